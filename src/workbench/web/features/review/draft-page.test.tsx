import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf } from '../../../../../tests/support/components/render-ui.tsx';
import {
  message,
  messagePattern,
  messagesIn,
  spanishMessage,
} from '../../../../../tests/support/workbench/message.ts';
import {
  draftRoutes,
  reviewedDifferences,
  reviewedCheckResult,
  riskyCheckResult,
  reviewedDraft,
  titleAddress,
} from '../../../../../tests/support/workbench/draft-samples.ts';
import { type FakeRoutes, ok, refusal } from '../../../../../tests/support/workbench/fake-server.ts';
import { renderWorkbench } from '../../../../../tests/support/workbench/render-workbench.tsx';
import type {
  DraftSummary,
  Emergency,
  Publication,
  Review,
  Thread,
} from '../../../api/generated/api-shapes.ts';
import type { Asked } from '../../../../../tests/support/workbench/stand-ins.ts';
// At hand before the first page asks for them: their first download takes longer than a test waits.
import './draft-page.tsx';
import {
  sampleDrafts,
  sampleMe,
  sampleNow,
  samplePeople,
} from '../../../../../tests/support/workbench/samples.ts';

const { edda, rita, paul, solo } = samplePeople;
const path = `/draft/${reviewedDraft.id}/review`;
const editor = sampleMe(edda, ['editor']);
const everything = sampleMe(solo, ['editor', 'reviewer', 'publisher']);
const bodies = (asked: readonly Asked[], route: string): readonly unknown[] =>
  asked.filter((one) => one.route === route).map(({ body }) => body);
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

test.each([
  ['the changes of an outdated draft', path, 'en', 'light', draftRoutes({}, true)],
  ['the history', `${path}?view=history`, 'es', 'light', draftRoutes({ state: 'open' })],
  ['a release beside the live one', '/releases?number=41', 'es', 'light', draftRoutes({}, true)],
  ['freeze windows', '/freezes', 'en', 'dark', draftRoutes()],
] as const)('axe finds no violations: %s', async (_, address, language, theme, routes) => {
  await renderWorkbench({ path: address, me: everything, language, theme, routes });
  expect(await accessibilityOf()).toEqual([]);
});

test('a change is shown beside its previous value, with the affected members', async () => {
  await renderWorkbench({ path, me: editor, routes: draftRoutes() });
  const change = (await screen.findByRole('heading', { name: 'Your claims' })).closest('li');
  expect(within(change as HTMLElement).getAllByText('Claims', { exact: true })).toHaveLength(2);
  expect(within(change as HTMLElement).getByText('the plan is Medicare')).toBeDefined();
  await screen.findByText(
    new RegExp(
      `${messagePattern('draft.inWords.items', { count: 1 }).source} ${messagePattern('draft.inWords.samples', { some: 1, all: 2 }).source}`,
    ),
  );
  expect(screen.getByText(message('draft.approvals.changedAfter'))).toBeDefined();
});

