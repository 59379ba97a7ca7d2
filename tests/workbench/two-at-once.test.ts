import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RouteName, routes } from '../../src/workbench/api/routes.ts';
import { freshEmbedded } from '../support/workbench/embedded-store.ts';
import {
  type Answered,
  type Caller,
  fakeParts,
  servedWorkbench,
} from '../support/workbench/served-workbench.ts';
import { links } from '../support/workbench/small-source.ts';
import { freshId, smallLive } from '../support/workbench/team.ts';

/**
 * Why a request that writes cannot overwrite what another user wrote, for each of them:
 * - `expected`: it names what the user saw, and is refused if something else is there
 * - `state`: it only moves something to another state, from a state that it names or that the route defines
 * - `adds`: it only adds, or takes back what it names by its id
 * - `own`: it only concerns the user
 */
type Guard = 'expected' | 'state' | 'adds' | 'own';

const guards: Readonly<Record<Exclude<RouteName, `GET ${string}`>, Guard>> = {
  'PUT /api/me': 'own',
  'POST /api/drafts/:id/publish': 'expected',
  'POST /api/drafts/:id/schedule': 'expected',
  'PUT /api/drafts/:id/schedule/place': 'state',
  'DELETE /api/drafts/:id/schedule': 'expected',
  'POST /api/stopped-schedules/:id/dismiss': 'own',
  'POST /api/rollback': 'expected',
  'POST /api/drafts/:id/emergency': 'expected',
  'POST /api/publications/:id/confirm': 'state',
  'POST /api/publications/:id/revert': 'state',
  'POST /api/drafts': 'adds',
  'PATCH /api/drafts/:id': 'expected',
  'POST /api/drafts/:id/discard': 'state',
  'POST /api/drafts/:id/reopen': 'state',
  'POST /api/drafts/:id/recall': 'state',
  'PUT /api/presence': 'own',
  'POST /api/drafts/:id/edits': 'expected',
  'PUT /api/drafts/:id/files': 'expected',
  'POST /api/drafts/:id/restore': 'expected',
  'POST /api/drafts/:id/undo-release': 'expected',
  'POST /api/drafts/:id/restore-from': 'expected',
  'POST /api/drafts/:id/merge': 'expected',
  'POST /api/drafts/:id/submit': 'expected',
  'POST /api/drafts/:id/reviews': 'expected',
  'DELETE /api/reviews/:id': 'own',
  'POST /api/reviews/:id/dismiss': 'state',
  'POST /api/drafts/:id/threads': 'adds',
  'POST /api/threads/:id/remarks': 'adds',
  'POST /api/threads/:id/resolve': 'state',
  'POST /api/grid': 'adds',
  'POST /api/tables': 'adds',
  'POST /api/sign-offs': 'expected',
  'POST /api/drafts/:id/exchanges': 'adds',
  'POST /api/exchanges/:id/import': 'expected',
  'POST /api/drafts/:id/translations/compare': 'own',
  'POST /api/drafts/:id/translations/take': 'expected',
  'PUT /api/people/:id/roles': 'expected',
  'POST /api/people/:id/disable': 'state',
  'POST /api/people/:id/enable': 'state',
  'PUT /api/settings': 'expected',
  'POST /api/freezes': 'adds',
  'DELETE /api/freezes/:id': 'adds',
};

test('each request with an expected value has an error code for a changed value', () => {
  const codes = ['changed-meanwhile', 'other-value', 'other-sign-off', 'other-source', 'live-moved', 'base-is-not-live']; // prettier-ignore
  const without = Object.entries(guards).filter(([name, guard]) => {
    const { errors = [] } = routes[name as RouteName] as { readonly errors?: readonly string[] };
    return guard === 'expected' && !errors.some((code) => codes.includes(code));
  });
  expect(without).toEqual([]);
});

const { checker, publishing } = fakeParts();
let workbench: ReturnType<typeof servedWorkbench>;
let [ada, alan, edda, emil, rita, paul, pia] = [] as unknown as readonly Caller[];

