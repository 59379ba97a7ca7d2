import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { clear, createStore, set } from 'idb-keyval';
import type { AddressedProblem } from '../../../src/authoring/reports/draft-checks.ts';
import type { Draft } from '../../../src/workbench/api/generated/api-shapes.ts';
import type { Outbox } from '../../../src/workbench/web/draft/outbox/outbox.ts';
import type { Translate } from '../../../src/workbench/web/i18n/use-words.ts';
import type { Persona } from '../../../src/workbench/web/worker/protocol.ts';
import {
  draftRoutes,
  reviewedDraft,
  riskyCheckResult,
  sampleHistory,
  titleAddress,
} from './draft-samples.ts';
import { type FakeRoutes, ok, refusal, unanswered } from './fake-server.ts';
import { importStates } from './import-states.ts';
import { sampleAudit, sampleMe, samplePeople } from './samples.ts';
import { smallSource } from './small-source.ts';
import { type FakeAnswers, Why, type PageSetup } from './stand-ins.ts';

/** A state of the design's list: what is rendered, and what a user does until it is there. */
export interface DesignState {
  readonly name: string;
  readonly setup: Omit<PageSetup, 'language' | 'theme'>;
  /** Prepares what the browser keeps, before the page is rendered. */
  readonly before?: () => Promise<void>;
  /** React tells the console of it, as it should. */
  readonly complains?: true;
  readonly act: (say: Translate) => Promise<unknown>;
}

const { rita, solo, jo } = samplePeople;
const me = sampleMe(solo, ['editor', 'reviewer', 'publisher']);
const editor = `/draft/${reviewedDraft.id}`;
const item = `${editor}?item=home%2Fcards%2Fa`;
const edits = 'POST /api/drafts/:id/edits';
const open = draftRoutes({ state: 'open' });
const outboxStore = createStore('workbench-outbox', 'kept');
const slow = { timeout: 10_000 };

const found = <One extends HTMLElement>(selector: string): Promise<One> =>
  waitFor(() => {
    const one = document.querySelector<One>(selector);
    if (!one) throw new Error(`nothing is ${selector}`);
    return one;
  }, slow);
const write = async (value: string): Promise<void> =>
  void fireEvent.change(await found('textarea'), { target: { value } });

const shown = (say: Translate, ...said: Parameters<Translate>) =>
  screen.findAllByText(say(...said), { exact: false }, slow);
const typed = async (say: Translate, ...said: Parameters<Translate>): Promise<void> => {
  await write('Typed claims');
  await shown(say, ...said);
};
const press = async (name: string): Promise<void> => {
  const [first] = await screen.findAllByRole('button', { name: (whole) => whole.startsWith(name) }, slow);
  if (first) fireEvent.click(first);
};
const dialog = () => screen.findByRole('dialog', {}, slow);

/** An editor of a draft in the shipped state, with what the server answers an edit. */
const editing = (answer: FakeRoutes[string], routes: FakeRoutes = {}): DesignState['setup'] => ({
  path: item,
  me,
  routes: { ...open, [edits]: answer, ...routes },
});

const theirs = [{ address: titleAddress, current: 'Their claims', by: rita, at: '2026-11-23T16:10:00.000Z' }];
const outboxOf = (value: string): Outbox => ({
  edits: { [titleAddress]: { expected: 'Your claims', value, at: Date.parse('2026-11-23T15:42:00.000Z') } },
  disputes: {},
});
const keep = (person: string) => () =>
  set(`${person} ${reviewedDraft.id}`, outboxOf('My claims'), outboxStore);

const member: Persona = {
  ...{
    name: 'm08',
    says: 'Harold Whitcombe: Medicare Advantage, covered',
    dataString: 'x',
    coverage: 'CVG-1',
    variant: 'medicare',
  },
  ...{ applies: ['medicare'], holds: ['isMedicare'] },
};
const people: FakeAnswers = { people: [member] };
const problem: AddressedProblem = {
  ...{
    severity: 'error',
    code: 'too-complex',
    file: 'config/rules/rules.json',
    line: 1,
    column: 1,
    excerpt: '',
    also: [],
  },
  ...{
    message: '`mirrored` is too complex',
    hint: 'Name fewer facts.',
    address: 'config/rules/rules.json#rules/mirrored',
  },
};

const long = 'Krankenversicherungsmitgliedschaftsbescheinigung'.repeat(3);
const longDraft: Partial<Draft> = {
  name: long,
  note: long,
  state: 'open',
  authors: [{ ...rita, name: long }],
  createdBy: { ...rita, name: long },
};

