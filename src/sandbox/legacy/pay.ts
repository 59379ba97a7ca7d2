import type { SandboxState } from '../sandbox-state.ts';

/** Books a payment in dollars on a coverage; a sum that is not above zero is refused with `false`. */
export const pay = (state: SandboxState, coverageId: string, dollars: number): boolean => {
  if (!(dollars > 0)) return false;
  state.payments.set(coverageId, (state.payments.get(coverageId) ?? 0) + dollars);
  return true;
};