test.each(['en', 'es'] as const)(
  'a reviewer sees only what is different from the approval, and opens the whole review by keyboard, in %s',
  async (language) => {
    const say = language === 'en' ? message : spanishMessage;
    const { asked } = await renderWorkbench({
      path,
      me: sampleMe(rita, ['reviewer']),
      language,
      routes: draftRoutes(),
    });
    const since = within(await screen.findByRole('region', { name: say('draft.since.title') }));
    await since.findByText(say('draft.since.new'));
    const values = [...document.querySelectorAll('[aria-labelledby=since] [role=row]')].map((row) =>
      [...row.children].slice(1).map((cell) => cell.textContent),
    );
    expect(values).toContainEqual(['My claims', expect.stringContaining('Your')]);
    expect(values).toContainEqual([expect.stringContaining('b'), expect.stringContaining('two')]);
    expect(since.getAllByText(say('draft.since.second'))).toHaveLength(2);
    expect(since.getAllByText(say('draft.since.first'))).toHaveLength(1);
    since.getByText('the plan is Medicare');
    expect(screen.queryByRole('region', { name: say('draft.tabs.review') })).toBeNull();
    expect(await accessibilityOf()).toEqual([]);
    since.getByRole('button', { name: say('draft.since.whole') }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('region', { name: say('draft.tabs.review') });
    expect(asked.some(({ route }) => route === 'GET /api/drafts/:id/differences')).toBe(true);
  },
);

test('risks that may deceive members come first in a review, and are not repeated among the problems', async () => {
  const [host] = riskyCheckResult.risks;
  const problems = [...riskyCheckResult.problems, ...riskyCheckResult.risks.slice(1)];
  await renderWorkbench({
    path,
    me: sampleMe(rita, ['reviewer']),
    routes: {
      ...draftRoutes(),
      'GET /api/drafts/:id/judgement': () => ok({ ...riskyCheckResult, problems }),
    },
  });
  const risks = within(
    await screen.findByRole('region', { name: message('draft.risks.title', { count: 2 }) }),
  );
  risks.getByText(host?.hint ?? '');
  expect(risks.getAllByRole('link')).toHaveLength(2);
  const others = within(screen.getByRole('region', { name: message('draft.problems.title') }));
  expect(others.getAllByRole('link')).toHaveLength(1);
  expect(await accessibilityOf()).toEqual([]);
});

test('a risk that is live already is among the problems, with its own advice', async () => {
  const [problem] = reviewedCheckResult.problems;
  const hint = 'Define the number in config/site/values.json, and use its name in the text.';
  const problems = [{ ...problem!, code: 'written-contact', hint }];
  await renderWorkbench({
    path,
    me: sampleMe(rita, ['reviewer']),
    routes: {
      ...draftRoutes(),
      'GET /api/drafts/:id/judgement': () => ok({ ...reviewedCheckResult, problems }),
    },
  });
  await screen.findByText(hint);
  expect(screen.queryByText(message('draft.risks.text'))).toBeNull();
});

test.each([
  ['too-large', 'draft.since.untold.too-large'],
  ['errors', 'draft.since.untold.errors'],
  ['failed', 'draft.since.untold.failed'],
] as const)('a message explains why an effect cannot be compared: %s', async (untold, key) => {
  const answer = { ...reviewedDifferences, edits: [], effects: null, untold };
  await renderWorkbench({
    path,
    me: sampleMe(rita, ['reviewer']),
    routes: { ...draftRoutes(), 'GET /api/drafts/:id/differences': () => ok(answer) },
  });
  await screen.findByText(message(key));
  screen.getByText(message('draft.since.sameEdits'));
  expect(screen.queryByText(message('draft.since.sameEffects'))).toBeNull();
});

test.each([
  ['removed texts', { edits: null, effects: null, untold: 'removed' }, message('draft.since.untold.removed')],
  ['no difference', { edits: [], effects: [] }, message('draft.since.none')],
  ['unlisted differences', { more: 3 }, message('draft.since.more', { count: 3 })],
] as const)('the differences since an approval show the reason: %s', async (_, answer, text) => {
  await renderWorkbench({
    path,
    me: sampleMe(rita, ['reviewer']),
    routes: {
      ...draftRoutes(),
      'GET /api/drafts/:id/differences': () => ok({ ...reviewedDifferences, ...answer }),
    },
  });
  await screen.findByText(text);
});

test('differences that fail show the message of the server, and are asked for again', async () => {
  let answer = refusal(500, 'failed', 'The comparison failed.');
  await renderWorkbench({
    path,
    me: sampleMe(rita, ['reviewer']),
    routes: { ...draftRoutes(), 'GET /api/drafts/:id/differences': () => answer },
  });
  const note = (await screen.findByText('The comparison failed.')).closest<HTMLElement>('[data-note]');
  answer = ok(reviewedDifferences);
  await userEvent.click(
    within(note ?? document.body).getByRole('button', { name: message('common.do.tryNow') }),
  );
  await screen.findByText(message('draft.since.new'));
});

test('other people see the whole review, and the differences since an approval in a dialog', async () => {
  await renderWorkbench({ path, me: editor, routes: draftRoutes() });
  await screen.findByRole('region', { name: message('draft.tabs.review') });
  expect(screen.queryByRole('region', { name: message('draft.since.title') })).toBeNull();
  await userEvent.click(button(message('draft.approvals.difference')));
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByText(message('draft.since.new'));
  expect(await accessibilityOf()).toEqual([]);
});

test('a reviewer approves exactly what is shown, with an optional comment', async () => {
  const { asked } = await renderWorkbench({ path, me: sampleMe(rita, ['reviewer']), routes: draftRoutes() });
  await userEvent.click(button(message('draft.do.approve')));
  await userEvent.fill(screen.getByRole('textbox', { name: messagePattern('draft.ask.approve') }), 'Good.');
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: message('draft.do.approve') }),
  );
  await screen.findByText(message('draft.done.approve'));
  expect(bodies(asked, 'POST /api/drafts/:id/reviews')).toEqual([
    { source: reviewedDraft.source, verdict: 'approve', text: 'Good.' },
  ]);
});

