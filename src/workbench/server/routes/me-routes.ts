import type { Me } from '../../api/generated/api-shapes.ts';
import { keepPreferences } from '../../store/people/persons.ts';
import type { Session } from '../../store/people/sessions.ts';
import { transact } from '../../store/transact.ts';
import { jsonAnswer, refusalAnswer } from '../requests/errors.ts';
import { apiNumber } from '../requests/provenance.ts';
import { defineRoute, type Route } from '../requests/route.ts';
import type { Site } from '../requests/site.ts';

const meOf = ({ person, roles, idleUntil, endsAt }: Session, { version, portal, events }: Site): Me => {
  const { id, name, email, issuer, subject, language, theme } = person;
  const sessionEnd = idleUntil < endsAt ? idleUntil : endsAt;
  return {
    person: { id, name, email, issuer, subject },
    roles,
    sessionEnd,
    language,
    theme,
    version,
    api: apiNumber,
    live: portal,
    seen: events.seen(),
  };
};

export const meRoutes: readonly Route[] = [
  defineRoute('GET /api/me', ({ session }, site) => Promise.resolve(jsonAnswer(meOf(session, site)))),
  defineRoute('PUT /api/me', async ({ actor, session, body, language }, site) => {
    const stored = await transact(site.store, actor, 'enter', (granted) => keepPreferences(granted, body));
    if (!stored.ok) return refusalAnswer(stored.refusal, language);
    return jsonAnswer(meOf({ ...session, person: { ...session.person, ...body } }, site));
  }),
];
