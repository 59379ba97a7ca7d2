import { parseJson } from './parse-json.ts';
import { readLimitedText } from './read-limited-text.ts';
import { tokenAnswer, type TokenAnswer } from './token-answer.ts';

export interface TokenRequest {
  readonly endpoint: string;
  readonly code: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly verifier?: string;
}

export interface TokenTransport {
  readonly fetch: typeof fetch;
  readonly timeoutSeconds: number;
}

const maxBytes = 16_000_000;

const pending = new Map<string, Promise<TokenAnswer | undefined>>();

const post = async (request: TokenRequest, { fetch, timeoutSeconds }: TokenTransport): Promise<TokenAnswer> => {
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

const loggedPost = async (request: TokenRequest, transport: TokenTransport): Promise<TokenAnswer | undefined> => {
  try {
    return await post(request, transport);
  } catch {
    console.error('Failed to fetch FHIR auth token');
    return undefined;
  } finally {
    pending.delete(request.code);
  }
};

/**
 * The one routine that exchanges a code for a token (R7.013, R7.023): callers with the same code share one call. A failure is
 * logged once without the answer's body and gives undefined.
 */
export const fetchToken = (request: TokenRequest, transport: TokenTransport): Promise<TokenAnswer | undefined> => {
  const running = pending.get(request.code) ?? loggedPost(request, transport);
  pending.set(request.code, running);
  return running;
};