beforeAll(async () => {
  workbench = servedWorkbench(await freshEmbedded(), { checker, publishing });
}, 120_000);

beforeEach(async () => {
  ada = await workbench.as(['administrator'], 'Ada');
  alan = await workbench.as(['administrator'], 'Alan');
  edda = await workbench.as(['editor'], 'Edda');
  emil = await workbench.as(['editor'], 'Emil');
  rita = await workbench.as(['reviewer'], 'Rita');
  paul = await workbench.as(['publisher'], 'Paul');
  pia = await workbench.as(['publisher'], 'Pia');
});

const asked = (who: Caller | undefined, name: string, body?: unknown): Promise<Answered> =>
  who ? who.ask(name, body) : Promise.reject(new Error('nobody'));

const theirs = (name: string, current: unknown, wanted: unknown, by: string) => ({
  status: 409,
  body: {
    code: 'other-value',
    items: [{ name, current, wanted, by: { name: by }, at: expect.stringMatching(/Z$/) as string }],
  },
});

describe('settings', () => {
  const seen = { approvals: 1, soleApproverMayPublish: true, emergencyNotices: false, oidcRoles: null };
  const save = (who: Caller | undefined, settings: object, expected: object = seen) =>
    asked(who, 'PUT /api/settings', {
      settings: { ...seen, ...settings },
      expected: { ...seen, ...expected },
    });
  const reset = async (): Promise<void> => {
    await save(ada, {}, (await asked(ada, 'GET /api/settings')).body as object);
  };
  beforeEach(reset);
  afterEach(reset);

  test('of two administrators at once: the second is asked, and other settings of the first stay', async () => {
    const both = await Promise.all([save(ada, { approvals: 2 }), save(alan, { approvals: 3 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, loser] = both[0].status === 200 ? ([2, 3] as const) : ([3, 2] as const);
    expect(both.find(({ status }) => status === 409)).toMatchObject(
      theirs('approvals', winner, loser, winner === 2 ? 'Ada' : 'Alan'),
    );
    expect((await save(alan, { soleApproverMayPublish: false })).body).toMatchObject({
      ...{ approvals: winner, soleApproverMayPublish: false },
    });
    expect((await save(ada, { approvals: 4 }, { approvals: winner })).body).toMatchObject({
      ...{ approvals: 4, soleApproverMayPublish: false },
    });
  });

  test('an undo does not take back the later value of another administrator', async () => {
    await save(ada, { approvals: 2 });
    await save(alan, { approvals: 5 }, { approvals: 2 });
    expect(await save(ada, {}, { approvals: 2 })).toMatchObject(theirs('approvals', 5, 1, 'Alan'));
    expect((await save(ada, { approvals: 5 }, { approvals: 2 })).status).toBe(200);
  });
});

describe('roles', () => {
  const put = (who: Caller | undefined, roles: readonly string[], expected: readonly string[]) =>
    asked(who, `PUT /api/people/${emil?.id}/roles`, { roles, expected });

  test('of two administrators at once: the second is asked, and an undo as well', async () => {
    const both = await Promise.all([
      put(ada, ['editor', 'viewer'], ['editor']),
      put(alan, ['reviewer'], ['editor']),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isAdaFirst = both[0].status === 200;
    const [now, other] = isAdaFirst
      ? ([['viewer', 'editor'], ['reviewer']] as const)
      : ([['reviewer'], ['viewer', 'editor']] as const);
    expect(both.find(({ status }) => status === 409)).toMatchObject(
      theirs('roles', now, other, isAdaFirst ? 'Ada' : 'Alan'),
    );
    expect((await put(alan, [], now)).status).toBe(200);
    expect(await put(ada, ['editor'], now)).toMatchObject(theirs('roles', [], ['editor'], 'Alan'));
    expect((await put(ada, ['editor'], [])).status).toBe(200);
  });
});

const draftOf = async (who: Caller | undefined): Promise<{ id: string; name: string; source: string }> =>
  (await asked(who, 'POST /api/drafts', { name: `Draft ${freshId()}` })).body as never;

describe('the name and reason of a draft', () => {
  test('of two editors at once: the second is asked about the same one, and another one is kept', async () => {
    const { id, name } = await draftOf(edda);
    const expected = { name, note: '' };
    const rename = (who: Caller | undefined, wanted: object, seen: object = expected) =>
      asked(who, `PATCH /api/drafts/${id}`, { ...wanted, expected: seen });
    const [first, second] = [`Forms ${freshId()}`, `Links ${freshId()}`];
    expect((await rename(edda, { name: first, note: '' })).status).toBe(200);
    expect(await rename(emil, { name: second, note: '' })).toMatchObject(
      theirs('name', first, second, 'Edda'),
    );
    expect((await rename(emil, { name, note: 'For January.' })).body).toMatchObject({
      ...{ name: first, note: 'For January.' },
    });
    expect(await rename(edda, { name: first, note: 'For June.' }, { name: first, note: '' })).toMatchObject(
      theirs('note', 'For January.', 'For June.', 'Emil'),
    );
  });
});

describe('a schedule', () => {
  test('that another publisher has replaced is not canceled by a user who saw the earlier one', async () => {
    const { id } = await draftOf(edda);
    const edit = {
      address: links.one,
      expected: 'https://one.example',
      value: `https://${freshId()}.example`,
    };
    const { source } = (
      await asked(edda, `POST /api/drafts/${id}/edits`, { clientId: freshId(), edits: [edit] })
    ).body as { source: string };
    await asked(edda, `POST /api/drafts/${id}/submit`, { source });
    await asked(rita, `POST /api/drafts/${id}/reviews`, { source, verdict: 'approve' });
    const set = async (who: Caller | undefined, wall: string) =>
      (await asked(who, `POST /api/drafts/${id}/schedule`, { source, wall })).body as {
        id: string;
        at: string;
      };
    const cancel = (who: Caller | undefined, schedule: string) =>
      asked(who, `DELETE /api/drafts/${id}/schedule?schedule=${schedule}`);
    const first = await set(paul, '2098-01-01T00:00');
    expect((await cancel(pia, first.id)).status).toBe(200);
    const second = await set(pia, '2098-01-02T00:00');
    expect(await cancel(paul, first.id)).toMatchObject(theirs('schedule', second.at, null, 'Pia'));
    expect((await cancel(paul, second.id)).status).toBe(200);
  });
});

describe('sign-offs', () => {
  const item = 'home/a';
  const cell = { item, column: 'ppo', cellHash: 'a'.repeat(64), source: smallLive.source };
  const sign = (who: Caller | undefined, verdict: string, expected: string | null, text = '') =>
    asked(who, 'POST /api/sign-offs', [{ ...cell, verdict, text, expected }]);
  interface Signed {
    readonly signOffs: readonly { readonly id: string; readonly verdict: string; readonly text: string }[];
  }
  const newest = ({ body }: Answered) => (body as Signed).signOffs[0];

  test('of two reviewers at once: the second sees the first one’s verdict before replacing it', async () => {
    const first = newest(await sign(rita, 'wrong', null, 'Not for PPO.'));
    const refused = await sign(pia, 'right', null);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'other-sign-off',
        items: [
          {
            item,
            column: 'ppo',
            current: { verdict: 'wrong', text: 'Not for PPO.', person: { name: 'Rita' } },
          },
        ],
      },
    });
    const second = newest(await sign(pia, 'right', first?.id ?? null));
    expect(second?.verdict).toBe('right');
    const undone = await sign(rita, 'wrong', first?.id ?? null, 'Still not.');
    expect(undone).toMatchObject({ status: 409, body: { code: 'other-sign-off' } });
    expect((await sign(rita, 'withdrawn', first?.id ?? null)).status).toBe(201);
    expect(newest(await asked(rita, 'GET /api/sign-offs'))).toEqual(second);
  });
});
