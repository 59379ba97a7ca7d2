import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  inOrder,
  message,
  messagePattern,
  messagesIn,
} from '../../../../../tests/support/workbench/message.ts';
import { listedDrafts } from '../../../../../tests/support/workbench/listed-drafts.ts';
import { ok, refusal } from '../../../../../tests/support/workbench/fake-server.ts';
import { renderWorkbench } from '../../../../../tests/support/workbench/render-workbench.tsx';
import { sampleDrafts, sampleMe, samplePeople } from '../../../../../tests/support/workbench/samples.ts';

const { solo, ana, rita } = samplePeople;
const editor = sampleMe(solo, ['editor', 'publisher']);
const shown = (): readonly string[] =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const view = async (name: string, drafts: readonly string[]): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(shown()).toEqual(drafts));
};

describe('the list of drafts', () => {
  test('has views for drafts that are open, waiting for the user, the user’s own, scheduled, live and discarded', async () => {
    await renderWorkbench({ me: editor });
    expect(shown()).toHaveLength(6);
    await view(`${message('drafts.view.waiting')} 2`, [
      'Prevention: fitness names in Spanish',
      'Sereno Behavioral: new counseling address',
    ]);
    await view(`${message('drafts.view.mine')} 2`, [
      'Prevention: fitness names in Spanish',
      'Handbooks 2027',
    ]);
    await view(`${message('drafts.view.scheduled')} 1`, ['Handbooks 2027']);
    await view(message('drafts.view.live'), ['Drug list says for whom it is']);
    await view(message('drafts.view.withdrawn'), ['Hide the COVID-19 test form']);
  });

  test('shows a reviewer the drafts that wait: those in review without enough approvals, by other authors', async () => {
    await renderWorkbench({ me: sampleMe(rita, ['reviewer']), path: '/?show=waiting' });
    expect(shown()).toEqual(['Medicare forms, second try']);
    const waiting = message('common.places.waiting', { count: 1 });
    expect(screen.getByText(waiting).textContent).toBe(` ${waiting}`);
  });

  test('finds a draft by its title, reason or people, ignoring accents and case; shows a message without matches', async () => {
    await renderWorkbench({ me: editor });
    await userEvent.keyboard('/');
    await userEvent.keyboard('marin');
    await waitFor(() => expect(shown()).toEqual(['Prevention: fitness names in Spanish', 'Handbooks 2027']));
    await userEvent.keyboard('{Escape}formulary');
    await screen.findByRole('heading', { name: message('drafts.nothing.title', { searched: 'formulary' }) });
    await userEvent.click(screen.getByRole('button', { name: message('drafts.nothing.all') }));
    await waitFor(() => expect(shown().length).toBeGreaterThan(2));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  test('shows the status of a draft in text and icons: affected members, problems, outdated texts, time of publication', async () => {
    await renderWorkbench({ me: editor });
    const [, review, asked, , scheduled, nobody] = screen
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(review).toContain(message('drafts.comments', { count: 2 }));
    expect(review).toContain(
      `${message('drafts.items', { count: 4 })}${message('drafts.samples', { some: 7, all: 21 })}`,
    );
    expect(review).toContain(message('drafts.warnings', { count: 2 }));
    expect(asked).toContain(message('common.state.changesAsked'));
    expect(asked).toContain(message('common.state.outdated'));
    expect(asked).toContain(message('drafts.errors', { count: 1 }));
    expect(scheduled).toContain(`${message('drafts.goesLive')} Jan 1, 2027, 12:00 AM`);
    expect(nobody).toContain(message('drafts.nobodyNotices'));
  });

  test.each(['en', 'es'] as const)('shows why a schedule stopped, %s', async (language) => {
    const { say } = messagesIn(language);
    const failure = { code: 'late', message: 'The reason of the server.' };
    const drafts = sampleDrafts.flatMap(({ schedule, ...draft }) =>
      schedule ? [{ ...draft, state: 'review', schedule: { ...schedule, state: 'failed', failure } }] : [],
    );
    await renderWorkbench({ me: editor, language, routes: { 'GET /api/drafts': () => ok({ drafts }) } });
    const [, row] = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(row).toMatch(inOrder(say('drafts.scheduleFailed'), failure.message));
  });

  test.each(['en', 'es'] as const)(
    'shows more drafts on demand, keeps the keyboard at the first new one, and announces how many there are, %s',
    async (language) => {
      const { say } = messagesIn(language);
      const many = Array.from({ length: 5 }, (_, at) => ({
        ...sampleDrafts[0]!,
        id: `d${at}`,
        name: `Draft ${at}`,
      }));
      const { asked } = await renderWorkbench({
        ...{ me: editor, language },
        routes: { 'GET /api/drafts': (_, __, query) => ok(listedDrafts(many, editor, query, 2)) },
      });
      expect(shown()).toEqual(['Draft 0', 'Draft 1']);
      const more = screen.getByRole('button', { name: say('common.do.more') });
      more.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement?.textContent).toBe('Draft 2'));
      await screen.findByText(say('drafts.shown', { count: 4 }));
      await userEvent.click(more);
      await waitFor(() => expect(shown()).toHaveLength(5));
      await screen.findByText(say('drafts.shown', { count: 5 }));
      expect(screen.queryByRole('button', { name: say('common.do.more') })).toBeNull();
      expect(asked.filter(({ route }) => route === 'GET /api/drafts')).toHaveLength(3);
    },
  );

  test('j and k go from draft to draft', async () => {
    await renderWorkbench({ me: editor });
    await userEvent.keyboard('jj');
    expect(document.activeElement?.textContent).toBe('Prevention: fitness names in Spanish');
    await userEvent.keyboard('k');
    expect(document.activeElement?.textContent).toBe('Medicare forms, second try');
  });
});

