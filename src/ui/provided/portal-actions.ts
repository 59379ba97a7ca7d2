import { createContext } from 'react';
import { useProvided } from './use-provided.ts';

/** What a component may ask the portal to do. The app supplies the deeds; components know nothing of machines. */
export interface PortalActions {
  readonly chooseCoverage: (coverageId: string) => void;
  /** Opens the dual-coverage selector again. */
  readonly resetCoverage: () => void;
  readonly switchMember: (eid: string) => void;
  readonly logOut: () => void;
  /** Switches to the other language, staying on the same screen; rejects when its words cannot be had. */
  readonly switchLanguage: () => Promise<void>;
  /** The address of the current invoice, from the billing page of the legacy site; undefined when there is none to be had. */
  readonly findInvoice: () => Promise<string | undefined>;
  readonly goBack: () => void;
  readonly retrySignIn: () => void;
}

export const PortalActionsContext = createContext<PortalActions | undefined>(undefined);

/** The actions a component may ask for; throws outside the app's provider. */
export const usePortalActions = (): PortalActions => useProvided(PortalActionsContext);
