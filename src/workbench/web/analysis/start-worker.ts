import type { FromWorker } from '../worker/protocol.ts';
import workerAddress from '../worker/analysis-worker.ts?worker&url';
import type { RunningWorker } from './worker-client.ts';

/** What a browser that knows trusted types has for making an address of a script out of a text. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => {
    readonly createScriptURL: (address: string) => string;
  };
}

const trusted = (() => {
  let made: { readonly createScriptURL: (address: string) => string } | undefined;
  return (): string => {
    const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
    if (!trustedTypes) return workerAddress;
    // The only address that the policy lets through: whatever it is handed, it answers the worker's.
    made ??= trustedTypes.createPolicy('workbench-worker', { createScriptURL: () => workerAddress });
    return made.createScriptURL(workerAddress);
  };
})();

/** Starts the analysis worker; `failed` is called where it breaks, cannot be loaded, or the browser has no workers. */
export const startWorker = (hear: (message: FromWorker) => void, failed: () => void): RunningWorker => {
  if (typeof Worker === 'undefined') {
    queueMicrotask(failed);
    return { post: () => undefined, end: () => undefined };
  }
  const worker = new Worker(trusted(), { type: 'module', name: 'analysis' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data));
  worker.addEventListener('error', failed);
  worker.addEventListener('messageerror', failed);
  return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
};
