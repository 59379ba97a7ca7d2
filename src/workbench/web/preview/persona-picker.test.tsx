import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf } from '../../../../tests/support/components/render-ui.tsx';
import { message } from '../../../../tests/support/workbench/message.ts';
import { showStyles } from '../../../../tests/support/workbench/show-styles.ts';
import { wordsIn, WorkbenchTree } from '../../../../tests/support/workbench/workbench-tree.tsx';
import { makeQueryClient } from '../api/query-client.ts';
import { PersonaPicker } from './persona-picker.tsx';

const choices = ['Ana', 'Leon', 'Consuelo'].map((label) => ({ name: label, label, more: '' }));

const Picker = () => {
  const [isOpen, setOpen] = useState(false);
  const [chosen, choose] = useState('Ana');
  return (
    <PersonaPicker
      groups={[{ title: 'Members', choices }]}
      chosen={choices.find(({ name }) => name === chosen)}
      onChoose={choose}
      onOpen={setOpen}
      {...{ isOpen }}
    />
  );
};

const search = message('preview.as.search');
const label = message('preview.as.label');

beforeEach(() => onTestFinished(showStyles('light')));

// A disclosure: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
test.each([
  ['Enter', 'opens the list and focuses its search', '{Enter}', true, search, 'Ana'],
  ['Space', 'opens the list and focuses its search', ' ', true, search, 'Ana'],
  ['Escape', 'closes the list and returns to the button', '{Enter}{Escape}', false, `${label} Ana`, 'Ana'],
  ['ArrowDown', 'moves from the search to the choices', '{Enter}{ArrowDown}{ArrowDown}', true, 'Leon', 'Ana'],
  ['ArrowUp', 'moves back to the search', '{Enter}{ArrowDown}{ArrowUp}', true, search, 'Ana'],
  ['Enter', 'on a choice selects it', '{Enter}{ArrowDown}{ArrowDown}{Enter}', false, `${label} Leon`, 'Leon'],
  [
    'Enter',
    'in the search selects the first match',
    '{Enter}cons{Enter}',
    false,
    `${label} Consuelo`,
    'Consuelo',
  ],
])('%s in the list of members %s', async (_, __, keys, isOpen, focused, chosen) => {
  render(
    <WorkbenchTree path="/" words={wordsIn('en')} queries={makeQueryClient()}>
      <Picker />
    </WorkbenchTree>,
  );
  await userEvent.keyboard(`{Tab}${keys}`);
  const button = screen.getByRole('button', { name: `${label} ${chosen}` });
  expect(button.getAttribute('aria-expanded')).toBe(String(isOpen));
  const active = document.activeElement;
  expect(active?.getAttribute('aria-label') ?? active?.textContent.trim()).toBe(focused);
  expect(await accessibilityOf()).toEqual([]);
});
