import { groupBy } from '../../../rules/group-by.ts';
import { type ConfigIndex, type Located, spotOf, wordsKey } from '../config-index.ts';
import type { Finding, Spot } from '../finding.ts';

interface Named {
  readonly name: string;
  /** Where it is given, for the message. */
  readonly where: string;
  /** Names must differ among those with the same text here. */
  readonly within: string;
  readonly at: Spot;
  /** Left out: one of them gets another name. */
  readonly hint?: string;
}

/** Where an id must be unique: its menu, its screen, or all shared blocks. */
const placeOf = (index: ConfigIndex, one: Located<unknown>): Pick<Named, 'where' | 'within'> => {
  const { is, place } = one.document;
  if (is?.kind === 'shared') return { where: 'the shared blocks', within: 'ids of shared blocks' };
  const menu = index.sources.menus.menus[Number(one.path[1])]?.id ?? '';
  const where = is?.kind === 'menus' ? `the menu \`${menu}\`` : `the screen \`${wordsKey(one)}\``;
  return { where, within: `${place} ${one.path[1] ?? ''}` };
};

const among = (where: string): Pick<Named, 'where' | 'within'> => ({ where, within: where });

const ids = (index: ConfigIndex): readonly Named[] => [
  ...[...index.playing('block'), ...index.playing('item')].flatMap((one) =>
    'id' in one.value ? [{ name: one.value.id, ...placeOf(index, one), at: spotOf(one, ['id']) }] : [],
  ),
  ...index.playing('menu').map((one) => ({ name: one.value.id, ...among('the menus'), at: spotOf(one, ['id']) })),
  ...index.playing('screen').map((one) => ({ name: one.value.key, ...among('the screens'), at: spotOf(one, ['key']) })),
];

const inList = (index: ConfigIndex, kind: 'constraints' | 'plans', names: readonly string[]): readonly Named[] => {
  const document = index.documentOf(kind);
  const path = kind === 'plans' ? (['variants', 'name'] as const) : (['constraints', 'id'] as const);
  return document
    ? names.map((name, place) => ({ name, ...among(`the ${path[0]}`), at: { document, path: [path[0], place, path[1]], part: 'value' } }))
    : [];
};

const helpLanguages = (index: ConfigIndex): readonly Named[] => {
  const document = index.documentOf('menus');
  return index.sources.menus.languages.flatMap(({ lang }, place): readonly Named[] => {
    const hint = 'Delete one of the two, or write the tag of its own language.';
    return document
      ? [{ name: lang, ...among('the help languages'), hint, at: { document, path: ['languages', place, 'lang'], part: 'value' } }]
      : [];
  });
};

const listed = (index: ConfigIndex): readonly Named[] => [
  ...inList(
    index,
    'constraints',
    index.sources.constraints.map(({ id }) => id),
  ),
  ...inList(
    index,
    'plans',
    index.sources.variants.map(({ name }) => name),
  ),
];

const acrossFiles = (index: ConfigIndex): readonly Named[] =>
  index.documents.flatMap((document): readonly Named[] => {
    const { kind, language } = document.is ?? {};
    const container = { shared: 'blocks', facts: 'facts', rules: 'rules' }[String(kind)];
    const value = (container === undefined ? document.value : (document.value as Readonly<Record<string, unknown>>)[container]) as object;
    if (container === undefined && kind !== 'words') return [];
    const where =
      kind === 'words' ? `the words of locales/${language ?? ''}` : kind === 'shared' ? 'the shared blocks' : 'the facts and rules';
    const path = container === undefined ? [] : [container];
    return Object.keys(value)
      .filter((name) => name !== '$schema')
      .map((name) => ({ name, ...among(where), at: { document, path: [...path, name], part: 'name' } }));
  });

/** Ids, keys and names that are given twice where they must differ; nothing else is checked until they do. */
export const duplicateFindings = (index: ConfigIndex): readonly Finding[] => {
  const groups = groupBy(
    [...ids(index), ...listed(index), ...helpLanguages(index), ...acrossFiles(index)],
    ({ within, name }) => `${within}\n${name}`,
  );
  return [...groups.values()].flatMap(([first, again, ...more]) =>
    first && again
      ? [
          {
            at: again.at,
            code: 'duplicate-name',
            message: `\`${again.name}\` is given twice in ${again.where}`,
            hint: again.hint ?? 'Give one of them another name, and rename its words and links with it.',
            also: [first, ...more].map(({ at }) => at),
          },
        ]
      : [],
  );
};
