import type { Language } from '../../api/generated/api-shapes.ts';
import { apiHeaders } from './errors.ts';
import { serverText } from '../words/server-words.ts';

// The sign-in page reads it from `failed` in its address.
type Failure = 'provider-away' | 'sign-in-again';

const statusOf: Readonly<Record<Failure, number>> = { 'provider-away': 503, 'sign-in-again': 400 };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

// With a button: an automatic retry could loop.
const pageOf = (failure: Failure, returnTo: string, origin: string): string => {
  const address = new URL(returnTo, origin);
  address.searchParams.set('failed', failure);
  return address.pathname + address.search;
};

// The status and one line of text say what happened, and the sign-in page follows at once (Decision 0030).
export const failedPage = (
  failure: Failure,
  {
    returnTo,
    origin,
    language,
  }: { readonly returnTo: string; readonly origin: string; readonly language: Language },
): Response => {
  const text = escaped(serverText(language, failure));
  const to = escaped(pageOf(failure, returnTo, origin));
  const body = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${text}</title><p><a href="${to}">${text}</a></p></html>`;
  return new Response(body, {
    status: statusOf[failure],
    headers: {
      ...apiHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      Refresh: `0; url=${pageOf(failure, returnTo, origin)}`,
    },
  });
};
