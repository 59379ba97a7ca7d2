import { describe, expect, it } from 'vitest';
import { compareEffects } from '../../src/analysis/diff/effects.ts';
import { fieldsOf } from '../../src/analysis/model/content.ts';
import { targetNames } from '../../src/analysis/model/item.ts';
import { modelOf, type PortalModel } from '../../src/analysis/model/portal-model.ts';
import { holdsFor, stateOf } from '../../src/analysis/space/space.ts';
import type { CompiledPortal } from '../../src/config/compile/compile-config.ts';
import type { Facts } from '../../src/rules/gate.ts';
import { roll, chance } from '../support/chance.ts';
import { addItem, editable, frozenPortal, setRule } from '../support/config/analysed-portal.ts';

const frozen = frozenPortal();
const { model } = frozen;
// Each takes 40 ms in a pair of changes.
const states = frozen.states.filter((_, at) => at % 3 === 0);
const base = model.portal;

type Edit = (portal: ReturnType<typeof editable>) => void;

const edited = (...edits: readonly Edit[]): CompiledPortal => {
  const portal = editable(base);
  for (const edit of edits) edit(portal);
  return portal;
};

// The draft's change alone, and on top of what went live.
const differences = (draft: Edit, live: Edit) =>
  compareEffects({ before: base, after: edited(draft) }, { before: edited(live), after: edited(live, draft) })
    .differences;

const claimsItem = ({ config }: Parameters<Edit>[0], id: string) =>
  config.screens
    .find(({ key }) => key === 'claims')!
    .blocks.flatMap((block) => ('items' in block ? (block.items as { id: string; when?: unknown }[]) : []))
    .find((item) => item.id === id)!;

const rename: Edit = ({ words }) =>
  void (words.en.screens['claims']!.items!['prescriptionRefund']!['title'] = 'Refunds');
const renameAgain: Edit = ({ words }) =>
  void (words.en.screens['claims']!.items!['prescriptionRefund']!['title'] = 'Money back');
const hide: Edit = (portal) => void (claimsItem(portal, 'prescriptionRefund').when = 'isMedicare');
const hideAnother: Edit = (portal) => void (claimsItem(portal, 'seeOlderClaims').when = 'isMedicare');
const renameSpanish: Edit = ({ words }) =>
  void (words.es.screens['home']!.items!['welcome']!['content'] = 'Buenos días');
const add: Edit = (portal) => void addItem(portal, 'claims', { id: 'fresh', link: 'link:youTube' });
const addToHome: Edit = (portal) => void addItem(portal, 'home', { id: 'other', link: 'link:youTube' });
const moveVideo: Edit = ({ config }) =>
  void (config.links['youTube']!.href = 'https://www.elsewhere.example/');
const unusedRule: Edit = (portal) => setRule(portal, 'unused', { and: [{ var: 'isMedicare' }] });
const swap: Edit = ({ config }) => {
  const screen = config.screens.find(({ key }) => key === 'claims')!;
  screen.blocks = screen.blocks.toReversed();
};
const brand: Edit = ({ config }) => void (config.brand.supportPhone = '1-800-555-0188');

describe('the effect of a change', () => {
  it.each<readonly [string, Edit, Edit]>([
    ['a text, and the text of another item in another language', rename, renameSpanish],
    ['a text, and who sees another item of the same screen', rename, hideAnother],
    ['who sees an item, and an item of the same screen added', hide, add],
    ['an item, and another one on another screen', add, addToHome],
    ['a text, and a rule that no condition uses', rename, unusedRule],
    ['the order of a screen, and the text of one of its items', swap, rename],
  ])('is the same after an independent release: %s', (_, draft, live) => {
    expect(differences(draft, live)).toEqual([]);
  });

  it.each<readonly [string, Edit, Edit, string, string]>([
    ['a text, and who reads it', rename, hide, 'claims/forms/prescriptionRefund', 'en title'],
    ['who sees an item, and its text', hide, renameAgain, 'claims/forms/prescriptionRefund', 'en title'],
    ['a new item, and the address that it opens', add, moveVideo, 'claims/listfresh/fresh', 'en address'],
    ['a text, and the same text', rename, rename, 'claims/forms/prescriptionRefund', 'en title'],
  ])('is different after a release that it depends on: %s', (_, draft, live, item, what) => {
    expect(differences(draft, live)).toContainEqual(expect.objectContaining({ item, what }));
  });

  it('differs in the value before, where the release changed the same text', () => {
    const found = differences(rename, renameAgain);
    expect(found.map(({ before, after }) => [before, after])).toEqual(
      expect.arrayContaining([[expect.any(String), 'Refunds']]),
    );
  });

  it('does not depend on the order of declarations, or on a phone number that none of its texts uses', () => {
    const reordered = editable(edited(rename));
    reordered.config.rules = Object.fromEntries(Object.entries(reordered.config.rules).reverse());
    reordered.config.facts = Object.fromEntries(Object.entries(reordered.config.facts).reverse());
    expect(
      compareEffects({ before: base, after: edited(rename) }, { before: base, after: reordered }).differences,
    ).toEqual([]);
    expect(differences(rename, brand)).toEqual([]);
  });
});

