import { isRecord, parseJson } from '../http.ts';
import { type SafeStorage, storageKeys } from '../storage.ts';

interface Start {
  // The member and generation of this browser at that time.
  readonly mark: string;
  // The legacy address that should answer with a launch.
  readonly leftFor: string;
  // Epoch milliseconds.
  readonly leftAt: number;
  // The member requested by a switch. An earlier request stays.
  readonly requestedEid?: string;
}

// A sign-in of this tab that waits for its code or its launch.
export interface SignInTransaction {
  readonly isOpen: boolean;
  readonly state?: string;
  readonly verifier?: string;
  // The member requested by a switch; no other is accepted (contract 8).
  readonly requestedEid?: string;
  // The member and generation of this browser when the sign-in started.
  readonly mark?: string;
}

// A launch comes sooner: after 30 seconds, the page offers other ways.
const launchMilliseconds = 120_000;

const texts = ['state', 'verifier', 'requestedEid', 'mark'] as const;

/**
 * Stores the sign-in transaction of this tab under `portal.signIn`: created before leaving for a launch,
 * opened by the authorize redirect, taken once (RFC 9700; Decision 0020).
 */
export const signInTransaction = (storage: SafeStorage) => {
  const kept = (): Readonly<Record<string, unknown>> => {
    const value = parseJson(storage.read(storageKeys.signIn) ?? '');
    return isRecord(value) ? value : {};
  };
  const read = (): SignInTransaction => {
    const value = kept();
    const known = texts.filter((name) => typeof value[name] === 'string').map((name) => [name, value[name]]);
    return { isOpen: value['isOpen'] === true, ...(Object.fromEntries(known) as Partial<SignInTransaction>) };
  };
  const write = (value: object): void => void storage.write(storageKeys.signIn, JSON.stringify(value));
  return {
    /** Records the start of a sign-in before leaving for the legacy site. */
    begin: (start: Start): void => write({ requestedEid: read().requestedEid, ...start }),
    /**
     * True when a launch at `now` answers this tab's own recent start, from the same address. A start can be
     * used once.
     */
    takeStart: (leftFor: string, now: number): boolean => {
      const { leftFor: address, leftAt } = kept();
      const { mark, requestedEid } = read();
      if (address !== undefined) write({ mark, requestedEid });
      return address === leftFor && Math.abs(now - Number(leftAt)) < launchMilliseconds;
    },
    /** Keeps a mark that was recorded at the start. */
    open: (secrets: Pick<SignInTransaction, 'state' | 'verifier' | 'mark'>): void => {
      const { requestedEid, mark = secrets.mark } = read();
      write({ isOpen: true, ...secrets, mark, requestedEid });
    },
    read,
    /** Returns the open transaction and deletes it. */
    take: (): SignInTransaction | undefined => {
      const transaction = read();
      if (!transaction.isOpen) return undefined;
      storage.remove(storageKeys.signIn);
      return transaction;
    },
  };
};
