import type { EnumFact, Fact } from '../../generated/config-files.ts';
import type { Path } from '../findings/finding.ts';
import { type ConfigIndex, entriesOf, type Located, locationOf } from '../index/config-index.ts';
import { linkTargets } from '../index/link-targets.ts';
import { declaredNames, namesIn, type NameSpace, type NameUse } from '../index/unknown-names.ts';
import { valueSpace } from '../words/named-values.ts';
import { variantUses } from '../words/variants.ts';

interface Scheme extends Pick<NameSpace, 'code' | 'what' | 'declaredIn'> {
  readonly scheme: string;
  readonly names: (index: ConfigIndex) => readonly NameUse[];
  readonly fromData?: readonly string[];
}

const pharmacyKeys = (index: ConfigIndex): readonly NameUse[] => {
  const document = index.documentOf('pharmacies');
  const keys = Object.keys(index.sources.vendors).flatMap((vendor) => namesIn(document, ['vendors', vendor]));
  return keys.filter(({ name }) => name !== 'name');
};

const schemes: readonly Scheme[] = [
  {
    scheme: 'link',
    code: 'unknown-link',
    what: { noun: 'link' },
    declaredIn: 'config/addresses/links.json',
    names: (index) => namesIn(index.documentOf('links'), ['links']),
  },
  {
    scheme: 'directory',
    code: 'unknown-search',
    what: { noun: 'search' },
    declaredIn: 'config/addresses/directory.json',
    names: (index) => namesIn(index.documentOf('directory'), ['searches']),
  },
  {
    scheme: 'pharmacy',
    code: 'unknown-pharmacy-key',
    what: { noun: 'pharmacy-address' },
    declaredIn: 'config/addresses/pharmacies.json',
    names: pharmacyKeys,
    fromData: ['otcLink'],
  },
  {
    scheme: 'doc',
    code: 'unknown-document',
    what: { noun: 'document' },
    declaredIn: 'config/addresses/documents.json',
    names: (index) => namesIn(index.documentOf('documents'), ['documents']),
  },
  {
    scheme: 'member',
    code: 'unknown-list',
    what: { noun: 'list' },
    declaredIn: { noun: 'in-lists' },
    names: (index) => namesIn(index.documentOf('documents'), ['lists']),
  },
];

const addressSpaces = (index: ConfigIndex): readonly NameSpace[] => {
  const targets = linkTargets(index);
  return schemes.map(({ scheme, names, fromData = [], ...space }) => ({
    ...space,
    declared: declaredNames(names(index)),
    uses: targets
      .filter((target) => target.scheme === scheme && !fromData.includes(target.rest))
      .map((target) => useOf(target, target.rest)),
  }));
};

const isEnum = (fact: Fact): fact is EnumFact => fact.type === 'enum';

type Comparisons = ReturnType<typeof comparisonsOf>;

const comparisonsOf = (index: ConfigIndex) =>
  Map.groupBy(index.withRole('comparison'), ({ value }) => value[0].var);

const literals = (comparisons: Comparisons, fact: string): readonly NameUse[] =>
  (comparisons.get(fact) ?? []).flatMap((one) => {
    const [, literal] = one.value;
    if (typeof literal === 'string') return [{ name: literal, at: locationOf(one, [1]) }];
    return Array.isArray(literal)
      ? literal.map((name: string, index) => ({ name, at: locationOf(one, [1, index]) }))
      : [];
  });

const tableUses = (index: ConfigIndex, fact: string): readonly NameUse[] => {
  if (fact === 'network') return namesIn(index.documentOf('directory'), ['networks']);
  if (fact !== 'pharmacyVendor') return [];
  return namesIn(index.documentOf('pharmacies'), ['vendors']).filter(({ name }) => name !== 'default');
};

