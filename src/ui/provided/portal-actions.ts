import { createContext } from 'react';
import { useProvided } from './use-provided.ts';

/** Actions that components can trigger. The app provides them, so components do not depend on machines. */
export interface PortalActions {
  readonly chooseCoverage: (coverageId: string) => void;
  /** Opens the coverage chooser again. */
  readonly resetCoverage: () => void;
  readonly switchMember: (eid: string) => void;
  readonly logOut: () => void;
  /** Switches to the other language on the same screen; rejects when its texts cannot be loaded. */
  readonly switchLanguage: () => Promise<void>;
  /**
   * Resolves to the address of the current invoice from the billing page of the legacy site, or undefined.
   */
  readonly findInvoice: () => Promise<string | undefined>;
  readonly goBack: () => void;
  readonly retrySignIn: () => void;
}

export const PortalActionsContext = createContext<PortalActions | undefined>(undefined);

export const usePortalActions = (): PortalActions => useProvided(PortalActionsContext);
