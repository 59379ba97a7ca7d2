import { expect, test } from 'vitest';
import { sampleDrafts, sampleMe, samplePeople } from '../../../../tests/support/workbench/samples.ts';
import type { DraftSummary, Role } from '../../api/generated/api-shapes.ts';
import { shownState, waitsFor } from './draft-status.ts';

const { edda, rita, solo } = samplePeople;
const [review] = sampleDrafts as readonly [DraftSummary, ...DraftSummary[]];

test.each([
  [{ state: 'open' }, 'open'],
  [{ state: 'open', changesAsked: true }, 'changesAsked'],
  [{ state: 'review' }, 'review'],
  [{ state: 'review', approved: true }, 'approved'],
  [{ state: 'review', changesAsked: true }, 'review'],
  [{ state: 'scheduled', approved: true }, 'scheduled'],
  [{ state: 'published', approved: true }, 'published'],
] as const)('%o is shown as %s', (own, shown) => {
  expect(shownState({ ...review, ...own })).toBe(shown);
});

const failed = {
  id: '',
  draftId: '',
  source: '',
  at: '',
  wall: '',
  zone: '',
  state: 'failed',
  place: null,
  failure: null,
  createdBy: null,
} as const;

test.each<
  readonly [
    title: string,
    own: Partial<DraftSummary>,
    who: typeof edda,
    roles: readonly Role[],
    waits: boolean,
  ]
>([
  ['in review, a reviewer who wrote none of it', {}, rita, ['reviewer'], true],
  ['in review, a reviewer who wrote some of it', {}, edda, ['editor', 'reviewer'], false],
  ['in review, a publisher', {}, rita, ['publisher'], false],
  ['approved, a publisher', { approved: true }, rita, ['publisher'], true],
  ['approved, a reviewer', { approved: true }, rita, ['reviewer'], false],
  ['changes asked, its author', { changesAsked: true, state: 'open' }, edda, ['editor'], true],
  ['changes asked, a reviewer', { changesAsked: true, state: 'open' }, rita, ['reviewer'], false],
  ['sent again after changes were asked, a reviewer', { changesAsked: true }, rita, ['reviewer'], true],
  ['its schedule failed, its author', { schedule: failed }, edda, ['editor'], true],
  ['its schedule failed, another editor', { schedule: failed }, solo, ['editor'], false],
  ['live, anybody', { state: 'published' }, edda, ['editor', 'reviewer', 'publisher'], false],
])('waits: %s', (_, own, who, roles, waits) => {
  expect(waitsFor({ ...review, ...own }, sampleMe(who, roles))).toBe(waits);
});
