import type { Diagram } from '../diagrams/diagrams.ts';
import { type BitCube, cover } from '../diagrams/questions.ts';
import type { World } from '../model/world.ts';
import { valueRange, type Variable } from '../space/space.ts';

/** One case of a description: for some facts, the value numbers that they may have. */
export type FactCube = ReadonlyMap<Variable, ReadonlySet<number>>;

/** The condition that a fact has one of these values. */
export const oneOf = ({ diagrams }: World, variable: Variable, indexes: ReadonlySet<number>): Diagram =>
  diagrams.any(Array.from(indexes, (index) => valueRange(diagrams, variable, index, index)));

/** The condition of a case. */
export const cubeDiagram = (world: World, cube: FactCube): Diagram =>
  world.diagrams.all(Array.from(cube, ([variable, indexes]) => oneOf(world, variable, indexes)));

const agrees = ({ first, bits }: Variable, index: number, cube: BitCube): boolean =>
  Array.from({ length: bits }, (_, bit) => bit).every((bit) => {
    const wanted = cube.get(first + bit);
    return wanted === undefined || wanted === (Math.floor(index / 2 ** (bits - 1 - bit)) % 2 === 1);
  });

const inFacts = ({ space }: World, cube: BitCube): FactCube => {
  const named = new Set([...cube.keys()].flatMap((level) => space.atLevel[level] ?? []));
  const allowed = (variable: Variable): ReadonlySet<number> =>
    new Set(Array.from({ length: variable.size }, (_, index) => index).filter((index) => agrees(variable, index, cube)));
  return new Map([...named].map((variable) => [variable, allowed(variable)]));
};

const replaced = (cube: FactCube, variable: Variable, indexes: ReadonlySet<number>): FactCube => {
  const rest = [...cube].filter(([other]) => other !== variable);
  return new Map(indexes.size === variable.size ? rest : [...rest, [variable, indexes]]);
};

const indexesOf = ({ size }: Variable): readonly number[] => Array.from({ length: size }, (_, index) => index);

/** The members of `least` are described; those outside `most` may not be. */
interface Bounds {
  readonly least: Diagram;
  readonly most: Diagram;
}

/** A case without each fact in turn that it can do without. */
const shortened = (world: World, cube: FactCube, { most }: Bounds): FactCube =>
  [...cube.keys()].reverse().reduce((kept, variable) => {
    const free = replaced(kept, variable, new Set(indexesOf(variable)));
    return world.diagrams.covers(most, cubeDiagram(world, free)) ? free : kept;
  }, cube);

/** A case with those values only that somebody described in it has. */
const narrowed = (world: World, cube: FactCube, { least }: Bounds): FactCube => {
  const here = world.diagrams.and(least, cubeDiagram(world, cube));
  const isHad = (variable: Variable, index: number): boolean => world.diagrams.meets(here, oneOf(world, variable, new Set([index])));
  return new Map([...cube].map(([variable, indexes]) => [variable, new Set([...indexes].filter((index) => isHad(variable, index)))]));
};

/**
 * A case with the values of one fact that take the fewest words: those that somebody described in the case has, or all but those that
 * somebody else in it has. A number takes only the former, because its words speak of a range.
 */
const named = (world: World, cube: FactCube, variable: Variable, { least, most }: Bounds): FactCube => {
  const { diagrams } = world;
  const rest = cubeDiagram(world, new Map([...cube].filter(([other]) => other !== variable)));
  const [described, others] = [diagrams.and(least, rest), diagrams.minus(rest, most)];
  const withOne = (members: Diagram) => (index: number) => diagrams.meets(members, oneOf(world, variable, new Set([index])));
  const allowed = indexesOf(variable).filter((index) => !withOne(others)(index));
  const had = allowed.filter(withOne(described));
  const isShorter = variable.shape.type === 'integer' || had.length <= variable.size - allowed.length;
  return replaced(cube, variable, new Set(isShorter && allowed.length < variable.size ? had : allowed));
};

/** A case as wide as the bounds allow, that names no value which nobody in it could have; a second round sees the values of the first. */
const widened = (world: World, cube: FactCube, bounds: Bounds): FactCube => {
  const short = shortened(world, narrowed(world, cube, bounds), bounds);
  const round = (wide: FactCube): FactCube => [...wide.keys()].reduce((all, variable) => named(world, all, variable, bounds), wide);
  return round(round(short));
};

/** The cases without those that the others cover; cases with the most facts are dropped first. */
const irredundant = (world: World, cubes: readonly FactCube[], least: Diagram): readonly FactCube[] => {
  const { diagrams } = world;
  let kept = [...cubes];
  for (const cube of [...cubes].sort((one, other) => other.size - one.size)) {
    const others = kept.filter((other) => other !== cube);
    const held = diagrams.any(others.map((other) => cubeDiagram(world, other)));
    if (diagrams.covers(held, least)) kept = others;
  }
  return kept;
};

/**
 * The members of `universe` for whom `set` holds, as few and short cases; a case may also hold for members outside `universe`.
 * No case: nobody. One case without facts: everybody.
 */
export const describeSet = (world: World, set: Diagram, universe: Diagram): readonly FactCube[] => {
  const { diagrams } = world;
  const least = diagrams.and(set, universe);
  const most = diagrams.ite(universe, set, 1);
  const cubes = cover(diagrams, least, most).map((cube) => widened(world, inFacts(world, cube), { least, most }));
  return irredundant(world, cubes, least);
};
