import { isRecord, parseJson } from '../http.ts';
import { type SafeStorage, storageKeys } from '../storage.ts';

/** One sign-in of this tab that waits for its code, or for its launch after a switch of members. */
export interface SignInTransaction {
  readonly isOpen: boolean;
  readonly state?: string;
  readonly verifier?: string;
  /** The member asked for by a switch. */
  readonly requestedEid?: string;
  /** Who was signed in in this browser when the sign-in began, as a checksum. */
  readonly memberChecksum?: string;
}

const textField = (value: Readonly<Record<string, unknown>>, name: keyof SignInTransaction) =>
  typeof value[name] === 'string' ? { [name]: value[name] } : {};

const read = (storage: SafeStorage): SignInTransaction | undefined => {
  const value = parseJson(storage.read(storageKeys.signIn) ?? '');
  if (!isRecord(value)) return undefined;
  const texts = (['state', 'verifier', 'requestedEid', 'memberChecksum'] as const).map((name) => textField(value, name));
  return Object.assign({ isOpen: value['isOpen'] === true }, ...texts) as SignInTransaction;
};

/** The transaction of this tab under `portal.signIn`: opened by the authorize redirect, taken once, and bound to the tab (RFC 9700). */
export const signInTransaction = (storage: SafeStorage) => ({
  /** Notes the member whom the next sign-in must bring (contract 8). */
  requestMember: (requestedEid: string): void => void storage.write(storageKeys.signIn, JSON.stringify({ isOpen: false, requestedEid })),
  /** The member whom the sign-in must bring, after a switch. */
  requestedEid: (): string | undefined => read(storage)?.requestedEid,
  /** Notes who is signed in as the tab leaves for the legacy site: its answer may be overtaken before it is here. */
  begin: (memberChecksum: string): void => {
    const { requestedEid } = read(storage) ?? {};
    storage.write(storageKeys.signIn, JSON.stringify({ isOpen: false, memberChecksum, requestedEid }));
  },
  /** Opens it; a checksum that was noted as the tab left stays. */
  open: (secrets: Pick<SignInTransaction, 'state' | 'verifier' | 'memberChecksum'>): void => {
    const { requestedEid, memberChecksum = secrets.memberChecksum } = read(storage) ?? {};
    storage.write(storageKeys.signIn, JSON.stringify({ isOpen: true, ...secrets, memberChecksum, requestedEid }));
  },
  /** Who was signed in when the sign-in under way began. */
  memberChecksum: (): string | undefined => read(storage)?.memberChecksum,
  /** Gives the open transaction and destroys it. */
  take: (): SignInTransaction | undefined => {
    const transaction = read(storage);
    if (transaction?.isOpen !== true) return undefined;
    storage.remove(storageKeys.signIn);
    return transaction;
  },
});
