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

const everyValue = (variable: Variable): ReadonlySet<number> => new Set(Array.from({ length: variable.size }, (_, index) => index));

/**
 * A case as wide as `most` allows: first without each fact in turn, then with further values of those that stay. A number takes
 * only values that somebody in `least` has, so that no impossible number is described.
 */
const widened = (world: World, cube: FactCube, { least, most }: { readonly least: Diagram; readonly most: Diagram }): FactCube => {
  const { diagrams } = world;
  const fits = (wider: FactCube): boolean => diagrams.covers(most, cubeDiagram(world, wider));
  const isTaken = (variable: Variable, index: number): boolean =>
    variable.shape.type !== 'integer' || diagrams.and(least, oneOf(world, variable, new Set([index]))) !== 0;
  let wide = cube;
  for (const variable of [...cube.keys()].reverse()) {
    const free = replaced(wide, variable, everyValue(variable));
    if (fits(free)) wide = free;
  }
  for (const [variable, indexes] of wide) {
    let allowed = new Set([...indexes].filter((index) => isTaken(variable, index)));
    for (const index of variable.size > 2 ? everyValue(variable) : []) {
      const more = new Set([...allowed, index]);
      if (more.size > allowed.size && isTaken(variable, index) && fits(replaced(wide, variable, more))) allowed = more;
    }
    if (allowed.size > 0) wide = replaced(wide, variable, allowed);
  }
  return wide;
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
