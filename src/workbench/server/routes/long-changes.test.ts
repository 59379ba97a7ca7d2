import { beforeAll, expect, test, vi } from 'vitest';
import { freshEmbedded } from '../../../../tests/support/workbench/embedded-store.ts';
import { fakeParts, servedWorkbench } from '../../../../tests/support/workbench/served-workbench.ts';
import { freshId } from '../../../../tests/support/workbench/team.ts';
import { calculateHere, type Calculation } from '../../store/drafts/calculations.ts';
import { startEditing } from '../edits/start-editing.ts';
import { NoAnswer } from '../threads/question-queue.ts';

const place = 'locales/en/home.json';
const { judge, publishing } = fakeParts();
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
  workbench = servedWorkbench(await freshEmbedded(), { judge, publishing, editing });
}, 120_000);

const newDraft = async () => {
  const edda = await workbench.as(['editor'], 'Edda');
  const { body } = await edda.ask('POST /api/drafts', { name: `Draft ${freshId()}` });
  const { id } = body as { readonly id: string };
  const edit = (count: number, { name = 'new' } = {}) => {
    const edits = Array.from({ length: count }, (_, at) => ({
      ...{ address: `${place}#home/items/${name}${at}/title`, expected: null, value: 'a' },
    }));
    const text = JSON.stringify({ clientId: freshId(), edits });
    return edda.ask(`POST /api/drafts/${id}/edits`, text, { 'content-length': String(text.length) });
  };
  return { edda, id, edit };
};

test('few edits are made at once; many and long ones in another thread, with the same result', async () => {
  calculate.mockClear();
  const [short, long] = [await newDraft(), await newDraft()];
  for (const from of [0, 1]) expect(await short.edit(50 + from)).toMatchObject({ status: 200 });
  expect(calculate).toHaveBeenCalledTimes(1);
  expect(await long.edit(51)).toMatchObject({ status: 200 });
  expect(calculate).toHaveBeenCalledTimes(2);
  const sources = await Promise.all(
    [short, long].map(async ({ edda, id }) => {
      const { body } = await edda.ask(`GET /api/drafts/${id}`);
      return (body as { readonly source: string }).source;
    }),
  );
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

test('the thread makes the same files and rows as the main thread', async () => {
  const editing = startEditing(vi.fn());
  const begun = '{ "home": { "title": "Home" } }\n';
  const files = { [place]: begun };
  const edits = [{ address: `${place}#home/title`, expected: 'Home', value: 'Start' }];
  const written = { place, text: '{"home":{"title":"Start"}}', begun };
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
  await editing.close();
});
