import type { Environment } from '../config/generated/config-files.ts';
import { fetchToken, type TokenTransport } from './fetch-token.ts';
import { isTokenValid } from './is-token-valid.ts';
import type { SafeStorage } from './safe-storage.ts';
import { signInTransaction } from './sign-in-transaction.ts';
import type { TokenAnswer } from './token-answer.ts';

export interface ExchangeWorld extends TokenTransport {
  readonly fhir: Environment['fhir'];
  readonly redirectUri: string;
  readonly storage: SafeStorage;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export type Exchange =
  | { readonly kind: 'token'; readonly token: TokenAnswer; readonly requestedEid?: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed' };

interface ReturnedCode {
  readonly code?: string;
  readonly state?: string;
  readonly iss?: string;
}

/**
 * Exchanges a returned code (contract 3.7, 3.8). Without this tab's own open transaction, with another `state` or with another
 * `iss` than the configured one it is refused and nothing is sent; a transaction serves once.
 */
export const exchangeCode = async ({ code, state, iss }: ReturnedCode, world: ExchangeWorld): Promise<Exchange> => {
  const { fhir, redirectUri } = world;
  const transaction = signInTransaction(world.storage).take();
  const isOwn = transaction !== undefined && (fhir.state === false || (state !== undefined && state === transaction.state));
  const isIssuerRight = iss === undefined || fhir.authorizationIssuer === undefined || iss === fhir.authorizationIssuer;
  if (code === undefined || !isOwn || !isIssuerRight) return { kind: 'refused' };
  const verifier = transaction.verifier === undefined ? {} : { verifier: transaction.verifier };
  const token = await fetchToken({ endpoint: fhir.token, code, clientId: fhir.clientId, redirectUri, ...verifier }, world);
  if (token === undefined || !isTokenValid(token.accessToken, world.now())) return { kind: 'failed' };
  return { kind: 'token', token, ...(transaction.requestedEid === undefined ? {} : { requestedEid: transaction.requestedEid }) };
};
