import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf } from '../../../../../../tests/support/components/render-ui.tsx';
import { message } from '../../../../../../tests/support/workbench/message.ts';
import { showStyles } from '../../../../../../tests/support/workbench/show-styles.ts';
import { smallSource } from '../../../../../../tests/support/workbench/small-source.ts';
import { wordsIn, WorkbenchTree } from '../../../../../../tests/support/workbench/workbench-tree.tsx';
import { outlineOf } from '../../../../../authoring/draft/outline.ts';
import { makeQueryClient } from '../../../api/query-client.ts';
import { outlineIndex } from '../../../draft/content/outline-index.ts';
import { type Editor, EditorContext } from '../context/editor-context.ts';
import { ItemMenu } from './item-menu.tsx';

const index = outlineIndex(outlineOf(smallSource));
const item = index.byId('home/cards/a');
if (!item) throw new Error('the small source has no card');

const labels = (['new', 'copy', 'move', 'rename', 'remove'] as const).map((name) =>
  message(`editor.acts.${name}`),
);
const more = message('editor.acts.more');
const chosen: string[] = [];
const editor = {
  textsNow: smallSource,
  choose: (id: string) => void chosen.push(id),
  put: () => undefined,
} as Partial<Editor> as Editor;

beforeEach(() => onTestFinished(showStyles('light')));

// A disclosure of buttons: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
test.each([
  ['Enter', 'opens it', '{Enter}', true, more],
  ['Space', 'opens it', ' ', true, more],
  ['Tab', 'moves through its actions', '{Enter}{Tab}{Tab}', true, labels[1]],
  ['Tab', 'closes it after the last action', '{Enter}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}', false, 'After'],
  ['Escape', 'closes it and returns to its button', '{Enter}{Tab}{Escape}', false, more],
  ['Enter', 'on an action runs it and closes the menu', '{Enter}{Tab}{Tab}{Enter}', false, more],
])('%s in the menu of an item %s', async (_, __, keys, isOpen, focused) => {
  chosen.length = 0;
  render(
    <WorkbenchTree path="/" words={wordsIn('en')} queries={makeQueryClient()}>
      <EditorContext value={editor}>
        <ItemMenu placed={item} />
      </EditorContext>
      <button type="button">After</button>
    </WorkbenchTree>,
  );
  await userEvent.keyboard(`{Tab}${keys}`);
  const button = screen.getByRole('button', { name: more });
  expect(button.getAttribute('aria-expanded')).toBe(String(isOpen));
  const list = screen.queryByRole('list');
  expect(
    list &&
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
  ).toEqual(isOpen ? labels : null);
  const active = document.activeElement;
  expect(active?.getAttribute('aria-label') ?? active?.textContent).toBe(focused);
  expect(chosen.length).toBe(keys.endsWith('{Tab}{Enter}') ? 1 : 0);
  expect(await accessibilityOf()).toEqual([]);
});
