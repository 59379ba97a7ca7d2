import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf } from '../../../../../tests/support/components/render-ui.tsx';
import { message, messagesIn } from '../../../../../tests/support/workbench/message.ts';
import { operatorDraft, operatorRoutes } from '../../../../../tests/support/workbench/operator-samples.ts';
import { renderWorkbench } from '../../../../../tests/support/workbench/render-workbench.tsx';
import { sampleMe, samplePeople } from '../../../../../tests/support/workbench/samples.ts';
// At hand before the first page asks for it: its first download takes longer than a test waits.
import './draft-page.tsx';

const { edda, otto, paul, rita } = samplePeople;
const path = `/draft/${operatorDraft.id}/review`;

test.each([
  ['en', 'light', 'draft.checks.approvals'],
  ['es', 'dark', 'draft.checks.approvals'],
] as const)(
  'R10.65: the review shows what each operator setting does, with both values and who is affected, in %s',
  async (language, theme, approvals) => {
    const { say } = messagesIn(language);
    await renderWorkbench({
      path,
      me: sampleMe(rita, ['reviewer']),
      language,
      theme,
      routes: operatorRoutes(),
    });
    const changes = within(await screen.findByRole('region', { name: say('draft.tabs.review') }));
    for (const [key, values] of [
      [
        'operator.effect.fhir.authorize.changed',
        ['https://fhir.example/authorize', 'https://login.example/authorize'],
      ],
      ['operator.effect.fhir.pkce.off', [say('common.is.yes'), say('common.is.no')]],
    ] as const) {
      const setting = changes.getByText(say(key)).closest('li');
      expect([...(setting?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).toEqual(
        values,
      );
    }
    changes.getByText(say('operator.effect.frameOrigins.added', { added: 'https://pay.example' }));
    changes.getByText(say('operator.effect.frameOrigins.removed', { removed: 'https://old.example' }));
    changes.getByText(say('operator.changes.who', { origins: 'https://members.example' }));
    await screen.findByText(say('operator.headline', { count: 1, environments: 'prod' }), { exact: false });
    expect(document.body.textContent).not.toContain(say('draft.inWords.nobody'));
    expect(document.body.textContent).not.toContain(say('draft.changes.nobody'));
    expect(document.body.textContent).not.toContain('environments.prod');
    screen.getByText(say(approvals, { given: 0, needed: 2 }));
    expect(await accessibilityOf()).toEqual([]);
  },
);

test.each([
  ['an editor reads it', edda, ['editor'], []],
  ['an operator changes it', otto, ['operator'], ['recall', 'discard']],
  ['a publisher can’t publish it in an emergency', paul, ['publisher'], ['publish']],
] as const)('%s', async (_, who, roles, actions) => {
  const settings = { approvals: 1, soleApproverMayPublish: true, emergencyNotices: true, oidcRoles: null };
  const routes = { ...operatorRoutes(), 'GET /api/settings': () => ({ status: 200, body: settings }) };
  const { asked } = await renderWorkbench({ path, me: sampleMe(who, roles), routes });
  await screen.findByText(message('operator.effect.fhir.pkce.off'));
  const names = (['recall', 'discard', 'publish', 'emergency', 'submit', 'merge'] as const).filter(
    (name) => screen.queryByRole('button', { name: message(`draft.do.${name}`) }) !== null,
  );
  expect(names.toSorted()).toEqual(actions.toSorted());
  expect(asked.some(({ route }) => route === 'GET /api/drafts/:id/emergency')).toBe(false);
});

test.each([
  ['a publisher who is no operator reads why not', ['publisher'], 'operator.rollback.mayNot', 0],
  [
    'a publisher who is an operator reads what comes back',
    ['publisher', 'operator'],
    'operator.rollback.may',
    1,
  ],
] as const)('before a rollback to other operator settings, %s', async (_, roles, key, requests) => {
  const { asked } = await renderWorkbench({
    path: '/releases?number=41',
    me: sampleMe(paul, roles),
    routes: operatorRoutes({}, true),
  });
  await screen.findByText(message(key));
  await userEvent.fill(screen.getByRole('textbox', { name: message('releases.back.why') }), 'It was wrong.');
  const button = screen.getByRole('button', { name: message('releases.back.do', { number: '41' }) });
  expect(button.getAttribute('aria-disabled')).toBe(requests === 0 ? 'true' : null);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(asked.filter(({ route }) => route === 'POST /api/rollback')).toHaveLength(requests),
  );
});

test('a release names who its operator settings affect', async () => {
  await renderWorkbench({
    path: '/releases?number=42',
    me: sampleMe(rita, ['viewer']),
    routes: operatorRoutes({}, true),
  });
  await screen.findByText(message('operator.effect.fhir.pkce.off'));
  screen.getByText(message('operator.headline', { count: 1, environments: 'prod' }), { exact: false });
});
