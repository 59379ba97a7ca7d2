import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sourceId } from '../../src/config/files/source.ts';
import type { Draft } from '../../src/workbench/api/generated/api-shapes.ts';
import { routes } from '../../src/workbench/api/routes.ts';
import { textHash } from '../../src/workbench/store/rows/kept-rows.ts';
import { changeSettings } from '../../src/workbench/store/people/settings.ts';
import type { Store } from '../../src/workbench/store/store.ts';
import { operate } from '../../src/workbench/store/transact.ts';
import { freshEmbedded } from '../support/workbench/embedded-store.ts';
import {
  type Answered,
  type Caller,
  fakeParts,
  servedWorkbench,
} from '../support/workbench/served-workbench.ts';
import { links, settings, smallSource } from '../support/workbench/small-source.ts';
import { freshId, smallLive, valueOf } from '../support/workbench/team.ts';

const settingsFile = 'config/environments.json';
const linksFile = 'config/addresses/links.json';
const [old, young] = ['https://old.example/', 'https://live.example/'];

/** Release 4 changed a setting and a link of release 3. */
const files = {
  ...smallSource,
  [settingsFile]: (smallSource[settingsFile] ?? '').replace(old, young),
  [linksFile]: (smallSource[linksFile] ?? '').replace('one.example', 'live.example'),
};
const live = { ...smallLive, number: 4, source: sourceId(files) };

const { world, checker, publishing } = fakeParts();
let store: Store;
let workbench: ReturnType<typeof servedWorkbench>;
let [edda, otto, oda, rita, paul] = [] as unknown as readonly [Caller, Caller, Caller, Caller, Caller];
beforeAll(async () => {
  store = await freshEmbedded();
  workbench = servedWorkbench(store, { checker, publishing });
}, 120_000);
// New sessions for each test, because a session may ask for only five checks a minute.
beforeEach(async () => {
  Object.assign(world, { live, files, isNotice: false });
  [edda, otto, oda, rita, paul] = [
    await workbench.as(['editor'], 'Edda'),
    await workbench.as(['operator'], 'Otto'),
    await workbench.as(['editor', 'operator'], 'Oda'),
    await workbench.as(['reviewer'], 'Rita'),
    await workbench.as(['publisher'], 'Paul'),
  ];
});

const draftIn = ({ status, body }: Answered): Draft => {
  expect([200, 201]).toContain(status);
  return body as Draft;
};
const newDraft = async (who: Caller, kind: Draft['kind']): Promise<Draft> =>
  draftIn(await who.ask('POST /api/drafts', { name: `Draft ${freshId()}`, kind }));
const codeOf = ({ body }: Answered): unknown => (body as { readonly code?: unknown } | null)?.code ?? 'done';

const edits = (kind: Draft['kind']) =>
  kind === 'operator'
    ? [{ address: settings.legacy, expected: young, value: 'https://elsewhere.example/' }]
    : [{ address: links.one, expected: 'https://live.example', value: 'https://new.example' }];

/** A change of a draft by each route that changes drafts, and what it brings back of a release. */
const changesOf = (draft: Draft): Readonly<Record<string, object>> => {
  const { id, name, note, kind, source } = draft;
  const [file, address] = kind === 'operator' ? [settingsFile, settings.legacy] : [linksFile, links.one];
  return {
    'POST /api/drafts': { name: freshId(), from: id },
    'PATCH /api/drafts/:id': { name: freshId(), expected: { name, note } },
    'POST /api/drafts/:id/edits': { clientId: freshId(), edits: edits(kind) },
    'PUT /api/drafts/:id/files': { clientId: freshId(), place: file, expectedHash: null, text: '{}' },
    'POST /api/drafts/:id/restore': { to: 0 },
    'POST /api/drafts/:id/undo-release': { undo: 4, addresses: [address] },
    'POST /api/drafts/:id/restore-from': { release: 3, addresses: [address] },
    'POST /api/drafts/:id/merge': { onto: 4, choices: [] },
    'POST /api/drafts/:id/submit': { source },
    'POST /api/drafts/:id/recall': {},
    'POST /api/drafts/:id/discard': {},
    'POST /api/drafts/:id/reopen': {},
  };
};
const addressed = (name: string, { id }: Draft): string => name.replace(':id', id);

test('every route that changes a draft is tried below', async () => {
  const names = Object.entries(routes).flatMap(([name, { right }]) => (right === 'draft' ? [name] : []));
  expect(Object.keys(changesOf(await newDraft(edda, 'content'))).sort()).toEqual(names.sort());
});

test.each([
  ['R10.65: an editor changes no draft for operator settings', 'operator', 'edda', 'not-operator'],
  ['an operator changes no draft for content', 'content', 'otto', 'not-allowed'],
] as const)('%s, by no route', async (_, kind, who, code) => {
  const [owner, other] = { edda: [otto, edda], otto: [edda, otto] }[who] as [Caller, Caller];
  const draft = await newDraft(owner, kind);
  const before = draftIn(await owner.ask(`GET /api/drafts/${draft.id}`));
  const found: unknown[] = [];
  for (const [name, body] of Object.entries(changesOf(draft))) {
    const answered = await other.ask(addressed(name, draft), body);
    if (answered.status !== 403 || codeOf(answered) !== code)
      found.push([name, answered.status, answered.body]);
  }
  expect(found).toEqual([]);
  expect(draftIn(await owner.ask(`GET /api/drafts/${draft.id}`))).toEqual(before);
});