test('reviewers read why a release ended an approval, until the draft is edited', async () => {
  const rebase = { number: 42, rev: reviewedDraft.rev, result: 'lapsed', reason: 'other-changes' } as const;
  await renderWorkbench({ path, me: sampleMe(rita, ['reviewer']), routes: draftRoutes({ rebase }) });
  const reason = message('draft.rebase.reason.other-changes');
  await screen.findByText(message('draft.rebase.lapsed', { number: 42, reason }));
});

test('a publisher dismisses a request for changes, which needs a reason', async () => {
  const [review] = reviewedDraft.reviews;
  const request = { ...review, verdict: 'changes', counts: true, why: null } as Review;
  const { asked } = await renderWorkbench({
    path,
    me: sampleMe(paul, ['publisher']),
    routes: {
      ...draftRoutes({ changesAsked: true, reviews: [request] }),
      'POST /api/reviews/:id/dismiss': () => ok({ ...request, counts: false, why: 'dismissed' }),
    },
  });
  await screen.findAllByText(message('draft.why.changesAsked'));
  await userEvent.click(button(message('draft.approvals.dismiss')));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(bodies(asked, 'POST /api/reviews/:id/dismiss')).toEqual([]);
  await userEvent.fill(dialog.getByRole('textbox'), 'Her team agreed.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(bodies(asked, 'POST /api/reviews/:id/dismiss')).toEqual([{ text: 'Her team agreed.' }]),
  );
});

test.each(['en', 'es'] as const)(
  'a freeze over a schedule asks first, and sends what was chosen, in %s',
  async (language) => {
    const say = language === 'en' ? message : spanishMessage;
    const schedules = [{ draft: { id: 'd', name: 'Plan year' }, at: sampleNow }];
    const { asked } = await renderWorkbench({
      path: '/freezes',
      me: sampleMe(paul, ['publisher']),
      language,
      routes: {
        ...draftRoutes(),
        'POST /api/freezes': () => ({
          status: 409,
          body: { code: 'schedules-inside', message: 'Choose.', schedules },
        }),
      },
    });
    await userEvent.fill(await screen.findByLabelText(say('releases.freezes.from')), '2030-01-01T00:00');
    await userEvent.fill(screen.getByLabelText(say('releases.freezes.until')), '2030-01-02T00:00');
    await userEvent.fill(screen.getByLabelText(say('releases.freezes.reason')), 'New year');
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('listitem').textContent).toContain('Plan year');
    expect(await accessibilityOf()).toEqual([]);
    dialog.getByRole('button', { name: say('releases.freezes.inside.none') });
    const anyway = say('releases.freezes.inside.exempt', { count: 1 });
    await userEvent.click(dialog.getByRole('button', { name: anyway }));
    await waitFor(() =>
      expect(bodies(asked, 'POST /api/freezes').at(-1)).toMatchObject({ schedules: 'exempt' }),
    );
  },
);

const atMidnight = (id: string, name: string, place: number): DraftSummary => {
  const [sample] = sampleDrafts.filter(({ state }) => state === 'scheduled');
  if (!sample?.schedule) throw new Error('no sample is scheduled');
  return { ...sample, id, name, schedule: { ...sample.schedule, draftId: id, place } };
};

