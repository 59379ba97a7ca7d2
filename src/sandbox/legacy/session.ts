import { randomUUID } from 'node:crypto';
import { type Reply, reply, slowMilliseconds, type Visit, wait } from '../http.ts';
import type { LegacySession, SandboxOrigins, SandboxState } from '../state.ts';

// Contains the port, because browsers share cookies between ports of localhost.
export const sessionCookie = (origins: SandboxOrigins): string =>
  `legacy_session_${new URL(origins.legacy).port}`;

// Returns the `Set-Cookie` value; `m21` opens M20's account with M21's record (contract 7). Undefined for an
// unknown login.
export const openSession = (state: SandboxState, login: string): string | undefined => {
  const record = state.members.get(login.trim().toLowerCase());
  if (!record) return undefined;
  const id = randomUUID();
  state.sessions.set(id, { holder: record.holder ?? record.id, active: record.id });
  return `${sessionCookie(state.origins)}=${id}; Path=/; HttpOnly; SameSite=Lax`;
};

export interface LegacyVisit extends Visit {
  readonly state: SandboxState;
  readonly session: LegacySession | undefined;
  readonly sessionId: string;
  readonly language: 'en' | 'es';
}

export type LegacyPage = (visit: LegacyVisit) => Reply | Promise<Reply>;

const failures: Readonly<Record<string, string>> = {
  wrong: 'error=usernameloginfailed',
  max: 'error=maxpassfail',
  locked: 'error=accountLocked',
  boom: 'error=unexpectederror',
  errkey: 'errorKey=LOGIN_UNAVAILABLE',
};

const knobFailures: Readonly<Record<string, string | undefined>> = {
  usernameloginfailed: failures['wrong'],
  maxpassfail: failures['max'],
  accountLocked: failures['locked'],
  other: failures['boom'],
  errorKey: failures['errkey'],
};

// `Authentication/Login/DoLogin`: sets the cookie and redirects to the portal, or to the failure page for the
// password or loginError knob (contract 3.2, 3.3, 7).
export const doLogin: LegacyPage = ({ method, body, state }) => {
  if (method !== 'POST') return reply.redirect('/Authentication/Login');
  const form = new URLSearchParams(body);
  const failure = knobFailures[state.knobs.loginError] ?? failures[form.get('password') ?? ''];
  const cookie = failure ? undefined : openSession(state, form.get('username') ?? '');
  if (cookie) return reply.redirect(`${state.origins.portal}/`, { 'set-cookie': cookie });
  const language = form.get('lang') === 'es' ? '&lang=es' : '';
  return reply.redirect(`/Authentication/Login?${failure ?? failures['wrong']}${language}`);
};

export const logOut: LegacyPage = ({ state, sessionId }) => {
  state.sessions.delete(sessionId);
  return reply.redirect(`${state.origins.portal}/login`, {
    'set-cookie': `${sessionCookie(state.origins)}=; Path=/; Max-Age=0`,
  });
};

// Only for the portal's origin, with credentials (contract 8).
export const corsForPortal = ({ origin, state }: LegacyVisit): Readonly<Record<string, string>> =>
  origin === state.origins.portal
    ? { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true', vary: 'origin' }
    : {};

// `Home/KeepAlive` (contract 3.4): always 200, body 1 with a session and 0 without, unless the keepAlive knob
// makes it fail.
export const keepAlive: LegacyPage = async (visit) => {
  const knob = visit.state.knobs.keepAlive;
  const headers = corsForPortal(visit);
  if (knob === 'offline') return 'hangUp';
  if (knob === '500') return reply.html('Internal Server Error', 500, headers);
  if (knob === 'login-html') return reply.redirect('/Authentication/Login', headers);
  if (knob === 'slow') await wait(slowMilliseconds);
  return reply.html(visit.session && knob !== 'dead' ? '1' : '0', 200, headers);
};