test('an operator changes an own draft by every route', async () => {
  const draft = await newDraft(otto, 'operator');
  const found: unknown[] = [];
  for (const [name, body] of Object.entries(changesOf(draft))) {
    // Their bodies fit a draft that was not edited since.
    if (name.endsWith('/files') || name.endsWith('/submit')) continue;
    const inReview = name.endsWith('/recall');
    const { source } = draftIn(await otto.ask(`GET /api/drafts/${draft.id}`));
    if (inReview) draftIn(await otto.ask(`POST /api/drafts/${draft.id}/submit`, { source }));
    const answered = await otto.ask(addressed(name, draft), body);
    if (answered.status >= 300) found.push([name, answered.status, answered.body]);
  }
  expect(found).toEqual([]);
});

describe('a draft for content', () => {
  test.each([
    ['edits', { edits: edits('operator') }],
    ['files', { place: settingsFile, text: null }],
    ['undo-release', { undo: 4, addresses: [settings.legacy] }],
    [
      'restore-from',
      { release: 3, addresses: [settings.legacy], choices: [{ address: settings.legacy, take: 'mine' }] },
    ],
  ])(
    'takes no operator settings by %s; an operator who edits reads why, and what to do',
    async (name, body) => {
      const ask = async (who: Caller) => {
        const { id } = await newDraft(who, 'content');
        const seen = name === 'files' ? { expectedHash: textHash(files[settingsFile]) } : {};
        const way = name === 'files' ? 'PUT' : 'POST';
        return who.ask(`${way} /api/drafts/${id}/${name}`, { ...body, ...seen, clientId: freshId() });
      };
      expect(await ask(edda)).toMatchObject({
        ...{
          status: 403,
          body: { code: 'not-operator', message: expect.stringContaining('operator') as string },
        },
      });
      expect(await ask(oda)).toMatchObject({
        status: 409,
        body: {
          code: 'no-operator-settings',
          message: expect.stringContaining('Create a draft for operator settings') as string,
        },
      });
    },
  );
});

test('a draft for operator settings takes no other edits, also of an editor', async () => {
  const { id } = await newDraft(oda, 'operator');
  const answered = await oda.ask(`POST /api/drafts/${id}/edits`, {
    ...{ clientId: freshId(), edits: edits('content') },
  });
  expect(answered).toMatchObject({
    status: 409,
    body: {
      code: 'only-operator-settings',
      message: expect.stringContaining('Make other changes in another draft') as string,
    },
  });
});

describe('a publisher', () => {
  const sent = async (): Promise<Draft> => {
    const { id } = await newDraft(otto, 'operator');
    const { body } = await otto.ask(`POST /api/drafts/${id}/edits`, {
      ...{ clientId: freshId(), edits: edits('operator') },
    });
    const { source } = body as Draft;
    return draftIn(await otto.ask(`POST /api/drafts/${id}/submit`, { source }));
  };

  test('publishes operator settings neither in an emergency nor with one approval', async () => {
    valueOf(
      await operate(store, 'cli', (granted) =>
        changeSettings(granted, { approvals: 0, emergencyNotices: true, soleApproverMayPublish: true }),
      ),
    );
    Object.assign(world, { isNotice: true });
    const { id, source } = await sent();
    draftIn(await rita.ask(`POST /api/drafts/${id}/reviews`, { source, verdict: 'approve' }));
    const request = { publicationId: freshId(), source, baseNumber: 4, text: 'Now' };
    const missing = { status: 409, body: { code: 'approvals-missing', needed: 2, given: 1 } };
    expect(await paul.ask(`POST /api/drafts/${id}/publish`, request)).toMatchObject(missing);
    expect(await paul.ask(`POST /api/drafts/${id}/emergency`, request)).toMatchObject(missing);
    const at = { source, wall: '2099-01-01T02:00' };
    expect(await paul.ask(`POST /api/drafts/${id}/schedule`, at)).toMatchObject(missing);
  });

  test('R10.65: rolls back over a change of operator settings only as an operator', async () => {
    const back = { publicationId: freshId(), to: 3, baseNumber: 4, text: 'Back' };
    expect(await paul.ask('POST /api/rollback', back)).toMatchObject({
      ...{ status: 403, body: { code: 'not-operator' } },
    });
    const both = await workbench.as(['publisher', 'operator'], 'Pia');
    expect(await both.ask('POST /api/rollback', back)).toMatchObject({
      status: 202,
      body: { kind: 'rollback' },
    });
  });

  test('rolls back if only the layout of the settings differs', async () => {
    const spaced = { ...smallSource, [settingsFile]: `\n${smallSource[settingsFile]}` };
    Object.assign(world, { live: { ...live, source: sourceId(spaced) }, files: spaced });
    const back = { publicationId: freshId(), to: 3, baseNumber: 4, text: 'Back' };
    expect(await paul.ask('POST /api/rollback', back)).toMatchObject({ status: 202 });
  });
});
