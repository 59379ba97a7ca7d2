import type { Diagram } from '../../analysis/diagrams/diagrams.ts';
import { nearestState } from '../../analysis/explain/nearest-state.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import type { World } from '../../analysis/model/world.ts';
import { holdsFor, indexIn, type State, type Variable } from '../../analysis/space/space.ts';
import { type Expression, operationOf } from '../../rules/expression.ts';
import {
  type Bits,
  buildLiteral,
  compareWith,
  covers,
  type Examples,
  type Literal,
  matches,
  meets,
  valueSets,
} from './literals.ts';

export const mostLiterals = 4;

// A search gives up after this number of examples.
const mostTries = 200;

const mostValues = 64;

type Operator = 'and' | 'or';

const join = (operator: Operator, one: Expression, other: Expression): Expression => {
  const parts = (part: Expression): readonly Expression[] => {
    const { operator: own, operand } = operationOf(part);
    return own === operator ? (operand as readonly Expression[]) : [part];
  };
  return { [operator]: [...parts(one), ...parts(other)] };
};

interface Step {
  readonly expression: Expression;
  readonly left: Examples;
}

const examplesLeft = (holds: Bits, { least, never }: Examples, operator: Operator): Examples | undefined => {
  if (operator === 'and')
    return covers(holds, least) && !covers(holds, never) ? { least, never: never & holds } : undefined;
  return !meets(holds, never) && meets(holds, least) ? { least: least & ~holds, never } : undefined;
};

const dropWeaker = (steps: readonly Step[], operator: Operator): readonly Step[] => {
  const side = operator === 'and' ? 'never' : 'least';
  const stronger: Step[] = [];
  for (const step of steps)
    if (!stronger.some(({ left }) => covers(step.left[side], left[side]))) stronger.push(step);
  return stronger;
};

// Checks candidates against examples: members that earlier candidates got wrong.
export class ConditionSearch {
  readonly #world: World;
  readonly #names: readonly { readonly name: string; readonly holds: Diagram }[];
  readonly #compared: readonly Variable[];
  readonly #states: State[] = [];
  readonly #bits: Bits[];

  constructor({ world, portal }: PortalModel, barred: ReadonlySet<string>) {
    const { conditions, space } = world;
    const facts = space.variables.filter(({ shape }) => shape.type === 'boolean').map(({ name }) => name);
    const names = [...Object.keys(portal.config.rules), ...facts].filter((name) => !barred.has(name));
    this.#world = world;
    this.#names = names.flatMap((name) => {
      const holds = conditions.ofName(name);
      return holds === undefined ? [] : [{ name, holds }];
    });
    this.#compared = space.variables.filter(
      ({ shape, size }) => shape.type !== 'boolean' && size <= mostValues,
    );
    this.#bits = this.#names.map(() => 0n);
  }

  #addExample(state: State): void {
    const bit = 1n << BigInt(this.#states.length);
    this.#states.push(state);
    for (const [at, { holds }] of this.#names.entries())
      if (holdsFor(this.#world.diagrams, holds, state)) this.#bits[at] = (this.#bits[at] ?? 0n) | bit;
  }

  #examplesIn(members: Diagram): Bits {
    return this.#states.reduce(
      (all, state, at) => (holdsFor(this.#world.diagrams, members, state) ? all | (1n << BigInt(at)) : all),
      0n,
    );
  }

  // Returns a condition with this number of literals for exactly these members. Expects that no condition has
  // fewer.
  findExactly(members: Diagram, count: number): Expression | undefined {
    const { diagrams, possible, conditions } = this.#world;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const wanted = this.#examplesIn(members);
      const found = this.#find({ least: wanted, never: this.#examplesIn(possible) & ~wanted }, count);
      if (!found) return undefined;
      const holds = diagrams.and(conditions.ofExpression(found) ?? 0, possible);
      if (holds === members) return found;
      const wrong = diagrams.or(diagrams.minus(holds, members), diagrams.minus(members, holds));
      const example = nearestState(this.#world, wrong, {
        from: new Uint8Array(this.#world.space.bits),
        cost: () => 1,
      });
      if (!example) return undefined;
      this.#addExample(example.state);
    }
    return undefined;
  }

  #literals(examples: Examples): readonly Literal[] {
    const all = (1n << BigInt(this.#states.length)) - 1n;
    const named = this.#names.flatMap(({ name }, at) => {
      const holds = this.#bits[at] ?? 0n;
      return [buildLiteral({ var: name }, holds), buildLiteral({ '!': { var: name } }, all & ~holds)];
    });
    const care = examples.least | examples.never;
    const found = new Map<Bits, Literal>();
    for (const one of [...named, ...this.#comparisons(examples)].sort(
      (first, second) => first.length - second.length,
    )) {
      const key = one.holds & care;
      if (!found.has(key)) found.set(key, one);
    }
    return [...found.values()];
  }

  #comparisons({ least, never }: Examples): readonly Literal[] {
    return this.#compared.flatMap((variable) => {
      const values = this.#states.map((state) => indexIn(state, variable));
      const had = (members: Bits): ReadonlySet<number> =>
        new Set(values.filter((_, at) => ((members >> BigInt(at)) & 1n) === 1n));
      return valueSets(variable, had(least), had(never))
        .filter(({ length }) => length > 0 && length < variable.size)
        .flatMap((indexes): readonly Literal[] => {
          const expression = compareWith(variable, indexes);
          const bits = values.reduce(
            (sum, value, at) => (indexes.includes(value) ? sum | (1n << BigInt(at)) : sum),
            0n,
          );
          return expression ? [buildLiteral(expression, bits)] : [];
        });
    });
  }

  #find(examples: Examples, count: number): Expression | undefined {
    const literals = this.#literals(examples);
    if (count === 1) return literals.find(({ holds }) => matches(holds, examples))?.expression;
    return (
      this.#findJoined(literals, examples, count, 'and') ??
      this.#findJoined(literals, examples, count, 'or') ??
      (count === mostLiterals
        ? (this.#findPairs(literals, examples, 'and') ?? this.#findPairs(literals, examples, 'or'))
        : undefined)
    );
  }

  #findJoined(
    literals: readonly Literal[],
    examples: Examples,
    count: number,
    operator: Operator,
  ): Expression | undefined {
    const steps = literals.flatMap(({ expression, holds }): readonly Step[] => {
      const left = examplesLeft(holds, examples, operator);
      return left ? [{ expression, left }] : [];
    });
    for (const { expression, left } of dropWeaker(steps, operator)) {
      const rest = this.#find(left, count - 1);
      if (rest) return join(operator, expression, rest);
    }
    return undefined;
  }

  #findPairs(literals: readonly Literal[], examples: Examples, operator: Operator): Expression | undefined {
    const inner = operator === 'and' ? 'or' : 'and';
    const steps = literals.flatMap((one, at) =>
      literals.slice(at + 1).flatMap((other): readonly Step[] => {
        const left = examplesLeft(
          inner === 'or' ? one.holds | other.holds : one.holds & other.holds,
          examples,
          operator,
        );
        return left ? [{ expression: { [inner]: [one.expression, other.expression] }, left }] : [];
      }),
    );
    for (const { expression, left } of dropWeaker(steps, operator)) {
      const rest = this.#findJoined(this.#literals(left), left, 2, inner);
      if (rest) return { [operator]: [expression, rest] };
    }
    return undefined;
  }
}
