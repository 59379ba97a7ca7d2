import type { EnumFact, Fact } from '../generated/config-files.ts';
import { entriesOf, spotOf, type ConfigIndex } from './config-index.ts';
import type { Path, Spot } from './finding.ts';
import { linkTargets } from './link-targets.ts';
import type { NameSpace, NameUse } from './name-findings.ts';
import { variantUses } from './variant-uses.ts';

type Names = Readonly<Record<string, unknown>>;

const declared = (index: ConfigIndex, kind: 'facts' | 'rules' | 'frames' | 'links' | 'documents'): readonly (readonly [string, Spot])[] =>
  entriesOf<unknown>(index.documentOf(kind), [kind], index.sources[kind]).map((one) => [one.name, spotOf(one, [], 'name')] as const);

const inDocument = (index: ConfigIndex, kind: 'directory' | 'pharmacies' | 'documents', path: Path, names: Names): readonly NameUse[] =>
  entriesOf(index.documentOf(kind), path, names).map((one) => ({ name: one.name, at: spotOf(one, [], 'name') }));

const asDeclared = (uses: readonly NameUse[]): ReadonlyMap<string, Spot> => new Map(uses.map(({ name, at }) => [name, at]));

const targetUses = (index: ConfigIndex, scheme: string): readonly NameUse[] =>
  linkTargets(index)
    .filter((target) => target.scheme === scheme)
    .map((target) => ({ name: target.rest, at: spotOf(target) }));

const roleUses = (index: ConfigIndex, role: 'condition' | 'frame' | 'sharedBlock' | 'menuName'): readonly NameUse[] =>
  index.playing(role).map((one) => ({ name: one.value, at: spotOf(one) }));

const rules = (index: ConfigIndex): NameSpace => {
  const networks = index.documentOf('directory');
  return {
    code: 'unknown-rule',
    what: 'fact or rule',
    declaredIn: 'config/rules/facts.json or rules.json',
    declared: new Map([...declared(index, 'facts'), ...declared(index, 'rules')]),
    uses: [
      ...roleUses(index, 'condition'),
      ...index.playing('comparison').map((one) => ({ name: one.value[0].var, at: spotOf(one, [0, 'var']) })),
      ...(networks ? [{ name: 'network', at: { document: networks, path: ['networks'], part: 'name' } as const }] : []),
    ],
  };
};

const addresses = (index: ConfigIndex): readonly NameSpace[] => {
  const vendors = Object.entries(index.sources.vendors);
  const keys = vendors
    .flatMap(([vendor, own]) => inDocument(index, 'pharmacies', ['vendors', vendor], own))
    .filter(({ name }) => name !== 'name');
  const searches = asDeclared(inDocument(index, 'directory', ['searches'], index.sources.directory.searches));
  const lists = inDocument(index, 'documents', ['lists'], index.sources.lists);
  const pharmacy = targetUses(index, 'pharmacy').filter(({ name }) => name !== 'otcLink');
  return [
    {
      code: 'unknown-frame',
      what: 'frame',
      declaredIn: 'config/addresses/frames.json',
      declared: new Map(declared(index, 'frames')),
      uses: roleUses(index, 'frame'),
    },
    {
      code: 'unknown-link',
      what: 'link',
      declaredIn: 'config/addresses/links.json',
      declared: new Map(declared(index, 'links')),
      uses: targetUses(index, 'link'),
    },
    {
      code: 'unknown-search',
      what: 'directory search',
      declaredIn: 'config/addresses/directory.json',
      declared: searches,
      uses: targetUses(index, 'directory'),
    },
    {
      code: 'unknown-pharmacy-key',
      what: 'pharmacy address',
      declaredIn: 'config/addresses/pharmacies.json',
      declared: asDeclared(keys),
      uses: pharmacy,
    },
    {
      code: 'unknown-document',
      what: 'document',
      declaredIn: 'config/addresses/documents.json',
      declared: new Map(declared(index, 'documents')),
      uses: targetUses(index, 'doc'),
    },
    {
      code: 'unknown-list',
      what: 'list of the coverage data',
      declaredIn: '`lists` of config/addresses/documents.json',
      declared: asDeclared(lists),
      uses: targetUses(index, 'member'),
    },
  ];
};

const places = (index: ConfigIndex): readonly NameSpace[] => {
  const shared = index.documents.filter(({ is }) => is?.kind === 'shared');
  const blocks = shared.flatMap((document) => entriesOf(document, ['blocks'], (document.value as { readonly blocks: Names }).blocks));
  const menus = index.playing('menu').map((one) => ({ name: one.value.id, at: spotOf(one, ['id']) }));
  return [
    {
      code: 'unknown-block',
      what: 'shared block',
      declaredIn: 'config/shared',
      declared: new Map(blocks.map((one) => [one.name, spotOf(one, [], 'name')])),
      uses: roleUses(index, 'sharedBlock'),
    },
    {
      code: 'unknown-menu',
      what: 'menu',
      declaredIn: 'config/site/menus.json',
      declared: asDeclared(menus),
      uses: roleUses(index, 'menuName'),
    },
  ];
};

const variants = (index: ConfigIndex): NameSpace => {
  const document = index.documentOf('plans');
  const spots = index.sources.variants.flatMap(({ name }, place): readonly NameUse[] =>
    document ? [{ name, at: { document, path: ['variants', place, 'name'], part: 'value' } }] : [],
  );
  return {
    code: 'unknown-variant',
    what: 'plan variant',
    declaredIn: 'config/rules/plans.json',
    declared: asDeclared(spots),
    uses: variantUses(index),
  };
};

const isEnum = (fact: Fact): fact is EnumFact => fact.type === 'enum';

const literals = (index: ConfigIndex, fact: string): readonly NameUse[] =>
  index
    .playing('comparison')
    .filter(({ value }) => value[0].var === fact)
    .flatMap((one) => {
      const [, literal] = one.value;
      if (typeof literal === 'string') return [{ name: literal, at: spotOf(one, [1]) }];
      return Array.isArray(literal) ? literal.map((name: string, place) => ({ name, at: spotOf(one, [1, place]) })) : [];
    });

/** Tables of other files whose names are values of a fact. */
const tableUses = (index: ConfigIndex, fact: string): readonly NameUse[] => {
  if (fact === 'network') return inDocument(index, 'directory', ['networks'], index.sources.directory.networks);
  if (fact === 'pharmacyVendor')
    return inDocument(index, 'pharmacies', ['vendors'], index.sources.vendors).filter(({ name }) => name !== 'default');
  return [];
};

const factValues = (index: ConfigIndex): readonly NameSpace[] =>
  entriesOf(index.documentOf('facts'), ['facts'], index.sources.facts).flatMap((fact): readonly NameSpace[] => {
    const { name, value } = fact;
    if (!isEnum(value)) return [];
    const spots = value.values.map((one, place) => [one, spotOf(fact, ['values', place])] as const);
    const uses = [{ name: value.otherwise, at: spotOf(fact, ['otherwise']) }, ...literals(index, name), ...tableUses(index, name)];
    return [
      { code: 'unknown-value', what: `value of the fact \`${name}\``, declaredIn: '`values` of that fact', declared: new Map(spots), uses },
    ];
  });

/** Every kind of name that one file declares and others use, save screens and ids, which words follow too. */
export const nameSpaces = (index: ConfigIndex): readonly NameSpace[] => [
  rules(index),
  ...addresses(index),
  ...places(index),
  variants(index),
  ...factValues(index),
];
