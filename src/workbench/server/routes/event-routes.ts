import type { Audit } from '../../api/generated/api-shapes.ts';
import { readLog } from '../../store/log/audit-log.ts';
import { readLogCheck } from '../../store/log/log-check.ts';
import { rolesOfSession } from '../../store/people/sessions.ts';
import { done } from '../../store/outcome.ts';
import { hasRight } from '../../store/rights.ts';
import { takingBack } from '../../store/rows/taken-back.ts';
import { operate } from '../../store/transact.ts';
import { refusalAnswer } from '../requests/errors.ts';
import { numberIn } from '../requests/handle-route.ts';
import { byHand, inStore, type Route } from '../requests/route.ts';

const rowsOfAPage = 100;

// Also the most per request.
const mostRows = 1_000;

// In seconds: the time until a closed stream is noticed.
const pauseSeconds = 20;

const given = <Name extends string, T>(name: Name, value: T | undefined): { readonly [One in Name]?: T } =>
  (value === undefined ? {} : { [name]: value }) as { readonly [One in Name]?: T };

// The releases that went live in these rows.
const settledIn = (rows: Audit['rows']): readonly number[] =>
  rows.flatMap(({ what, detail: { number } }) =>
    what === 'publication.settle' && typeof number === 'number' ? [number] : [],
  );

export const eventRoutes: readonly Route[] = [
  byHand('GET /api/events', ({ session, header, number, language }, site) => {
    const isAlive = async (): Promise<boolean> => {
      const roles = await operate(site.store, 'web', (granted) => rolesOfSession(granted, session.hash));
      // A store that is away for a moment ends no session.
      return roles.ok ? hasRight(roles.value, 'see') : roles.refusal.code === 'read-only';
    };
    const endsIn = new Date(session.endsAt).getTime() - Date.now();
    const listener = {
      session: session.hash,
      person: session.person.id,
      after: numberIn(header('last-event-id')) ?? number('after'),
      endsIn,
      isAlive,
    };
    return (
      site.events.open(listener) ??
      Promise.resolve(refusalAnswer({ code: 'too-many', retryAfter: pauseSeconds }, language))
    );
  }),
  inStore('GET /api/audit', async (granted, { query, number }) => {
    const rows = await readLog(granted, {
      limit: Math.min(mostRows, Math.max(1, number('limit') ?? rowsOfAPage)),
      ...given('before', number('before')),
      ...given('actor', query('actor')),
      ...given('what', query('what')),
      ...given('subject', query('subject')),
    });
    if (!rows.ok) return rows;
    return done({
      ...rows.value,
      takingBack: await takingBack(granted.db, settledIn(rows.value.rows)),
      ...(await readLogCheck(granted)),
    });
  }),
];
