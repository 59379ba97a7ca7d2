import type { Diagram } from '../diagrams/diagrams.ts';
import { type BitCube, cover, support } from '../diagrams/questions.ts';
import { memoize } from '../../rules/memoize.ts';
import type { World } from '../model/world.ts';
import { valueRange, type Variable } from '../space/space.ts';

export type FactCube = ReadonlyMap<Variable, ReadonlySet<number>>;

export interface Cases {
  // Empty: no members. One case without facts: all members.
  readonly cubes: readonly FactCube[];
  // How many cases are not listed; exact below 2^53.
  readonly more: number;
  // The members of all cases, including cases that are not listed and members outside the universe.
  readonly holds: Diagram;
}

// Readers do not read more cases than this in a table cell.
export const mostCases = 20;

/**
 * Returns the condition that a fact has one of these values. Combines adjacent values into ranges, because a
 * number can have thousands of values.
 */
export const oneOf = ({ diagrams }: World, variable: Variable, indexes: ReadonlySet<number>): Diagram => {
  const sorted = [...indexes].sort((one, other) => one - other);
  const starts = sorted.filter((index) => !indexes.has(index - 1));
  const ends = sorted.filter((index) => !indexes.has(index + 1));
  return diagrams.any(
    starts.map((start, index) => valueRange(diagrams, variable, start, ends[index] ?? start)),
  );
};

export const cubeDiagram = (world: World, cube: FactCube): Diagram =>
  [...cube]
    .sort(([one], [other]) => other.first - one.first)
    .reduce((all, [variable, indexes]) => world.diagrams.and(oneOf(world, variable, indexes), all), 1);

const agrees = ({ first, bits }: Variable, index: number, cube: BitCube): boolean =>
  Array.from({ length: bits }, (_, bit) => bit).every((bit) => {
    const wanted = cube.get(first + bit);
    return wanted === undefined || wanted === (Math.floor(index / 2 ** (bits - 1 - bit)) % 2 === 1);
  });

const inFacts = ({ space }: World, cube: BitCube): FactCube => {
  const named = new Set([...cube.keys()].flatMap((level) => space.atLevel[level] ?? []));
  const allowed = (variable: Variable): ReadonlySet<number> =>
    new Set(
      Array.from({ length: variable.size }, (_, index) => index).filter((index) =>
        agrees(variable, index, cube),
      ),
    );
  return new Map([...named].map((variable) => [variable, allowed(variable)]));
};

const replaced = (cube: FactCube, variable: Variable, indexes: ReadonlySet<number>): FactCube => {
  const rest = [...cube].filter(([other]) => other !== variable);
  return new Map(indexes.size === variable.size ? rest : [...rest, [variable, indexes]]);
};

const indexesOf = ({ size }: Variable): readonly number[] =>
  Array.from({ length: size }, (_, index) => index);

interface Bounds {
  readonly least: Diagram;
  readonly most: Diagram;
}

const shortened = (world: World, cube: FactCube, { most }: Bounds): FactCube =>
  [...cube.keys()].reverse().reduce((needed, variable) => {
    const free = replaced(needed, variable, new Set(indexesOf(variable)));
    return world.diagrams.covers(most, cubeDiagram(world, free)) ? free : needed;
  }, cube);

const narrowed = (world: World, cube: FactCube, { least }: Bounds): FactCube => {
  const here = world.diagrams.and(least, cubeDiagram(world, cube));
  const isHad = (variable: Variable, index: number): boolean =>
    world.diagrams.meets(here, oneOf(world, variable, new Set([index])));
  return new Map(
    [...cube].map(([variable, indexes]) => [
      variable,
      new Set([...indexes].filter((index) => isHad(variable, index))),
    ]),
  );
};

// Chooses the wording with fewer values: those that members in the case have, or all except those that the
// others have. A number uses only the former, because it is described as a range.
const named = (world: World, cube: FactCube, variable: Variable, { least, most }: Bounds): FactCube => {
  const { diagrams } = world;
  const rest = cubeDiagram(world, new Map([...cube].filter(([other]) => other !== variable)));
  const described = diagrams.and(least, rest);
  const others = diagrams.minus(rest, most);
  const withOne = (members: Diagram) => (index: number) =>
    diagrams.meets(members, oneOf(world, variable, new Set([index])));
  const allowed = indexesOf(variable).filter((index) => !withOne(others)(index));
  const had = allowed.filter(withOne(described));
  const isShorter = variable.shape.type === 'integer' || had.length <= variable.size - allowed.length;
  return replaced(cube, variable, new Set(isShorter && allowed.length < variable.size ? had : allowed));
};

const widened = (world: World, cube: FactCube, bounds: Bounds): FactCube => {
  const short = shortened(world, narrowed(world, cube, bounds), bounds);
  const round = (wide: FactCube): FactCube =>
    [...wide.keys()].reduce((all, variable) => named(world, all, variable, bounds), wide);
  return round(round(short));
};

const irredundant = (world: World, cubes: readonly FactCube[], least: Diagram): readonly FactCube[] => {
  const { diagrams } = world;
  let needed = [...cubes];
  for (const cube of [...cubes].sort((one, other) => other.size - one.size)) {
    const others = needed.filter((other) => other !== cube);
    const held = diagrams.any(others.map((other) => cubeDiagram(world, other)));
    if (diagrams.covers(held, least)) needed = others;
  }
  return needed;
};

// Comparing takes quadratic time.
const mostCompared = 60;

// Widening takes quadratic time, and readers do not read such a long case to its end.
const mostWidened = 24;

const casesBetween = (world: World, bounds: Bounds): Cases => {
  const found = cover(world.diagrams, bounds.least, bounds.most);
  const isListed = found.count > mostCompared;
  const cubes = found
    .first(isListed ? mostCases : mostCompared)
    .map((cube) => inFacts(world, cube))
    .map((cube) => (cube.size > mostWidened ? cube : widened(world, cube, bounds)));
  const listedSet = world.diagrams.any(cubes.map((cube) => cubeDiagram(world, cube)));
  const needed = irredundant(world, cubes, isListed ? listedSet : bounds.least);
  const listed = needed.slice(0, mostCases);
  const holds = isListed
    ? world.diagrams.or(listedSet, found.sum)
    : world.diagrams.any(needed.map((cube) => cubeDiagram(world, cube)));
  return { cubes: listed, more: (isListed ? found.count : needed.length) - listed.length, holds };
};

// Cached: the same condition occurs in many cells of a table.
const casesOf = memoize((world: World) =>
  memoize((condition: Diagram): Cases => casesBetween(world, { least: condition, most: condition })),
);

const levelsOf = memoize(({ diagrams }: World) =>
  memoize((condition: Diagram) => new Set(support(diagrams, condition))),
);

// Cached: the same members of a column occur in many rows of a table.
const casesWithin = memoize((world: World) =>
  memoize((universe: Diagram) =>
    memoize((least: Diagram): Cases => {
      const { diagrams } = world;
      const own = diagrams.within(least, universe);
      const levels = levelsOf(world)(universe);
      if (support(diagrams, own).every((level) => !levels.has(level))) return casesOf(world)(own);
      return casesBetween(world, { least, most: diagrams.ite(universe, least, 1) });
    }),
  ),
);

/**
 * Describes the members of `set` within `universe` in at most 20 short cases. A case may also cover members
 * outside `universe`.
 */
export const describeSet = (world: World, set: Diagram, universe: Diagram): Cases => {
  const least = world.diagrams.and(set, universe);
  return least === 0 ? { cubes: [], more: 0, holds: 0 } : casesWithin(world)(universe)(least);
};
