import type { Finding, SourceLocation } from '../findings/finding.ts';
import { type ConfigIndex, type Located, locationOf, wordsKey } from '../index/config-index.ts';
import type { MessageValues, Noun } from '../messages/messages.ts';

interface Named {
  readonly name: string;
  readonly where: Noun;
  readonly scope: string;
  readonly at: SourceLocation;
  readonly message?: 'duplicate-name.language' | 'duplicate-name.shared';
}

const scopeOf = (index: ConfigIndex, one: Located<unknown>): Pick<Named, 'where' | 'scope'> => {
  const { is, file } = one.document;
  if (is?.kind === 'shared') return { where: { noun: 'the-shared-blocks' }, scope: 'ids of shared blocks' };
  const menu = index.sources.menus.menus[Number(one.path[1])]?.id ?? '';
  const where: Noun =
    is?.kind === 'menus'
      ? { noun: 'the-menu', with: { menu } }
      : { noun: 'the-screen', with: { screen: wordsKey(one) } };
  return { where, scope: `${file} ${one.path[1] ?? ''}` };
};

const inScope = (noun: Noun['noun'], values: MessageValues = {}): Pick<Named, 'where' | 'scope'> => ({
  where: { noun, with: values },
  scope: noun + JSON.stringify(values),
});

const ids = (index: ConfigIndex): readonly Named[] => [
  ...[...index.withRole('block'), ...index.withRole('item')].flatMap((one) =>
    'id' in one.value ? [{ name: one.value.id, ...scopeOf(index, one), at: locationOf(one, ['id']) }] : [],
  ),
  ...index
    .withRole('menu')
    .map((one) => ({ name: one.value.id, ...inScope('the-menus'), at: locationOf(one, ['id']) })),
  ...index
    .withRole('screen')
    .map((one) => ({ name: one.value.key, ...inScope('the-screens'), at: locationOf(one, ['key']) })),
];

// A shared block beside another block with its id would give both, and their items, the same address.
const placedBlocks = (index: ConfigIndex): readonly Named[] => {
  const placed = index
    .withRole('block')
    .flatMap((one): readonly (Named & { readonly isShared: boolean })[] => {
      const { value, document } = one;
      const isShared = value.type === 'shared';
      const block = isShared ? index.sources.shared[value.use] : value;
      if (!block || !('id' in block) || document.is?.kind === 'shared') return [];
      const { where, scope } = scopeOf(index, one);
      const [message, at] = ['duplicate-name.shared', locationOf(one, [isShared ? 'use' : 'id'])] as const;
      return [{ name: block.id, where, scope: `blocks of ${scope}`, message, at, isShared }];
    });
  const groups = Map.groupBy(placed, ({ scope, name }) => `${scope}\n${name}`);
  return [...groups.values()].filter((group) => group.some(({ isShared }) => isShared)).flat();
};

// In a menu, a screen is identified by its key, beside the ids of the menu's own entries.
const joinedScreens = (index: ConfigIndex): readonly Named[] =>
  index.withRole('screen').flatMap((one): readonly Named[] => {
    const menu = index.sources.menus.menus.findIndex(({ id }) => id === one.value.menu?.in);
    const where: Noun = { noun: 'the-menu', with: { menu: one.value.menu?.in ?? '' } };
    const scope = `${index.documentOf('menus')?.file ?? ''} ${menu}`;
    return menu < 0 ? [] : [{ name: one.value.key, where, scope, at: locationOf(one, ['menu']) }];
  });

const namesInList = (
  index: ConfigIndex,
  kind: 'constraints' | 'plans',
  names: readonly string[],
): readonly Named[] => {
  const document = index.documentOf(kind);
  const [list, field, noun] =
    kind === 'plans'
      ? (['variants', 'name', 'the-variants'] as const)
      : (['constraints', 'id', 'the-constraints'] as const);
  return document
    ? names.map((name, index) => ({
        name,
        ...inScope(noun),
        at: { document, path: [list, index, field], part: 'value' },
      }))
    : [];
};

const helpLanguages = (index: ConfigIndex): readonly Named[] => {
  const document = index.documentOf('menus');
  return index.sources.menus.languages.flatMap(({ lang }, index): readonly Named[] => {
    const message = 'duplicate-name.language';
    return document
      ? [
          {
            name: lang,
            ...inScope('the-help-languages'),
            message,
            at: { document, path: ['languages', index, 'lang'], part: 'value' },
          },
        ]
      : [];
  });
};

const linksByName = (index: ConfigIndex): readonly Named[] => {
  const document = index.documentOf('menus');
  return (['social', 'reviews'] as const).flatMap((list) =>
    index.sources.menus[list].flatMap(({ name }, index): readonly Named[] =>
      document
        ? [
            {
              name,
              ...inScope('place', { name: list }),
              at: { document, path: [list, index, 'name'], part: 'value' },
            },
          ]
        : [],
    ),
  );
};

const constraintsAndVariants = (index: ConfigIndex): readonly Named[] => [
  ...namesInList(
    index,
    'constraints',
    index.sources.constraints.map(({ id }) => id),
  ),
  ...namesInList(
    index,
    'plans',
    index.sources.variants.map(({ name }) => name),
  ),
];

const namesAcrossFiles = (index: ConfigIndex): readonly Named[] =>
  index.documents.flatMap((document): readonly Named[] => {
    const { kind, language } = document.is ?? {};
    const container = { shared: 'blocks', facts: 'facts', rules: 'rules' }[String(kind)];
    if (container === undefined && kind !== 'words') return [];
    const value = (
      container === undefined
        ? document.value
        : (document.value as Readonly<Record<string, unknown>>)[container]
    ) as object;
    const scope =
      kind === 'words'
        ? inScope('the-words', { folder: language ?? '' })
        : inScope(kind === 'shared' ? 'the-shared-blocks' : 'the-rules');
    const path = container === undefined ? [] : [container];
    return Object.keys(value)
      .filter((name) => name !== '$schema')
      .map((name) => ({ name, ...scope, at: { document, path: [...path, name], part: 'name' } }));
  });

export const duplicateFindings = (index: ConfigIndex): readonly Finding[] => {
  const groups = Map.groupBy(
    [
      ...[...ids(index), ...joinedScreens(index), ...placedBlocks(index), ...constraintsAndVariants(index)],
      ...[...helpLanguages(index), ...linksByName(index), ...namesAcrossFiles(index)],
    ],
    ({ scope, name }) => `${scope}\n${name}`,
  );
  return [...groups.values()].flatMap(([first, again, ...more]) =>
    first && again
      ? [
          {
            at: again.at,
            message: again.message ?? 'duplicate-name',
            with: { name: again.name, where: again.where },
            also: [first, ...more].map(({ at }) => at),
          },
        ]
      : [],
  );
};
