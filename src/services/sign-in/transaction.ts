import { isRecord, parseJson } from '../http.ts';
import { type SafeStorage, storageKeys } from '../storage.ts';

interface Start {
  readonly mark: string;
  readonly leftFor: string;
  // Epoch milliseconds.
  readonly leftAt: number;
  readonly requestedEid?: string;
}

export interface SignInTransaction {
  readonly isOpen: boolean;
  readonly state?: string;
  readonly verifier?: string;
  // The member requested by a switch; no other is accepted (contract 8).
  readonly requestedEid?: string;
  readonly mark?: string;
}

// After that time the page offers other ways.
const launchMilliseconds = 30_000;

const texts = ['state', 'verifier', 'requestedEid', 'mark'] as const;

/**
 * Stores a sign-in under `portal.signIn` before the page leaves for a launch. It can be read only once (RFC 9700;
 * Decision 0020).
 */
export const signInTransaction = (storage: SafeStorage) => {
  const readStored = (): Readonly<Record<string, unknown>> => {
    const value = parseJson(storage.read(storageKeys.signIn) ?? '');
    return isRecord(value) ? value : {};
  };
  const read = (): SignInTransaction => {
    const value = readStored();
    const known = texts.filter((name) => typeof value[name] === 'string').map((name) => [name, value[name]]);
    return { isOpen: value['isOpen'] === true, ...(Object.fromEntries(known) as Partial<SignInTransaction>) };
  };
  const write = (value: object): void => void storage.write(storageKeys.signIn, JSON.stringify(value));
  const dropStart = (): void => {
    const { mark, requestedEid } = read();
    if (readStored()['leftFor'] !== undefined) write({ mark, requestedEid });
  };
  return {
    dropStart,
    begin: (start: Start): void => write({ requestedEid: read().requestedEid, ...start }),
    // True when a launch at `now` answers this tab's own recent start, from the same address. A start can be
    // used once.
    takeStart: (leftFor: string, now: number): boolean => {
      const { leftFor: address, leftAt } = readStored();
      dropStart();
      return address === leftFor && Math.abs(now - Number(leftAt)) < launchMilliseconds;
    },
    open: (secrets: Pick<SignInTransaction, 'state' | 'verifier' | 'mark'>): void => {
      const { requestedEid, mark = secrets.mark } = read();
      write({ isOpen: true, ...secrets, mark, requestedEid });
    },
    read,
    take: (): SignInTransaction | undefined => {
      const transaction = read();
      if (!transaction.isOpen) return undefined;
      storage.remove(storageKeys.signIn);
      return transaction;
    },
  };
};
