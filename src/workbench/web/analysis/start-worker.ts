import workerAddress from '../worker/analysis-worker.ts?worker&url';
import type { StartWorker } from './worker-client.ts';

// Part of the Trusted Types API, which not every browser has.
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => {
    readonly createScriptURL: (address: string) => string;
  };
}

// A new version of the code has a new name. Undefined in development, where the name does not change.
export const workerVersion = import.meta.env.PROD ? workerAddress : undefined;

const trusted = (() => {
  let made: { readonly createScriptURL: (address: string) => string } | undefined;
  return (): string => {
    const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
    if (!trustedTypes) return workerAddress;
    // The policy returns only this address, for any input.
    made ??= trustedTypes.createPolicy('workbench-worker', { createScriptURL: () => workerAddress });
    return made.createScriptURL(workerAddress);
  };
})();

const made = (): Worker => new Worker(trusted(), { type: 'module', name: 'analysis' });

let spare: Worker | undefined;

// Loads the worker while the page still loads its files; the next start uses it.
export const loadWorkerEarly = (): void => {
  if (typeof Worker === 'undefined') return;
  const worker = made();
  // The next start meets the same error and handles it.
  worker.addEventListener('error', () => (spare = undefined), { once: true });
  spare = worker;
};

// Calls `failed` if the worker fails, cannot load, or is not supported by the browser.
export const startWorker: StartWorker = (hear, failed) => {
  if (typeof Worker === 'undefined') {
    queueMicrotask(failed);
    return { post: () => undefined, end: () => undefined };
  }
  const worker = spare ?? made();
  spare = undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<Parameters<typeof hear>[0]>) => hear(data));
  worker.addEventListener('error', failed);
  worker.addEventListener('messageerror', failed);
  return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
};
