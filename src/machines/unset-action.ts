/** An action that does nothing, for a machine whose deeds are injected with `.provide`. */
export const unsetAction =
  <Params>(): ((args: unknown, params: Params) => void) =>
  () =>
    undefined;
