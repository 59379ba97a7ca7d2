import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  message,
  messagePattern,
  spanishMessage,
} from '../../../../../../tests/support/workbench/message.ts';
import { draftRoutes, reviewedDraft } from '../../../../../../tests/support/workbench/draft-samples.ts';
import { ok, unanswered } from '../../../../../../tests/support/workbench/fake-server.ts';
import { renderWorkbench } from '../../../../../../tests/support/workbench/render-workbench.tsx';
import { sampleMe, samplePeople } from '../../../../../../tests/support/workbench/samples.ts';
import { smallSource } from '../../../../../../tests/support/workbench/small-source.ts';
// At hand before the first page asks for them: their first download takes longer than a test waits.
import '../editor-page.tsx';
import '../../../preview/day/preview-on-day.tsx';

const card = 'home/items/yourCards';
const items = 'config/screens/home.json#screens/[home]/blocks/[cards]/items';

// The first card has a text, as cards have; the second has none.
const files = {
  ...smallSource,
  'locales/en/home.json':
    '{ "home": { "items": { "a": { "title": "Claims", "content": "All of them" } } } }\n',
  'locales/es/home.json': '{ "home": { "items": { "a": { "title": "Reclamos", "content": "Todos" } } } }\n',
};

const tabTo = async (element: HTMLElement): Promise<void> => {
  for (let presses = 0; document.activeElement !== element; presses += 1) {
    if (presses === 24) throw new Error(`Tab does not reach ${element.textContent}`);
    await userEvent.tab();
  }
};

test.each([
  ['mouse', 'en'],
  ['keyboard', 'es'],
] as const)(
  'a new card gets its place, title and link, and then fields for a text in both languages, by %s in %s',
  async (means, language) => {
    const say = language === 'en' ? message : spanishMessage;
    const { asked } = await renderWorkbench({
      path: `/draft/${reviewedDraft.id}?item=home%2Fcards%2Fa`,
      me: sampleMe(samplePeople.edda, ['editor']),
      language,
      routes: {
        ...draftRoutes({ state: 'open' }),
        [`GET /api/sources/${reviewedDraft.source}`]: () => ok({ files }),
        // The new source never arrives: the page shows the sent edits.
        'POST /api/drafts/:id/edits': () => ok({ rev: 3, source: 'd'.repeat(64) }),
        [`GET /api/sources/${'d'.repeat(64)}`]: () => ({ status: unanswered }),
      },
    });
    const sent = () =>
      asked
        .filter(({ route }) => route === 'POST /api/drafts/:id/edits')
        .flatMap(
          ({ body }) => (body as { readonly edits: readonly { address: string; value: unknown }[] }).edits,
        );
    const use = async (element: HTMLElement): Promise<void> => {
      if (means === 'mouse') return userEvent.click(element);
      await tabTo(element);
      return userEvent.keyboard('{Enter}');
    };
    const write = async (field: HTMLElement, text: string): Promise<void> => {
      await (means === 'mouse' ? userEvent.click(field) : tabTo(field));
      await userEvent.keyboard(text);
    };
    const fieldOf = (label: string, text: 'english' | 'spanish'): string =>
      `${label}, ${say(`editor.form.${text}`)}`;

    if (means === 'mouse')
      await userEvent.click(screen.getByRole('button', { name: say('editor.acts.newShort') }));
    else await userEvent.keyboard('i');
    const dialog = within(await screen.findByRole('dialog', { name: say('editor.acts.newShort') }));
    const make = dialog.getByRole('button', { name: say('editor.new.make') });
    expect(make.getAttribute('aria-disabled')).toBe('true');
    const title = say('draft.field.title');
    await write(dialog.getByRole('textbox', { name: fieldOf(title, 'english') }), 'Your cards');
    await write(dialog.getByRole('textbox', { name: fieldOf(title, 'spanish') }), 'Sus tarjetas');
    await write(dialog.getByRole('combobox', { name: say('editor.form.to') }), 'link:one');
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: say('editor.new.id') }).value).toBe(
      'yourCards',
    );
    await use(make);
    await waitFor(() =>
      expect(sent()).toEqual([
        expect.objectContaining({
          address: `${items}/[yourCards]`,
          value: { id: 'yourCards', link: 'link:one' },
        }),
        expect.objectContaining({ address: `${items}/@order`, value: ['a', 'yourCards', 'b'] }),
        expect.objectContaining({ address: `locales/en/home.json#${card}`, value: { title: 'Your cards' } }),
        expect.objectContaining({
          address: `locales/es/home.json#${card}`,
          value: { title: 'Sus tarjetas' },
        }),
      ]),
    );

    const form = within(screen.getByRole('region', { name: say('editor.parts.form') }));
    await form.findByText('home/cards/yourCards');
    const content = say('draft.field.content');
    await write(
      await form.findByRole('textbox', { name: new RegExp(fieldOf(content, 'english')) }),
      'Ask for one',
    );
    await write(form.getByRole('textbox', { name: new RegExp(fieldOf(content, 'spanish')) }), 'Pida una');
    await userEvent.tab();
    await waitFor(() =>
      expect(Object.fromEntries(sent().map(({ address, value }) => [address, value]))).toMatchObject({
        [`locales/en/home.json#${card}/content`]: 'Ask for one',
        [`locales/es/home.json#${card}/content`]: 'Pida una',
      }),
    );
  },
);

test('a new card is not created without a title in both languages, with a taken id or with a text that is not an address', async () => {
  await renderWorkbench({
    path: `/draft/${reviewedDraft.id}?item=home%2Fcards%2Fa`,
    me: sampleMe(samplePeople.rita, ['editor']),
    routes: draftRoutes({ state: 'open' }),
  });
  await userEvent.click(screen.getByRole('button', { name: message('editor.acts.newShort') }));
  const dialog = within(await screen.findByRole('dialog'));
  const reason = (): string | null => {
    const id = dialog
      .getByRole('button', { name: message('editor.new.make') })
      .getAttribute('aria-describedby');
    return id === null ? null : (document.getElementById(id)?.textContent ?? null);
  };
  const fill = (role: 'textbox' | 'combobox', name: string | RegExp, text: string): Promise<void> =>
    userEvent.fill(dialog.getByRole(role, { name }), text);
  const { english, spanish } = {
    english: messagePattern('editor.form.english'),
    spanish: messagePattern('editor.form.spanish'),
  };
  expect(reason()).toBe(message('editor.new.bothLanguages'));
  await fill('textbox', english, 'Claims');
  await fill('textbox', spanish, 'Reclamos');
  await fill('combobox', message('editor.form.to'), 'nowhere');
  expect(reason()).toBe(message('editor.link.noTarget'));
  await fill('combobox', message('editor.form.to'), '');
  await fill('textbox', message('editor.new.id'), 'not a name');
  expect(reason()).toBe(message('editor.new.notName'));
  await fill('textbox', message('editor.new.id'), 'a');
  await userEvent.keyboard('{Enter}');
  await dialog.findByText(message('editor.new.taken'));
});
