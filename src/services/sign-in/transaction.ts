import { isRecord, parseJson } from '../http.ts';
import { type SafeStorage, storageKeys } from '../storage.ts';

/** How a sign-in of this tab began. */
interface Start {
  /** Who was signed in in this browser, and in which generation. */
  readonly mark: string;
  /** The address of the legacy site whose launch is awaited. */
  readonly leftFor: string;
  /** Epoch milliseconds. */
  readonly leftAt: number;
  /** The member asked for by a switch; one who was asked for before stays. */
  readonly requestedEid?: string;
}

/** One sign-in of this tab that waits for its code, or before that for its launch. */
export interface SignInTransaction {
  readonly isOpen: boolean;
  readonly state?: string;
  readonly verifier?: string;
  /** The member asked for by a switch: no other may come (contract 8). */
  readonly requestedEid?: string;
  /** Who was signed in in this browser when the sign-in began, and in which generation. */
  readonly mark?: string;
}

/** An awaited launch comes sooner: a page that has not left after 30 seconds shows another way on. */
const launchMilliseconds = 120_000;

const texts = ['state', 'verifier', 'requestedEid', 'mark'] as const;

/** The transaction of this tab under `portal.signIn`: begun as the tab leaves for its launch, opened by the authorize redirect, taken once, and bound to the tab (RFC 9700; Decision 0020). */
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
    /** Notes the tab's own start, as it leaves for the legacy site. */
    begin: (start: Start): void => write({ requestedEid: read().requestedEid, ...start }),
    /** Whether a launch that comes at `now` answers this tab's own start, and from the same address; a start serves once, and not for long. */
    takeStart: (leftFor: string, now: number): boolean => {
      const { leftFor: address, leftAt } = kept();
      const { mark, requestedEid } = read();
      if (address !== undefined) write({ mark, requestedEid });
      return address === leftFor && Math.abs(now - Number(leftAt)) < launchMilliseconds;
    },
    /** Opens it; a mark that was noted as the tab left stays. */
    open: (secrets: Pick<SignInTransaction, 'state' | 'verifier' | 'mark'>): void => {
      const { requestedEid, mark = secrets.mark } = read();
      write({ isOpen: true, ...secrets, mark, requestedEid });
    },
    read,
    /** Gives the open transaction and destroys it. */
    take: (): SignInTransaction | undefined => {
      const transaction = read();
      if (!transaction.isOpen) return undefined;
      storage.remove(storageKeys.signIn);
      return transaction;
    },
  };
};
