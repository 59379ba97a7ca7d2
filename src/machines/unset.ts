import { fromPromise, type PromiseActorLogic } from 'xstate';

/** A promise actor that rejects, for a machine whose dependencies are injected with `.provide`. */
export const unsetActor = <Output, Input>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor ${name} is not provided.`)));

/** A guard that never holds, for a machine whose dependencies are injected with `.provide`. */
export const unsetGuard =
  <Params>(): ((args: unknown, params: Params) => boolean) =>
  () =>
    false;

/** An action that does nothing, for a machine whose dependencies are injected with `.provide`. */
export const unsetAction =
  <Params>(): ((args: unknown, params: Params) => void) =>
  () =>
    undefined;
