import { isRecord } from '../http.ts';

// Milliseconds between requests for the live release.
const patience = 60_000;

export interface ReleaseWatch {
  // Asks the host at most once a minute. A failed request changes nothing.
  readonly look: (now: number) => Promise<void>;
  readonly check: () => Promise<boolean>;
  readonly isOld: () => boolean;
}

/** Watches for a newer release on behalf of a page that was loaded with `release`. */
export const releaseWatch = (release: string, fetch: typeof globalThis.fetch): ReleaseWatch => {
  let lookedAt: number | undefined;
  let isOld = false;
  const askHost = async (): Promise<unknown> => {
    const response = await fetch('/releases/current.json', { cache: 'no-store' });
    return response.ok ? response.json() : undefined;
  };
  const check = async (): Promise<boolean> => {
    const pointer = isOld ? undefined : await askHost().catch(() => undefined);
    if (isRecord(pointer) && typeof pointer['release'] === 'string') isOld = pointer['release'] !== release;
    return isOld;
  };
  return {
    look: async (now) => {
      if (lookedAt !== undefined && now - lookedAt < patience) return;
      lookedAt = now;
      await check();
    },
    check,
    isOld: () => isOld,
  };
};