type Got = ReadonlyMap<string, string>;

// What one member gets from each item, read from the model of one configuration alone.
const gotBy = (of: PortalModel, facts: Facts): Got => {
  const { diagrams, space } = of.world;
  const state = stateOf(space, facts);
  return new Map(
    of.items
      .filter(({ shown }) => holdsFor(diagrams, shown, state))
      .flatMap((item) => [
        [item.id, 'shown'] as const,
        ...fieldsOf(of, item)
          .filter(({ name }) => !targetNames.includes(name))
          .flatMap(({ name, choices }) =>
            (['en', 'es'] as const).flatMap((language) => {
              const got = choices[language].find(({ members }) => holdsFor(diagrams, members, state));
              return got?.value === undefined ? [] : [[`${item.id} ${language} ${name}`, got.value] as const];
            }),
          ),
      ]),
  );
};

const changed = (before: Got, after: Got): readonly unknown[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => before.get(key) !== after.get(key))
    .sort()
    .map((key) => [key, before.get(key), after.get(key)]);

const pick = <Value>(values: readonly Value[], random: () => number): Value =>
  values[roll(random, values.length)]!;

const holders = base.config.screens.flatMap(({ key, blocks }) =>
  blocks.flatMap((block) => ('items' in block ? block.items.map(({ id }) => ({ key, id })) : [])),
);
const rules = ['isMedicare', 'isEgwp', 'isSubscriber', 'isPpo'].filter((name) => name in base.config.rules);

type Holder = (typeof holders)[number];

const kinds: readonly ((holder: Holder, random: () => number) => Edit)[] = [
  ({ key, id }, random) => {
    const when = pick(rules, random);
    return ({ config }) => {
      const blocks = config.screens.find((screen) => screen.key === key)!.blocks;
      for (const block of blocks)
        if ('items' in block)
          for (const item of block.items as { id: string; when?: unknown }[])
            if (item.id === id) item.when = when;
    };
  },
  ({ key, id }, random) => {
    const name = pick(['title', 'medicareTitle', 'content'], random);
    const text = `Text ${roll(random, 2)}`;
    return ({ words }) => {
      const screen = (words.en.screens[key] ??= {} as never) as { items?: Record<string, object> };
      screen.items = { ...screen.items, [id]: { ...screen.items?.[id], [name]: text } };
    };
  },
  (_, random) => {
    const link = pick(Object.keys(base.config.links), random);
    return ({ config }) => void (config.links[link]!.href = `https://www.other${roll(random, 2)}.example/`);
  },
];

const randomEdit = (holder: Holder, random: () => number): Edit => pick(kinds, random)(holder, random);

interface Compared {
  readonly isSame: boolean;
  // Sample members whose own contents differ from the comparison.
  readonly wrong: readonly string[];
}

// Half of the pairs change one item twice, and are likely to depend on each other.
const comparedPair = (seed: number): Compared => {
  const random = chance(seed);
  const holder = pick(holders, random);
  const draft = randomEdit(holder, random);
  const live = randomEdit(seed % 2 === 0 ? holder : pick(holders, random), random);
  const portals = [base, edited(draft), edited(live), edited(live, draft)] as const;
  const { differences: found, world } = compareEffects(
    { before: portals[0], after: portals[1] },
    { before: portals[2], after: portals[3] },
  );
  const models = portals.map((portal) => modelOf(portal));
  const wrong = states.filter(({ facts }) => {
    const got = models.map((one) => gotBy(one, facts)) as [Got, Got, Got, Got];
    const state = stateOf(world.space, facts);
    const isReported = found.some(({ onlyFirst, onlySecond }) =>
      [onlyFirst, onlySecond].some((members) => holdsFor(world.diagrams, members, state)),
    );
    const [one, other] = [changed(got[0], got[1]), changed(got[2], got[3])];
    return isReported === (JSON.stringify(one) === JSON.stringify(other));
  });
  return { isSame: found.length === 0, wrong: wrong.map(({ name }) => name) };
};

const [pairs, minutes] = process.env['DEEP'] === '1' ? [1000, 60] : [10, 2];

it(
  `is the same exactly for the sample members who get the same from both, in ${pairs} random pairs of changes`,
  { timeout: minutes * 60_000 },
  () => {
    const found = Array.from({ length: pairs }, (_, at) => comparedPair(at + 1));
    expect(found.flatMap(({ wrong }, at) => wrong.map((name) => `pair ${at + 1}: ${name}`))).toEqual([]);
    const same = found.filter(({ isSame }) => isSame).length;
    expect(same).toBeGreaterThan(pairs / 3);
    expect(pairs - same).toBeGreaterThan(pairs / 10);
  },
);
