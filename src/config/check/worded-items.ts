import { spotOf, type ConfigIndex } from './config-index.ts';
import type { Spot } from './finding.ts';
import { neededWords } from './needed-words.ts';
import { wordsKey } from './words-key.ts';

/** A block or item that words are written for: its id, where it stands, and which words it cannot do without (one of each list). */
export interface WordedItem {
  readonly id: string;
  readonly at: Spot;
  readonly needs: readonly string[];
}

const ofBlocks = (index: ConfigIndex) =>
  index.playing('block').flatMap((block) => {
    if (block.value.type === 'shared') return [];
    const needed = neededWords[block.value.type];
    return [{ key: wordsKey(block), id: block.value.id, at: spotOf(block, ['id']), needs: needed === 'none' ? [] : [needed] }];
  });

/** An item that stands for a list of the coverage data takes its titles from there. */
const isList = (item: object): boolean => 'link' in item && String(item.link).startsWith('member:');

const ofItems = (index: ConfigIndex) =>
  index
    .playing('item')
    .filter(({ document }) => document.is?.kind !== 'menus')
    .map((item) => ({
      key: wordsKey(item),
      id: item.value.id,
      at: spotOf(item, ['id']),
      needs: isList(item.value) ? [] : ['title', 'label'],
    }));

/** Blocks and items by the key that their words stand under: a screen's key, or `shared`. */
export const wordedItems = (index: ConfigIndex): ReadonlyMap<string, readonly WordedItem[]> => {
  const byKey = new Map<string, WordedItem[]>();
  for (const { key, ...item } of [...ofBlocks(index), ...ofItems(index)]) byKey.set(key, [...(byKey.get(key) ?? []), item]);
  return byKey;
};
