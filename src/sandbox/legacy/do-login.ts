import { reply } from '../http/reply.ts';
import type { LegacyPage } from './legacy-visit.ts';
import { openSession } from './open-session.ts';

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

/** `Authentication/Login/DoLogin`: sets the cookie and redirects to the portal, or to the failure page that the password or the loginError knob asks for (contract 3.2, 3.3, 7). */
export const doLogin: LegacyPage = ({ method, body, state }) => {
  if (method !== 'POST') return reply.redirect('/Authentication/Login');
  const form = new URLSearchParams(body);
  const failure = knobFailures[state.knobs.loginError] ?? failures[form.get('password') ?? ''];
  const cookie = failure ? undefined : openSession(state, form.get('username') ?? '');
  if (cookie) return reply.redirect(`${state.origins.portal}/`, { 'set-cookie': cookie });
  const language = form.get('lang') === 'es' ? '&lang=es' : '';
  return reply.redirect(`/Authentication/Login?${failure ?? failures['wrong']}${language}`);
};
