import { fromPromise, type PromiseActorLogic } from 'xstate';

/** Returns an actor that rejects. It is a placeholder for the one that `.provide` injects. */
export const unsetActor = <Output, Input>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor ${name} is not provided.`)));

export const unsetGuard =
  <Params>(): ((args: unknown, params: Params) => boolean) =>
  () =>
    false;

/** Returns an action without effect. It is a placeholder for the one that `.provide` injects. */
export const unsetAction =
  <Params>(): ((args: unknown, params: Params) => void) =>
  () =>
    undefined;
