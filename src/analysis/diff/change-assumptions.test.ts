import { expect, it } from 'vitest';
import { addItem, editable, frozenMeaning } from '../../../tests/support/config/analysed-portal.ts';
import { diffText, plainMarks } from '../../authoring/reports/diff-text.ts';
import { diffReport } from './diff-report.ts';
import { meaningDiff } from './meaning-diff.ts';

const { before, states, after } = frozenMeaning();

const reportOf = (when: readonly string[]) =>
  diffReport(
    after((portal) => void addItem(portal, 'claims', { id: 'alone', when, link: 'route:home' })),
    'en',
    states,
  );

it('a change names the assumption that it depends on', () => {
  // An individual plan is no Medicare plan, as it is assumed (individualIsAlone): so the second condition is
  // left out of the words.
  const report = reportOf(['isIFP', 'isNotMedicare']);
  const added = report.changes.find(({ item }) => item === 'claims/listalone/alone');
  expect(added).toMatchObject({
    members: 'the plan is an individual and family plan',
    assumes: ['individualIsAlone'],
  });
  expect(diffText(report, 'en', plainMarks)).toMatch(
    /the plan is an individual and family plan \(.*\); only assumed: individualIsAlone$/m,
  );
});

it('lists changes that only an assumption hides separately from changes that no member sees', () => {
  const report = reportOf(['isIFP', 'isMedicare']);
  expect(report).toMatchObject({ isEmpty: true, unaffected: [] });
  expect(report.assumed).toContainEqual({ item: 'claims/listalone/alone', assumes: ['individualIsAlone'] });
  const never = reportOf(['isIFP', 'hasPbaId', 'hasNoPbaId']);
  expect(never.assumed).toBeUndefined();
  expect(never.unaffected).toContain('claims/listalone/alone');
});

it('names no assumption for a change that the specification decides, or without a change', () => {
  expect(reportOf(['isMedicare']).changes.filter(({ assumes }) => assumes)).toEqual([]);
  expect(diffReport(meaningDiff(before, editable(before)), 'en', states).assumed).toBeUndefined();
});
