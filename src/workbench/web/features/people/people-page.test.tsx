import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ChangeRoles, ChangeSettings, Role } from '../../../api/generated/api-shapes.ts';
import { message, spanishMessage } from '../../../../../tests/support/workbench/message.ts';
import { accessibilityOf } from '../../../../../tests/support/components/render-ui.tsx';
import { ok, refusal } from '../../../../../tests/support/workbench/fake-server.ts';
import { renderWorkbench } from '../../../../../tests/support/workbench/render-workbench.tsx';
import type { Asked } from '../../../../../tests/support/workbench/stand-ins.ts';
import { sampleMe, samplePeople, sampleSettings } from '../../../../../tests/support/workbench/samples.ts';

const { ada, edda } = samplePeople;
const administrator = sampleMe(ada, ['administrator']);
const box = (name: string, role: Role) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `${name}, ${message(`common.role.${role}`)}` });
const rolesAsked = (asked: readonly Asked[]): readonly unknown[] =>
  asked.filter(({ route }) => route === 'PUT /api/people/:id/roles').map(({ body }) => body);

describe('people and roles', () => {
  test('a role is granted with one click, announced, and revoked with Undo', async () => {
    const { asked } = await renderWorkbench({ path: '/people', me: administrator });
    await userEvent.click(box('Edda Vogel', 'reviewer'));
    await screen.findByText(
      message('people.now', {
        name: 'Edda Vogel',
        roles: `${message('common.role.editor')}, ${message('common.role.reviewer')}`,
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: message('common.do.undo') }));
    await waitFor(() =>
      expect(rolesAsked(asked)).toEqual([
        { roles: ['editor', 'reviewer'], expected: ['editor'] },
        { roles: ['editor'], expected: ['editor', 'reviewer'] },
      ]),
    );
  });

  test.each([
    ['kept', 'theirs'],
    ['replaced', 'mine'],
  ] as const)('roles that another administrator changed after the page loaded can be %s', async (_, side) => {
    const items = [{ name: 'roles', current: ['viewer'], wanted: ['editor', 'reviewer'], by: ada, at: null }];
    const { asked } = await renderWorkbench({
      path: '/people',
      me: administrator,
      routes: {
        'PUT /api/people/:id/roles': (body) =>
          (body as ChangeRoles).expected.includes('editor')
            ? { status: 409, body: { code: 'other-value', message: 'Changed.', items } }
            : ok({ roles: [] }),
      },
    });
    await userEvent.click(box('Edda Vogel', 'reviewer'));
    const dialog = await screen.findByRole('dialog');
    const labels = { theirs: message('draft.takeBack.theirs'), mine: message('draft.otherValues.mine') };
    const radio = within(dialog).getByRole('radio', { name: (name) => name.startsWith(labels[side]) });
    await userEvent.click(radio);
    await userEvent.click(within(dialog).getByRole('button', { name: message('draft.takeBack.apply') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const first = { roles: ['editor', 'reviewer'], expected: ['editor'] };
    const second = { roles: ['editor', 'reviewer'], expected: ['viewer'] };
    expect(rolesAsked(asked)).toEqual(side === 'mine' ? [first, second] : [first]);
  });

  test('users cannot change their own roles or those of a user without access', async () => {
    await renderWorkbench({ path: '/people', me: administrator });
    expect(box('Ada Lind', 'administrator').disabled).toBe(true);
    expect(box('Paul Ortega', 'publisher').disabled).toBe(true);
    expect(box('Edda Vogel', 'editor').disabled).toBe(false);
    const row = screen.getByRole('row', { name: /Ada Lind/ });
    expect(within(row).queryByRole('button')).toBeNull();
  });

  test('a refusal shows the message of the server', async () => {
    const reason = 'Somebody must stay an administrator.';
    await renderWorkbench({
      path: '/people',
      me: sampleMe(edda, ['administrator']),
      routes: { 'PUT /api/people/:id/roles': () => refusal(409, 'last-administrator', reason) },
    });
    await userEvent.click(box('Ada Lind', 'administrator'));
    await screen.findByText(reason);
    expect(screen.queryByRole('button', { name: message('common.do.undo') })).toBeNull();
  });

  test('a user who waits for a role is listed first and gets one with one click', async () => {
    const { asked } = await renderWorkbench({ path: '/people', me: administrator });
    expect(screen.getByText('Jo Park', { selector: '[data-note] b' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: message('people.makeEditor') }));
    await waitFor(() => expect(rolesAsked(asked)).toEqual([{ roles: ['editor'], expected: [] }]));
  });

  test('access is removed and restored', async () => {
    const { asked } = await renderWorkbench({ path: '/people', me: administrator });
    await userEvent.click(screen.getByRole('button', { name: `${message('people.shutOut')} Edda Vogel` }));
    await screen.findByText(message('people.isOut', { name: 'Edda Vogel' }));
    await userEvent.click(screen.getByRole('button', { name: `${message('people.letIn')} Paul Ortega` }));
    await screen.findByText(message('people.isIn', { name: 'Paul Ortega' }));
    const done = asked.map(({ route }) => route).filter((route) => route.startsWith('POST'));
    expect(done).toEqual(['POST /api/people/:id/disable', 'POST /api/people/:id/enable']);
  });

  test.each(['en', 'es'] as const)(
    'the drafts that depend on a person are listed first, in %s',
    async (language) => {
      const say = language === 'en' ? message : spanishMessage;
      const draft = {
        id: 'd',
        name: 'Plan year',
        isAuthor: true,
        hasApproved: false,
        hasRequested: false,
        hasScheduled: true,
      };
      const { asked } = await renderWorkbench({
        path: '/people',
        me: administrator,
        language,
        routes: { 'GET /api/people/:id/waiting': () => ok({ drafts: [draft] }) },
      });
      const disabled = () => asked.filter(({ route }) => route === 'POST /api/people/:id/disable');
      const remove = screen.getByRole('button', { name: `${say('people.shutOut')} Edda Vogel` });
      await userEvent.click(remove);
      const dialog = await screen.findByRole('dialog');
      const line = within(dialog).getByRole('listitem');
      expect(line.textContent).toBe(
        `Plan year ${say('people.waiting.wrote')}, ${say('people.waiting.scheduled')}`,
      );
      expect(dialog.scrollWidth).toBe(dialog.clientWidth);
      expect(await accessibilityOf()).toEqual([]);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.activeElement).toBe(remove));
      expect(disabled()).toEqual([]);
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await waitFor(() => expect(disabled()).toHaveLength(1));
    },
  );
});

describe('settings', () => {
  test('are saved together, and put back with Undo', async () => {
    const { asked } = await renderWorkbench({ path: '/settings', me: administrator });
    const save = screen.getByRole('button', { name: message('common.do.save') });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    await userEvent.selectOptions(screen.getByRole('combobox'), '2');
    for (const name of ['sole', 'urgent'] as const)
      await userEvent.click(screen.getByRole('switch', { name: message(`settings.approval.${name}`) }));
    await userEvent.fill(screen.getByRole('textbox', { name: message('settings.claim.name') }), 'groups');
    await userEvent.click(screen.getByRole('button', { name: message('settings.claim.add') }));
    await userEvent.fill(
      screen.getByRole('textbox', { name: message('settings.claim.value') }),
      'web-editors',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: message('common.role.editor') }));
    await userEvent.click(save);
    await screen.findByText(message('settings.saved'));
    const wanted = {
      ...{ approvals: 2, soleApproverMayPublish: false, emergencyNotices: true },
      oidcRoles: { claim: 'groups', roles: { 'web-editors': ['editor'] } },
    };
    await userEvent.click(screen.getByRole('button', { name: message('common.do.undo') }));
    await waitFor(() =>
      expect(asked.filter(({ route }) => route === 'PUT /api/settings').map(({ body }) => body)).toEqual([
        { settings: wanted, expected: sampleSettings },
        { settings: sampleSettings, expected: wanted },
      ]),
    );
  });

  test.each(['en', 'es'] as const)(
    'that another administrator changed after the page loaded are asked about, in %s',
    async (language) => {
      const say = language === 'en' ? message : spanishMessage;
      const items = [
        { name: 'approvals', current: 3, wanted: 2, by: edda, at: '2026-11-17T09:00:00.000Z' },
        { name: 'soleApproverMayPublish', current: true, wanted: false, by: null, at: null },
      ];
      const { asked } = await renderWorkbench({
        path: '/settings',
        me: administrator,
        language,
        routes: {
          'PUT /api/settings': (body) =>
            (body as ChangeSettings).expected.approvals === 1
              ? { status: 409, body: { code: 'other-value', message: 'Changed.', items } }
              : ok((body as ChangeSettings).settings),
        },
      });
      await userEvent.selectOptions(screen.getByRole('combobox'), '2');
      await userEvent.click(screen.getByRole('switch', { name: say('settings.approval.sole') }));
      await userEvent.click(screen.getByRole('button', { name: say('common.do.save') }));
      const dialog = await screen.findByRole('dialog', {
        name: say('draft.otherValues.title', { count: 2 }),
      });
      const approvals = within(dialog).getByRole('group', { name: say('settings.approval.count') });
      expect(approvals.textContent).toContain(edda.name);
      const keep = within(approvals).getByRole<HTMLInputElement>('radio', { name: /3$/ });
      expect(keep.checked).toBe(true);
      expect(await accessibilityOf()).toEqual([]);
      await userEvent.click(within(approvals).getByRole('radio', { name: /2$/ }));
      await userEvent.click(within(dialog).getByRole('button', { name: say('draft.takeBack.apply') }));
      await screen.findByText(say('settings.saved'));
      expect(asked.filter(({ route }) => route === 'PUT /api/settings').at(-1)?.body).toMatchObject({
        settings: { approvals: 2, soleApproverMayPublish: true },
        expected: { approvals: 3, soleApproverMayPublish: true },
      });
    },
  );

  test('are read-only for other users', async () => {
    await renderWorkbench({ path: '/settings', me: sampleMe(edda, ['editor']) });
    expect(screen.queryByRole('button', { name: message('common.do.save') })).toBeNull();
    expect(screen.getByRole<HTMLSelectElement>('combobox').matches(':disabled')).toBe(true);
  });
});
