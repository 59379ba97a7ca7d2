import type { Audit } from '../../api/generated/api-shapes.ts';
import { readLog } from '../../store/log/audit-log.ts';
import { readLogCheck } from '../../store/log/log-check.ts';
import { rolesOfSession } from '../../store/people/sessions.ts';
import { done } from '../../store/outcome.ts';
import { hasRight } from '../../store/rights.ts';
import { takingBack } from '../../store/rows/taken-back.ts';
import { lookUp, transact } from '../../store/transact.ts';
import { apiHeaders, refusalAnswer } from '../requests/errors.ts';
import { notedFile } from '../requests/file-answer.ts';
import { numberIn } from '../requests/handle-route.ts';
import { defineRoute, inStore, type Request, type Route } from '../requests/route.ts';

const rowsOfAPage = 100;

// Also the most per request.
const mostRows = 1_000;

const mostRowsOfAFile = 20_000;

// In seconds: the time until a closed stream is noticed.
const pauseSeconds = 20;

const given = <Name extends string, T>(name: Name, value: T | undefined): { readonly [One in Name]?: T } =>
  (value === undefined ? {} : { [name]: value }) as { readonly [One in Name]?: T };

const logQuery = (
  { query, number }: Request<unknown>,
  usual: number,
  most: number,
): Parameters<typeof readLog>[1] => ({
  limit: Math.min(most, Math.max(1, number('limit') ?? usual)),
  ...given('before', number('before')),
  ...given('actor', query('actor')),
  ...given('what', query('what')),
  ...given('subject', query('subject')),
});

// Oldest first. Each row has its hash and the one before, so that anyone can check the chain without the
// workbench.
const linesAnswer = (rows: Audit['rows'], name: string): Response =>
  new Response(rows.map((row) => `${JSON.stringify(row)}\n`).join(''), {
    headers: {
      ...apiHeaders,
      'Content-Type': 'application/x-ndjson',
      'Content-Disposition': `attachment; filename="workbench-log-${name}.jsonl"`,
    },
  });

// The releases that went live in these rows.
const settledIn = (rows: Audit['rows']): readonly number[] =>
  rows.flatMap(({ what, detail: { number } }) =>
    what === 'publication.settle' && typeof number === 'number' ? [number] : [],
  );

export const eventRoutes: readonly Route[] = [
  defineRoute('GET /api/events', ({ session, header, number, language }, site) => {
    const isAlive = async (): Promise<boolean> => {
      const roles = await lookUp(site.store, (granted) => rolesOfSession(granted, session.hash));
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
  inStore('GET /api/audit', async (granted, request) => {
    const rows = await readLog(granted, logQuery(request, rowsOfAPage, mostRows));
    if (!rows.ok) return rows;
    return done({
      ...rows.value,
      takingBack: await takingBack(granted.db, settledIn(rows.value.rows)),
      ...(await readLogCheck(granted)),
    });
  }),
  defineRoute('GET /api/audit/file', async (request, site) => {
    const { actor, language } = request;
    const read = await transact(site.store, actor, 'enter', (granted) =>
      readLog(granted, logQuery(request, mostRowsOfAFile, mostRowsOfAFile)),
    );
    if (!read.ok) return refusalAnswer(read.refusal, language);
    const rows = read.value.rows.toReversed();
    const [first, last] = [rows[0]?.id ?? null, rows.at(-1)?.id ?? null];
    const detail = { rows: rows.length, first, last };
    return notedFile(request, site, { what: 'export.log', detail }, linesAnswer(rows, `${first}-${last}`));
  }),
];
