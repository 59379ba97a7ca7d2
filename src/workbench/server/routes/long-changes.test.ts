import { beforeAll, expect, test, vi } from 'vitest';
import { freshEmbedded } from '../../../../tests/support/workbench/embedded-store.ts';
import { fakeParts, servedWorkbench } from '../../../../tests/support/workbench/served-workbench.ts';
import { freshId, smallLive } from '../../../../tests/support/workbench/team.ts';
import { calculateHere, type Calculation } from '../../store/calculations/calculations.ts';
import type { History } from '../../store/calculations/history.ts';
import { startEditing } from '../edits/start-editing.ts';
import type { NewSignOff } from '../../api/generated/api-shapes.ts';
import { smallSource } from '../../../../tests/support/workbench/small-source.ts';
import { NoAnswer } from '../threads/question-queue.ts';

const place = 'locales/en/home.json';
const { checker, publishing, world } = fakeParts();
const calculate = vi.fn((calculation: Calculation) => Promise.resolve(calculateHere(calculation)));
let workbench: ReturnType<typeof servedWorkbench>;

beforeAll(async () => {
  const editing = {
    calculate: async (calculation: Calculation) => (await calculate(calculation)) as never,
    compare: () => Promise.reject(new Error('not in this test')),
    take: () => Promise.reject(new Error('not in this test')),
    count: () => Promise.reject(new Error('not in this test')),
    close: () => Promise.resolve(),
  };
  workbench = servedWorkbench(await freshEmbedded(), { checker, publishing, editing });
}, 120_000);

const kinds = (): readonly string[] => calculate.mock.calls.map(([{ kind }]) => kind);

const newDraft = async () => {
  const edda = await workbench.as(['editor', 'publisher'], 'Edda');
  const { body } = await edda.ask('POST /api/drafts', { name: `Draft ${freshId()}` });
  const { id } = body as { readonly id: string };
  const edit = (count: number, { name = 'new' } = {}) => {
    const edits = Array.from({ length: count }, (_, at) => ({
      ...{ address: `${place}#home/items/${name}${at}/title`, expected: null, value: 'a' },
    }));
    const text = JSON.stringify({ clientId: freshId(), edits });
    return edda.ask(`POST /api/drafts/${id}/edits`, text, { 'content-length': String(text.length) });
  };
  const sourceNow = async (): Promise<string> =>
    ((await edda.ask(`GET /api/drafts/${id}`)).body as { readonly source: string }).source;
  return { edda, id, edit, sourceNow };
};

test('few edits are made at once; many and long ones in another thread, with the same result', async () => {
  calculate.mockClear();
  const [short, long] = [await newDraft(), await newDraft()];
  for (const from of [0, 1]) expect(await short.edit(50 + from)).toMatchObject({ status: 200 });
  expect(calculate).toHaveBeenCalledTimes(1);
  expect(await long.edit(51)).toMatchObject({ status: 200 });
  expect(calculate).toHaveBeenCalledTimes(2);
  const sources = await Promise.all([short, long].map(({ sourceNow }) => sourceNow()));
  expect(sources[0]).toBe(sources[1]);
});

test('a change is made again if the draft was edited in between, and refused after three times', async () => {
  const { edit } = await newDraft();
  let left = 0;
  calculate.mockImplementation(async (calculation) => {
    left -= 1;
    if (left >= 0)
      expect(await edit(1, { name: `other${left}-${freshId()}` })).toMatchObject({ status: 200 });
    return calculateHere(calculation);
  });
  calculate.mockClear();
  left = 2;
  expect(await edit(60)).toMatchObject({ status: 200 });
  expect(calculate).toHaveBeenCalledTimes(3);
  left = 3;
  expect(await edit(61)).toMatchObject({ status: 429, body: { code: 'too-many' } });
  expect(calculate).toHaveBeenCalledTimes(6);
});

test('asks to wait while too many changes are under way, and reports a failure if the thread ended', async () => {
  const { edit } = await newDraft();
  calculate.mockRejectedValueOnce(new NoAnswer('busy'));
  const busy = await edit(60);
  expect(busy).toMatchObject({ status: 429, body: { code: 'too-many' } });
  expect(Number(busy.headers.get('retry-after'))).toBeGreaterThan(0);
  calculate.mockRejectedValueOnce(new NoAnswer('ended'));
  expect(await edit(60)).toMatchObject({ status: 500, body: { code: 'failed' } });
  expect(await edit(60)).toMatchObject({ status: 200 });
});

