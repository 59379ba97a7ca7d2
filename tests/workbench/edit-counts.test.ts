import { beforeAll, describe, expect, test } from 'vitest';
import { largeSource } from '../support/config/large-source.ts';
import { countCalls } from '../support/reports/count-calls.ts';
import { type EditKind, type OpenPortal, openPortal } from '../support/workbench/worker-portal.ts';

/** What is done for an item, a rule, a part of the texts, a cell that is compared, a screen of the tree. */
const counted = [
  ...(['makeItem', 'ruleFindings', 'filledObject', 'itemChanges', 'groupFindings', 'pairFindings'] as const),
  ...(['screenNode', 'placed', 'wordsOf', 'schemaFindings', 'duplicateFindings'] as const),
  ...(['isMadeSame', 'fieldsOf', 'namelessIn', 'pairedWords', 'findIn'] as const),
] as const;

const sizes = { few: 0, many: 32 } as const;
const portals: Partial<Record<keyof typeof sizes, OpenPortal>> = {};

beforeAll(() => {
  for (const size of ['few', 'many'] as const) portals[size] = openPortal(largeSource(sizes[size]));
}, 120_000);

const portalOf = (size: keyof typeof sizes): OpenPortal => {
  const found = portals[size];
  if (!found) throw new Error(`The portal of ${size} items is missing`);
  return found;
};

const countsOf = async (size: keyof typeof sizes, kind: EditKind) => {
  const portal = portalOf(size);
  portal.type(kind, 'A');
  return countCalls(counted, () => void portal.type(kind, 'Ab'));
};

describe('in a portal of 400 items and of 10,000', () => {
  test.each(['text', 'gate', 'rule'] as const)(
    'an edit of a %s compiles, checks and compares nothing else',
    { timeout: 60_000 },
    async (kind) => {
      expect(portalOf('many').screens()).toBeGreaterThan(1_000);
      const { findIn: manySearches, ...many } = await countsOf('many', kind);
      const { findIn: fewSearches, ...few } = await countsOf('few', kind);
      expect(many).toEqual(few);
      // An item with a finding is searched again after each key: its position may be another one.
      expect(manySearches).toBeLessThanOrEqual(fewSearches + portalOf('many').problems());
    },
  );

  test('an edit of a rule compiles and compares the items that use it', { timeout: 60_000 }, async () => {
    const [few, many] = [await countsOf('few', 'usedRule'), await countsOf('many', 'usedRule')];
    for (const name of ['makeItem', 'itemChanges', 'findIn'] as const)
      expect(many[name], name).toBeLessThanOrEqual(few[name] * (sizes.many + 1));
  });

  test('after a key press, the worker posts no more for the large portal than for the small one', () => {
    expect(portalOf('many').type('text', 'Abc')).toBeLessThan(portalOf('few').type('text', 'Abc') + 2_000);
  });
});
