import type { IncomingMessage } from 'node:http';
import type { Context, Hono } from 'hono';
import { beginSession, endSession } from '../../store/people/sessions.ts';
import { readSettings } from '../../store/people/settings.ts';
import { keepSignIn, takeSignIn } from '../../store/people/sign-ins.ts';
import { done, type Outcome } from '../../store/outcome.ts';
import { type Granted, operate } from '../../store/transact.ts';
import { tokenOf } from '../requests/asker.ts';
import { readCookie, signedToken, writeCookie } from '../requests/cookies.ts';
import { emptyAnswer, refusalAnswer } from '../requests/errors.ts';
import { limiter, signInLimit } from '../requests/limits.ts';
import { readBody } from '../requests/read-body.ts';
import { failureKind } from '../../store/database-errors.ts';
import type { Site } from '../requests/site.ts';
import { askedLanguage } from '../words/server-words.ts';
import {
  callbackPath,
  claimedRoles,
  isLoopback,
  isProviderAway,
  type SignedIn,
} from '../sign-in/provider.ts';
import { failedPage } from '../requests/failed-page.ts';
import { ownPath } from '../sign-in/own-path.ts';

// In seconds, as long as the store keeps a sign-in.
const signInSeconds = 600;
const sessionSeconds = 24 * 3600;

const mostUnderWay = 4;

const languageOf = (context: Context) => askedLanguage(context.req.header('accept-language'));

// Behind a proxy on this machine: the visitor of the last proxy.
const addressOf = (context: Context): string => {
  const { incoming } = (context.env ?? {}) as { readonly incoming?: Pick<IncomingMessage, 'socket'> };
  const address = incoming?.socket.remoteAddress ?? '';
  const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  const plain = address.replace('::ffff:', '');
  return forwarded !== undefined && isLoopback(`http://${plain.includes(':') ? `[${plain}]` : plain}`)
    ? forwarded
    : plain;
};

// Only sign-ins of this browser: a callback of another one is not ours.
const statesOf = (context: Context, { cookies }: Site): readonly string[] =>
  (readCookie('signIn', context.req.header('cookie'), cookies) ?? '')
    .split('.')
    .filter((state) => state !== '');

const moved = (to: string, ...cookies: readonly string[]): Response => {
  const headers = new Headers({
    Location: to,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 302, headers });
};

const begin = (site: Site) => {
  const count = limiter(signInLimit);
  return async (context: Context): Promise<Response> => {
    const language = languageOf(context);
    const retryAfter = count(addressOf(context));
    if (retryAfter !== undefined) return refusalAnswer({ code: 'too-many', retryAfter }, language);
    const returnTo = ownPath(context.req.query('return_to'), site.origin);
    const signIn = await site.provider.begin().catch((error: unknown) => {
      site.log.event('provider-away', { kind: failureKind(error) });
      return undefined;
    });
    if (!signIn) return failedPage('provider-away', { returnTo, origin: site.origin, language });
    const { state, nonce, verifier, address } = signIn;
    const taken = await operate(site.store, 'web', (granted) =>
      keepSignIn(granted, state, { nonce, verifier, returnTo }),
    );
    if (!taken.ok) return refusalAnswer(taken.refusal, language);
    const states = [state, ...statesOf(context, site)].slice(0, mostUnderWay).join('.');
    return moved(address, writeCookie('signIn', states, signInSeconds, site.cookies));
  };
};

// Ends the browser's earlier session, which could belong to another user.
const sessionFor =
  ({ claims, ...identity }: SignedIn, earlier: string | undefined) =>
  async (granted: Granted<'operate'>) => {
    const settings = await readSettings(granted);
    if (!settings.ok) return settings;
    const { oidcRoles } = settings.value;
    const session = await beginSession(
      granted,
      identity,
      oidcRoles ? claimedRoles(claims, oidcRoles) : undefined,
    );
    if (session.ok && earlier !== undefined) await endSession(granted, earlier);
    return session;
  };

const whoCameBack = async (
  context: Context,
  site: Site,
): Promise<Outcome<{ readonly person: SignedIn; readonly returnTo: string; readonly state: string }>> => {
  const state = context.req.query('state') ?? '';
  const again = { ok: false, refusal: { code: 'sign-in-again' } } as const;
  if (!statesOf(context, site).includes(state)) return again;
  const taken = await operate(site.store, 'web', (granted) => takeSignIn(granted, state));
  if (!taken.ok) return taken;
  const { nonce, verifier, returnTo } = taken.value;
  try {
    const person = await site.provider.finish(new URL(context.req.url).search, { state, nonce, verifier });
    return done({ person, returnTo, state });
  } catch (error) {
    site.log.event('sign-in-failed', { kind: failureKind(error) });
    return isProviderAway(error) ? { ok: false, refusal: { code: 'provider-away' } } : again;
  }
};

const finish =
  (site: Site) =>
  async (context: Context): Promise<Response> => {
    const language = languageOf(context);
    const failed = (code: 'provider-away' | 'sign-in-again') =>
      failedPage(code, { returnTo: '/', origin: site.origin, language });
    const back = await whoCameBack(context, site);
    if (!back.ok) {
      const { code } = back.refusal;
      return code === 'provider-away' || code === 'sign-in-again'
        ? failed(code)
        : refusalAnswer(back.refusal, language);
    }
    const { person, returnTo, state } = back.value;
    const session = await operate(
      site.store,
      'web',
      sessionFor(person, tokenOf(site, context.req.header('cookie'))),
    );
    if (!session.ok) return refusalAnswer(session.refusal, language);
    const states = statesOf(context, site).filter((one) => one !== state);
    return moved(
      returnTo,
      writeCookie('session', signedToken(session.value.token, site.cookies), sessionSeconds, site.cookies),
      writeCookie('signIn', states.join('.'), states.length > 0 ? signInSeconds : 0, site.cookies),
    );
  };

const signOut =
  (site: Site) =>
  async (context: Context): Promise<Response> => {
    const language = languageOf(context);
    const body = await readBody(context.req.raw, { shape: 'SignOut', types: [], language });
    if (!body.ok) return refusalAnswer(body.refusal, language);
    const { everywhere = false } = body.value as { readonly everywhere?: boolean };
    const token = tokenOf(site, context.req.header('cookie'));
    if (token === undefined) return refusalAnswer({ code: 'signed-out' }, language);
    const ended = await operate(site.store, 'web', (granted) => endSession(granted, token, everywhere));
    if (!ended.ok) return refusalAnswer(ended.refusal, language);
    const answer = emptyAnswer();
    answer.headers.append('Set-Cookie', writeCookie('session', '', 0, site.cookies));
    // Never "storage", which has the edits that are not saved yet.
    answer.headers.append('Clear-Site-Data', '"cache"');
    return answer;
  };

export const addSignIn = (app: Hono, site: Site): void => {
  app.get('/auth/sign-in', begin(site));
  app.get(callbackPath, finish(site));
  app.post('/auth/sign-out', signOut(site));
};
