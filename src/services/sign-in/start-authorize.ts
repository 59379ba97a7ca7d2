import type { Environment } from '../../config/generated/config-files.ts';
import type { SafeStorage } from '../storage.ts';
import { signInTransaction } from './transaction.ts';

export interface AuthorizeRequest {
  readonly launch: string;
  readonly iss: string;
  readonly redirectUri: string;
  readonly state?: string;
  readonly codeChallenge?: string;
}

// The authorize address of the records provider (R7.012, A106); `aud` is the issuer of the launch.
export const authorizeUrl = (fhir: Environment['fhir'], request: AuthorizeRequest): string => {
  const address = new URL(fhir.authorize);
  const parameters = {
    response_type: 'code',
    scope: 'launch',
    launch: request.launch,
    redirect_uri: request.redirectUri,
    client_id: fhir.clientId,
    aud: request.iss,
    ...(request.state === undefined ? {} : { state: request.state }),
    ...(request.codeChallenge === undefined
      ? {}
      : { code_challenge: request.codeChallenge, code_challenge_method: 'S256' }),
  };
  Object.entries(parameters).forEach(([name, value]) => address.searchParams.set(name, value));
  return address.href;
};

// Without padding (RFC 4648, section 5).
const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

// 32 random bytes as base64url, for `state` and the verifier (RFC 7636; RFC 9700).
const randomText = (source: Pick<Crypto, 'getRandomValues'>): string =>
  base64url(source.getRandomValues(new Uint8Array(32)));

export interface Pkce {
  readonly verifier: string;
  readonly challenge: string;
}

// A verifier of 32 random bytes and its S256 challenge (RFC 7636, A106).
export const pkce = async (source: Pick<Crypto, 'getRandomValues' | 'subtle'>): Promise<Pkce> => {
  const verifier = randomText(source);
  const digest = await source.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64url(new Uint8Array(digest)) };
};

export interface AuthorizeDependencies {
  readonly fhir: Environment['fhir'];
  readonly redirectUri: string;
  readonly storage: SafeStorage;
  readonly crypto: Pick<Crypto, 'getRandomValues' | 'subtle'>;
  readonly mark: string;
}

/**
 * Opens a transaction with new secrets and returns the authorize address (A106). Rejects an issuer that is
 * not listed.
 */
export const startAuthorize = async (
  launch: { readonly launch: string; readonly iss: string },
  dependencies: AuthorizeDependencies,
): Promise<string> => {
  const { fhir, redirectUri, storage, crypto, mark } = dependencies;
  if (!fhir.issuers.includes(launch.iss)) throw new Error('The issuer is not listed.');
  const proof = fhir.pkce === false ? undefined : await pkce(crypto);
  const state = fhir.state === false ? {} : { state: randomText(crypto) };
  signInTransaction(storage).open({
    ...state,
    mark,
    ...(proof === undefined ? {} : { verifier: proof.verifier }),
  });
  return authorizeUrl(fhir, {
    ...launch,
    redirectUri,
    ...state,
    ...(proof === undefined ? {} : { codeChallenge: proof.challenge }),
  });
};
