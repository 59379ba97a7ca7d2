import type { Environment } from '../../config/generated/config-files.ts';
import type { ExchangeResult, SignInCallback, SignInToken } from '../../machines/auth-types.ts';
import { parseJson, readLimitedText } from '../http.ts';
import type { SafeStorage } from '../storage.ts';
import { tokenAnswer } from './token.ts';
import { signInTransaction } from './transaction.ts';

export interface TokenRequest {
  readonly endpoint: string;
  readonly code: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly verifier?: string;
}

interface TokenTransport {
  readonly fetch: typeof fetch;
  readonly timeoutSeconds: number;
}

const maxBytes = 16_000_000;

const pending = new Map<string, Promise<SignInToken | undefined>>();

const post = async (
  request: TokenRequest,
  { fetch, timeoutSeconds }: TokenTransport,
): Promise<SignInToken> => {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    redirect_uri: request.redirectUri,
    code: request.code,
    client_id: request.clientId,
    ...(request.verifier === undefined ? {} : { code_verifier: request.verifier }),
  });
  const response = await fetch(request.endpoint, {
    method: 'POST',
    body,
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutSeconds * 1000),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const answer = tokenAnswer(parseJson((await readLimitedText(response, maxBytes)) ?? ''));
  if (answer === undefined) throw new Error('not a token answer');
  return answer;
};

const loggedPost = async (
  request: TokenRequest,
  transport: TokenTransport,
): Promise<SignInToken | undefined> => {
  try {
    return await post(request, transport);
  } catch {
    console.error('Failed to fetch FHIR auth token');
    return undefined;
  } finally {
    pending.delete(request.code);
  }
};

// Callers with the same code share one request (R7.013, R7.023). A failure is logged once without the body
// and returns undefined.
export const fetchToken = (
  request: TokenRequest,
  transport: TokenTransport,
): Promise<SignInToken | undefined> => {
  const running = pending.get(request.code) ?? loggedPost(request, transport);
  pending.set(request.code, running);
  return running;
};

export interface ExchangeDependencies extends TokenTransport {
  readonly fhir: Environment['fhir'];
  readonly redirectUri: string;
  readonly storage: SafeStorage;
}

type ReturnedCode = Pick<SignInCallback, 'code' | 'state' | 'iss'>;

/**
 * Exchanges a returned code (contract 3.7, 3.8). Sends nothing if this tab has no open transaction, or if
 * `state` or `iss` differ. A transaction can be used once. The token is not validated yet.
 */
export const exchangeCode = async (
  { code, state, iss }: ReturnedCode,
  dependencies: ExchangeDependencies,
): Promise<ExchangeResult> => {
  const { fhir, redirectUri } = dependencies;
  const transaction = signInTransaction(dependencies.storage).take();
  const isOwn =
    transaction !== undefined &&
    (fhir.state === false || (state !== undefined && state === transaction.state));
  const isIssuerRight =
    iss === undefined || fhir.authorizationIssuer === undefined || iss === fhir.authorizationIssuer;
  if (code === undefined || !isOwn || !isIssuerRight) return { kind: 'refused' };
  const verifier = transaction.verifier === undefined ? {} : { verifier: transaction.verifier };
  const token = await fetchToken(
    { endpoint: fhir.token, code, clientId: fhir.clientId, redirectUri, ...verifier },
    dependencies,
  );
  if (token === undefined) return { kind: 'failed' };
  return {
    kind: 'token',
    token,
    ...(transaction.requestedEid === undefined ? {} : { requestedEid: transaction.requestedEid }),
  };
};
