import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf } from '../../../../tests/support/components/render-ui.tsx';
import { message } from '../../../../tests/support/workbench/message.ts';
import { ok } from '../../../../tests/support/workbench/fake-server.ts';
import { renderWorkbench } from '../../../../tests/support/workbench/render-workbench.tsx';
import { sentenceCase } from '../i18n/use-words.ts';
import { sampleDrafts, sampleMe, samplePeople } from '../../../../tests/support/workbench/samples.ts';

const editor = sampleMe(samplePeople.edda, ['editor']);
const viewer = sampleMe(samplePeople.ana, ['viewer']);

const files = {
  'config/addresses/links.json': '{"links":{"lateEnrollmentPenalty":{"href":"https://x.example/late"}}}',
  'config/rules/rules.json':
    '{"rules":{"isLate":{"says":{"en":"the member is late","es":"el afiliado llega tarde"},"logic":true}}}',
  'config/screens/coverage.json':
    '{"screens":[{"key":"coverage.forms","blocks":[{"type":"linkCards","id":"forms","items":[{"id":"lateEnrollment","link":"link:lateEnrollmentPenalty"}]}]}]}',
  'locales/en/coverage.json':
    '{"coverage.forms":{"title":"Coverage forms","items":{"lateEnrollment":{"title":"Late enrollment penalty","content":"What the penalty is."}}}}',
  'locales/es/coverage.json':
    '{"coverage.forms":{"title":"Formularios","items":{"lateEnrollment":{"title":"Multa por inscripción tardía","content":"Qué es la multa."}}}}',
};

const slow = { timeout: 10_000 };

const openPalette = async () => {
  const workbench = await renderWorkbench({
    me: viewer,
    routes: { [`GET /api/sources/${'a'.repeat(64)}`]: () => ok({ files }) },
  });
  await userEvent.keyboard('{Control>}k{/Control}');
  return { ...workbench, field: await screen.findByRole('combobox', {}, slow) };
};
const options = (): readonly string[] =>
  screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('finds items, texts of both languages, addresses and rules together, ignoring case and accents', async () => {
  const { field } = await openPalette();
  await userEvent.fill(field, 'LATE');
  await waitFor(() => expect(options().join(' | ')).toContain('Late enrollment penalty'));
  const groups = within(screen.getByRole('listbox'))
    .getAllByRole('group')
    .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent);
  expect(groups).toEqual([
    message('find.group.items'),
    message('find.group.addresses'),
    message('find.group.rules'),
    message('find.group.do'),
  ]);
  expect(options()).toContain(
    `https://x.example/latelink:lateEnrollmentPenalty${message('find.usedTimes', { count: 1 })}`,
  );
  await userEvent.fill(field, 'inscripcion');
  await waitFor(() => expect(options()[0]).toContain('Late enrollment penalty'));
  await userEvent.fill(field, 'que es');
  await waitFor(() =>
    expect(options()).toEqual([
      `Qué es la multa.Late enrollment penalty, ${message('draft.field.content')}, ${message('common.language.spanish')}Enter`,
    ]),
  );
  await userEvent.fill(field, 'formulary');
  await screen.findByText(message('find.nothing', { searched: 'formulary' }));
  expect(await accessibilityOf()).toEqual([]);
});

test('arrow keys select and Enter opens a page; closing the palette restores the focus', async () => {
  const { field } = await openPalette();
  await userEvent.fill(field, `>${message('common.places.releases')}`);
  expect(options()).toEqual([
    sentenceCase(`${message('find.command.go', { place: message('common.places.releases') })}gr`),
  ]);
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { name: message('releases.title') });
  await userEvent.keyboard('{Control>}k{/Control}');
  const again = await screen.findByRole('combobox');
  expect(document.activeElement).toBe(again);
  const first = options()[0] ?? '';
  await userEvent.keyboard('{ArrowDown}');
  const chosen = screen.getByRole('option', { selected: true });
  expect([chosen.textContent, again.getAttribute('aria-activedescendant')]).toEqual([
    options()[1],
    chosen.id,
  ]);
  expect(first).not.toBe(chosen.textContent);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

test('an at sign finds people and their drafts', async () => {
  const { field } = await openPalette();
  await userEvent.fill(field, '@solo');
  await waitFor(() =>
    expect(options()).toEqual([`Solo Marín${message('find.draftsOf', { name: 'Solo Marín' })}Enter`]),
  );
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Solo Marín'));
});

test.each([
  ['own', 'Claims page', ''],
  ['another', 'Prevention', '/review'],
])('opens %s open draft where the list of drafts opens it', async (_, name, place) => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  onTestFinished(() => open.mockRestore());
  await renderWorkbench({ me: editor });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.fill(await screen.findByRole('combobox', {}, slow), name);
  await screen.findByRole('option', { selected: true, name: new RegExp(name) });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const draft = sampleDrafts.find((one) => one.name.startsWith(name));
  await vi.waitFor(() => expect(open).toHaveBeenCalledWith(`/draft/${draft?.id}${place}`, '_blank'));
});

test('any key can be changed in Help: the new one works and is shown, a taken one is refused', async () => {
  await renderWorkbench({ me: editor });
  await userEvent.keyboard('?');
  const help = await screen.findByRole('dialog', { name: message('common.help.title') });
  await userEvent.click(
    within(help).getByRole('button', {
      name: message('find.change.of', { does: message('find.command.newDraft') }),
    }),
  );
  await userEvent.keyboard('j');
  await within(help).findByText(message('find.change.taken', { does: message('find.command.next') }));
  await userEvent.keyboard('u');
  await within(help).findByRole('button', { name: message('find.change.usual') });
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('c');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('u');
  await screen.findByRole('dialog', { name: message('drafts.new.title') });
});

test('Help lists only the commands that the roles of the user allow', async () => {
  await renderWorkbench({ me: viewer });
  await userEvent.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: message('common.help.title') }));
  expect(help.queryByText(message('find.command.newDraft'))).toBeNull();
  help.getByText(message('find.command.persona'));
});

test('if an answer of the server cannot be rendered, the palette shows an error and the page stays', async () => {
  await renderWorkbench({
    me: viewer,
    path: '/settings',
    routes: { 'GET /api/publications': () => ok({ publications: [null] }) },
  });
  await screen.findByRole('heading', { name: message('common.places.settings') });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.fill(within(await screen.findByRole('dialog', {}, slow)).getByRole('combobox'), 'late');
  const dialog = await screen.findByRole('dialog', { name: message('find.broken.title') });
  // React reports the render error, as it should.
  vi.spyOn(console, 'error').mockClear();
  expect(await accessibilityOf()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: message('common.do.close') }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { name: message('common.places.settings') }).tagName).toBe('H1');
});
