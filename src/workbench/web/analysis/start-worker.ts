import workerAddress from '../worker/analysis-worker.ts?worker&url';
import type { StartWorker } from './worker-client.ts';

/** What a browser that knows trusted types has for making an address of a script out of a text. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => {
    readonly createScriptURL: (address: string) => string;
  };
}

/** Which analysis this is: another code has another name. Undefined where it is not built, and may change under one name. */
export const workerVersion = import.meta.env.PROD ? workerAddress : undefined;

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

const made = (): Worker => new Worker(trusted(), { type: 'module', name: 'analysis' });

let spare: Worker | undefined;

/** Loads the analysis worker while the texts that it is to work on are still on their way; the next start takes it. */
export const loadWorkerEarly = (): void => {
  if (typeof Worker === 'undefined') return;
  const worker = made();
  // Whoever starts one then finds out for themselves.
  worker.addEventListener('error', () => (spare = undefined), { once: true });
  spare = worker;
};

/** Starts the analysis worker; `failed` is called where it breaks, cannot be loaded, or the browser has no workers. */
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
