import { describe, expect, it } from 'vitest';
import { frozenPortal } from '../../../tests/support/config/analysed-portal.ts';
import type { Facts } from '../../rules/gate.ts';
import { holdsFor, stateOf } from '../space/space.ts';
import { memberDifferences } from './compare-members.ts';

const { model, states } = frozenPortal();
const { diagrams, space } = model.world;
const factsOf = (name: string): Facts => states.find((state) => state.name === name)!.facts;

const pairs = [
  ['m01', 'm05'],
  ['m08', 'm11'],
  ['m17/1', 'm17/2'],
  ['m02', 'm19'],
  ['visitor', 'm06'],
] as const;

describe('two members compared', () => {
  it.each(pairs)(
    '%s and %s: every item that only one of them sees, with facts that decide it even if others differ',
    (first, second) => {
      const one = factsOf(first);
      const other = factsOf(second);
      const found = memberDifferences(model, { items: model.items, language: 'en' }, [one, other]);
      const sees = (id: string, facts: Facts): boolean =>
        holdsFor(diagrams, model.byId.get(id)!.shown, stateOf(space, facts));
      const onlyOne = model.items.filter(({ id }) => sees(id, one) !== sees(id, other)).map(({ id }) => id);
      const differences = found.filter(({ field }) => field === undefined);
      expect(differences.map(({ item }) => item)).toEqual(onlyOne);
      for (const { item, values, because } of differences) {
        expect(values).toEqual([
          sees(item, one) ? 'shown' : undefined,
          sees(item, other) ? 'shown' : undefined,
        ]);
        expect(because.length).toBeGreaterThan(0);
        const decisive = Object.fromEntries(because.map(({ name }) => [name, one[name]!]));
        expect(sees(item, { ...other, ...decisive })).toBe(sees(item, one));
      }
    },
  );

  it('lists a link that differs by plan variant, and nothing about an item that is the same for both', () => {
    const items = [
      model.byId.get('coverage.behavioralHealth/care/counseling')!,
      model.byId.get('menus/main/home')!,
    ];
    const found = memberDifferences(model, { items, language: 'en' }, [factsOf('m08'), factsOf('m13')]);
    expect(found.map(({ item, field, values }) => [item, field, values])).toContainEqual([
      'coverage.behavioralHealth/care/counseling',
      'link',
      ['link:medicareCounseling', 'link:calpersCounseling'],
    ]);
    expect(found.find(({ field }) => field === 'link')?.because.map(({ name }) => name)).toEqual([
      'isMedicare',
    ]);
    expect(found.filter(({ item }) => item === 'menus/main/home')).toEqual([]);
  });
});