describe('a new draft', () => {
  test('is created with c, a title and a reason, from the live release or from another draft', async () => {
    const { asked } = await renderWorkbench({ me: editor });
    await userEvent.keyboard('c');
    await userEvent.keyboard('Dental words');
    await userEvent.fill(
      screen.getByRole('textbox', { name: message('drafts.new.why') }),
      'Asked for by members',
    );
    const begin = screen.getByRole('combobox', { name: message('drafts.new.begin') });
    await userEvent.selectOptions(begin, message('drafts.new.draft', { name: 'Handbooks 2027' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(asked.find(({ route }) => route === 'POST /api/drafts')?.body).toEqual({
        name: 'Dental words',
        note: 'Asked for by members',
        kind: 'content',
        from: '00000000-0000-4000-8000-000000000104',
      }),
    );
  });

  test('with a taken title shows an error at the field, and keeps the typed text', async () => {
    await renderWorkbench({ me: editor, routes: { 'POST /api/drafts': () => refusal(409, 'name-taken') } });
    await userEvent.keyboard('c');
    await userEvent.keyboard('Handbooks 2027');
    await userEvent.click(screen.getByRole('button', { name: message('drafts.new.create') }));
    const title = await screen.findByRole('textbox', { name: messagePattern('drafts.new.name') });
    await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(message('drafts.new.taken'))).toBeTruthy();
    expect((title as HTMLInputElement).value).toBe('Handbooks 2027');
  });

  test('is not offered to users who may not edit, not even by key', async () => {
    await renderWorkbench({ me: sampleMe(ana, ['viewer']) });
    await userEvent.keyboard('c');
    expect(screen.queryByRole('button', { name: messagePattern('drafts.new.do') })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test.each([
  ['an editor', ['editor'], ['drafts.new.do'], 'content'],
  ['an operator', ['operator'], ['operator.new.do'], 'operator'],
  ['an operator who edits', ['editor', 'operator'], ['drafts.new.do', 'operator.new.do'], 'content'],
  ['a viewer', ['viewer'], [], undefined],
] as const)(
  '%s is offered the drafts that the role creates, also by key',
  async (_, roles, offered, kind) => {
    const { asked } = await renderWorkbench({ me: sampleMe(solo, roles) });
    const buttons = (['drafts.new.do', 'operator.new.do'] as const).filter(
      (key) => screen.queryByRole('button', { name: new RegExp(`^${message(key)}`) }) !== null,
    );
    expect(buttons).toEqual(offered);
    await userEvent.keyboard('c');
    if (kind === undefined) {
      expect(screen.queryByRole('dialog')).toBeNull();
      return;
    }
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText(message('operator.new.text')) !== null).toBe(kind === 'operator');
    await userEvent.fill(dialog.getByRole('textbox', { name: message('drafts.new.name') }), 'Mine');
    await userEvent.click(dialog.getByRole('button', { name: message('drafts.new.create') }));
    await waitFor(() =>
      expect(asked.filter(({ route }) => route === 'POST /api/drafts').map(({ body }) => body)).toEqual([
        { name: 'Mine', note: '', kind },
      ]),
    );
  },
);

test('a draft for operator settings has a mark, affects everyone, and is copied by operators only', async () => {
  const [first, ...rest] = sampleDrafts;
  if (!first) throw new Error('no sample');
  const drafts = [{ ...first, kind: 'operator' as const, glance: null, name: 'Other sign-in page' }, ...rest];
  await renderWorkbench({
    me: sampleMe(solo, ['editor', 'operator']),
    routes: { 'GET /api/drafts': () => ok({ drafts, next: null }) },
  });
  const row = (await screen.findByRole('link', { name: 'Other sign-in page' })).closest('tr');
  within(row as HTMLElement).getByText(message('operator.name'));
  within(row as HTMLElement).getByText(message('operator.affected'));
  const option = message('drafts.new.draft', { name: 'Other sign-in page' });
  for (const [key, isOffered] of [
    ['drafts.new.do', false],
    ['operator.new.do', true],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${message(key)}`) }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('option', { name: option }) !== null).toBe(isOffered);
    await userEvent.keyboard('{Escape}');
  }
});