test.each(['en', 'es'] as const)(
  'a publisher moves a draft among those of the same time by keyboard, in %s',
  async (language) => {
    const say = language === 'en' ? message : spanishMessage;
    const placed = (place: number) => say('draft.order.place', { place, all: 3 });
    let order = ['Rates', reviewedDraft.name, 'Dental'];
    const drafts = () =>
      order.map((name, index) =>
        atMidnight(name === reviewedDraft.name ? reviewedDraft.id : name, name, index + 1),
      );
    const { schedule } = atMidnight(reviewedDraft.id, reviewedDraft.name, 2);
    const routes: FakeRoutes = {
      ...draftRoutes({ state: 'scheduled', schedule }),
      'GET /api/drafts': () => ok({ drafts: drafts() }),
      'PUT /api/drafts/:id/schedule/place': () => {
        order = [reviewedDraft.name, 'Rates', 'Dental'];
        return ok({ ...reviewedDraft, state: 'scheduled', schedule });
      },
    };
    const { asked } = await renderWorkbench({ path, me: sampleMe(paul, ['publisher']), language, routes });
    const list = await screen.findByRole('list', { name: say('draft.order.title') });
    const names = () =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(names()).toEqual(['Rates', reviewedDraft.name, 'Dental']);
    screen.getByText(placed(2));
    expect(await accessibilityOf()).toEqual([]);
    const earlier = button(say('draft.order.earlier'));
    earlier.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText(placed(1));
    expect(names()).toEqual([reviewedDraft.name, 'Rates', 'Dental']);
    expect(document.activeElement).toBe(earlier);
    expect(earlier.getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(bodies(asked, 'PUT /api/drafts/:id/schedule/place')).toEqual([{ place: 1 }]);
  },
);

test('a user who is not a publisher sees the order without the buttons', async () => {
  const { schedule } = atMidnight(reviewedDraft.id, reviewedDraft.name, 1);
  const drafts = [atMidnight(reviewedDraft.id, reviewedDraft.name, 1), atMidnight('other', 'Rates', 2)];
  await renderWorkbench({
    path,
    me: editor,
    routes: { ...draftRoutes({ state: 'scheduled', schedule }), 'GET /api/drafts': () => ok({ drafts }) },
  });
  await screen.findByRole('list', { name: message('draft.order.title') });
  expect(screen.queryByRole('button', { name: message('draft.order.earlier') })).toBeNull();
});

const ownThread: Thread = {
  id: '00000000-0000-4000-8000-000000000701',
  draftId: reviewedDraft.id,
  address: null,
  source: reviewedDraft.source,
  openedBy: edda,
  resolvedBy: null,
  resolvedAt: null,
  remarks: [{ id: '00000000-0000-4000-8000-000000000702', author: edda, text: 'Short?', at: sampleNow }],
};

test.each([
  ['a new comment', message('draft.threads.add'), 'POST /api/drafts/:id/threads', 'Control', 'en'],
  ['a reply', spanishMessage('draft.threads.reply'), 'POST /api/threads/:id/remarks', 'Meta', 'es'],
] as const)(
  'Ctrl Enter sends %s and does not approve; an empty one is not sent, and Enter begins a line',
  async (_, opener, route, modifier, language) => {
    const { asked } = await renderWorkbench({
      path,
      me: sampleMe(rita, ['reviewer']),
      language,
      routes: {
        ...draftRoutes(),
        'GET /api/drafts/:id/threads': () => ok({ threads: [ownThread] }),
        'POST /api/drafts/:id/threads': () => ({ status: 201, body: ownThread }),
        'POST /api/threads/:id/remarks': () => ({ status: 201, body: ownThread.remarks[0] }),
      },
    });
    const [open] = await screen.findAllByRole('button', { name: new RegExp(`^${opener}`) });
    open?.focus();
    const send = `{${modifier}>}{Enter}{/${modifier}}`;
    await userEvent.keyboard(`{Enter}${send}Reads{Enter}well${send}`);
    await waitFor(() =>
      expect(bodies(asked, route)).toEqual([expect.objectContaining({ text: 'Reads\nwell' })]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodies(asked, 'POST /api/drafts/:id/reviews')).toEqual([]);
  },
);

test('a failing assertion names a member who breaks it, and links to the assertions of the draft', async () => {
  const [problem] = reviewedCheckResult.problems;
  const hint = 'Mend the conditions of `billing` (config/screens/billing.json:7). It stands against m09.';
  const broken = {
    ...problem,
    code: 'broken-assertion',
    hint,
    address: 'config/rules/assertions.json#assertions/[noBilling]/neverSees',
  };
  const checkResult = ok({
    ...reviewedCheckResult,
    source: reviewedDraft.source,
    problems: [{ ...broken, severity: 'error' }],
  });
  await renderWorkbench({
    path,
    me: editor,
    routes: { ...draftRoutes(), 'GET /api/drafts/:id/judgement': () => checkResult },
  });
  await screen.findByText(/It stands against m09/);
  const way = screen.getByRole('link', { name: messagePattern('draft.problems.go') });
  expect(way.getAttribute('href')).toBe(`/questions?source=${reviewedDraft.id}`);
});

test('paths that stop working are listed with the problems, and count before publishing', async () => {
  const lost = [
    { path: '/old', language: 'en', screen: 'home', isScreenKept: true },
    { path: '/viejo', language: 'es', screen: 'gone', isScreenKept: false },
  ] as const;
  const checkResult = ok({
    ...reviewedCheckResult,
    source: reviewedDraft.source,
    problems: [],
    staleWords: [],
    meaning: { ...reviewedCheckResult.meaning, lost },
  });
  await renderWorkbench({
    ...{ path: `/draft/${reviewedDraft.id}/review`, me: sampleMe(samplePeople.rita, ['reviewer']) },
    routes: { ...draftRoutes(), 'GET /api/drafts/:id/judgement': () => checkResult },
  });
  await screen.findByText(message('draft.checks.warnings', { count: lost.length }));
  const list = within(screen.getByRole('region', { name: message('draft.problems.title') }));
  for (const { path } of lost) list.getByText(message('strip.toCheck.lost', { path }));
  const ways = list.getAllByRole('link', { name: messagePattern('draft.problems.go') });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([`/draft/${reviewedDraft.id}?item=home`]);
});

test('publishing asks for the reason, and shows the server’s message if it is refused', async () => {
  const reason = 'Release 42 went live meanwhile.';
  const routes: FakeRoutes = {
    ...draftRoutes({ approved: true }),
    'POST /api/drafts/:id/publish': () => refusal(409, 'base-is-not-live', reason),
  };
  const { asked } = await renderWorkbench({ path, me: sampleMe(paul, ['publisher']), routes });
  await waitFor(() => expect(button(message('draft.do.publish')).getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(button(message('draft.do.publish')));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.fill(dialog.getByRole('textbox'), 'The call center asked.');
  await userEvent.click(dialog.getByRole('button', { name: message('draft.do.publish') }));
  await screen.findByText(reason);
  expect(bodies(asked, 'POST /api/drafts/:id/publish')).toMatchObject([
    { source: reviewedDraft.source, baseNumber: 41, text: 'The call center asked.' },
  ]);
});

const affectedDrafts = [
  { draft: { id: 'd1', name: 'Plan year' }, at: sampleNow, result: 'lapses', reason: 'other-effect' },
  { draft: { id: 'd2', name: 'Forms' }, at: null, result: 'stays' },
  { draft: { id: 'd3', name: 'Rules' }, at: null, result: 'unknown', reason: 'too-large' },
  { draft: { id: 'd4', name: 'Links' }, at: null, result: 'conflict' },
] as const;

test.each(['en', 'es'] as const)(
  'the dialogs of publishing, a schedule and a rollback name the drafts that they affect, in %s',
  async (language) => {
    const say = language === 'en' ? message : spanishMessage;
    const routes: FakeRoutes = {
      ...draftRoutes({ approved: true }),
      'GET /api/affected': () => ok({ drafts: affectedDrafts }),
    };
    const setup = { me: sampleMe(paul, ['publisher']), language, routes };
    const { asked } = await renderWorkbench({ ...setup, path });
    const seesDrafts = async (within_: HTMLElement): Promise<void> => {
      const part = within(within_);
      const note = (await part.findByText(`${say('draft.affected.title')}:`)).closest('[data-note]');
      for (const result of ['stays', 'lapses', 'unknown', 'conflict'] as const)
        expect(note?.textContent).toContain(say(`draft.affected.count.${result}`, { count: 1 }));
      const reason = say('draft.rebase.reason.other-effect');
      expect(note?.textContent).toContain(say('draft.affected.result.lapses', { reason }));
      expect(note?.textContent).toContain(say('draft.affected.stops'));
      expect(await accessibilityOf()).toEqual([]);
    };
    await waitFor(() => expect(button(say('draft.do.publish')).getAttribute('aria-disabled')).toBeNull());
    expect(asked.some(({ route }) => route === 'GET /api/affected')).toBe(false);
    await userEvent.click(button(say('draft.do.publish')));
    await seesDrafts(screen.getByRole('dialog'));
    await userEvent.keyboard('{Escape}');
    screen.getByLabelText(say('draft.live.day')).focus();
    await seesDrafts(document.body);
  },
);

test('publishing waits for no comparison, and a comparison that fails is named', async () => {
  const reason = 'Nothing answers.';
  const routes: FakeRoutes = {
    ...draftRoutes({ approved: true }, false),
    'GET /api/affected': () => refusal(500, 'failed', reason),
    'POST /api/drafts/:id/publish': () => ({ status: 202, body: {} }),
  };
  const { asked } = await renderWorkbench({ path, me: sampleMe(paul, ['publisher']), routes });
  await waitFor(() => expect(button(message('draft.do.publish')).getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(button(message('draft.do.publish')));
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByText(message('draft.affected.failed', { reason }));
  await userEvent.fill(dialog.getByRole('textbox'), 'Why');
  await userEvent.click(dialog.getByRole('button', { name: message('draft.do.publish') }));
  await waitFor(() => expect(bodies(asked, 'POST /api/drafts/:id/publish')).toHaveLength(1));
});

test('a rollback shows that no other draft is affected, and before that the running comparison', async () => {
  let answer = { status: 202, body: { source: reviewedDraft.source, state: 'working' } as object };
  await renderWorkbench({
    path: '/releases?number=41',
    me: everything,
    routes: { ...draftRoutes({}, true), 'GET /api/affected': () => answer },
  });
  await screen.findByText(message('draft.affected.working'));
  answer = { status: 200, body: { drafts: [affectedDrafts[1]] } };
  await screen.findByText(messagePattern('draft.affected.none'), {}, { timeout: 5_000 });
});

test.each([
  ['offers the stopped schedule again once the draft is approved, in en', 'en', true, '2027-01-01'],
  ['offers the stopped schedule again once the draft is approved, in es', 'es', true, '2027-01-01'],
  ['does not offer it without the approval', 'en', false, '2027-01-01'],
  ['does not offer it for a time that is past', 'en', true, '2026-11-01'],
] as const)('the panel of the publication %s', async (_, language, approved, day) => {
  const { say } = messagesIn(language);
  const { schedule: waiting } = atMidnight(reviewedDraft.id, reviewedDraft.name, 1);
  if (!waiting) throw new Error('the sample has no schedule');
  const failure = { code: 'not-compared', message: 'The reason of the server.' };
  const schedule = { ...waiting, state: 'failed', place: null, at: `${day}T08:00:00.000Z`, failure } as const;
  const { asked } = await renderWorkbench({
    ...{ path, language, me: sampleMe(paul, ['publisher']) },
    routes: { ...draftRoutes({ approved, schedule }), 'POST /api/drafts/:id/schedule': () => ok(schedule) },
  });
  await screen.findByText(new RegExp(failure.message));
  await screen.findByText(say('draft.checks.noErrors'));
  const again = screen.queryByRole('button', { name: say('draft.live.again') });
  expect(again !== null).toBe(approved && day.startsWith('2027'));
  if (!again) return;
  expect(await accessibilityOf()).toEqual([]);
  await userEvent.click(again);
  await waitFor(() =>
    expect(bodies(asked, 'POST /api/drafts/:id/schedule')).toEqual([
      { source: reviewedDraft.source, wall: '2027-01-01T00:00' },
    ]),
  );
});

test.each([
  ['that a publisher can schedule it again, in en', 'en', true, 'draft.live.againByPublisher'],
  [
    'that it needs approval before a publisher can schedule it again, in es',
    'es',
    false,
    'draft.live.againOnceApproved',
  ],
] as const)('an author reads in the panel of a stopped schedule %s', async (_, language, approved, key) => {
  const { say } = messagesIn(language);
  const { schedule: waiting } = atMidnight(reviewedDraft.id, reviewedDraft.name, 1);
  if (!waiting?.createdBy) throw new Error('the sample has no schedule');
  const failure = { code: 'not-compared', message: 'The reason of the server.' };
  const schedule = { ...waiting, state: 'failed', place: null, failure } as const;
  await renderWorkbench({ path, language, me: editor, routes: draftRoutes({ approved, schedule }) });
  const { name } = waiting.createdBy;
  await screen.findByText(`${say('draft.live.by', { name })} ${say(key)}`);
  expect(screen.queryByRole('button', { name: say('draft.live.again') })).toBeNull();
});

test('conflicts with a release are resolved item by item: live value, draft value or a new one', async () => {
  const { asked } = await renderWorkbench({ path, me: editor, routes: draftRoutes({}, true) });
  await screen.findByText(message('draft.conflict.title', { count: 1, number: '42' }));
  expect(button(message('draft.conflict.apply')).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('radio', { name: message('draft.conflict.own') }));
  await userEvent.fill(
    screen.getByRole('textbox', { name: message('draft.conflict.ownLabel') }),
    'All your claims',
  );
  await userEvent.click(button(message('draft.conflict.apply')));
  await waitFor(() =>
    expect(bodies(asked, 'POST /api/drafts/:id/merge')).toMatchObject([
      { onto: 42, choices: [{ address: titleAddress, value: 'All your claims' }] },
    ]),
  );
});

test('a rollback to an earlier release needs a reason and names the live release', async () => {
  const { asked } = await renderWorkbench({
    path: '/releases?number=41',
    me: everything,
    routes: draftRoutes({}, true),
  });
  await userEvent.fill(
    await screen.findByRole('textbox', { name: message('releases.back.why') }),
    'Titles were too short.',
  );
  await userEvent.click(button(message('releases.back.do', { number: '41' })));
  await screen.findByText(message('releases.back.done', { number: '41' }));
  expect(bodies(asked, 'POST /api/rollback')).toMatchObject([
    { to: 41, baseNumber: 42, text: 'Titles were too short.' },
  ]);
});

const emergency = {
  ...{ state: 'waiting', reason: 'Claims are late.', publishedBy: { id: 'x', name: 'Pia' } },
  ...{ authors: [{ id: 'x', name: 'Pia' }], decidedBy: null, decidedAt: null },
} as const satisfies Emergency;
const publicationOf = (mark: Emergency = emergency): Publication => ({
  ...{ id: reviewedDraft.id, draftId: reviewedDraft.id, scheduleId: null, kind: 'publish' },
  ...{ source: reviewedDraft.source, baseNumber: 41, requestedBy: mark.publishedBy, state: 'settled' },
  ...{ number: 42, release: 'r', failure: null, at: sampleNow, settledAt: sampleNow, emergency: mark },
});
const released = (own: Partial<Emergency> = {}) => {
  const publication = publicationOf({ ...emergency, ...own });
  return {
    ...draftRoutes({ state: 'published', closedAt: sampleNow, publication }),
    'POST /api/publications/:id/confirm': () => ok(publication),
    'POST /api/publications/:id/revert': () => refusal(409, 'conflicts'),
  };
};

test.each([
  ['en', message],
  ['es', spanishMessage],
] as const)(
  'a reviewer confirms an emergency release, or reverts it with a reason, in %s',
  async (language, say) => {
    const { asked } = await renderWorkbench({
      path,
      me: sampleMe(rita, ['reviewer']),
      language,
      routes: released(),
    });
    expect(await screen.findByText(say('draft.emergency.waiting'), { exact: false })).toBeDefined();
    expect(await accessibilityOf()).toEqual([]);
    const decide = async (decision: 'confirm' | 'revert', text: string) => {
      const name = say(`draft.emergency.${decision}.do`);
      await userEvent.click(button(name));
      const dialog = within(screen.getByRole('dialog', { name }));
      await userEvent.fill(
        dialog.getByRole('textbox', { name: say(`draft.emergency.${decision}.why`) }),
        text,
      );
      await userEvent.click(dialog.getByRole('button', { name }));
    };
    await decide('confirm', '');
    await screen.findByText(say('draft.emergency.confirm.done'));
    expect(bodies(asked, 'POST /api/publications/:id/confirm')).toEqual([{ text: '' }]);
    await decide('revert', 'Wrong day.');
    await screen.findByText(say('draft.emergency.revert.conflicts'));
    expect(bodies(asked, 'POST /api/publications/:id/revert')).toMatchObject([
      { baseNumber: 41, text: 'Wrong day.' },
    ]);
  },
);

test('a draft whose publication differs from the chain shows the reason instead of a release', async () => {
  const differs = { code: 'not-in-chain', number: 42, message: 'The reason of the server.' };
  const publication = { ...publicationOf(), emergency: null, differs };
  const routes = draftRoutes({ state: 'published', closedAt: sampleNow, publication });
  await renderWorkbench({ path, me: sampleMe(rita, ['reviewer']), routes });
  expect(await screen.findByText(differs.message)).toBeDefined();
  expect(screen.queryByText(message('draft.live.published', { number: 42 }))).toBeNull();
  expect(await accessibilityOf()).toEqual([]);
});

test.each([
  ['en', message],
  ['es', spanishMessage],
] as const)('a reviewer reads why a revert did not go live, in %s', async (language, say) => {
  const failed = { code: 'not-stored', message: 'The reason of the server.' };
  const id = '00000000-0000-4000-8000-000000000777';
  const asked = { ...publicationOf(), id, state: 'asked' };
  await renderWorkbench({
    path,
    me: sampleMe(rita, ['reviewer']),
    language,
    routes: {
      ...released(),
      'POST /api/publications/:id/revert': () => ok(asked),
      'GET /api/publications/:id': () => ok({ ...asked, state: 'failed', failure: failed }),
    },
  });
  const name = say('draft.emergency.revert.do');
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(screen.getByRole('dialog', { name }));
  await userEvent.fill(dialog.getByRole('textbox'), 'Wrong day.');
  await userEvent.click(dialog.getByRole('button', { name }));
  await screen.findByText(say('draft.emergency.revert.failed', { reason: failed.message }));
});

test('a closed draft without reviews does not wait for a reviewer', async () => {
  const routes = draftRoutes({ state: 'published', closedAt: sampleNow, reviews: [] });
  await renderWorkbench({ path, me: editor, routes });
  await screen.findByText(message('draft.approvals.none'));
  expect(screen.queryByText(message('draft.approvals.waiting'))).toBeNull();
});

test.each([
  ['en', message],
  ['es', spanishMessage],
] as const)(
  'a notice without an approval counts no approvals, and says who must decide or has decided, in %s',
  async (language, say) => {
    const rendered = async (own: Partial<Emergency>) => {
      await renderWorkbench({ path, me: editor, language, routes: released(own) });
      const panel = (await screen.findByRole('heading', { name: say('draft.approvals.title') })).closest(
        'section',
      );
      expect(screen.queryByText(say('draft.approvals.given', { given: '0', needed: '1' }))).toBeNull();
      return panel?.textContent;
    };
    const waiting = await rendered({});
    expect(waiting).toContain(`${say('draft.approvals.urgent')} ${say('draft.approvals.undecided')}`);
    expect(waiting).toContain(say('draft.approvals.took', { name: 'Pia' }));
    screen.getByText(say('draft.emergency.state.waiting'));
    cleanup();
    const confirmed = await rendered({ state: 'confirmed', decidedBy: rita });
    expect(confirmed).toContain(say('draft.emergency.confirmed', { name: rita.name }));
    screen.getByText(say('draft.emergency.state.confirmed'));
  },
);

test('what members get differently from other items has the names of the items', async () => {
  const [change] = reviewedCheckResult.meaning?.changes ?? [];
  if (!reviewedCheckResult.meaning || !change) throw new Error('the sample has no change');
  const changes = [
    { ...change, item: 'home/cards' },
    { ...change, item: 'shell/brand/phone' },
  ];
  const checkResult = { ...reviewedCheckResult, meaning: { ...reviewedCheckResult.meaning, changes } };
  const routes = { ...draftRoutes(), 'GET /api/drafts/:id/judgement': () => ok(checkResult) };
  await renderWorkbench({ path, me: editor, routes });
  const heading = await screen.findByRole('heading', { name: message('draft.changes.more') });
  const lines = within(heading.closest('li') as HTMLElement).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent.split(':')[0])).toEqual([
    'home › Link cards',
    'shell/brand/phone',
  ]);
});

test('the user who edited or published a notice is not asked to decide, and a decided release names the reviewer', async () => {
  const me = sampleMe(solo, ['editor', 'reviewer', 'publisher']);
  await renderWorkbench({ path, me, routes: released({ authors: [me.person] }) });
  await screen.findByText(message('draft.emergency.waiting'), { exact: false });
  expect(screen.queryByRole('button', { name: message('draft.emergency.confirm.do') })).toBeNull();
});

test.each(['en', 'es'] as const)(
  'undoing asks about what a colleague wrote, and keeps it unless the user chooses the earlier value, in %s',
  async (language) => {
    const say = language === 'en' ? message : spanishMessage;
    const items = [
      {
        ...{ address: titleAddress, current: 'Rita’s claims', wanted: 'Claims' },
        ...{ by: rita, at: '2026-11-23T16:10:00.000Z' },
      },
    ];
    const { asked } = await renderWorkbench({
      path: `${path}?view=history`,
      me: editor,
      language,
      routes: {
        ...draftRoutes({ state: 'open' }),
        'POST /api/drafts/:id/restore': (body) =>
          (body as { readonly choices: readonly unknown[] }).choices.length > 0
            ? ok({ rev: 3, source: 'd'.repeat(64) })
            : { status: 409, body: { code: 'changed-meanwhile', message: 'Changed.', items } },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: say('draft.history.undo') }));
    const dialog = await screen.findByRole('dialog', { name: say('draft.takeBack.title') });
    within(dialog).getByText(/Rita Salas/);
    expect(await accessibilityOf()).toEqual([]);
    const [keep, restore] = within(dialog).getAllByRole<HTMLInputElement>('radio');
    expect([keep?.checked, restore?.checked]).toEqual([true, false]);
    await userEvent.click(restore!);
    await userEvent.click(within(dialog).getByRole('button', { name: say('draft.takeBack.apply') }));
    await screen.findByText(say('draft.history.restored'));
    expect(bodies(asked, 'POST /api/drafts/:id/restore')).toMatchObject([
      { undo: 2, choices: [] },
      { undo: 2, choices: [{ address: titleAddress, take: 'mine' }] },
    ]);
    await userEvent.click(button(say('common.do.undo')));
    await screen.findByRole('dialog', { name: say('draft.takeBack.title') });
    expect(bodies(asked, 'POST /api/drafts/:id/restore').at(-1)).toMatchObject({ undo: 3 });
  },
);
