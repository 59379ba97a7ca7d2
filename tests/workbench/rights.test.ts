import { beforeAll, expect, test } from 'vitest';
import { apiRoutes } from '../../src/workbench/server/routes/api-routes.ts';
import type { Role } from '../../src/workbench/store/rights.ts';
import { freshEmbedded } from '../support/workbench/embedded-store.ts';
import { type Answered, type Caller, servedWorkbench } from '../support/workbench/served-workbench.ts';

/** Who may do what, by hand, by the roles' letters; `-` whoever is signed in. */
const table: Readonly<Record<string, string>> = {
  'GET /api/me': '-',
  'PUT /api/me': 'VEWPA',
  'GET /api/live': 'VEWP',
  'GET /api/publications': 'VEWP',
  'GET /api/publications/:id': 'VEWP',
  'POST /api/drafts/:id/publish': 'P',
  'POST /api/drafts/:id/schedule': 'P',
  'PUT /api/drafts/:id/schedule/place': 'P',
  'DELETE /api/drafts/:id/schedule': 'P',
  'GET /api/stopped-schedules': 'VEWP',
  'POST /api/stopped-schedules/:id/dismiss': 'VEWP',
  'GET /api/affected': 'VEWP',
  'POST /api/rollback': 'P',
  'GET /api/drafts/:id/emergency': 'P',
  'POST /api/drafts/:id/emergency': 'P',
  'POST /api/publications/:id/confirm': 'W',
  'POST /api/publications/:id/revert': 'W',
  'GET /api/drafts': 'VEWP',
  'POST /api/drafts': 'E',
  'GET /api/drafts/:id': 'VEWP',
  'PATCH /api/drafts/:id': 'E',
  'POST /api/drafts/:id/discard': 'E',
  'POST /api/drafts/:id/reopen': 'E',
  'POST /api/drafts/:id/recall': 'E',
  'PUT /api/presence': 'VEWP',
  'GET /api/drafts/:id/edits': 'VEWP',
  'POST /api/drafts/:id/edits': 'E',
  'PUT /api/drafts/:id/files': 'E',
  'POST /api/drafts/:id/restore': 'E',
  'POST /api/drafts/:id/undo-release': 'E',
  'POST /api/drafts/:id/restore-from': 'E',
  'POST /api/drafts/:id/merge': 'E',
  'GET /api/sources/:id': 'VEWP',
  'GET /api/sources/:id/judgement': 'VEWP',
  'GET /api/drafts/:id/judgement': 'VEWP',
  'GET /api/drafts/:id/differences': 'VEWP',
  'POST /api/drafts/:id/submit': 'E',
  'POST /api/drafts/:id/reviews': 'W',
  'DELETE /api/reviews/:id': 'W',
  'POST /api/reviews/:id/dismiss': 'P',
  'GET /api/drafts/:id/threads': 'VEWP',
  'POST /api/drafts/:id/threads': 'VEWP',
  'POST /api/threads/:id/remarks': 'VEWP',
  'POST /api/threads/:id/resolve': 'VEWP',
  'GET /api/grid': 'VEWP',
  'GET /api/evidence': 'VEWP',
  'GET /api/deletions': 'VEWP',
  'POST /api/grid': 'VEWP',
  'POST /api/tables': 'VEWP',
  'GET /api/sign-offs': 'VEWP',
  'POST /api/sign-offs': 'VEWP',
  'GET /api/sign-offs/report': 'VEWP',
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
  'GET /api/settings': 'VEWPA',
  'PUT /api/settings': 'A',
  'GET /api/freezes': 'VEWPA',
  'POST /api/freezes': 'P',
  'DELETE /api/freezes/:id': 'P',
  'GET /api/events': 'VEWP',
  'GET /api/audit': 'VEWPA',
  'GET /api/audit/file': 'VEWPA',
};

const letters: Readonly<Record<string, Role>> = {
  V: 'viewer',
  E: 'editor',
  W: 'reviewer',
  P: 'publisher',
  A: 'administrator',
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
