import { createContext } from 'react';
import { useProvided } from './use-provided.ts';

/** What a component may ask the portal to do. The app provides the actions; components know nothing of machines. */
export interface PortalActions {
  readonly chooseCoverage: (coverageId: string) => void;
  /** Opens the dual-coverage selector again. */
  readonly resetCoverage: () => void;
  readonly switchMember: (eid: string) => void;
  readonly logOut: () => void;
  /** Switches to the other language, staying on the same screen; rejects when its words cannot be loaded. */
  readonly switchLanguage: () => Promise<void>;
  /** The address of the current invoice, from the billing page of the legacy site; undefined when there is none. */
  readonly findInvoice: () => Promise<string | undefined>;
  readonly goBack: () => void;
  readonly retrySignIn: () => void;
}

export const PortalActionsContext = createContext<PortalActions | undefined>(undefined);

/** The actions a component may ask for; throws outside its provider. */
export const usePortalActions = (): PortalActions => useProvided(PortalActionsContext);
