import { beforeAll, beforeEach, expect, test } from 'vitest';
import { freshEmbedded } from '../../../../tests/support/workbench/embedded-store.ts';
import {
  type Answered,
  type Caller,
  fakeParts,
  servedWorkbench,
} from '../../../../tests/support/workbench/served-workbench.ts';
import { freshId } from '../../../../tests/support/workbench/team.ts';
import type { Imported, ImportedWord, TakenText } from '../../api/generated/api-shapes.ts';
import { textHash } from '../../store/rows/kept-rows.ts';

const address = 'locales/en/home.json#home/items/a/title';
const spanish = 'locales/es/home.json#home/items/a/title';
const { checker, publishing } = fakeParts();

let workbench: ReturnType<typeof servedWorkbench>;
let [edda, rita] = [] as unknown as readonly [Caller, Caller];

beforeAll(async () => {
  const words = { text: '', words: { [address]: textHash('Claims') } };
  const exporting = { ...checker, words: () => Promise.resolve(words) };
  workbench = servedWorkbench(await freshEmbedded(), { checker: exporting, publishing });
}, 120_000);
// Sessions of their own for each test: twenty changes a second are the most that one may ask for.
beforeEach(async () => {
  [edda, rita] = [await workbench.as(['editor'], 'Edda'), await workbench.as(['editor'], 'Rita')];
});

const known = ({ body }: Answered) => body as { readonly id: string; readonly rev: number };
const csv = { 'content-type': 'text/csv' };
const fileOf = (es: string, en = 'Claims'): string => `address;english;spanish\r\n${address};${en};${es}\r\n`;

const sentOut = async () => {
  const { id } = known(await edda.ask('POST /api/drafts', { name: `Draft ${freshId()}` }));
  const options = { format: 'csv', which: 'all' };
  const exchange = known(await edda.ask(`POST /api/drafts/${id}/exchanges`, options)).id;
  const edit = (who: Caller, at: string, expected: string, value: string) =>
    who.ask(`POST /api/drafts/${id}/edits`, {
      clientId: freshId(),
      edits: [{ address: at, expected, value }],
    });
  const compare = async (file: string | Uint8Array, of = `?exchange=${exchange}`): Promise<Imported> => {
    const { body } = await edda.ask(`POST /api/drafts/${id}/translations/compare${of}`, file, csv);
    return body as Imported;
  };
  const take = (...texts: readonly TakenText[]) =>
    edda.ask(`POST /api/drafts/${id}/translations/take`, { clientId: freshId(), exchange, texts });
  const spanishNow = async (): Promise<unknown> => {
    const { source } = (await edda.ask(`GET /api/drafts/${id}`)).body as { readonly source: string };
    const { files } = (await edda.ask(`GET /api/sources/${source}`)).body as {
      readonly files: Readonly<Record<string, string>>;
    };
    return JSON.parse(files['locales/es/home.json'] ?? '');
  };
  return { id, exchange, edit, compare, take, spanishNow };
};

const spanishOf = (title: string) => ({ home: { items: { a: { title } } } });
const taken = ({ words: [word] }: Imported): TakenText => {
  const { en = '', es = null, file = { en: '', es: '' } } = word ?? ({} as Partial<ImportedWord>);
  return { address, en, es, file };
};

test('a comparison shows both texts and who changed the draft, and changes nothing', async () => {
  const { id, exchange, edit, compare } = await sentOut();
  expect(await compare(fileOf('Sus reclamos'))).toMatchObject({
    ...{ format: 'CSV', encoding: 'UTF-8', unread: [], exchange: { id: exchange, draftId: id } },
    words: [
      { address, result: 'taken', en: 'Claims', es: 'Reclamos', file: { es: 'Sus reclamos', line: 2 } },
    ],
  });
  await edit(rita, spanish, 'Reclamos', 'Reclamaciones');
  const { words } = await compare(fileOf('Sus reclamos'));
  expect(words).toMatchObject([
    {
      result: 'conflict',
      es: 'Reclamaciones',
      by: { id: rita.id, name: 'Rita' },
      at: expect.any(String) as string,
    },
  ]);
  expect(await compare(fileOf('Reclamos'))).toMatchObject({ words: [{ result: 'unchanged' }] });
  expect(known(await edda.ask(`GET /api/drafts/${id}`)).rev).toBe(1);
});

