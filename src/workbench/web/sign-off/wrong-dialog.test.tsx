import { act, render, screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf } from '../../../../tests/support/components/render-ui.tsx';
import { messagesIn } from '../../../../tests/support/workbench/message.ts';
import { sampleMe, samplePeople } from '../../../../tests/support/workbench/samples.ts';
import { standIns } from '../../../../tests/support/workbench/stand-ins.ts';
import { wordsIn, WorkbenchTree } from '../../../../tests/support/workbench/workbench-tree.tsx';
import type { Language, OtherSignOff } from '../../api/generated/api-shapes.ts';
import { makeQueryClient } from '../api/query-client.ts';
import type { CellAddress } from '../scenario/table-items.ts';
import { createStore, useStore } from '../state/create-store.ts';
import { HeldTable, isWrongOpen, wrongReason } from './held-table.ts';
import type { Refused } from './refused-cells.tsx';
import { SignOffActions } from './sign-off-actions.tsx';

const cell = { item: 'home/cards/a', column: 'medicare' };

const current = {
  person: { id: 'rita', name: 'Rita Maldonado' },
  verdict: 'right',
  at: '2026-11-23T18:00:00.000Z',
  text: '',
} as OtherSignOff['current'];

const Table = ({ name = '' }) => {
  const [refused, setRefused] = useState<Refused>();
  const [wrong, setWrong] = useState<readonly CellAddress[]>([cell]);
  return (
    <>
      <button onClick={() => setWrong([cell])}>{`Open ${name}`}</button>
      <SignOffActions
        {...{
          coverage: undefined,
          files: {},
          items: [],
          nameOf: () => '',
          chosen: [],
          clear: () => undefined,
        }}
        source={{ name: 'live', label: '', snapshot: 's' }}
        columns={[{ name: 'medicare', says: 'Medicare plan' }]}
        {...{ wrong, setWrong }}
        signOff={{
          ...{ cells: undefined, isBusy: false, refused, dismissRefusal: () => undefined },
          ...{ signRest: undefined, replace: undefined, right: () => undefined },
          wrong: () => {
            setRefused({ why: 'other-sign-off', cells: [{ ...cell, current }] });
            return Promise.resolve(undefined);
          },
        }}
      />
    </>
  );
};

// As the page does it: another release is another table.
const live = createStore(1);
const Releases = () => {
  const release = useStore(live);
  useStore(isWrongOpen);
  return (
    <HeldTable>
      <Table key={release} name={String(release)} />
    </HeldTable>
  );
};

const renderIn = (language: Language, table: ReactNode) => {
  for (const [name, value] of Object.entries(standIns({ me: sampleMe(samplePeople.paul, ['reviewer']) }, [])))
    vi.stubGlobal(name, value);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    wrongReason.set('');
  });
  render(
    <WorkbenchTree words={wordsIn(language)} path="/grid" queries={makeQueryClient()}>
      {table}
    </WorkbenchTree>,
  );
};

test.each(['en', 'es'] as const)(
  'a refused dialog shows who signed off the cell since, when, and how, and keeps the comment, in %s',
  async (language) => {
    const { say } = messagesIn(language);
    renderIn(language, <Table />);
    const dialog = within(screen.getByRole('dialog'));
    const comment = dialog.getByLabelText(say('signOff.wrong.text'));
    await userEvent.fill(comment, 'The link is missing.');
    await userEvent.click(dialog.getByRole('button', { name: say('signOff.wrong.send') }));
    const note = (await dialog.findByText(say('signOff.signed.title'))).closest('[role=status]');
    expect(note).not.toBeNull();
    expect(dialog.getByRole('listitem').textContent).toMatch(/Medicare plan: .*Rita Maldonado.*23/);
    expect(comment).toHaveProperty('value', 'The link is missing.');
    expect(screen.getAllByText(say('signOff.signed.title'))).toHaveLength(1);
    expect(await accessibilityOf()).toEqual([]);
  },
);

test('a new release does not close a dialog with a typed reason; the reason is kept after a refusal, but not after Cancel', async () => {
  const { say } = messagesIn('en');
  renderIn('en', <Releases />);
  const reason = () =>
    within(screen.getByRole('dialog')).getByLabelText<HTMLTextAreaElement>(say('signOff.wrong.text'));
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await userEvent.fill(reason(), 'The link is missing.');
  act(() => live.set(2));
  expect(reason().value).toBe('The link is missing.');
  await press(say('signOff.wrong.send'));
  await screen.findByText(say('signOff.signed.title'));
  await press(say('common.do.cancel'));
  await screen.findByRole('button', { name: 'Open 2' });
  expect(reason().value).toBe('The link is missing.');
  await press(say('common.do.cancel'));
  await press('Open 2');
  expect(reason().value).toBe('');
});
