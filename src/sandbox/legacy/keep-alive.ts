import { reply } from '../http/reply.ts';
import { slowMilliseconds } from '../http/slow-milliseconds.ts';
import { wait } from '../http/wait.ts';
import { corsForPortal } from './cors-for-portal.ts';
import type { LegacyPage } from './legacy-visit.ts';

/** `Home/KeepAlive` (domain 1.1): always 200, body 1 with a session and 0 without; the keepAlive knob makes it fail. */
export const keepAlive: LegacyPage = async (visit) => {
  const knob = visit.state.knobs.keepAlive;
  const headers = corsForPortal(visit);
  if (knob === 'offline') return 'hangUp';
  if (knob === '500') return reply.html('Internal Server Error', 500, headers);
  if (knob === 'login-html') return reply.redirect('/Authentication/Login', headers);
  if (knob === 'slow') await wait(slowMilliseconds);
  return reply.html(visit.session && knob !== 'dead' ? '1' : '0', 200, headers);
};
