import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AddressedProblem } from '../../../../authoring/reports/judge.ts';
import { accessibilityOf } from '../../../../../tests/support/components/render-ui.tsx';
import { type Asked, renderWorkbench, Why } from '../../../../../tests/support/workbench/render-workbench.tsx';
import { rulesDraft, rulesRoutes } from '../../../../../tests/support/workbench/rules-samples.ts';
import { sampleMe, samplePeople } from '../../../../../tests/support/workbench/samples.ts';
// At hand before the first page asks for it: its first download takes longer than a test waits.
import './rules-page.tsx';

const me = sampleMe(samplePeople.edda, ['editor']);
const at = (path: string): string => `${path}?draft=${rulesDraft.id}`;
const show = (path: string) => renderWorkbench({ path: at(path), me, routes: rulesRoutes });
const edits = (asked: readonly Asked[]) =>
  asked.flatMap(({ route, body }) =>
    route === 'POST /api/drafts/:id/edits' ? (body as { readonly edits: readonly { address: string; value: unknown }[] }).edits : [],
  );
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

test.each([
  ['/rules/maySee', 'en', 'light'],
  ['/rules', 'es', 'dark'],
  ['/wish', 'es', 'light'],
] as const)('axe finds nothing to mend: %s, %s, %s', async (path, language, theme) => {
  await renderWorkbench({ path: at(path), me, routes: rulesRoutes, language, theme });
  await screen.findByRole('heading', { level: 1 });
  expect(await accessibilityOf()).toEqual([]);
});

test('each change of the builder is written at once, and undone', async () => {
  const { asked } = await show('/rules/maySee');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'How the conditions of this group are joined' }), 'or');
  await waitFor(() =>
    expect(edits(asked)).toMatchObject([
      { address: 'config/rules/rules.json#rules/maySee/logic', value: { or: [{ var: 'isA' }, { '!': { var: 'isB' } }] } },
    ]),
  );
  await userEvent.click(button('Undo'));
  const before = { and: [{ var: 'isA' }, { '!': { var: 'isB' } }] };
  await waitFor(() => expect(edits(asked).map(({ value }) => value)).toContainEqual(before));
});

test('a row is moved, turned and taken away by its keys', async () => {
  await show('/rules/maySee');
  const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  const remove = await screen.findByRole('button', { name: 'Take away: it is a' });
  remove.focus();
  await userEvent.keyboard('!');
  await waitFor(() => expect(button('Not: it is a').getAttribute('aria-pressed')).toBe('true'));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(async () => expect((await rows())[1]).toContain('it is a'));
  // The next press would move the other row else.
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Take away: it is a'));
});

test('a rule gets another name wherever it is named; one that is taken is said to be', async () => {
  const { asked } = await show('/rules/maySee');
  await userEvent.click(await screen.findByRole('button', { name: 'Rename' }));
  const dialog = within(screen.getByRole('dialog'));
  const field = dialog.getByRole('textbox');
  await userEvent.fill(field, 'isA');
  await dialog.findByText('A rule or a fact has this name already.');
  await userEvent.fill(field, 'canSee');
  await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(edits(asked).map(({ address }) => address)).toContain('config/rules/rules.json#rules/canSee'));
});

test('what a rule says already is put to its name wherever it stands', async () => {
  const { asked } = await show('/rules');
  await userEvent.click(await screen.findByRole('button', { name: 'Use the rule' }));
  await waitFor(() =>
    expect(edits(asked)).toMatchObject([
      { address: 'config/rules/rules.json#rules/mayDo/logic', value: { or: [{ var: 'maySee' }, { var: 'isB' }] } },
    ]),
  );
});

test('a rule that names what is not there says so with its place, and nothing that was told of it before', async () => {
  const message = 'nothing is called `isMoon`';
  const address = 'config/rules/rules.json#rules/maySee/logic';
  const problem = {
    severity: 'error',
    code: 'unknown-fact',
    file: 'config/rules/rules.json',
    line: 3,
    column: 1,
    message,
    hint: 'Correct the name.',
    address,
  };
  await renderWorkbench({
    path: at('/rules/maySee'),
    me,
    routes: rulesRoutes,
    answers: { rule: new Why('errors'), problems: [problem as AddressedProblem] },
  });
  await screen.findByText(/The files have mistakes/);
  const found = screen.getAllByText('isMoon')[0]?.closest('li');
  expect(found?.textContent).toContain('Correct the name.');
  expect(found?.querySelector('a')?.getAttribute('href')).toBe(at('/rules/maySee'));
  expect(screen.queryByRole('heading', { name: 'Findings' })).toBeNull();
});

test('the rules on show are saved as a file, with what narrows them', async () => {
  const rule = { name: 'maySee', says: 'somebody may see', uses: 0, samples: 2, holds: 'some', equal: ['isA'], isRedundant: true } as const;
  const rules = [rule, { ...rule, name: 'isElse', says: 'something else', uses: 1, equal: [], isRedundant: false }];
  const { asked } = await renderWorkbench({
    path: `${at('/rules')}&show=toCheck`,
    me,
    routes: rulesRoutes,
    answers: { rules: { rules, constraints: [], facts: [], samples: 26 } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Save as' }));
  await userEvent.click(button('JSON with its schema'));
  await waitFor(() => expect(asked.map(({ route }) => route)).toContain('POST /api/tables'));
  expect(asked.find(({ route }) => route === 'POST /api/tables')?.body).toMatchObject({
    about: [`Draft: ${rulesDraft.name}`, 'Which rules: To check'],
    columns: ['Says', 'Name', 'Used', 'Sample members', 'To check'],
    rows: [['somebody may see', 'maySee', '0 times', '2 of 26', 'Not used anywhere\nRedundant\nThe same as isA']],
    format: 'json',
  });
});
