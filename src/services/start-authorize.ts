import type { Environment } from '../config/generated/config-files.ts';
import { authorizeUrl } from './authorize-url.ts';
import { pkce } from './pkce.ts';
import { randomText } from './random-text.ts';
import type { SafeStorage } from './safe-storage.ts';
import { signInTransaction } from './sign-in-transaction.ts';

export interface AuthorizeWorld {
  readonly fhir: Environment['fhir'];
  readonly redirectUri: string;
  readonly storage: SafeStorage;
  readonly crypto: Pick<Crypto, 'getRandomValues' | 'subtle'>;
  /** Who is signed in in this browser, as a mark. */
  readonly memberMark: string;
}

/** Opens a transaction with new secrets and gives the authorize address (A106); rejects for an issuer that is not listed. */
export const startAuthorize = async (launch: { readonly launch: string; readonly iss: string }, world: AuthorizeWorld): Promise<string> => {
  const { fhir, redirectUri, storage, crypto, memberMark } = world;
  if (!fhir.issuers.includes(launch.iss)) throw new Error('The issuer is not listed.');
  const proof = fhir.pkce === false ? undefined : await pkce(crypto);
  const state = fhir.state === false ? {} : { state: randomText(crypto) };
  signInTransaction(storage).open({ ...state, memberMark, ...(proof === undefined ? {} : { verifier: proof.verifier }) });
  return authorizeUrl(fhir, { ...launch, redirectUri, ...state, ...(proof === undefined ? {} : { codeChallenge: proof.challenge }) });
};
