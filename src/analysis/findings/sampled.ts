import { memoize } from '../../rules/memoize.ts';
import { resized } from '../diagrams/answers.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import type { World } from '../model/world.ts';

/** For whom of 32 possible members a condition holds, one bit each. */
export type Sampled = (condition: Diagram) => number;

/** Of 32 members each. */
const wordCount = 2;

/** 32 pseudo-random members (xorshift), one bit of each column; a bit that would make a member impossible is flipped. */
const columnsOf = ({ diagrams, possible, space }: World, seed: number): Int32Array => {
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

const sampledIn = (world: World, seed: number): Sampled => {
  const { diagrams } = world;
  const columns = columnsOf(world, seed);
  let known = Int32Array.of(0, -1);
  let count = known.length;
  return (condition) => {
    if (condition >= known.length) known = resized(known, diagrams.size * 2);
    // A node has a higher number than the two below it.
    for (; count <= condition; count += 1) {
      const column = columns[diagrams.level(count)] as number;
      const low = known[diagrams.low(count)] as number;
      const high = known[diagrams.high(count)] as number;
      known[count] = (column & high) | (~column & low);
    }
    return known[condition] as number;
  };
};

/** Possible members that answer most questions whether a member with some property exists, without building a diagram. */
export const sampled = memoize((world: World): readonly Sampled[] =>
  Array.from({ length: wordCount }, (_, word) => sampledIn(world, 0x2545f491 + word * 0x9e3779b1)),
);
