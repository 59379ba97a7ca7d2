import { spotOf, type ConfigIndex, type Located } from './config-index.ts';
import type { Spot } from './finding.ts';
import { neededWords } from './needed-words.ts';

/** A block or item that words are written for: its id, where it stands, and which words it cannot do without (one of each list). */
export interface WordedItem {
  readonly id: string;
  readonly at: Spot;
  readonly needs: readonly string[];
}

const keyOf = (index: ConfigIndex, { document, path }: Located<unknown>): string => {
  if (document.is?.kind === 'shared') return 'shared';
  return index.playing('screen').find((one) => one.document === document && one.path[1] === path[1])?.value.key ?? '';
};

const ofBlocks = (index: ConfigIndex) =>
  index.playing('block').flatMap((block) => {
    if (block.value.type === 'shared') return [];
    const needed = neededWords[block.value.type];
    return [{ key: keyOf(index, block), id: block.value.id, at: spotOf(block, ['id']), needs: needed === 'none' ? [] : [needed] }];
  });

const ofItems = (index: ConfigIndex) =>
  index
    .playing('item')
    .filter(({ document }) => document.is?.kind !== 'menus')
    .map((item) => ({ key: keyOf(index, item), id: item.value.id, at: spotOf(item, ['id']), needs: ['title', 'label'] }));

/** Blocks and items by the key that their words stand under: a screen's key, or `shared`. */
export const wordedItems = (index: ConfigIndex): ReadonlyMap<string, readonly WordedItem[]> => {
  const byKey = new Map<string, WordedItem[]>();
  for (const { key, ...item } of [...ofBlocks(index), ...ofItems(index)]) byKey.set(key, [...(byKey.get(key) ?? []), item]);
  return byKey;
};
