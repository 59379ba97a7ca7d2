import { describe, expect, it } from 'vitest';
import { editable, frozenMeaning, frozenPortal } from '../../../tests/support/config/analysed-portal.ts';
import { diffText, plainMarks } from '../../authoring/reports/diff-text.ts';
import { constraintEffect } from '../table/constraint-effect.ts';
import { diffReport } from './diff-report.ts';
import { meaningDiff } from './meaning-diff.ts';

const { model } = frozenPortal();
const { before, states, after } = frozenMeaning();

type Portal = ReturnType<typeof editable>;

const without = (id: string) => (portal: Portal) => {
  portal.config.constraints = portal.config.constraints.filter((one) => one.id !== id);
};

describe('changed constraints', () => {
  const dropped = diffReport(after(without('egwpIsMedicare')), 'en', states);

  it('a deleted constraint makes members possible: who they are, an example, and the rows that are wrong for them', () => {
    expect(dropped).toMatchObject({
      isEmpty: true,
      constraints: { added: [], removed: ['egwpIsMedicare'], changed: [] },
    });
    const { nowPossible, nowImpossible } = dropped.constraints!;
    expect(nowImpossible).toBeUndefined();
    expect(nowPossible).toMatchObject({
      members: 'the plan is not Medicare and the plan is an employer group Medicare plan (EGWP)',
      example: 'like m14, but the plan is an employer group Medicare plan (EGWP)',
      samples: [],
    });
    expect(nowPossible?.rows).toEqual(
      constraintEffect(model, 'egwpIsMedicare', { language: 'en', pool: [] })?.rows,
    );
    expect(nowPossible?.rows.length).toBeGreaterThan(40);
    expect(nowPossible?.rows).toContainEqual({ item: 'claims/forms/atHomeCovid19', columns: ['egwp'] });
  });

  it('a new constraint makes the same members impossible, described in both languages', () => {
    const portal = editable(before);
    without('egwpIsMedicare')(portal);
    const added = diffReport(meaningDiff(portal, before), 'en', states);
    expect(added.constraints?.nowImpossible?.members).toBe(dropped.constraints?.nowPossible?.members);
    expect(diffText(added, 'en', plainMarks)).toContain(
      'no longer possible: the plan is not Medicare and the plan is an employer',
    );
    const spanish = diffReport(after(without('egwpIsMedicare')), 'es', states);
    expect(diffText(spanish, 'es', plainMarks)).toContain('restricción egwpIsMedicare: eliminada');
    expect(diffText(spanish, 'es', plainMarks)).toContain('ahora posibles: el plan no es de Medicare');
  });

  it('a constraint that others imply, or whose status becomes stated, affects no member; equal constraints are not listed', () => {
    expect(diffReport(after(without('twoLanguages')), 'en', states).constraints).toEqual({
      added: [],
      removed: ['twoLanguages'],
      changed: [],
    });
    const stated = after(({ labels }) => {
      const label = labels.constraints['egwpIsMedicare'];
      if (label) label.status = 'stated';
    });
    expect(diffReport(stated, 'en', states).constraints).toEqual({
      added: [],
      removed: [],
      changed: ['egwpIsMedicare'],
    });
    expect(
      diffReport(
        after(() => undefined),
        'en',
        states,
      ),
    ).not.toHaveProperty('constraints');
  });

  it('a fact that is new with its constraint makes no existing member impossible', () => {
    const added = after(({ config, labels }) => {
      config.facts['isStudent'] = { type: 'boolean', from: 'data:isStudent', changes: 'never' };
      config.constraints.push({
        id: 'studentNeedsCoverage',
        logic: { or: [{ '!': { var: 'isStudent' } }, { var: 'isCoverageSelected' }] },
      });
      labels.constraints['studentNeedsCoverage'] = {
        status: 'derived',
        evidence: { en: 'x', es: 'x' },
        says: { en: 'x', es: 'x' },
      };
    });
    expect(diffReport(added, 'en', states).constraints).toEqual({
      added: ['studentNeedsCoverage'],
      removed: [],
      changed: [],
    });
  });
});
