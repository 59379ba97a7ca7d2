import { memoize } from '../../rules/memoize.ts';
import { resize } from '../diagrams/answers.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import type { World } from '../model/world.ts';

type Members = Pick<World, 'diagrams' | 'space' | 'possible'>;

// Whether a condition holds for 32 possible members, one bit each.
export type Sampled = (condition: Diagram) => number;

const seeds: readonly number[] = [0x2545f491, 0x2545f491 + 0x9e3779b1];

// 32 pseudo-random members (xorshift), one bit of each column. A bit that would make a member impossible is
// flipped.
const columnsOf = ({ diagrams, possible, space }: Members, seed: number): Int32Array => {
  let chance = seed;
  const columns = new Int32Array(space.bits).map(() => {
    chance ^= chance << 13;
    chance ^= chance >>> 17;
    return (chance ^= chance << 5);
  });
  for (let sample = 0; sample < 32; sample += 1) {
    for (let node = possible; node > 1;) {
      const level = diagrams.level(node);
      const column = columns[level] as number;
      const isHigh = ((column >>> sample) & 1) === 1;
      const wanted = isHigh ? diagrams.high(node) : diagrams.low(node);
      if (wanted === 0) columns[level] = column ^ (1 << sample);
      node = wanted || (isHigh ? diagrams.low(node) : diagrams.high(node));
    }
  }
  return columns;
};

const sampledIn = (members: Members): readonly Sampled[] => {
  const { diagrams } = members;
  const words = seeds.map((seed) => ({ columns: columnsOf(members, seed), known: Int32Array.of(0, -1) }));
  let count = 2;
  const readUpTo = (condition: Diagram): void => {
    const { levels, lows, highs } = diagrams.nodes;
    for (const word of words) {
      if (condition >= word.known.length) word.known = resize(word.known, diagrams.size * 2);
      const { columns, known } = word;
      for (let node = count; node <= condition; node += 1) {
        const column = columns[levels[node] as number] as number;
        known[node] =
          (column & (known[highs[node] as number] as number)) |
          (~column & (known[lows[node] as number] as number));
      }
    }
    count = condition + 1;
  };
  return words.map((word) => (condition) => {
    if (condition >= count) readUpTo(condition);
    return word.known[condition] as number;
  });
};

const known = memoize((diagrams: World['diagrams']) =>
  memoize((space: World['space']) =>
    memoize((possible: Diagram) => sampledIn({ diagrams, space, possible })),
  ),
);

// These members answer most "is there a member with ..." questions without building a diagram.
export const sampled = ({ diagrams, space, possible }: World): readonly Sampled[] =>
  known(diagrams)(space)(possible);
