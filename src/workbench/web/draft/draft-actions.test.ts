import { expect, test } from 'vitest';
import type { Review } from '../../api/generated/api-shapes.ts';
import { type DraftSituation, offerActions } from './draft-actions.ts';

const review = (id: string, counts = true): Review => ({
  id: `review-${id}`,
  draftId: 'draft',
  source: 'a',
  reviewer: { id, name: id },
  verdict: 'approve',
  text: '',
  at: '2026-11-23T16:00:00.000Z',
  withdrawnAt: null,
  dismissedBy: null,
  counts,
  why: counts ? null : 'other-source',
});
const draft = {
  kind: 'content',
  state: 'review',
  approved: false,
  lapsed: false,
  changesAsked: false,
  outdated: false,
  reviews: [],
  authors: [{ id: 'edda', name: 'Edda' }],
  hasChanges: true,
} as const satisfies DraftSituation['draft'];
const situation = (
  own: Partial<DraftSituation['draft']>,
  roles: DraftSituation['me']['roles'],
  more: Partial<DraftSituation> = {},
) =>
  offerActions({
    draft: { ...draft, ...own },
    me: { id: 'me', roles },
    errors: 0,
    unsent: 0,
    soleApproverMayPublish: true,
    ...{ isFrozen: false, allowsEmergencies: false, emergency: undefined },
    ...more,
  });
const first = (...given: Parameters<typeof situation>): string => {
  const [action] = situation(...given);
  return action === undefined ? 'none' : [action.id, action.why].filter(Boolean).join(' ');
};

test('the next step follows the state and the roles', () => {
  const approved = { approved: true, reviews: [review('rita')] };
  expect([
    first({ state: 'open' }, ['editor']),
    first({ state: 'open' }, ['viewer', 'reviewer', 'publisher']),
    first({}, ['reviewer']),
    first({}, ['reviewer', 'publisher']),
    first({}, ['publisher']),
    first(approved, ['publisher']),
    first({}, ['editor']),
    first({ state: 'scheduled' }, ['publisher']),
    first({ state: 'scheduled' }, ['editor', 'reviewer']),
    first({ state: 'discarded' }, ['editor']),
    first({ state: 'published' }, ['editor', 'reviewer', 'publisher']),
  ]).toEqual([
    'submit',
    'none',
    'approve',
    'approve',
    'publish approvals',
    'publish',
    'recall',
    'unschedule',
    'none',
    'reopen',
    'none',
  ]);
});

test('an unavailable step shows the reason', () => {
  const approved = { approved: true, reviews: [review('me')] };
  expect([
    first({ state: 'open', hasChanges: false }, ['editor']),
    first({ state: 'open' }, ['editor'], { errors: undefined }),
    first({ state: 'open' }, ['editor'], { errors: 2 }),
    first({ state: 'open' }, ['editor'], { unsent: 1, errors: 2 }),
    first({ authors: [{ id: 'me', name: 'Me' }] }, ['reviewer']),
    first({ ...approved, outdated: true }, ['publisher']),
    first({ lapsed: true, reviews: [review('rita', false)] }, ['publisher']),
    first(approved, ['publisher'], { soleApproverMayPublish: false }),
    first(approved, ['publisher'], { isFrozen: true }),
  ]).toEqual([
    'submit noChanges',
    'submit checking',
    'submit errors',
    'submit unsent',
    'approve ownDraft',
    'publish outdated',
    'publish lapsed',
    'publish soleApprover',
    'publish frozen',
  ]);
});

test('an outdated draft is updated first, by a user who may edit it', () => {
  expect(first({ outdated: true }, ['editor', 'publisher'])).toBe('merge');
  expect(situation({ outdated: true }, ['reviewer']).map(({ id }) => id)).not.toContain('merge');
});

test('a user who approved can still request changes, and a draft can be scheduled during a freeze', () => {
  const mine = { approved: true, reviews: [review('me')] };
  expect(situation(mine, ['reviewer']).map(({ id }) => id)).toEqual(['askChanges']);
  const [, second] = situation(mine, ['publisher'], { isFrozen: true });
  expect([second?.id, second?.why]).toEqual(['schedule', undefined]);
});

test('a notice that is not approved can be published as an emergency, or the page has the reason why not', () => {
  const notice = { notice: 'home/outage', why: null, at: null, waiting: false };
  const why = (own: Partial<DraftSituation['draft']>, more: Partial<DraftSituation>) =>
    situation(own, ['publisher'], { allowsEmergencies: true, emergency: notice, ...more })
      .filter(({ id }) => id === 'emergency')
      .map((action) => action.why ?? 'may');
  expect([why({}, {}), why({ state: 'open' }, {}), why({ approved: true }, {})]).toEqual([
    ['may'],
    ['may'],
    [],
  ]);
  expect(why({}, { allowsEmergencies: false })).toEqual([]);
  expect(why({}, { emergency: undefined })).toEqual(['checking']);
  expect(why({}, { emergency: { ...notice, why: 'new-address' } })).toEqual(['notice-new-address']);
  expect(why({}, { emergency: { ...notice, waiting: true } })).toEqual(['emergencyWaits']);
  expect([why({}, { isFrozen: true }), why({ changesAsked: true }, {})]).toEqual([
    ['frozen'],
    ['changesAsked'],
  ]);
});
