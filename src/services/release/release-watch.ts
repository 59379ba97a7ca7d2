import { isRecord } from '../http.ts';

/** Asks at most this often which release is live (milliseconds). */
const patience = 60_000;

/** Whether the page's release is still the live one. */
export interface ReleaseWatch {
  /** Asks the host, unless it was asked within the last minute; an answer that does not come changes nothing. */
  readonly look: (now: number) => Promise<void>;
  /** Asks the host now, and says whether the page is old. */
  readonly check: () => Promise<boolean>;
  /** True once another release was seen to be live. */
  readonly isOld: () => boolean;
}

/** Watches the pointer to the live release for a page that was loaded with `release`. */
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
