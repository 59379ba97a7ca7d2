import { beforeAll, expect, test } from 'vitest';
import { freshEmbedded } from '../../../../tests/support/workbench/embedded-store.ts';
import {
  type Caller,
  fakeParts,
  servedWorkbench,
} from '../../../../tests/support/workbench/served-workbench.ts';
import { freshId, smallLive } from '../../../../tests/support/workbench/team.ts';
import type { Store } from '../../store/store.ts';

const { checker, publishing } = fakeParts();

let store: Store;
let workbench: ReturnType<typeof servedWorkbench>;
let edda: Caller;

beforeAll(async () => {
  store = await freshEmbedded();
  const address = 'locales/en/home.json#home/items/a/title';
  workbench = servedWorkbench(store, {
    checker: { ...checker, words: () => Promise.resolve({ text: 'a file', words: { [address]: 'x' } }) },
    publishing,
    evidence: { evidence: () => Promise.resolve('evidence'), close: () => Promise.resolve() },
  });
  edda = await workbench.as(['editor'], 'Edda');
}, 120_000);

const known = ({ body }: { readonly body: unknown }) =>
  body as { readonly id: string; readonly source: string };

const newDraft = async () => {
  const draft = known(await edda.ask('POST /api/drafts', { name: `Draft ${freshId()}` }));
  const edits = [
    {
      address: 'locales/es/home.json#home/items/a/title',
      expected: 'Reclamos',
      value: `Reclamos ${freshId()}`,
    },
  ];
  const saved = await edda.ask(`POST /api/drafts/${draft.id}/edits`, { clientId: freshId(), edits });
  return { id: draft.id, source: known(saved).source };
};

const entries = async () => {
  const rows = await store.db
    .selectFrom('audit')
    .select(['actor', 'what', 'subject', 'detail'])
    .orderBy('id')
    .execute();
  return rows.filter(({ what }) => what.startsWith('export.'));
};

const noted = async (ask: () => Promise<{ readonly status: number }> | { readonly status: number }) => {
  const { length } = await entries();
  const { status } = await ask();
  return { status, rows: (await entries()).slice(length) };
};

const entry = (what: string, subject: string, detail: object) => ({ actor: edda.id, what, subject, detail });

test('each export leaves one entry with user, kind and draft, and without its content', async () => {
  const { id, source } = await newDraft();
  const options = { format: 'xliff12', which: 'all' };
  const exchange = known(await edda.ask(`POST /api/drafts/${id}/exchanges`, options)).id;
  const grid = { source, format: 'xlsx', language: 'en' };
  const table = { title: 'A title', about: [], columns: ['One'], rows: [['1'], ['2']], language: 'en' };
  const asked: readonly (readonly [string, object | undefined, ReturnType<typeof entry>])[] = [
    [
      `GET /api/exchanges/${exchange}/file`,
      undefined,
      entry('export.words', id, { exchange, format: 'xliff12' }),
    ],
    [
      `GET /api/grid?source=${source}&format=csv`,
      undefined,
      entry('export.table', id, { source, format: 'csv' }),
    ],
    ['POST /api/grid', grid, entry('export.table', id, { source, format: 'xlsx' })],
    [
      `GET /api/grid?format=html&against=${source}`,
      undefined,
      entry('export.table', smallLive.source, {
        source: smallLive.source,
        against: source,
        format: 'html',
      }),
    ],
    [
      'POST /api/tables',
      { ...table, format: 'csv', draft: id },
      entry('export.table', id, { format: 'csv', rows: 2 }),
    ],
    [
      'POST /api/tables',
      { ...table, format: 'csv' },
      entry('export.table', 'workbench', { format: 'csv', rows: 2 }),
    ],
    [
      'GET /api/evidence?plan=ppo&from=2026-01-01&to=2026-01-02&format=html',
      undefined,
      entry('export.evidence', 'workbench', {
        format: 'html',
        plan: 'ppo',
        from: '2026-01-01',
        to: '2026-01-02',
      }),
    ],
    [
      `GET /api/sign-offs/report?source=${source}`,
      undefined,
      entry('export.sign-offs', id, { source, format: 'html' }),
    ],
  ];
  for (const [name, body, row] of asked)
    expect([name, await noted(() => edda.ask(name, body))]).toEqual([name, { status: 200, rows: [row] }]);
});

test('an export of the audit log is itself an entry, and has the rows that the user may see', async () => {
  const first = await edda.ask('GET /api/audit/file');
  const lines = String(first.body)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly id: number });
  expect(lines.map(({ id }) => id)).toEqual(lines.map(({ id }) => id).toSorted((one, other) => one - other));
  const { rows } = await noted(() => edda.ask(`GET /api/audit/file?before=${lines[1]?.id ?? 0}&limit=1`));
  expect(rows).toEqual([
    entry('export.log', 'workbench', { rows: 1, first: lines[0]?.id, last: lines[0]?.id }),
  ]);
});

test('a refusal and a request for headers alone leave no entry', async () => {
  const { id } = await newDraft();
  const exchange = known(
    await edda.ask(`POST /api/drafts/${id}/exchanges`, { format: 'csv', which: 'all' }),
  ).id;
  const cookie = `workbench=${edda.token}`;
  const head = (path: string) => workbench.request(path, { method: 'HEAD', headers: { cookie } });
  expect(await noted(() => head(`/api/exchanges/${exchange}/file`))).toEqual({ status: 200, rows: [] });
  expect(await noted(() => head('/api/grid?format=csv'))).toEqual({ status: 200, rows: [] });
  expect(await noted(() => edda.ask('GET /api/exchanges/none/file'))).toEqual({ status: 404, rows: [] });
  expect(await noted(() => edda.ask('GET /api/grid?format=exe'))).toEqual({ status: 404, rows: [] });
});

test('an export does not move its draft to the top of the list', async () => {
  const [older, newer] = [await newDraft(), await newDraft()];
  await edda.ask(`GET /api/grid?source=${older.source}&format=csv`);
  const { drafts } = (await edda.ask('GET /api/drafts')).body as {
    readonly drafts: readonly { readonly id: string }[];
  };
  const order = drafts.map(({ id }) => id).filter((id) => id === older.id || id === newer.id);
  expect(order).toEqual([newer.id, older.id]);
});
