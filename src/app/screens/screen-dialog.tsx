import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../ui/elements/dialog.tsx';
import type { ScreenView } from '../../view/screen/compose-screen.ts';
import { LoadedPage, type PageProps } from './loaded-page.tsx';

export interface DialogProps {
  screen: ScreenView;
  closesTo: string;
}

export const ScreenDialog = ({
  screen,
  closesTo,
  blocks,
  context,
}: DialogProps & Omit<PageProps, 'screen'>) => {
  const navigate = useNavigate();
  const close = useCallback(() => void navigate(closesTo, { replace: true }), [navigate, closesTo]);
  const { heading: title = screen.title, ...body } = screen;
  return (
    <Dialog title={title} onClose={close}>
      <LoadedPage screen={body} context={context} blocks={blocks} />
    </Dialog>
  );
};
