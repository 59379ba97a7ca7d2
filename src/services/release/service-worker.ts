import { serviceWorkerPath } from '../../config/host-paths.ts';

interface Policy {
  readonly createScriptURL: (address: string) => unknown;
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: { readonly createScriptURL: () => string }) => Policy;
}

/** Created once in a page, which refuses a second policy of the same name. */
let policy: Policy | undefined;

/** The one address that the worker may come from, as Trusted Types ask for it; a browser without them takes the text. */
const trustedAddress = (): string => {
  const factory = (window as { readonly trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('portal-service-worker', { createScriptURL: () => serviceWorkerPath });
  return (policy?.createScriptURL('') ?? serviceWorkerPath) as string;
};

const remove = async (container: ServiceWorkerContainer): Promise<void> => {
  const registrations = await container.getRegistrations();
  if (registrations.length === 0) return;
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
};

/** Registers the service worker, or takes it out of the browser with all that it kept; a browser that refuses goes on without one. */
export const settleServiceWorker = async (isWanted: boolean): Promise<void> => {
  const container = (navigator as Partial<Navigator>).serviceWorker;
  if (!container) return;
  try {
    await (isWanted ? container.register(trustedAddress(), { updateViaCache: 'none' }) : remove(container));
  } catch {
    console.warn('The browser refused the service worker.');
  }
};
