import { reply, type Reply } from '../http.ts';
import { turnKnobs } from '../knobs.ts';
import type { SandboxState } from '../state.ts';
import { type LegacyVisit, openSession } from './session.ts';

const changeKnobs = (state: SandboxState, body: string): Reply => {
  try {
    const wanted = JSON.parse(body || '{}') as Record<string, unknown>;
    state.knobs = turnKnobs(state.knobs, wanted);
    if (wanted['reset'] === true) state.payments.clear();
    if (wanted['sessions'] === 'invalidate') state.sessions.clear();
    return reply.json(state.knobs);
  } catch (error) {
    return reply.json({ error: error instanceof Error ? error.message : String(error) }, 400);
  }
};

const logIn = (state: SandboxState, member: string): Reply => {
  const cookie = openSession(state, member);
  return cookie
    ? reply.json({ member }, 200, { 'set-cookie': cookie })
    : reply.json({ error: `no sample member ${member}` }, 404);
};

export const controls = ({ method, url, body, state }: LegacyVisit): Reply | undefined => {
  const { portal } = state.origins;
  switch (url.pathname.toLowerCase()) {
    case '/__sandbox/knobs':
      return method === 'POST' ? changeKnobs(state, body) : reply.json(state.knobs);
    case '/__sandbox/login':
      return method === 'POST'
        ? logIn(state, url.searchParams.get('member') ?? '')
        : reply.json({ error: 'use POST' }, 405);
    case '/__sandbox/members':
      return reply.json([...state.members.values()].map(({ id, summary }) => ({ id, summary: summary.en })));
    case '/__sandbox/stranger':
      return reply.html(
        `<!doctype html><title>Stranger</title><script>top.postMessage('RefreshBillingData', ${JSON.stringify(portal)});</script>`,
      );
    default:
      return undefined;
  }
};
