import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AddressedProblem } from '../../../../authoring/reports/draft-checks.ts';
import { accessibilityOf } from '../../../../../tests/support/components/render-ui.tsx';
import { message, messagePattern } from '../../../../../tests/support/workbench/message.ts';
import { renderWorkbench } from '../../../../../tests/support/workbench/render-workbench.tsx';
import { type Asked, Why } from '../../../../../tests/support/workbench/stand-ins.ts';
import { rulesDraft, rulesRoutes } from '../../../../../tests/support/workbench/rules-samples.ts';
import { sampleMe, samplePeople } from '../../../../../tests/support/workbench/samples.ts';
// Loads the page before the tests: the first download takes longer than a test waits.
import './rules-page.tsx';

const me = sampleMe(samplePeople.edda, ['editor']);
const at = (path: string): string => `${path}?draft=${rulesDraft.id}`;
const show = (path: string) => renderWorkbench({ path: at(path), me, routes: rulesRoutes });
const edits = (asked: readonly Asked[]) =>
  asked.flatMap(({ route, body }) =>
    route === 'POST /api/drafts/:id/edits'
      ? (body as { readonly edits: readonly { address: string; value: unknown }[] }).edits
      : [],
  );
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

test.each([
  ['/rules/maySee', 'en', 'light'],
  ['/rules', 'es', 'dark'],
  ['/wish', 'es', 'light'],
] as const)('axe finds no problems: %s, %s, %s', async (path, language, theme) => {
  await renderWorkbench({ path: at(path), me, routes: rulesRoutes, language, theme });
  await screen.findByRole('heading', { level: 1 });
  expect(await accessibilityOf()).toEqual([]);
});

test('every change in the builder is saved, and can be undone', async () => {
  const { asked } = await show('/rules/maySee');
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: message('rules.builder.join') }),
    'or',
  );
  await waitFor(() =>
    expect(edits(asked)).toMatchObject([
      {
        address: 'config/rules/rules.json#rules/maySee/logic',
        value: { or: [{ var: 'isA' }, { '!': { var: 'isB' } }] },
      },
    ]),
  );
  await userEvent.click(button(message('rules.undo')));
  const before = { and: [{ var: 'isA' }, { '!': { var: 'isB' } }] };
  await waitFor(() => expect(edits(asked).map(({ value }) => value)).toContainEqual(before));
});

test('the keys of a row negate and move it, and the focus follows', async () => {
  await show('/rules/maySee');
  const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  const remove = await screen.findByRole('button', {
    name: message('rules.builder.remove', { what: 'it is a' }),
  });
  remove.focus();
  await userEvent.keyboard('!');
  await waitFor(() =>
    expect(button(message('rules.builder.turn', { what: 'it is a' })).getAttribute('aria-pressed')).toBe(
      'true',
    ),
  );
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(async () => expect((await rows())[1]).toContain('it is a'));
  // Otherwise the next key would move the other row.
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe(
      message('rules.builder.remove', { what: 'it is a' }),
    ),
  );
});

test('renaming a rule updates its references, and an existing name shows an error', async () => {
  const { asked } = await show('/rules/maySee');
  await userEvent.click(await screen.findByRole('button', { name: message('rules.rename.open') }));
  const dialog = within(screen.getByRole('dialog'));
  const field = dialog.getByRole('textbox');
  await userEvent.fill(field, 'isA');
  await dialog.findByText(message('rules.new.taken'));
  await userEvent.fill(field, 'canSee');
  await userEvent.click(dialog.getByRole('button', { name: message('rules.rename.do') }));
  await waitFor(() =>
    expect(edits(asked).map(({ address }) => address)).toContain('config/rules/rules.json#rules/canSee'),
  );
});

test('a repeated condition is replaced by the rule that has it', async () => {
  const { asked } = await show('/rules');
  await userEvent.click(await screen.findByRole('button', { name: message('rules.repeated.use') }));
  await waitFor(() =>
    expect(edits(asked)).toMatchObject([
      {
        address: 'config/rules/rules.json#rules/mayDo/logic',
        value: { or: [{ var: 'maySee' }, { var: 'isB' }] },
      },
    ]),
  );
});

test('a rule with an unknown fact shows the error with its location, and no old results', async () => {
  const address = 'config/rules/rules.json#rules/maySee/logic';
  const problem = {
    severity: 'error',
    code: 'unknown-fact',
    file: 'config/rules/rules.json',
    line: 3,
    column: 1,
    message: 'nothing is called `isMoon`',
    hint: 'Correct the name.',
    address,
  };
  await renderWorkbench({
    path: at('/rules/maySee'),
    me,
    routes: rulesRoutes,
    answers: { rule: new Why('errors'), problems: [problem as AddressedProblem] },
  });
  await screen.findByText(messagePattern('grid.unanswered.errors'));
  const found = screen.getAllByText('isMoon')[0]?.closest('li');
  expect(found?.textContent).toContain('Correct the name.');
  expect(found?.querySelector('a')?.getAttribute('href')).toBe(at('/rules/maySee'));
  expect(screen.queryByRole('heading', { name: message('rules.findings.title') })).toBeNull();
});

test('the listed rules are saved as a file with their filter', async () => {
  const rule = {
    name: 'maySee',
    says: 'somebody may see',
    uses: 0,
    samples: 2,
    holds: 'some',
    equal: ['isA'],
    isRedundant: true,
  } as const;
  const rules = [
    rule,
    { ...rule, name: 'isElse', says: 'something else', uses: 1, equal: [], isRedundant: false },
  ];
  const { asked } = await renderWorkbench({
    path: `${at('/rules')}&show=toCheck`,
    me,
    routes: rulesRoutes,
    answers: { rules: { rules, constraints: [], facts: [], samples: 26 } },
  });
  await userEvent.click(await screen.findByRole('button', { name: message('grid.export') }));
  await userEvent.click(button(message('grid.save.json')));
  await waitFor(() => expect(asked.map(({ route }) => route)).toContain('POST /api/tables'));
  expect(asked.find(({ route }) => route === 'POST /api/tables')?.body).toMatchObject({
    about: [
      message('grid.draft', { name: rulesDraft.name }),
      `${message('rules.show.label')}: ${message('rules.show.toCheck')}`,
    ],
    columns: [
      message('rules.col.rule'),
      message('rules.col.name'),
      message('rules.col.uses'),
      message('rules.col.samples'),
      message('rules.col.findings'),
    ],
    rows: [
      [
        'somebody may see',
        'maySee',
        message('rules.usedTimes', { count: 0 }),
        message('rules.ofSamples', { some: '2', all: '26' }),
        [
          message('rules.unused'),
          message('rules.findings.redundant'),
          message('rules.likeOthers', { names: 'isA' }),
        ].join('\n'),
      ],
    ],
    format: 'json',
  });
});