test('a file whose export is unknown is compared with the draft alone', async () => {
  const { compare } = await sentOut();
  for (const of of ['', `?exchange=${freshId()}`, '?exchange=none'])
    expect(await compare(fileOf('Sus reclamos'), of)).toMatchObject({
      exchange: null,
      words: [{ result: 'conflict', by: null, at: null }],
    });
});

test('texts are imported as they were shown, in one request, or not at all', async () => {
  const { id, edit, compare, take, spanishNow } = await sentOut();
  const shown = taken(await compare(fileOf('Sus reclamos')));
  await edit(rita, spanish, 'Reclamos', 'Reclamaciones');
  expect(await take(shown)).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile', items: [{ address: spanish, by: { name: 'Rita' } }] },
  });
  expect(await spanishNow()).toEqual(spanishOf('Reclamaciones'));
  expect(await take(taken(await compare(fileOf('Sus reclamos'))))).toMatchObject({
    status: 200,
    body: { rev: 2 },
  });
  expect(await spanishNow()).toEqual(spanishOf('Sus reclamos'));
  const { edits } = (await edda.ask(`GET /api/drafts/${id}/edits?since=1`)).body as {
    readonly edits: readonly object[];
  };
  expect(edits).toMatchObject([{ kind: 'import' }, { kind: 'import' }]);
  await edit(rita, address, 'Claims', 'Your claims');
  expect(await take({ ...shown, es: 'Sus reclamos' })).toMatchObject({ status: 409 });
});

test.each([
  ['en', /^Line 3 has letters/],
  ['es', /^La línea 3 tiene letras/],
])('a file that cannot be read is refused with its line and the remedy, %s', async (language, message) => {
  const { id } = await sentOut();
  const bytes = Uint8Array.from([...new TextEncoder().encode(fileOf('uno')), 0x8e]);
  const { status, body } = await edda.ask(`POST /api/drafts/${id}/translations/compare`, bytes, {
    ...csv,
    'accept-language': language,
  });
  expect([status, body]).toEqual([
    422,
    expect.objectContaining({
      code: 'unreadable',
      mistakes: [{ at: '', message: expect.stringMatching(message) as string }],
    }),
  ]);
});

test('a file in Windows-1252 keeps its letters, and a row that is not read is named', async () => {
  const { compare } = await sentOut();
  const file = `${fileOf('Señal')}${address};too;many;fields\r\n`;
  const bytes = Uint8Array.from([...file].map((sign) => sign.charCodeAt(0)));
  expect(await compare(bytes)).toMatchObject({
    encoding: 'Windows-1252',
    words: [{ file: { es: 'Señal' } }],
    unread: [{ line: 3, message: expect.stringContaining('has 4 fields') as string }],
  });
});

test('R10.57: an import without a choice leaves conflicts, and a repeated one takes again what was undone', async () => {
  const { id, exchange, edit, spanishNow } = await sentOut();
  const route = `POST /api/exchanges/${exchange}/import`;
  const imported = async (query = '') =>
    (await edda.ask(`${route}${query}`, fileOf('Sus reclamos'), csv)).body;
  expect(await edda.ask(`${route}?draft=${freshId()}`, fileOf('x'), csv)).toMatchObject({ status: 404 });
  expect(await imported('?dry=1')).not.toHaveProperty('rev');
  expect(await imported(`?draft=${id}`)).toMatchObject({ rev: 1, words: [{ result: 'taken' }] });
  expect(await imported()).toMatchObject({ words: [{ result: 'unchanged' }] });
  await edit(rita, spanish, 'Sus reclamos', 'Reclamos');
  expect(await imported()).toMatchObject({ rev: 3, words: [{ result: 'taken' }] });
  await edit(rita, spanish, 'Sus reclamos', 'Reclamaciones');
  expect(await imported()).toMatchObject({ words: [{ result: 'conflict' }] });
  expect(await spanishNow()).toEqual(spanishOf('Reclamaciones'));
});
