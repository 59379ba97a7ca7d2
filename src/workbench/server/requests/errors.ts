import type { ApiError, ErrorCode, Language } from '../../api/generated/api-shapes.ts';
import type { Refusal } from '../../store/outcome.ts';
import { jsonText } from '../threads/json-text.ts';
import { serverText } from '../words/server-words.ts';

const statuses: Readonly<Partial<Record<ErrorCode, number>>> = {
  'sign-in-again': 400,
  'signed-out': 401,
  'no-role': 403,
  'not-allowed': 403,
  'foreign-request': 403,
  'own-draft': 403,
  'own-emergency': 403,
  'own-cell': 403,
  'own-role': 403,
  'operator-only': 403,
  'not-operator': 403,
  unknown: 404,
  slow: 408,
  'too-large': 413,
  'too-many-edits': 413,
  'wrong-type': 415,
  'wrong-host': 421,
  'not-valid': 422,
  unreadable: 422,
  'no-such-day': 422,
  'no-such-hour': 422,
  'too-far': 422,
  twice: 422,
  past: 422,
  frozen: 423,
  'old-client': 426,
  'too-many': 429,
  failed: 500,
  'read-only': 503,
  'provider-away': 503,
};
const conflict = 409;

// docs/workbench-api.md, 3.
export const statusOf = (code: ErrorCode): number => statuses[code] ?? conflict;

export const apiHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};

const textAnswer = (text: string, status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, {
    status,
    headers: { 'Content-Type': 'application/json', ...apiHeaders, ...headers },
  });

export const jsonAnswer = (
  value: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response => textAnswer(JSON.stringify(value), status, headers);

/** Creates the response for a value that may have long lists, such as all edits of a draft. */
export const longAnswer = async (value: unknown, status = 200): Promise<Response> =>
  textAnswer(await jsonText(value), status);

export const emptyAnswer = (): Response => new Response(null, { status: 204, headers: apiHeaders });

// `reason` of an unavailable database is for the log only.
const bodyOf = (refusal: Refusal, language: Language): ApiError => {
  const details = Object.entries(refusal).filter(
    ([name]) => !(refusal.code === 'read-only' && name === 'reason'),
  );
  return { ...Object.fromEntries(details), code: refusal.code, message: serverText(language, refusal.code) };
};

export const refusalAnswer = (refusal: Refusal, language: Language): Response => {
  const wait = 'retryAfter' in refusal ? { 'Retry-After': String(refusal.retryAfter) } : undefined;
  return jsonAnswer(bodyOf(refusal, language), statusOf(refusal.code), wait);
};
