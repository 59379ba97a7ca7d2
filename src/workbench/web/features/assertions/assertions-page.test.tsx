import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { message, messagePattern, spanishMessage } from '../../../../../tests/support/workbench/message.ts';
import { accessibilityOf } from '../../../../../tests/support/components/render-ui.tsx';
import { ok } from '../../../../../tests/support/workbench/fake-server.ts';
import { renderWorkbench } from '../../../../../tests/support/workbench/render-workbench.tsx';
import { sampleDrafts, sampleMe, samplePeople } from '../../../../../tests/support/workbench/samples.ts';
// Loads the page before the tests: the first download takes longer than a test waits.
import './assertions-page.tsx';

const me = sampleMe(samplePeople.edda, ['editor']);
const says = { en: 'No Medicare member sees billing', es: 'Ningún afiliado de Medicare ve la facturación' };
const broken = {
  assertion: { name: 'noBilling', says, plan: 'medicare', neverSees: ['billing'], from: '2027-01-01' },
  ...({
    verb: 'neverSees',
    state: 'broken',
    who: 'the plan is Medicare',
    wrongFor: 'the plan bills the member',
  } as const),
  problems: [{ message: '`noBilling` is not true', hint: 'Mend it.' }],
  counterexample: { member: 'm09', part: 'billing' },
  assumes: [],
};
const openDraft = sampleDrafts.find(({ state }) => state === 'open');
const show = (language: 'en' | 'es') =>
  renderWorkbench({
    path: '/questions',
    me,
    language,
    routes: Object.fromEntries(
      ['a'.repeat(64), openDraft?.source].map((source) => [
        `GET /api/sources/${source ?? ''}`,
        () => ok({ files: {} }),
      ]),
    ),
    answers: { assertions: [broken] },
  });

test('a false assertion links to a counterexample, and axe finds no problems', async () => {
  await show('es');
  const way = await screen.findByRole('link', { name: spanishMessage('kept.seeAs', { name: 'm09' }) });
  expect(way.getAttribute('href')).toBe('/member?source=live&as=m09&screen=billing');
  expect(await accessibilityOf()).toEqual([]);
});

test('assertions and their results are saved as a file', async () => {
  const { asked } = await show('en');
  await userEvent.click(await screen.findByRole('button', { name: message('grid.export') }));
  await userEvent.click(screen.getByRole('button', { name: message('grid.save.csv') }));
  await waitFor(() => expect(asked.map(({ route }) => route)).toContain('POST /api/tables'));
  expect(asked.find(({ route }) => route === 'POST /api/tables')?.body).toMatchObject({
    about: [message('grid.live', { number: '41' })],
    rows: [
      [
        ...[
          says.en,
          'noBilling',
          'the plan is Medicare',
          `${message('kept.verb.neverSees')} billing · ${message('kept.from', { day: '2027-01-01' })}`,
          message('kept.state.broken'),
        ],
        ...['noBilling is not true. Mend it.', 'the plan bills the member', 'm09', ''],
      ],
    ],
    format: 'csv',
  });
});

test('a closed form keeps its fields, and an assertion about the live release is saved to a chosen draft', async () => {
  const { asked } = await show('en');
  const open = async (): Promise<HTMLElement> => {
    await userEvent.click(await screen.findByRole('button', { name: message('kept.new') }));
    return screen.findByRole('textbox', { name: message('kept.en') });
  };
  await userEvent.fill(await open(), 'Nobody sees claims');
  await userEvent.keyboard('{Escape}');
  expect(await open()).toHaveProperty('value', 'Nobody sees claims');
  await userEvent.fill(
    screen.getByRole('textbox', { name: message('kept.es') }),
    'Nadie ve las reclamaciones',
  );
  await userEvent.fill(screen.getByRole('textbox', { name: messagePattern('kept.name') }), 'noClaims');
  const parts = screen.getByRole('combobox', { name: messagePattern('kept.parts') });
  await userEvent.fill(parts, 'claims');
  await userEvent.tab();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: message('kept.into') }),
    message('grid.draft', { name: openDraft?.name ?? '' }),
  );
  await userEvent.click(screen.getByRole('button', { name: message('kept.write') }));
  await waitFor(() => expect(asked.map(({ route }) => route)).toContain('POST /api/drafts/:id/edits'));
  expect(asked.find(({ route }) => route === 'POST /api/drafts/:id/edits')?.body).toMatchObject({
    edits: [{ expected: null, value: { assertions: [{ name: 'noClaims', neverSees: ['claims'] }] } }],
  });
});
