import { useContext } from 'react';
import type { Portal } from './portal.ts';
import { PortalContext } from './portal-context.ts';

/** The running portal; throws outside its provider. */
export const usePortal = (): Portal => {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('PortalContext has no value.');
  return portal;
};
