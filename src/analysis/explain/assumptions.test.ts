import { describe, expect, it } from 'vitest';
import { editable, frozenPortal } from '../../../tests/support/config/analysed-portal.ts';
import { chance } from '../../../tests/support/chance.ts';
import { portalModel, type PortalModel } from '../model/portal-model.ts';
import type { PortalItem } from '../model/item.ts';
import { gatingTable } from '../table/gating-table.ts';
import { factWords } from '../words/fact-words.ts';
import { explainItem, whoSees } from './explain-item.ts';

const { model, states } = frozenPortal();
const { constraints } = model.portal.labels;
const assumed = Object.keys(constraints).filter((id) => constraints[id]?.status === 'assumed');

const withoutConstraint = (id: string): PortalModel => {
  const portal = editable(model.portal);
  portal.config.constraints = portal.config.constraints.filter((one) => one.id !== id);
  return portalModel(portal);
};

const others = new Map(assumed.map((id) => [id, withoutConstraint(id)]));

const asked = model.items.filter((_, at) => process.env['DEEP'] !== undefined || at % 12 === 0);

interface Answer {
  readonly says: string;
  readonly assumes: readonly string[];
}

const needed = (says: string, without: (other: PortalModel) => string): readonly string[] =>
  [...others].filter(([, other]) => without(other) !== says).map(([id]) => id);

const differing = (
  answers: readonly (Answer & { readonly of: string; readonly needs: readonly string[] })[],
) => ({
  wrong: answers.filter(({ assumes, needs }) => [...assumes].sort().join() !== [...needs].sort().join()),
  naming: answers.filter(({ assumes }) => assumes.length > 0).length,
});

const itemIn = (other: PortalModel, { id }: PortalItem): PortalItem => other.byId.get(id) as PortalItem;

describe('the assumptions of an answer (rules-engine)', () => {
  it('for who sees an item: exactly the constraints whose removal changes the cases or the plans', () => {
    const audience = (of: PortalModel, item: PortalItem): Answer => {
      const { cases, plans, assumes } = whoSees(of, item.shown);
      return { says: JSON.stringify([factWords(of.portal.labels, 'en').cases(cases), plans]), assumes };
    };
    const answers = asked.map((item) => {
      const own = audience(model, item);
      return {
        ...own,
        of: item.id,
        needs: needed(own.says, (other) => audience(other, itemIn(other, item)).says),
      };
    });
    const { wrong, naming } = differing(answers);
    expect(wrong).toEqual([]);
    expect(naming).toBeGreaterThan(5);
  });

  it('for a cell of the gating table: exactly the constraints whose removal changes the description of its column', () => {
    const cells = (of: PortalModel) =>
      gatingTable(
        of,
        'en',
        [],
        asked.map((item) => itemIn(of, item)),
      ).rows.map((row) =>
        row.cells.map(({ verdict, outcomes, assumes = [] }) => ({
          says: JSON.stringify([verdict, outcomes]),
          assumes,
        })),
      );
    const tables = new Map([...others.values()].map((other) => [other, cells(other)]));
    const answers = cells(model).flatMap((row, at) =>
      row.map((cell, column) => ({
        ...cell,
        of: `${asked[at]?.id} ${column}`,
        needs: needed(cell.says, (other) => tables.get(other)?.[at]?.[column]?.says ?? ''),
      })),
    );
    const { wrong, naming } = differing(answers);
    expect(wrong).toEqual([]);
    expect(naming).toBeGreaterThan(5);
  });

  it('for a member with some known facts: exactly the constraints whose removal changes the verdict or adds a change', () => {
    const verdict = (of: PortalModel, item: PortalItem, facts: object): Answer => {
      const { verdict: is, change, assumes } = explainItem(of, item, facts as never);
      return { says: is === 'unknown' ? is : `${is} ${change === undefined}`, assumes };
    };
    const random = chance(36);
    const answers = Array.from({ length: 12 }, () => states[Math.floor(random() * states.length)]!).flatMap(
      ({ facts }, at) => {
        const known = Object.fromEntries(Object.entries(facts).filter(() => random() < 0.15));
        const some = asked.filter((_, index) => index % 3 === at % 3);
        return some.map((item) => {
          const own = verdict(model, item, known);
          const needs =
            own.says === 'unknown'
              ? []
              : needed(own.says, (other) => verdict(other, itemIn(other, item), known).says);
          return { ...own, of: `${item.id} ${JSON.stringify(known)}`, needs };
        });
      },
    );
    const { wrong, naming } = differing(answers);
    expect(wrong).toEqual([]);
    expect(naming).toBeGreaterThan(3);
  });
});
