import { serviceWorkerPath } from '../../config/host-paths.ts';

interface Policy {
  readonly createScriptURL: (address: string) => unknown;
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: { readonly createScriptURL: () => string }) => Policy;
}

// A page refuses a second policy with the same name.
let policy: Policy | undefined;

// The only address of the worker, for Trusted Types; browsers without them take the text.
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

/**
 * Registers the service worker, or removes it with all its caches. Ignores errors, because some browsers refuse
 * service workers.
 */
export const settleServiceWorker = async (isWanted: boolean): Promise<void> => {
  const container = (navigator as Partial<Navigator>).serviceWorker;
  if (!container) return;
  try {
    await (isWanted ? container.register(trustedAddress(), { updateViaCache: 'none' }) : remove(container));
  } catch {
    console.warn('The browser refused the service worker.');
  }
};