const factValueSpaces = (index: ConfigIndex): readonly NameSpace[] => {
  const comparisons = comparisonsOf(index);
  return entriesOf(index.documentOf('facts'), ['facts'], index.sources.facts).flatMap(
    (fact): readonly NameSpace[] => {
      const { name, value } = fact;
      if (!isEnum(value)) return [];
      const declared = new Map(value.values.map((one, index) => [one, locationOf(fact, ['values', index])]));
      const labels = Object.keys(value.saysValues ?? {}).map((one) => ({
        name: one,
        at: locationOf(fact, ['saysValues', one], 'name'),
      }));
      const uses = [
        { name: value.otherwise, at: locationOf(fact, ['otherwise']) },
        ...labels,
        ...literals(comparisons, name),
        ...tableUses(index, name),
      ];
      return [
        {
          code: 'unknown-value',
          what: { noun: 'value', with: { fact: name } },
          declaredIn: { noun: 'in-values' },
          declared,
          uses,
        },
      ];
    },
  );
};

// The location is found out when it is read: that of a known name is not.
const useOf = (located: Located<unknown>, name: string, ...below: Path): NameUse => ({
  name,
  get at() {
    return locationOf(located, below);
  },
});

const roleUses = (
  index: ConfigIndex,
  role: 'condition' | 'frame' | 'sharedBlock' | 'menuName',
): readonly NameUse[] => index.withRole(role).map((one) => useOf(one, one.value));

const rules = (index: ConfigIndex): NameSpace => {
  const networks = index.documentOf('directory');
  return {
    code: 'unknown-rule',
    what: { noun: 'rule' },
    declaredIn: { noun: 'in-rules' },
    declared: declaredNames([
      ...namesIn(index.documentOf('facts'), ['facts']),
      ...namesIn(index.documentOf('rules'), ['rules']),
    ]),
    uses: [
      ...roleUses(index, 'condition'),
      ...index.withRole('comparison').map((one) => useOf(one, one.value[0].var, 0, 'var')),
      ...(networks
        ? [{ name: 'network', at: { document: networks, path: ['networks'], part: 'name' } as const }]
        : []),
    ],
  };
};

const frames = (index: ConfigIndex): NameSpace => ({
  code: 'unknown-frame',
  what: { noun: 'frame' },
  declaredIn: 'config/addresses/frames.json',
  declared: declaredNames(namesIn(index.documentOf('frames'), ['frames'])),
  uses: roleUses(index, 'frame'),
});

const sharedBlocks = (index: ConfigIndex): NameSpace => ({
  code: 'unknown-block',
  what: { noun: 'shared-block' },
  declaredIn: 'config/shared',
  declared: declaredNames(
    index.documents
      .filter(({ is }) => is?.kind === 'shared')
      .flatMap((document) => namesIn(document, ['blocks'])),
  ),
  uses: roleUses(index, 'sharedBlock'),
});

const menus = (index: ConfigIndex): NameSpace => ({
  code: 'unknown-menu',
  what: { noun: 'menu' },
  declaredIn: 'config/site/menus.json',
  declared: declaredNames(
    index.withRole('menu').map((one) => ({ name: one.value.id, at: locationOf(one, ['id']) })),
  ),
  uses: roleUses(index, 'menuName'),
});

const variants = (index: ConfigIndex): NameSpace => {
  const document = index.documentOf('plans');
  const names = index.sources.variants.flatMap(({ name }, index): readonly NameUse[] =>
    document ? [{ name, at: { document, path: ['variants', index, 'name'], part: 'value' } }] : [],
  );
  return {
    code: 'unknown-variant',
    what: { noun: 'variant' },
    ifUnlike: 'unknown-name.variant',
    declaredIn: 'config/rules/plans.json',
    declared: declaredNames(names),
    uses: variantUses(index),
  };
};

/** Returns the names that conditions use: of rules and facts, and of the values of facts. */
export const conditionSpaces = (index: ConfigIndex): readonly NameSpace[] => [
  rules(index),
  ...factValueSpaces(index),
];

/** Returns all names that conditions do not use. */
export const nameSpaces = (index: ConfigIndex): readonly NameSpace[] => [
  frames(index),
  ...addressSpaces(index),
  sharedBlocks(index),
  menus(index),
  variants(index),
  valueSpace(index),
];