test('a repeated request gets the source of its revision from another thread', async () => {
  const { edda, id, edit, sourceNow } = await newDraft();
  const edits = [{ address: `${place}#home/items/first/title`, expected: null, value: 'a' }];
  const body = { clientId: freshId(), edits };
  const saved = await edda.ask(`POST /api/drafts/${id}/edits`, body);
  expect(await edit(1)).toMatchObject({ status: 200 });
  calculate.mockClear();
  expect(await edda.ask(`POST /api/drafts/${id}/edits`, body)).toMatchObject({
    status: 200,
    body: saved.body,
  });
  expect(kinds()).toEqual(['revision']);
  expect((saved.body as { readonly source: string }).source).not.toBe(await sourceNow());
});

test('the conflicts of a publication that is too late come from another thread', async () => {
  const { edda, id, edit, sourceNow } = await newDraft();
  await edit(1);
  const source = await sourceNow();
  Object.assign(world, {
    files: { ...smallSource, [place]: '{ "home": {} }' },
    live: { ...smallLive, number: 4, source: 'other' },
  });
  calculate.mockClear();
  const request = { publicationId: freshId(), source, baseNumber: smallLive.number };
  const answer = await edda.ask(`POST /api/drafts/${id}/publish`, request);
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'base-is-not-live', merge: { conflicts: [{}] } },
  });
  expect(kinds()).toEqual(['preview']);
  Object.assign(world, { files: smallSource, live: smallLive });
});

test('if many edits affect cells, another thread undoes them for the comparison', async () => {
  const { edda, edit, sourceNow } = await newDraft();
  const signed = async (): Promise<readonly string[]> => {
    const source = await sourceNow();
    const cell = {
      item: 'home/a',
      column: 'ppo',
      cellHash: source,
      source,
      verdict: 'right' as const,
      expected: null,
    };
    calculate.mockClear();
    const answer = await edda.ask('POST /api/sign-offs', [cell satisfies NewSignOff]);
    expect(answer).toMatchObject({ status: 403, body: { code: 'own-cell' } });
    return kinds();
  };
  await edit(1);
  expect(await signed()).toEqual([]);
  await edit(400, { name: 'more' });
  expect(await signed()).toEqual(['without']);
});

test('the thread makes the same files and rows as the main thread', async () => {
  const editing = startEditing(vi.fn());
  const unfinished = '{ "home": { "title": "Home" } }\n';
  const files = { [place]: unfinished };
  const edits = [{ address: `${place}#home/title`, expected: 'Home', value: 'Start' }];
  const written = { place, text: '{"home":{"title":"Start"}}', begun: unfinished };
  const works = [
    { base: files, files, change: { edits } },
    { base: files, files, change: { written } },
    { base: files, files, change: { written: { ...written, begun: undefined } } },
    { base: files, files, change: { written: { ...written, text: '{' } } },
  ];
  for (const work of works) {
    const calculation = { kind: 'change', work, state: '', length: 0 } as const;
    expect(await editing.calculate(calculation)).toEqual(calculateHere(calculation));
  }
  const after = { [place]: written.text };
  const row = { address: `${place}#home/title`, before: 'Home', after: 'Start', rev: 1 };
  const history: History = {
    start: { files, base: { number: 1, source: '' } },
    rows: [row],
    texts: new Map(),
  };
  const three = { base: files, mine: after, theirs: { [place]: '{ "home": { "title": "Live" } }' } };
  const others = [
    { kind: 'preview', work: three },
    { kind: 'revert', work: three },
    { kind: 'without', work: { files: after, edits: [row] } },
    { kind: 'revision', work: { history, rev: 1 } },
  ] as const;
  for (const one of others) {
    const calculation = { ...one, state: '', length: 0 } as Calculation;
    expect(await editing.calculate(calculation)).toEqual(calculateHere(calculation));
  }
  await editing.close();
});
