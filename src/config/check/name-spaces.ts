import { addressSpaces } from './address-spaces.ts';
import { spotOf, type ConfigIndex } from './config-index.ts';
import { declaredNames } from './declared-names.ts';
import { factValueSpaces } from './fact-value-spaces.ts';
import type { NameSpace, NameUse } from './name-findings.ts';
import { namesIn } from './names-in.ts';
import { variantUses } from './variant-uses.ts';

const roleUses = (index: ConfigIndex, role: 'condition' | 'frame' | 'sharedBlock' | 'menuName'): readonly NameUse[] =>
  index.playing(role).map((one) => ({ name: one.value, at: spotOf(one) }));

const rules = (index: ConfigIndex): NameSpace => {
  const networks = index.documentOf('directory');
  return {
    code: 'unknown-rule',
    what: 'fact or rule',
    declaredIn: 'config/rules/facts.json or rules.json',
    declared: declaredNames([...namesIn(index.documentOf('facts'), ['facts']), ...namesIn(index.documentOf('rules'), ['rules'])]),
    uses: [
      ...roleUses(index, 'condition'),
      ...index.playing('comparison').map((one) => ({ name: one.value[0].var, at: spotOf(one, [0, 'var']) })),
      ...(networks ? [{ name: 'network', at: { document: networks, path: ['networks'], part: 'name' } as const }] : []),
    ],
  };
};

const frames = (index: ConfigIndex): NameSpace => ({
  code: 'unknown-frame',
  what: 'frame',
  declaredIn: 'config/addresses/frames.json',
  declared: declaredNames(namesIn(index.documentOf('frames'), ['frames'])),
  uses: roleUses(index, 'frame'),
});

const sharedBlocks = (index: ConfigIndex): NameSpace => ({
  code: 'unknown-block',
  what: 'shared block',
  declaredIn: 'config/shared',
  declared: declaredNames(index.documents.filter(({ is }) => is?.kind === 'shared').flatMap((document) => namesIn(document, ['blocks']))),
  uses: roleUses(index, 'sharedBlock'),
});

const menus = (index: ConfigIndex): NameSpace => ({
  code: 'unknown-menu',
  what: 'menu',
  declaredIn: 'config/site/menus.json',
  declared: declaredNames(index.playing('menu').map((one) => ({ name: one.value.id, at: spotOf(one, ['id']) }))),
  uses: roleUses(index, 'menuName'),
});

const variants = (index: ConfigIndex): NameSpace => {
  const document = index.documentOf('plans');
  const names = index.sources.variants.flatMap(({ name }, place): readonly NameUse[] =>
    document ? [{ name, at: { document, path: ['variants', place, 'name'], part: 'value' } }] : [],
  );
  return {
    code: 'unknown-variant',
    what: 'plan variant',
    declaredIn: 'config/rules/plans.json',
    declared: declaredNames(names),
    uses: variantUses(index),
  };
};

/** Every kind of name that one file declares and others use, save screens and ids, which words follow too. */
export const nameSpaces = (index: ConfigIndex): readonly NameSpace[] => [
  rules(index),
  frames(index),
  ...addressSpaces(index),
  sharedBlocks(index),
  menus(index),
  variants(index),
  ...factValueSpaces(index),
];
