import { randomBytes } from 'node:crypto';
import { eid } from '../../samples/data-string.ts';
import { reply, type Reply } from '../http.ts';
import type { LegacySession } from '../state.ts';
import { framedPage } from '../framed/framed-page.ts';
import type { LegacyPage, LegacyVisit } from '../legacy/session.ts';

const launchOptions = ['local', 'dev', 'stage', 'rel', 'fhir'];

const launch = ({ state }: LegacyVisit, session: LegacySession): Reply => {
  const opaque = randomBytes(24).toString('base64url');
  state.launches.set(opaque, session);
  const query = new URLSearchParams({ launch: opaque, iss: `${state.origins.fhir}/fhir` });
  return reply.redirect(`${state.origins.portal}/?${query.toString()}`);
};

const reachable = ({ state }: LegacyVisit, { holder }: LegacySession, wanted: string): string | undefined => {
  const subjects = state.members.get(holder)?.account.proxySubjects ?? [];
  const open = subjects
    .filter(({ access, name }) => access !== '' && name !== '')
    .map(({ member }) => member);
  return [holder, ...open].find((member) => eid(member) === wanted);
};

const switchTo = (visit: LegacyVisit, session: LegacySession, wanted: string): boolean => {
  const active = reachable(visit, session, wanted);
  if (active) visit.state.sessions.set(visit.sessionId, { holder: session.holder, active });
  return active !== undefined;
};

const proxySync = (visit: LegacyVisit, session: LegacySession): Reply => {
  const form = new URLSearchParams(visit.body);
  const destination = form.get('destination') ?? '';
  const { legacy, portal } = visit.state.origins;
  const isOurs = URL.canParse(destination) && [legacy, portal].includes(new URL(destination).origin);
  if (visit.method !== 'POST' || !isOurs)
    return reply.plain('destination must lie on this site or the portal', 400);
  if (!switchTo(visit, session, form.get('epi') ?? ''))
    return reply.plain('this record is not shared with you', 403);
  return reply.redirect(destination);
};

const proxySwitch = (visit: LegacyVisit, session: LegacySession): Reply =>
  switchTo(visit, session, visit.url.searchParams.get('eid') ?? eid(session.holder))
    ? reply.redirect('/Home')
    : reply.plain('this record is not shared with you', 403);

// `inside.asp` (contract 3.5, 6): the portal's launch, framed pages by option or mode, and the switch of
// records. Without a session it opens the login page.
export const inside: LegacyPage = (visit) => {
  const { session, url } = visit;
  if (!session) return reply.redirect('/Authentication/Login');
  const mode = url.searchParams.get('mode')?.toLowerCase() ?? 'proxyswitch';
  const option = url.searchParams.get('option') ?? '';
  if (mode === 'proxysyncpost') return proxySync(visit, session);
  if (mode === 'proxyswitch') return proxySwitch(visit, session);
  if (mode === 'fdiredirect' && launchOptions.includes(option.toLowerCase())) return launch(visit, session);
  const form = url.searchParams.get('form') ?? '';
  const name = { fdiredirect: option, questionnaire: form }[mode] ?? '';
  return framedPage(visit, name === '' ? mode : `${mode}/${name.toLowerCase()}`);
};
