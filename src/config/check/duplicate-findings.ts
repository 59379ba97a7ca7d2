import { spotOf, type ConfigIndex, type Located } from './config-index.ts';
import type { Finding, Spot } from './finding.ts';
import { groupBy } from './group-by.ts';

interface Named {
  readonly name: string;
  /** Names must differ within one scope. */
  readonly scope: string;
  readonly at: Spot;
}

const named = (located: Located<unknown>, name: string, scope: string, key = 'id'): Named => ({ name, scope, at: spotOf(located, [key]) });

const wordsKeyOf = (index: ConfigIndex, { document, path }: Located<unknown>): string => {
  if (document.is?.kind === 'shared') return 'words of shared blocks';
  const screen = index.playing('screen').find((one) => one.document === document && one.path[1] === path[1]);
  return `screen ${screen?.value.key ?? ''}`;
};

const menuOf = (index: ConfigIndex, { path }: Located<unknown>): string => `menu ${index.sources.menus.menus[Number(path[1])]?.id ?? ''}`;

const ids = (index: ConfigIndex): readonly Named[] => [
  ...index.playing('block').flatMap((one) => (one.value.type === 'shared' ? [] : [named(one, one.value.id, wordsKeyOf(index, one))])),
  ...index
    .playing('item')
    .map((one) => named(one, one.value.id, one.document.is?.kind === 'menus' ? menuOf(index, one) : wordsKeyOf(index, one))),
  ...index.playing('menu').map((one) => named(one, one.value.id, 'menus')),
  ...index.playing('screen').map((one) => named(one, one.value.key, 'screens', 'key')),
];

const listed = (index: ConfigIndex): readonly Named[] => {
  const [constraints, plans] = [index.documentOf('constraints'), index.documentOf('plans')];
  return [
    ...index.sources.constraints.flatMap(({ id }, place) =>
      constraints ? [named({ document: constraints, path: ['constraints', place], value: id }, id, 'constraints')] : [],
    ),
    ...index.sources.variants.flatMap(({ name }, place) =>
      plans ? [named({ document: plans, path: ['variants', place], value: name }, name, 'variants', 'name')] : [],
    ),
  ];
};

const acrossFiles = (index: ConfigIndex): readonly Named[] =>
  index.documents.flatMap((document): readonly Named[] => {
    const { kind, language } = document.is ?? {};
    const container = { shared: 'blocks', facts: 'facts', rules: 'rules' }[String(kind)];
    const value = (container === undefined ? document.value : (document.value as Readonly<Record<string, unknown>>)[container]) as object;
    if (container === undefined && kind !== 'words') return [];
    const scope = kind === 'words' ? `words in ${language ?? ''}` : kind === 'shared' ? 'shared blocks' : 'facts and rules';
    const path = container === undefined ? [] : [container];
    return Object.keys(value)
      .filter((name) => name !== '$schema')
      .map((name) => ({ name, scope, at: { document, path: [...path, name], part: 'name' } }));
  });

/** Ids, keys and names that are given twice where they must differ; nothing else is checked until they do. */
export const duplicateFindings = (index: ConfigIndex): readonly Finding[] => {
  const groups = groupBy([...ids(index), ...listed(index), ...acrossFiles(index)], ({ scope, name }) => `${scope}\n${name}`);
  return [...groups.values()].flatMap(([first, again, ...more]) =>
    first && again
      ? [
          {
            at: again.at,
            code: 'duplicate-name',
            message: `\`${again.name}\` is given twice (${again.scope})`,
            hint: 'Give one of them another name, and rename its words and links with it.',
            also: [first, ...more].map(({ at }) => at),
          },
        ]
      : [],
  );
};
