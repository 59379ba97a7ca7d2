import type { Logic, Screen, SharedFile, When } from './generated/config-files.ts';
import type { PlacedBlock, PlacedScreen } from './portal-config.ts';

const namesOf = (when: When): readonly string[] | undefined =>
  typeof when === 'string' ? [when] : Array.isArray(when) ? (when as readonly string[]) : undefined;

const logicsOf = (when: When): readonly Logic[] => namesOf(when)?.map((name) => ({ var: name })) ?? [when as Logic];

/** A condition that holds when both do. */
const bothOf = (one: When, other: When): When => {
  const [names, otherNames] = [namesOf(one), namesOf(other)];
  if (names && otherNames) return [...new Set([...names, ...otherNames])];
  return { and: [...logicsOf(one), ...logicsOf(other)] };
};

const whenOf = (one: When | undefined, other: When | undefined): When | undefined =>
  one !== undefined && other !== undefined ? bothOf(one, other) : (one ?? other);

/** A screen with its shared blocks put in place; a block's `wordsKey` says under which key its words stand. */
export const placeBlocks = (screen: Screen, shared: SharedFile['blocks']): PlacedScreen => ({
  ...screen,
  blocks: (screen.blocks ?? []).flatMap((block): readonly PlacedBlock[] => {
    if (block.type !== 'shared') return [{ ...block, wordsKey: screen.key }];
    const used = shared[block.use];
    if (!used || used.type === 'shared') return [];
    const when = whenOf(block.when, used.when);
    const area = block.area ?? used.area;
    return [{ ...used, ...(when !== undefined && { when }), ...(area && { area }), wordsKey: 'shared' }];
  }),
});
