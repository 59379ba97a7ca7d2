import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf } from '../../../../../tests/support/components/render-ui.tsx';
import { message, messagePattern } from '../../../../../tests/support/workbench/message.ts';
import { renderWorkbench } from '../../../../../tests/support/workbench/render-workbench.tsx';
import { ok, refusal } from '../../../../../tests/support/workbench/fake-server.ts';
import type { TakeTranslations } from '../../../api/generated/api-shapes.ts';
import type { Asked } from '../../../../../tests/support/workbench/stand-ins.ts';
import { sampleMe, samplePeople } from '../../../../../tests/support/workbench/samples.ts';
import {
  importedFile,
  wordsDraft,
  wordsRoutes,
  wordsSource,
} from '../../../../../tests/support/workbench/words-samples.ts';
// Loads the page before the tests: the first download takes longer than a test waits.
import './translations-page.tsx';

const { edda } = samplePeople;
const me = sampleMe(edda, ['editor']);
const path = `/words?draft=${wordsDraft.id}`;
const show = (query = '') => renderWorkbench({ path: `${path}${query}`, me, routes: wordsRoutes });
const edits = (asked: readonly Asked[]) =>
  asked.flatMap(({ route, body }) =>
    route === 'POST /api/drafts/:id/edits'
      ? [(body as { readonly edits: readonly { readonly address: string }[] }).edits]
      : [],
  );
const rows = async (): Promise<readonly HTMLElement[]> => (await screen.findAllByRole('row')).slice(1);
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

test.each([
  ['', 'en', 'light'],
  ['&view=values', 'es', 'dark'],
] as const)('axe finds no problems in the translations%s, %s', async (query, language, theme) => {
  await renderWorkbench({ path: `${path}${query}`, me, routes: wordsRoutes, language, theme });
  expect(await accessibilityOf()).toEqual([]);
});

test('each status filter shows its count, and the address of the page sets the filter', async () => {
  await show('&show=todo');
  expect(
    within(screen.getByRole('group', { name: message('words.show.label') }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    `${message('words.show.all')} 5`,
    `${message('words.show.todo')} 4`,
    `${message('words.show.missing')} 1`,
    `${message('words.show.stale')} 2`,
    `${message('words.show.long')} 0`,
    `${message('words.show.terms')} 1`,
    `${message('words.show.changed')} 1`,
  ]);
  expect(await rows()).toHaveLength(4);
  expect(
    screen.getByText(message('words.term.means', { word: 'queja', other: 'grievance', term: 'claim' })),
  ).toBeDefined();
  expect(screen.getByText('The', { selector: 'ins', exact: false })).toBeDefined();
  await userEvent.fill(screen.getByRole('searchbox'), 'MEDICAMENTOS');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

test('a text is edited in place; a text without its placeholder shows an error and is not sent', async () => {
  const { asked } = await show('&show=missing');
  await userEvent.click(button(messagePattern('words.write.es')));
  const field = await screen.findByRole('textbox', { name: messagePattern('words.field.es') });
  await userEvent.fill(field, 'Lista de medicamentos');
  await screen.findByText(message('words.fault.lost', { names: '{nextYear}' }));
  expect(edits(asked)).toEqual([]);
  await userEvent.click(button(message('words.fault.put', { name: '{nextYear}' })));
  await waitFor(() =>
    expect(edits(asked)).toMatchObject([
      [
        {
          address: 'locales/es/home.json#home/items/b/title',
          expected: null,
          value: 'Lista de medicamentos {nextYear}',
        },
      ],
    ]),
  );
});

test('confirming a translation writes an edit of the pairs file', async () => {
  const { asked } = await show('&find=the%20drug');
  await userEvent.click(button(message('words.right')));
  await waitFor(() =>
    expect(edits(asked)[0]?.[0]?.address).toBe(
      'locales/pairs.json#pairs/locales~1en~1home.json#home~1items~1b~1content',
    ),
  );
});

test('a phrase is replaced in the selected texts by one request, and the dialog counts outdated translations', async () => {
  const { asked } = await show();
  await userEvent.click(button(message('words.replace.do')));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.fill(dialog.getByRole('textbox', { name: message('words.replace.phrase') }), 'drug list');
  await userEvent.fill(dialog.getByRole('textbox', { name: message('words.replace.by') }), 'list of drugs');
  await dialog.findByText(message('words.replace.found', { count: 2, chosen: '2' }));
  expect(dialog.getByText(message('words.replace.stale', { count: 1 }))).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: message('words.replace.apply', { count: 2 }) }));
  await waitFor(() =>
    expect(edits(asked)).toMatchObject([
      [{ value: '{nextYear} list of drugs' }, { value: 'The list of drugs' }],
    ]),
  );
});

const compareRoute = 'POST /api/drafts/:id/translations/compare';
const takeRoute = 'POST /api/drafts/:id/translations/take';
const fileName = 'words-00000000-0000-4000-8000-000000000701 (2).csv';
const countOf = (asked: readonly Asked[], name: string) => asked.filter(({ route }) => route === name).length;

