import { render, screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { message, spanishMessage } from '../../../../../tests/support/workbench/message.ts';
import { showLanguage, startWords } from '../../i18n/start-words.ts';
import { ComboBox } from './combo-box.tsx';
import type { ComboOption } from './combo-options.ts';
import { Dialog } from '../dialog.tsx';

const options: readonly ComboOption[] = [
  { value: 'all', label: 'Everybody' },
  { value: 'm08', label: 'Harold Whitcombe', more: 'm08', group: 'Guests' },
  { value: 'm09', label: 'Rosa Delgado', more: 'm09', group: 'Guests' },
  { value: 'ifp', label: 'Individual plan', group: 'Plans' },
];

const Field = ({ onChoose }: { onChoose: (value: string) => void }) => {
  const [value, setValue] = useState('');
  return (
    <ComboBox
      {...{ label: 'Guest', none: 'Nobody', value, options }}
      onType={setValue}
      onChoose={(option) => onChoose(option.value)}
    />
  );
};

const words = await startWords();
const renderInWords = (node: ReactNode) => render(<I18nextProvider i18n={words}>{node}</I18nextProvider>);

const shown = async () => {
  const onChoose = vi.fn<(value: string) => void>();
  renderInWords(<Field onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Guest' }));
  return { onChoose, list: within(screen.getByRole('listbox')) };
};

test('options are listed under the names of their groups, which are not part of their own names', async () => {
  const { list } = await shown();
  expect(list.getByRole('option', { name: 'Individual plan' })).toBeTruthy();
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Everybody',
    'Harold Whitcombem08',
    'Rosa Delgadom09',
    'Individual plan',
  ]);
  const members = within(list.getByRole('group', { name: 'Guests' }));
  expect(members.getAllByRole('option')).toHaveLength(2);
});

test('the arrow keys move through all groups, and Enter selects the current option', async () => {
  const { onChoose, list } = await shown();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(list.getByRole('option', { selected: true }).textContent).toBe('Individual plan');
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([['ifp']]);
});

test('typed text also matches the name of a group', async () => {
  const { list } = await shown();
  await userEvent.keyboard('plans');
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Individual plan']);
});

test('Escape closes an open list first, and then its dialog', async () => {
  const onClose = vi.fn<() => void>();
  renderInWords(
    <Dialog title="Question" onClose={onClose}>
      <Field onChoose={() => undefined} />
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Guest' }));
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect([
    screen.getByRole('combobox', { name: 'Guest' }).getAttribute('aria-expanded'),
    onClose.mock.calls.length,
  ]).toEqual(['false', 0]);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the best matches come first: equal names, then names that start with the text, then names that contain it', async () => {
  const named: readonly ComboOption[] = [
    'home/billing',
    'premium billing',
    'billing',
    'billing.payNow',
    'link:billing',
  ].map((value) => ({
    value,
    label: `The ${value}`,
  }));
  const Named = () => {
    const [value, setValue] = useState('');
    return (
      <ComboBox
        {...{ label: 'Part', none: 'None', value, options: named }}
        onType={setValue}
        onChoose={() => {}}
        takesFirst={() => true}
      />
    );
  };
  renderInWords(<Named />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Part' }));
  await userEvent.keyboard('Billing');
  const found = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(found.map(({ textContent }) => textContent)).toEqual([
    'The home/billing',
    'The billing',
    'The link:billing',
    'The billing.payNow',
    'The premium billing',
  ]);
  expect(found[0]?.getAttribute('aria-selected')).toBe('true');
});

const field = (): HTMLElement => screen.getByRole('combobox', { name: 'Guest' });
const isOpen = (): string | null => field().getAttribute('aria-expanded');
const activeText = (): string | null | undefined =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('the focus stays in the field while the arrow keys move; up from the first option selects the last', async () => {
  await shown();
  await userEvent.keyboard('{ArrowDown}');
  expect([activeText(), document.activeElement]).toEqual(['Everybody', field()]);
  await userEvent.keyboard('{ArrowUp}');
  expect([activeText(), document.activeElement]).toEqual(['Individual plan', field()]);
});

test('Alt with an arrow key opens and closes the list without moving in it', async () => {
  await shown();
  await userEvent.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}');
  expect([isOpen(), activeText()]).toEqual(['true', undefined]);
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(isOpen()).toBe('false');
});

test('Tab leaves the field and closes the list without selecting', async () => {
  const { onChoose } = await shown();
  await userEvent.keyboard('{ArrowDown}{Tab}');
  expect([isOpen(), onChoose.mock.calls]).toEqual(['false', []]);
});

test.each([
  ['en', message('find.count', { count: 2 })],
  ['es', spanishMessage('find.count', { count: 2 })],
] as const)('the number of matches is announced (%s)', async (language, count) => {
  await showLanguage(words, language);
  await shown();
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.keyboard('guests');
  expect(screen.getByRole('status').textContent).toBe(count);
  await userEvent.keyboard('x');
  expect(screen.getByRole('status').textContent).toBe('Nobody');
  await showLanguage(words, 'en');
});