const manyItems = Array.from({ length: 2_000 }, (_, index) => ({ id: `item${index}`, link: 'route:a' }));
const manyFiles = {
  ...smallSource,
  'config/screens/home.json': JSON.stringify({
    screens: [{ key: 'home', blocks: [{ type: 'linkCards', id: 'cards', items: manyItems }] }],
  }),
  'locales/en/home.json': JSON.stringify({
    home: { items: Object.fromEntries(manyItems.map(({ id }) => [id, { title: `Card ${id}` }])) },
  }),
};

/**
 * The states in the design's list, and the components that appear only after an action, as users see
 * them.
 */
export const designStates: readonly DesignState[] = [
  ...importStates,
  {
    name: 'empty: no drafts',
    setup: { me, routes: { 'GET /api/drafts': () => ok({ drafts: [] }) } },
    act: () => Promise.resolve(),
  },
  {
    name: 'nothing found in the list',
    setup: { path: '/?find=formulary', me },
    act: () => Promise.resolve(),
  },
  {
    name: 'nothing found in the tree',
    setup: { path: item, me, routes: open },
    act: async (say) => {
      const [search] = await screen.findAllByRole('searchbox', {}, slow);
      if (search) fireEvent.change(search, { target: { value: 'formulary' } });
      await shown(say, 'editor.tree.none');
    },
  },
  {
    name: 'the history of an item with a release that cannot be read',
    setup: {
      path: item,
      me,
      routes: {
        ...open,
        'GET /api/item-history': (_, __, query) => ok({ ...sampleHistory(query), unread: [43] }),
      },
    },
    act: async (say) => {
      const [opened] = await shown(say, 'history.open');
      if (opened) fireEvent.click(opened);
      await shown(say, 'releases.deleted.unread', { numbers: '43' });
    },
  },
  {
    name: 'loading, with its words',
    setup: { path: '/log', me, routes: { 'GET /api/audit': () => ({ status: unanswered }) }, waits: true },
    act: () =>
      waitFor(() => {
        if (document.querySelector('[aria-busy=true] > [role=status]')?.childNodes.length !== 2)
          throw new Error('the words have not come');
      }, slow),
  },
  {
    name: 'offline with edits kept',
    setup: editing(() => ({ status: 0 })),
    act: (say) => write('Kept').then(() => shown(say, 'find.kept.offline', { count: 1 })),
  },
  {
    name: 'changed by another: both values',
    setup: editing(() => ({
      status: 409,
      body: { code: 'changed-meanwhile', message: 'Changed.', items: theirs },
    })),
    act: async (say) => {
      await typed(say, 'editor.dispute.theirs');
      await press(say('editor.dispute.combine'));
    },
  },
  {
    name: 'session over',
    setup: editing(() => refusal(401, 'signed-out')),
    act: () => write('Kept').then(dialog),
  },
  {
    name: 'a role taken away',
    setup: editing(() => refusal(403, 'not-allowed', 'No.')),
    act: (say) => typed(say, 'editor.kept.copy'),
  },
  {
    name: 'published meanwhile',
    setup: editing(() => refusal(409, 'closed', 'The draft is over.')),
    act: (say) => typed(say, 'editor.kept.copy'),
  },
  {
    name: 'a page older than the server',
    setup: editing(() => refusal(426, 'old-client')),
    act: (say) => typed(say, 'common.do.loadAgain'),
  },
  {
    name: 'the server cannot save',
    setup: editing(() => refusal(503, 'read-only')),
    act: (say) => typed(say, 'find.kept.unable', { count: 1 }),
  },
  {
    name: 'found after a crash, compared',
    setup: {
      path: item,
      me,
      routes: { ...open, [edits]: () => ok({ rev: 3, source: reviewedDraft.source }) },
    },
    before: keep(me.person.id),
    act: (say) => press(say('find.kept.compare')),
  },
  {
    name: 'edits of another account',
    setup: { path: item, me, routes: open },
    before: keep(jo.id),
    act: () => found('[data-note]'),
  },
  {
    name: 'an outdated draft',
    setup: { path: `${editor}/review`, me, routes: draftRoutes({}, true) },
    act: () => Promise.resolve(),
  },
  {
    name: 'risks of a draft',
    setup: {
      path: `${editor}/review`,
      me,
      routes: { ...open, 'GET /api/drafts/:id/judgement': () => ok(riskyCheckResult) },
    },
    act: (say) => shown(say, 'draft.risks.title', { count: 2 }),
  },
  {
    name: 'others here too',
    setup: editing(() => ({ status: 0 }), {
      'PUT /api/presence': () =>
        ok({ people: [{ person: rita, address: titleAddress, at: '2026-11-23T16:19:50.000Z' }] }),
    }),
    act: () => found('[data-here]'),
  },
  {
    name: 'broken: what the server sent cannot be drawn',
    setup: { path: '/log', me, routes: { 'GET /api/audit': () => ok({ ...sampleAudit, rows: [null] }) } },
    complains: true,
    act: (say) => shown(say, 'common.failed.drawing.title'),
  },
  {
    name: 'broken: the server failed',
    setup: { me, routes: { 'GET /api/drafts': () => refusal(500, 'failed') } },
    act: (say) => shown(say, 'common.failed.broken.title'),
  },
  {
    name: 'unreachable',
    setup: { me, routes: { 'GET /api/drafts': () => ({ status: 0 }) } },
    act: (say) => shown(say, 'common.failed.unreachable.title'),
  },
  {
    name: 'long names in the editor',
    setup: { path: item, me, routes: { ...draftRoutes(longDraft), [edits]: () => ({ status: 0 }) } },
    act: (say) => write(long).then(() => shown(say, 'find.kept.offline', { count: 1 })),
  },
  {
    name: 'long names of a draft',
    setup: { path: `${editor}/review`, me, routes: draftRoutes(longDraft) },
    act: () => Promise.resolve(),
  },
  {
    name: '2,000 items',
    setup: {
      path: editor,
      me,
      routes: { ...open, [`GET /api/sources/${reviewedDraft.source}`]: () => ok({ files: manyFiles }) },
    },
    act: () => found('[role=treeitem]'),
  },
  {
    name: 'undo of a deletion',
    setup: editing(() => ok({ rev: 3, source: reviewedDraft.source })),
    act: async (say) => {
      await press(say('editor.acts.more'));
      await press(say('editor.acts.copy'));
      await found('[data-toast]');
    },
  },
  ...(['move', 'rename', 'remove'] as const).map((action) => ({
    name: `the dialog to ${action}`,
    setup: { path: item, me, routes: open },
    act: async (say: Translate) => {
      await press(say('editor.acts.more'));
      await press(say(`editor.acts.${action}`));
      await dialog();
    },
  })),
  {
    name: 'the dialog of something new',
    setup: { path: item, me, routes: open },
    act: async (say) => {
      await press(say('editor.acts.newShort'));
      await dialog();
    },
  },
  {
    name: 'help with its keys',
    setup: { me },
    act: async (say) => {
      await press(say('common.places.help'));
      await dialog();
    },
  },
  {
    name: 'the palette, in which nothing is found',
    setup: { me },
    act: async (say) => {
      await press(say('find.do'));
      fireEvent.change(await screen.findByRole('combobox', {}, slow), { target: { value: 'qqqq' } });
      await shown(say, 'find.nothingText');
    },
  },
  {
    name: 'the choice of a member, in which nobody is found',
    setup: { path: item, me, routes: open, answers: people },
    act: async (say) => {
      fireEvent.click(await found('[class$=picker_button]'));
      fireEvent.change(await screen.findByLabelText(say('preview.as.search'), {}, slow), {
        target: { value: 'qqqq' },
      });
      await shown(say, 'preview.as.none');
    },
  },
  {
    name: 'R10.22: nobody can see the item',
    setup: {
      path: `${item}&as=sees`,
      me,
      routes: open,
      answers: {
        ...people,
        persona: {
          persona: undefined,
          why: 'No possible member meets all of these: `isIFP` and `isMedicare`.',
          untrue: [],
        },
      },
    },
    act: () => screen.findByText(/isIFP/, {}, slow),
  },
  {
    name: 'R10.23: what could not be made true',
    setup: {
      path: `${item}&as=sees`,
      me,
      routes: open,
      answers: {
        ...people,
        persona: {
          persona: { ...member, name: 'example' },
          why: undefined,
          untrue: ['another person’s account is shown'],
        },
      },
    },
    act: () => screen.findByText(/another person’s account is shown/, {}, slow),
  },
  {
    name: 'R10.18: rules too complex to tell',
    setup: {
      path: item,
      me,
      routes: open,
      answers: { ...people, problems: [problem], meaning: new Why('large') },
    },
    act: (say) => shown(say, 'strip.large'),
  },
  {
    name: 'mistakes that leave open who sees what',
    setup: {
      path: item,
      me,
      routes: open,
      answers: {
        ...people,
        problems: [{ ...problem, severity: 'warning' }, problem],
        meaning: { meaning: null, untold: 'errors', staleWords: [] },
      },
    },
    act: (say) => shown(say, 'strip.errors'),
  },
];

/** An empty outbox for whoever comes next. */
export const forgetKept = (): Promise<void> => clear(outboxStore);
