import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf } from '../../../../../tests/support/components/render-ui.tsx';
import { type Asked, renderWorkbench } from '../../../../../tests/support/workbench/render-workbench.tsx';
import { sampleMe, samplePeople } from '../../../../../tests/support/workbench/samples.ts';
import { wordsDraft, wordsRoutes } from '../../../../../tests/support/workbench/words-samples.ts';
// At hand before the first page asks for it: its first download takes longer than a test waits.
import './words-page.tsx';

const { edda } = samplePeople;
const me = sampleMe(edda, ['editor']);
const path = `/words?draft=${wordsDraft.id}`;
const show = (query = '') => renderWorkbench({ path: `${path}${query}`, me, routes: wordsRoutes });
const edits = (asked: readonly Asked[]) =>
  asked.flatMap(({ route, body }) =>
    route === 'POST /api/drafts/:id/edits' ? [(body as { readonly edits: readonly { readonly address: string }[] }).edits] : [],
  );
const rows = async (): Promise<readonly HTMLElement[]> => (await screen.findAllByRole('row')).slice(1);
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

test.each([
  ['', 'en', 'light'],
  ['&view=values', 'es', 'dark'],
] as const)('axe finds nothing to mend in the words%s, %s', async (query, language, theme) => {
  await renderWorkbench({ path: `${path}${query}`, me, routes: wordsRoutes, language, theme });
  expect(await accessibilityOf()).toEqual([]);
});

test('each state has its count, and the address keeps what was chosen', async () => {
  await show('&show=todo');
  expect(
    within(screen.getByRole('group', { name: 'Which words' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['All 5', 'To do 4', 'Missing 1', 'Older than English 2', 'Long 0', 'Glossary 1', 'Changed here 1']);
  expect(await rows()).toHaveLength(4);
  expect(screen.getByText('Glossary: queja means grievance, not claim')).toBeDefined();
  expect(screen.getByText('The', { selector: 'ins', exact: false })).toBeDefined();
  await userEvent.fill(screen.getByRole('searchbox'), 'MEDICAMENTOS');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

test('a text is written in its place; one that lost a filled-in part says so at once and is not sent', async () => {
  const { asked } = await show('&show=missing');
  await userEvent.click(button(/Write Spanish/));
  const field = await screen.findByRole('textbox', { name: /Spanish of/ });
  await userEvent.fill(field, 'Lista de medicamentos');
  await screen.findByText('Missing here: {nextYear}. The portal fills it in.');
  expect(edits(asked)).toEqual([]);
  await userEvent.click(button('Put {nextYear} back'));
  await waitFor(() =>
    expect(edits(asked)).toMatchObject([
      [{ address: 'locales/es/home.json#home/items/b/title', expected: null, value: 'Lista de medicamentos {nextYear}' }],
    ]),
  );
});

test('Spanish that is still right is an edit of its pair', async () => {
  const { asked } = await show('&find=the%20drug');
  await userEvent.click(button('Still right'));
  await waitFor(() =>
    expect(edits(asked)[0]?.[0]?.address).toBe('locales/pairs.json#pairs/locales~1en~1home.json#home~1items~1b~1content'),
  );
});

test('a phrase is replaced where it is ticked, all as one request, and says which Spanish gets older', async () => {
  const { asked } = await show();
  await userEvent.click(button('Find and replace'));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Find' }), 'drug list');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Replace with' }), 'list of drugs');
  await dialog.findByText('2 texts have it; 2 chosen.');
  expect(dialog.getByText('1 Spanish text will then be older than its English.')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Replace in 2 texts' }));
  await waitFor(() => expect(edits(asked)).toMatchObject([[{ value: '{nextYear} list of drugs' }, { value: 'The list of drugs' }]]));
});

test('a translator’s file is looked at word by word before it is taken', async () => {
  const { asked } = await show();
  await userEvent.click(button('Bring in'));
  const file = new File(['address,english,spanish'], 'words-00000000-0000-4000-8000-000000000701 (2).csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText('File'), file);
  await screen.findByText('Part lost');
  const imports = () => asked.filter(({ route }) => route === 'POST /api/exchanges/:id/import').length;
  expect(imports()).toBe(1);
  await userEvent.click(button('Take 1 text'));
  await screen.findByText('1 text taken.');
  expect(imports()).toBe(2);
});

test('named values are written once for all their places', async () => {
  const { asked } = await show('&view=values');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Everybody, Spanish' }), 'de 8 a 5');
  await waitFor(() => expect(edits(asked)).toMatchObject([[{ address: 'config/site/values.json#values/hours/es', value: 'de 8 a 5' }]]));
});
