import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { startWords } from '../i18n/start-words.ts';
import { ComboBox, type ComboOption } from './combo-box.tsx';
import { Dialog } from './dialog.tsx';

const options: readonly ComboOption[] = [
  { value: 'all', label: 'Everybody' },
  { value: 'm08', label: 'Harold Whitcombe', more: 'm08', group: 'Guests' },
  { value: 'm09', label: 'Rosa Delgado', more: 'm09', group: 'Guests' },
  { value: 'ifp', label: 'Individual plan', group: 'Plans' },
];

const Field = ({ onChoose }: { readonly onChoose: (value: string) => void }) => {
  const [value, setValue] = useState('');
  return (
    <ComboBox {...{ label: 'Guest', none: 'Nobody', value, options }} onType={setValue} onChoose={(option) => onChoose(option.value)} />
  );
};

const shown = async () => {
  const onChoose = vi.fn<(value: string) => void>();
  render(<Field onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Guest' }));
  return { onChoose, list: within(screen.getByRole('listbox')) };
};

test('options stand under the names of their groups, which are no part of their own names', async () => {
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

test('the arrow keys go through all groups, and Enter takes what they came to', async () => {
  const { onChoose, list } = await shown();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(list.getByRole('option', { selected: true }).textContent).toBe('Individual plan');
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([['ifp']]);
});

test('what is typed finds by the name of a group too', async () => {
  const { list } = await shown();
  await userEvent.keyboard('plans');
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Individual plan']);
});

test('Escape closes an open list, and only then the dialog that it stands in', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <I18nextProvider i18n={await startWords()}>
      <Dialog title="Question" onClose={onClose}>
        <Field onChoose={() => undefined} />
      </Dialog>
    </I18nextProvider>,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Guest' }));
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect([screen.getByRole('combobox', { name: 'Guest' }).getAttribute('aria-expanded'), onClose.mock.calls.length]).toEqual(['false', 0]);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('what is named by what was typed comes first: a whole name, then the beginning of one, then whatever holds it', async () => {
  const named: readonly ComboOption[] = ['home/billing', 'premium billing', 'billing', 'billing.payNow', 'link:billing'].map((value) => ({
    value,
    label: `The ${value}`,
  }));
  const Named = () => {
    const [value, setValue] = useState('');
    return (
      <ComboBox {...{ label: 'Part', none: 'None', value, options: named }} onType={setValue} onChoose={() => {}} takesFirst={() => true} />
    );
  };
  render(<Named />);
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
