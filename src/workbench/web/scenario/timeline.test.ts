import { expect, it } from 'vitest';
import { sampleDrafts } from '../../../../tests/support/workbench/samples.ts';
import type { Schedule } from '../../api/generated/api-shapes.ts';
import { timeline } from './timeline.ts';

const day = (on: string) => ({
  day: on,
  before: '',
  changes: [],
  unseen: [],
  redirects: { begin: [], end: [] },
});

it('days, scheduled drafts and today are in the order of Pacific days', () => {
  const lastMinutes = '2027-01-02T07:30:00.000Z';
  const draftThat = (state: Schedule['state']) => {
    const schedule = {
      id: 's',
      draftId: 'd',
      source: '',
      at: lastMinutes,
      wall: '',
      zone: '',
      state,
      place: null,
      failure: null,
      createdBy: null,
    };
    return sampleDrafts.slice(0, 1).map((draft) => ({ ...draft, schedule }));
  };
  const found = timeline(
    [day('2027-01-01'), day('2027-01-02'), day('2026-11-24')],
    [...draftThat('waiting'), ...draftThat('failed')],
    '2026-11-24',
  );
  expect(found.map((entry) => (entry.kind === 'day' ? entry.day.day : entry.kind))).toEqual([
    'today',
    '2026-11-24',
    '2027-01-01',
    'planned',
    '2027-01-02',
  ]);
});
