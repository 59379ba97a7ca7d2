import { editsAt } from '../../../src/authoring/draft/history/edits-at.ts';
import type { SourceFiles } from '../../../src/config/files/source.ts';
import type {
  ChainEntry,
  Differences,
  Draft,
  ItemHistory,
  Judgement,
  Problem,
} from '../../../src/workbench/api/generated/api-shapes.ts';
import { type FakeRoutes, ok } from './fake-server.ts';
import { sampleDraft, samplePeople } from './samples.ts';
import { smallSource } from './small-source.ts';

const { edda, rita, paul } = samplePeople;
const [baseId, ownId, liveId] = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [
  string,
  string,
  string,
];
const english = 'locales/en/home.json';

/** Where the title of the item stands that the draft and the live release both changed. */
export const titleAddress = `${english}#home/items/a/title`;

/** The sample files with another title of an item. */
export const titled = (files: SourceFiles, title: string): SourceFiles => ({
  ...files,
  [english]: (files[english] ?? '').replace('"Claims"', JSON.stringify(title)),
});
const own = {
  ...titled(smallSource, 'Your claims'),
  'config/screens/home.json': (smallSource['config/screens/home.json'] ?? '').replace(
    '"route:b"',
    '"link:two"',
  ),
};

/** A draft in review that changed a title and a link. */
export const reviewedDraft: Draft = {
  ...sampleDraft('Claims say whose they are'),
  state: 'review',
  note: 'Asked for by the call center',
  baseNumber: 41,
  baseSource: baseId,
  source: ownId,
  rev: 2,
  authors: [edda],
  edits: [
    {
      id: 1,
      rev: 2,
      ordinal: 0,
      address: titleAddress,
      before: 'Claims',
      after: 'Your claims',
      author: edda,
      at: '2026-11-23T16:00:00.000Z',
      clientId: null,
      kind: 'edit',
    },
  ],
  reviews: [
    {
      id: '00000000-0000-4000-8000-000000000501',
      draftId: sampleDraft('').id,
      source: baseId,
      reviewer: rita,
      verdict: 'approve',
      text: 'Reads well.',
      at: '2026-11-23T15:00:00.000Z',
      withdrawnAt: null,
      dismissedBy: null,
      counts: false,
      why: 'other-source',
    },
  ],
};

/** What the server says of it: some members read another title; one warning. */
export const reviewedCheckResult: Judgement = {
  source: ownId,
  problems: [
    {
      severity: 'warning',
      code: 'idle',
      file: 'config/screens/home.json',
      line: 6,
      column: 60,
      message: 'This link is for nobody.',
      excerpt: '',
      hint: 'Take it away.',
      also: [],
      address: 'config/screens/home.json#screens/[home]/blocks/[cards]/items/[b]/link',
    },
  ],
  risks: [],
  meaning: {
    isEmpty: false,
    changes: [
      {
        kind: 'words',
        item: 'home/cards/a',
        what: 'en title',
        before: 'Claims',
        after: 'Your claims',
        text: 'home/cards/a en title: Claims → Your claims',
        members: 'the plan is Medicare',
        samples: ['m08'],
      },
    ],
    moved: [],
    other: [],
    unaffected: ['home/cards/b'],
    samples: ['m01', 'm08'],
  },
  untold: null,
  staleWords: [],
};

const risk = (code: string, message: string, hint: string): Problem => ({
  ...{ severity: 'warning', code, message, hint, excerpt: '', also: [] },
  ...{ file: 'config/addresses/links.json', line: 41, column: 5 },
  address: 'config/addresses/links.json#links/drugList/href',
});

/** What the server says of a draft that links to a host that looks like the plan's own. */
export const riskyCheckResult: Judgement = {
  ...reviewedCheckResult,
  risks: [
    risk(
      'new-host',
      'no address of the live release has the host `members.brisamar.example.account-check.example`',
      'Check its spelling and its owner before you approve.',
    ),
    risk(
      'costly-number',
      'calls to 1-900-555-0166 cost extra: it is a premium-rate number',
      'Use a number that members can call for free or at the normal price.',
    ),
  ],
};

const publication = {
  id: '00000000-0000-4000-8000-000000000601',
  draftId: null,
  scheduleId: null,
  source: baseId,
  baseNumber: 41,
  requestedBy: paul,
  release: null,
  failure: null,
  at: '2026-11-23T16:20:00.000Z',
  settledAt: null,
};

const entry = (number: number, source: string, message: string) => ({
  number,
  id: null,
  kind: 'publish',
  source,
  release: `${number}`.repeat(8),
  previous: null,
  base: number - 1,
  author: 'Paul Ortega',
  message,
  time: '2026-11-17T17:30:00.000Z',
  meaning: reviewedCheckResult.meaning,
  untold: null,
  draft: null,
});

