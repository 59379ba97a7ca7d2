import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf } from '../../../../tests/support/components/render-ui.tsx';
import { messagesIn } from '../../../../tests/support/workbench/message.ts';
import { sampleMe, samplePeople } from '../../../../tests/support/workbench/samples.ts';
import { standIns } from '../../../../tests/support/workbench/stand-ins.ts';
import { wordsIn, WorkbenchTree } from '../../../../tests/support/workbench/workbench-tree.tsx';
import type { OtherSignOff } from '../../api/generated/api-shapes.ts';
import { makeQueryClient } from '../api/query-client.ts';
import type { Refused } from './refused-cells.tsx';
import { SignOffActions } from './sign-off-actions.tsx';

const cell = { item: 'home/cards/a', column: 'medicare' };

const current = {
  person: { id: 'rita', name: 'Rita Maldonado' },
  verdict: 'right',
  at: '2026-11-23T18:00:00.000Z',
  text: '',
} as OtherSignOff['current'];

const Table = () => {
  const [refused, setRefused] = useState<Refused>();
  return (
    <SignOffActions
      {...{ coverage: undefined, files: {}, items: [], nameOf: () => '', chosen: [], clear: () => undefined }}
      source={{ name: 'live', label: '', snapshot: 's' }}
      columns={[{ name: 'medicare', says: 'Medicare plan' }]}
      wrong={[cell]}
      setWrong={() => undefined}
      signOff={{
        ...{ cells: undefined, isBusy: false, refused, dismissRefusal: () => undefined },
        ...{ signRest: undefined, replace: undefined, right: () => undefined },
        wrong: () => {
          setRefused({ why: 'other-sign-off', cells: [{ ...cell, current }] });
          return Promise.resolve(undefined);
        },
      }}
    />
  );
};

test.each(['en', 'es'] as const)(
  'a refused dialog shows who signed off the cell since, when, and how, and keeps the comment, in %s',
  async (language) => {
    const { say } = messagesIn(language);
    for (const [name, value] of Object.entries(
      standIns({ me: sampleMe(samplePeople.paul, ['reviewer']) }, []),
    ))
      vi.stubGlobal(name, value);
    onTestFinished(() => void vi.unstubAllGlobals());
    render(
      <WorkbenchTree words={wordsIn(language)} path="/grid" queries={makeQueryClient()}>
        <Table />
      </WorkbenchTree>,
    );
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
