import { beforeAll, expect, test } from 'vitest';
import { apiRoutes } from '../../src/workbench/server/routes/api-routes.ts';
import type { Role } from '../../src/workbench/store/rights.ts';
import { freshEmbedded } from '../support/workbench/embedded-store.ts';
import { type Answered, type Caller, servedWorkbench } from '../support/workbench/served-workbench.ts';

/** Who may do what, by hand, by the roles' letters; `-` whoever is signed in. */
const table: Readonly<Record<string, string>> = {
  'GET /api/me': '-',
  'PUT /api/me': 'VEWPAO',
  'GET /api/live': 'VEWPO',
  'GET /api/publications': 'VEWPO',
  'GET /api/publications/:id': 'VEWPO',
  'POST /api/drafts/:id/publish': 'P',
  'POST /api/drafts/:id/schedule': 'P',
  'PUT /api/drafts/:id/schedule/place': 'P',
  'DELETE /api/drafts/:id/schedule': 'P',
  'GET /api/stopped-schedules': 'VEWPO',
  'POST /api/stopped-schedules/:id/dismiss': 'VEWPO',
  'GET /api/affected': 'VEWPO',
  'POST /api/rollback': 'P',
  'GET /api/drafts/:id/emergency': 'P',
  'POST /api/drafts/:id/emergency': 'P',
  'POST /api/publications/:id/confirm': 'W',
  'POST /api/publications/:id/revert': 'W',
  'GET /api/drafts': 'VEWPO',
  'POST /api/drafts': 'EO',
  'GET /api/drafts/:id': 'VEWPO',
  'PATCH /api/drafts/:id': 'EO',
  'POST /api/drafts/:id/discard': 'EO',
  'POST /api/drafts/:id/reopen': 'EO',
  'POST /api/drafts/:id/recall': 'EO',
  'PUT /api/presence': 'VEWPO',
  'GET /api/drafts/:id/edits': 'VEWPO',
  'POST /api/drafts/:id/edits': 'EO',
  'PUT /api/drafts/:id/files': 'EO',
  'POST /api/drafts/:id/restore': 'EO',
  'POST /api/drafts/:id/undo-release': 'EO',
  'POST /api/drafts/:id/restore-from': 'EO',
  'POST /api/drafts/:id/merge': 'EO',
  'GET /api/sources/:id': 'VEWPO',
  'GET /api/sources/:id/judgement': 'VEWPO',
  'GET /api/drafts/:id/judgement': 'VEWPO',
  'GET /api/drafts/:id/differences': 'VEWPO',
  'POST /api/drafts/:id/submit': 'EO',
  'POST /api/drafts/:id/reviews': 'W',
  'DELETE /api/reviews/:id': 'W',
  'POST /api/reviews/:id/dismiss': 'P',
  'GET /api/drafts/:id/threads': 'VEWPO',
  'POST /api/drafts/:id/threads': 'VEWPO',
  'POST /api/threads/:id/remarks': 'VEWPO',
  'POST /api/threads/:id/resolve': 'VEWPO',
  'GET /api/grid': 'VEWPO',
  'GET /api/evidence': 'VEWPO',
  'GET /api/deletions': 'VEWPO',
  'GET /api/item-history': 'VEWPO',
  'POST /api/grid': 'VEWPO',
  'POST /api/tables': 'VEWPO',
  'GET /api/sign-offs': 'VEWPO',
  'POST /api/sign-offs': 'VEWPO',
  'GET /api/sign-offs/report': 'VEWPO',
  'POST /api/drafts/:id/exchanges': 'E',
  'GET /api/exchanges/:id/file': 'E',
  'POST /api/exchanges/:id/import': 'E',
  'POST /api/drafts/:id/translations/compare': 'E',
  'POST /api/drafts/:id/translations/take': 'E',
  'GET /api/people': 'A',
  'GET /api/people/:id/waiting': 'A',
  'GET /api/people/:id/roles': 'A',
  'PUT /api/people/:id/roles': 'A',
  'POST /api/people/:id/disable': 'A',
  'POST /api/people/:id/enable': 'A',
  'GET /api/settings': 'VEWPAO',
  'PUT /api/settings': 'A',
  'GET /api/freezes': 'VEWPAO',
  'POST /api/freezes': 'P',
  'DELETE /api/freezes/:id': 'P',
  'GET /api/events': 'VEWPO',
  'GET /api/audit': 'VEWPAO',
  'GET /api/audit/file': 'VEWPAO',
};

const letters: Readonly<Record<string, Role>> = {
  V: 'viewer',
  E: 'editor',
  W: 'reviewer',
  P: 'publisher',
  A: 'administrator',
  O: 'operator',
};
const id = '00000000-0000-4000-8000-000000000000';
const withId = (name: string): string => name.replace(':id', id);

let workbench: ReturnType<typeof servedWorkbench>;
const callers = new Map<string, Caller>();
beforeAll(async () => {
  workbench = servedWorkbench(await freshEmbedded());
  for (const [letter, role] of Object.entries(letters)) callers.set(letter, await workbench.as([role]));
  callers.set('', await workbench.as([]));
}, 120_000);

const codeOf = ({ body }: Answered): unknown => (body as { readonly code?: unknown } | null)?.code;

/** Whether the roles, rather than anything else, are in the way. */
const isForbidden = (answered: Answered): boolean =>
  answered.status === 403 && ['no-role', 'not-allowed'].includes(String(codeOf(answered)));

test('the table names every route of the API, and no other', () => {
  expect(apiRoutes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(table).sort());
});

test('every route with every role: users with the right pass the check; others are refused before the body is read', async () => {
  const wrong: string[] = [];
  for (const [name, who] of Object.entries(table))
    for (const [letter, caller] of callers) {
      const may = who === '-' || (letter !== '' && who.includes(letter));
      const answered = await caller.ask(withId(name), {});
      const code = letter === '' ? 'no-role' : 'not-allowed';
      const isRight = may
        ? !isForbidden(answered) && answered.status !== 401
        : isForbidden(answered) && codeOf(answered) === code;
      if (!isRight)
        wrong.push(`${name} as ${letter || 'nobody'}: ${answered.status} ${String(codeOf(answered))}`);
    }
  expect(wrong).toEqual([]);
}, 60_000);

test('every route without a session only answers 401', async () => {
  const codes = await Promise.all(
    Object.keys(table).map(async (name) => codeOf(await workbench.nobody(withId(name), {}))),
  );
  expect(new Set(codes)).toEqual(new Set(['signed-out']));
});
