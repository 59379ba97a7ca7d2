import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { repairedPath } from '../../view/routes/repaired-path.ts';
import type { ViewContext } from '../../view/view-context.ts';

interface Props {
  context: ViewContext;
  otherwise: ReactNode;
}

export const LostPath = ({ context: { config, language }, otherwise }: Props) => {
  const { pathname, search, hash } = useLocation();
  const meant = repairedPath(config, language, pathname);
  return meant === undefined ? otherwise : <Navigate to={meant + search + hash} replace />;
};