const openImport = async (routes = wordsRoutes) => {
  const { asked } = await renderWorkbench({ path, me, routes });
  await userEvent.click(button(message('words.in.do')));
  const file = new File(['address,english,spanish'], fileName, { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText(message('words.in.choose')), file);
  await screen.findByRole('list', { name: message('words.in.list') });
  return asked;
};
const radio = (side: 'draft' | 'file') =>
  screen.getByRole('radio', { name: messagePattern(`words.in.side.${side}`) });

test('an import shows each text before and after, asks about conflicts, and takes exactly what it showed', async () => {
  const compareQueries: (string | null)[] = [];
  const asked = await openImport({
    ...wordsRoutes,
    [compareRoute]: (_, __, query) => {
      compareQueries.push(query.get('exchange'));
      return ok(importedFile);
    },
  });
  expect(compareQueries).toEqual(['00000000-0000-4000-8000-000000000701']);
  expect(screen.getByText('medicinas', { selector: 'ins' })).toBeDefined();
  expect(screen.getByText(importedFile.unread[0]?.message ?? '')).toBeDefined();
  const take = (count: number) => button(message('words.in.take', { count }));
  expect(take(2).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(take(2));
  expect(countOf(asked, takeRoute)).toBe(0);
  await userEvent.click(radio('file'));
  expect(take(3).getAttribute('aria-disabled')).toBeNull();
  await userEvent.click(take(3));
  await screen.findByText(message('words.in.done', { count: 3 }));
  const { texts } = asked.find(({ route }) => route === takeRoute)?.body as TakeTranslations;
  const shown = importedFile.words.filter(({ result }) =>
    ['conflict', 'taken', 'english-changed'].includes(result),
  );
  expect(texts).toEqual(shown.map(({ address, en, es, file }) => ({ address, en, es, file })));
  await screen.findByRole('heading', { name: message('words.title') });
});

test('all conflicts are decided at once, and the results are filtered', async () => {
  const asked = await openImport();
  await userEvent.click(button(message('words.in.keepAll')));
  expect(radio('draft')).toHaveProperty('checked', true);
  await userEvent.click(button(`${message('words.in.result.taken')} 1`));
  const list = screen.getByRole('list', { name: message('words.in.list') });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.click(button(message('words.in.take', { count: 2 })));
  await screen.findByText(message('words.in.done', { count: 2 }));
  expect(countOf(asked, takeRoute)).toBe(1);
});

test('if a colleague changed a text, nothing is imported, and the list is compared again', async () => {
  const asked = await openImport({ ...wordsRoutes, [takeRoute]: () => refusal(409, 'changed-meanwhile') });
  await userEvent.click(radio('file'));
  await userEvent.click(button(message('words.in.take', { count: 3 })));
  await screen.findByText(message('words.in.changed'));
  await waitFor(() => expect(countOf(asked, compareRoute)).toBe(2));
  expect(radio('file')).toHaveProperty('checked', true);
});

test('the page of an import is left without a change', async () => {
  const asked = await openImport();
  await userEvent.click(button(message('words.in.back')));
  await screen.findByRole('heading', { name: message('words.title') });
  expect(countOf(asked, takeRoute)).toBe(0);
});

test('a named value is edited once for all its uses', async () => {
  const { asked } = await show('&view=values');
  await userEvent.fill(
    screen.getByRole('textbox', {
      name: `${message('words.values.everybody')}, ${message('common.language.spanish')}`,
    }),
    'de 8 a 5',
  );
  await waitFor(() =>
    expect(edits(asked)).toMatchObject([
      [{ address: 'config/site/values.json#values/hours/es', value: 'de 8 a 5' }],
    ]),
  );
});

test('a list of more than 1,000 texts has only the rows in sight in the page, and its keys reach the first and the last row', async () => {
  const texts = Object.fromEntries(
    Array.from({ length: 1200 }, (_, at) => [`text${at}`, { title: `Text ${at}` }]),
  );
  const files = {
    ...wordsSource,
    'locales/en/home.json': JSON.stringify({ home: { items: texts } }),
    'locales/es/home.json': '{ "home": {} }',
  };
  const routes = { ...wordsRoutes, [`GET /api/sources/${wordsDraft.source}`]: () => ok({ files }) };
  await renderWorkbench({ path: `${path}&show=missing`, me, routes });
  const table = await screen.findByRole('table');
  await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(20));
  expect(within(table).getAllByRole('row').length).toBeLessThan(300);
  expect(table.getAttribute('aria-rowcount')).toBe('1201');
  const focusedRow = () => document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex');
  await userEvent.keyboard('k');
  await waitFor(() => expect(focusedRow()).toBe('1201'));
  await userEvent.keyboard('k');
  await waitFor(() => expect(focusedRow()).toBe('1200'));
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('j');
  await waitFor(() => expect(focusedRow()).toBe('2'));
  await userEvent.keyboard('n');
  await screen.findByRole('textbox', { name: messagePattern('words.field.es') });
});
