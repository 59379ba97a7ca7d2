import { reply } from '../http/reply.ts';
import type { LegacyPage } from './legacy-visit.ts';
import { sessionCookie } from './session-cookie.ts';

/** `Home/Logout`: ends the session and sends the browser to the portal's login (contract 6). */
export const logOut: LegacyPage = ({ state, sessionId }) => {
  state.sessions.delete(sessionId);
  return reply.redirect(`${state.origins.portal}/login`, { 'set-cookie': `${sessionCookie(state.origins)}=; Path=/; Max-Age=0` });
};