/** What is different from the approval of the sample: another link, a text that only it had, and an effect. */
export const reviewedDifferences: Differences = {
  review: reviewedDraft.reviews[0]?.id ?? '',
  source: ownId,
  edits: [
    {
      address: 'config/screens/home.json#screens/[home]/blocks/[cards]/items/[b]/link',
      approved: null,
      now: { before: 'route:b', after: 'link:two' },
    },
    {
      address: titleAddress,
      approved: { before: 'Claims', after: 'My claims' },
      now: { before: 'Claims', after: 'Your claims' },
    },
  ],
  effects: [
    {
      ...{ side: 'first', kind: 'words', item: 'home/cards/a', what: 'en title' },
      ...{ before: 'Claims', after: 'My claims', members: 'everyone', samples: ['m01', 'm08'] },
    },
    {
      ...{ side: 'second', kind: 'words', item: 'home/cards/a', what: 'en title' },
      ...{ before: 'Claims', after: 'Your claims', members: 'everyone', samples: ['m01', 'm08'] },
    },
    {
      ...{ side: 'second', kind: 'shown', item: 'home/cards/b', what: 'gone' },
      ...{ members: 'the plan is Medicare', samples: ['m08'] },
    },
  ],
  more: 0,
  untold: null,
};

/** What the server answers for an item: release 42 changed a title, and nothing else. */
export const sampleHistory = (
  asked: URLSearchParams,
  takesBack: NonNullable<ChainEntry['takesBack']> = [],
): ItemHistory => {
  const places = ['en', 'es', 'entry'].map((name) => asked.get(name) ?? '');
  const edits = editsAt(smallSource, titled(smallSource, 'All claims'), places);
  const step = {
    entry: {
      ...entry(42, liveId, 'Short titles'),
      draft: { id: reviewedDraft.id, name: 'Short titles of claims' },
      ...(takesBack.length > 0 && { takesBack }),
    },
    edits: edits.map(({ address, expected, value }) => ({ address, before: expected, after: value })),
    authors: [edda],
  };
  return {
    steps: edits.length > 0 ? [step] : [],
    ...{ referred: [], takenBack: takesBack.map((back) => ({ by: 42, ...back })), unread: [] },
    ...{ since: 41, next: null },
  };
};

/** A server with this draft; `outdated`: release 42 changed the same title since. */
export const draftRoutes = (changed: Partial<Draft> = {}, outdated = false): FakeRoutes => {
  const draft = { ...reviewedDraft, ...changed, outdated };
  const source = (files: SourceFiles) => () => ok({ files });
  return {
    'GET /api/drafts/:id': () => ok(draft),
    'GET /api/drafts/:id/judgement': () => ok({ ...reviewedCheckResult, source: draft.source }),
    'GET /api/affected': () => ok({ drafts: [] }),
    'GET /api/drafts/:id/differences': () => ok({ ...reviewedDifferences, source: draft.source }),
    'GET /api/drafts/:id/threads': () => ok({ threads: [] }),
    'GET /api/freezes': () => ok({ freezes: [] }),
    'GET /api/live': () =>
      ok({
        number: outdated ? 42 : 41,
        source: outdated ? liveId : baseId,
        release: '0123456789abcdef',
        at: '2026-11-23T16:10:00.000Z',
      }),
    'GET /api/publications': () =>
      ok({ publications: [entry(42, liveId, 'Short titles'), entry(41, baseId, 'As it was')], more: false }),
    'GET /api/item-history': (_, __, query) => ok(sampleHistory(query)),
    'GET /api/publications/:id': () => ok({ ...publication, kind: 'rollback', state: 'settled', number: 43 }),
    'POST /api/rollback': () => ({
      status: 202,
      body: { ...publication, kind: 'rollback', state: 'asked', number: null },
    }),
    [`GET /api/sources/${baseId}`]: source(smallSource),
    [`GET /api/sources/${ownId}`]: source(own),
    [`GET /api/sources/${liveId}`]: source(titled(smallSource, 'All claims')),
    [`GET /api/sources/${liveId}/judgement`]: () => ok({ ...reviewedCheckResult, source: liveId }),
    [`GET /api/sources/${baseId}/judgement`]: () => ok({ ...reviewedCheckResult, source: baseId }),
    'POST /api/drafts/:id/merge': () => ok({ rev: 3, source: ownId, base: 42, baseSource: liveId }),
    'POST /api/drafts/:id/reviews': () => ({ status: 201, body: reviewedDraft.reviews[0] }),
  };
};
