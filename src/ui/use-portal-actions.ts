import { useContext } from 'react';
import { PortalActionsContext, type PortalActions } from './portal-actions.ts';

/** The deeds a component may ask for; throws when a component stands outside the app's provider. */
export const usePortalActions = (): PortalActions => {
  const actions = useContext(PortalActionsContext);
  if (!actions) throw new Error('PortalActionsContext has no value.');
  return actions;
};
