import type { Diagram } from '../../analysis/diagrams/diagrams.ts';
import { nearestState } from '../../analysis/explain/nearest-state.ts';
import { namesIn } from '../../analysis/model/named-conditions.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import type { World } from '../../analysis/model/world.ts';
import { holdsFor, indexIn, type State, type Variable, variableValue } from '../../analysis/space/space.ts';
import { type Expression, operationOf, type When } from '../../rules/expression.ts';

/** A condition must hold for `least` and for nobody of `never`; of all others it may say either. */
export interface Bounds {
  readonly least: Diagram;
  readonly never: Diagram;
}

/** How long a condition is: the names and operators that an editor writes. */
export const lengthOf = (condition: When | undefined): number => {
  if (condition === undefined) return 0;
  if (typeof condition === 'string') return 1;
  return JSON.stringify(condition).split(/"|\d+/).length;
};

/** Conditions of more literals than this are not searched for. */
const mostLiterals = 4;

/** So many examples are added for one question before it stays without an answer. */
const mostTries = 200;

/** A fact of more values than this is not compared with them. */
const mostValues = 64;

/** How many facts and rules a condition asks for. */
export const literalCount = (condition: When | undefined): number => {
  if (condition === undefined || typeof condition === 'string') return condition === undefined ? 0 : 1;
  if (Array.isArray(condition)) return condition.length;
  const { operator, operand } = operationOf(condition);
  if (operator === '!') return literalCount(operand as Expression);
  if (operator !== 'and' && operator !== 'or') return 1;
  return (operand as readonly Expression[]).reduce((sum, part) => sum + literalCount(part), 0);
};

/** Rules that name a rule, directly or by others: its logic cannot name these. */
export const dependents = ({ portal: { config } }: PortalModel, rule: string): ReadonlySet<string> => {
  const found = new Set([rule]);
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const [name, logic] of Object.entries(config.rules)) if (namesIn(logic).some((one) => found.has(one))) found.add(name);
  }
  return found;
};

/** Some members as bits, one for each example that is looked at. */
type Bits = bigint;

/** What a condition must say of the examples. */
interface Examples {
  readonly least: Bits;
  readonly never: Bits;
}

/** The smallest part of a condition: a name, that it does not hold, or a fact compared with a value. */
interface Literal {
  readonly expression: Expression;
  readonly length: number;
  readonly holds: Bits;
}

const literal = (expression: Expression, holds: Bits): Literal => ({ expression, holds, length: lengthOf(expression) });

const covers = (one: Bits, other: Bits): boolean => (other & ~one) === 0n;
const meets = (one: Bits, other: Bits): boolean => (one & other) !== 0n;
const says = (holds: Bits, { least, never }: Examples): boolean => covers(holds, least) && !meets(holds, never);

const indexesOf = ({ size }: Variable): readonly number[] => Array.from({ length: size }, (_, index) => index);

/**
 * Sets of values that one comparison may name: those of a choice that all in `own` have, or that nobody in `others` has; of a number each value,
 * and the ranges that begin or end with one of these.
 */
const valueSets = (variable: Variable, own: ReadonlySet<number>, others: ReadonlySet<number>): readonly (readonly number[])[] => {
  const all = indexesOf(variable);
  if (variable.shape.type === 'enum') return [all.filter((index) => own.has(index)), all.filter((index) => !others.has(index))];
  const ends = [Math.max(...own), Math.min(...others) - 1];
  const starts = [Math.min(...own), Math.max(...others) + 1];
  return [
    ...all.map((index) => [index]),
    ...all.map((index) => all.filter((one) => one !== index)),
    ...ends.map((end) => all.filter((index) => index <= end)),
    ...starts.map((start) => all.filter((index) => index >= start)),
  ];
};

/** A comparison that is true of these values of a fact alone; undefined where one comparison cannot say it. */
const comparisonOf = (variable: Variable, indexes: readonly number[]): Expression | undefined => {
  const { name, shape, size } = variable;
  const value = (index: number | undefined) => variableValue(variable, index ?? 0);
  const fact = { var: name };
  if (indexes.length === 1) return { '===': [fact, value(indexes[0])] };
  if (indexes.length === size - 1) return { '!==': [fact, value(indexesOf(variable).find((index) => !indexes.includes(index)))] };
  if (shape.type === 'enum') return { in: [fact, indexes.map(value)] };
  const isRange = indexes.every((index, at) => at === 0 || index === (indexes[at - 1] ?? 0) + 1);
  if (isRange && indexes[0] === 0) return { '<=': [fact, value(indexes.at(-1))] };
  return isRange && indexes.at(-1) === size - 1 ? { '>=': [fact, value(indexes[0])] } : undefined;
};

type Operator = 'and' | 'or';

const joined = (operator: Operator, one: Expression, other: Expression): Expression => {
  const parts = (part: Expression): readonly Expression[] => {
    const { operator: own, operand } = operationOf(part);
    return own === operator ? (operand as readonly Expression[]) : [part];
  };
  return { [operator]: [...parts(one), ...parts(other)] };
};

/** A part of a condition, and what is left to say beside it. */
interface Step {
  readonly expression: Expression;
  readonly left: Examples;
}

/** What a part leaves to say, joined by an operator; undefined where it cannot stand there or says nothing. */
const leftBeside = (holds: Bits, { least, never }: Examples, operator: Operator): Examples | undefined => {
  if (operator === 'and') return covers(holds, least) && !covers(holds, never) ? { least, never: never & holds } : undefined;
  return !meets(holds, never) && meets(holds, least) ? { least: least & ~holds, never } : undefined;
};

/** Of several parts those after which least is left: after the others no more could be said. */
const useful = (steps: readonly Step[], operator: Operator): readonly Step[] => {
  const side = operator === 'and' ? 'never' : 'least';
  const kept: Step[] = [];
  for (const step of steps) if (!kept.some(({ left }) => covers(step.left[side], left[side]))) kept.push(step);
  return kept;
};

/** Finds conditions that say of some examples what they must, with as few literals as possible; each question has examples of its own. */
class Search {
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
    this.#compared = space.variables.filter(({ shape, size }) => shape.type !== 'boolean' && size <= mostValues);
    this.#bits = this.#names.map(() => 0n);
  }

  /** One more example: every member that a condition was wrong of. */
  #add(state: State): void {
    const bit = 1n << BigInt(this.#states.length);
    this.#states.push(state);
    for (const [at, { holds }] of this.#names.entries())
      if (holdsFor(this.#world.diagrams, holds, state)) this.#bits[at] = (this.#bits[at] ?? 0n) | bit;
  }

  #of(members: Diagram): Bits {
    return this.#states.reduce((all, state, at) => (holdsFor(this.#world.diagrams, members, state) ? all | (1n << BigInt(at)) : all), 0n);
  }

  /** A condition of so many literals for exactly some of the possible members, where none has fewer; undefined where there is none. */
  exactly(members: Diagram, count: number): Expression | undefined {
    const { diagrams, possible, conditions } = this.#world;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const wanted = this.#of(members);
      const found = this.#find({ least: wanted, never: this.#of(possible) & ~wanted }, count);
      if (!found) return undefined;
      const holds = diagrams.and(conditions.ofExpression(found) ?? 0, possible);
      if (holds === members) return found;
      const wrong = diagrams.or(diagrams.minus(holds, members), diagrams.minus(members, holds));
      const example = nearestState(this.#world, wrong, { from: new Uint8Array(this.#world.space.bits), cost: () => 1 });
      if (!example) return undefined;
      this.#add(example.state);
    }
    return undefined;
  }

  /** The literals that differ between the examples, the shortest of those that say the same of them. */
  #literals(examples: Examples): readonly Literal[] {
    const all = (1n << BigInt(this.#states.length)) - 1n;
    const named = this.#names.flatMap(({ name }, at) => {
      const holds = this.#bits[at] ?? 0n;
      return [literal({ var: name }, holds), literal({ '!': { var: name } }, all & ~holds)];
    });
    const care = examples.least | examples.never;
    const found = new Map<Bits, Literal>();
    for (const one of [...named, ...this.#comparisons(examples)].sort((first, second) => first.length - second.length)) {
      const key = one.holds & care;
      if (!found.has(key)) found.set(key, one);
    }
    return [...found.values()];
  }

  /** Of each fact with several values the comparison that keeps most out without losing anybody, and the one that lets in most. */
  #comparisons({ least, never }: Examples): readonly Literal[] {
    return this.#compared.flatMap((variable) => {
      const values = this.#states.map((state) => indexIn(state, variable));
      const had = (members: Bits): ReadonlySet<number> => new Set(values.filter((_, at) => ((members >> BigInt(at)) & 1n) === 1n));
      return valueSets(variable, had(least), had(never))
        .filter(({ length }) => length > 0 && length < variable.size)
        .flatMap((indexes): readonly Literal[] => {
          const expression = comparisonOf(variable, indexes);
          const bits = values.reduce((sum, value, at) => (indexes.includes(value) ? sum | (1n << BigInt(at)) : sum), 0n);
          return expression ? [literal(expression, bits)] : [];
        });
    });
  }

  #find(examples: Examples, count: number): Expression | undefined {
    const literals = this.#literals(examples);
    if (count === 1) return literals.find(({ holds }) => says(holds, examples))?.expression;
    return (
      this.#beside(literals, examples, count, 'and') ??
      this.#beside(literals, examples, count, 'or') ??
      (count === mostLiterals ? (this.#pairs(literals, examples, 'and') ?? this.#pairs(literals, examples, 'or')) : undefined)
    );
  }

  /** A literal, and a condition of the other literals beside it. */
  #beside(literals: readonly Literal[], examples: Examples, count: number, operator: Operator): Expression | undefined {
    const steps = literals.flatMap(({ expression, holds }): readonly Step[] => {
      const left = leftBeside(holds, examples, operator);
      return left ? [{ expression, left }] : [];
    });
    for (const { expression, left } of useful(steps, operator)) {
      const rest = this.#find(left, count - 1);
      if (rest) return joined(operator, expression, rest);
    }
    return undefined;
  }

  /** Two pairs: `(a or b) and (c or d)`, `(a and b) or (c and d)`. */
  #pairs(literals: readonly Literal[], examples: Examples, operator: Operator): Expression | undefined {
    const inner = operator === 'and' ? 'or' : 'and';
    const steps = literals.flatMap((one, at) =>
      literals.slice(at + 1).flatMap((other): readonly Step[] => {
        const left = leftBeside(inner === 'or' ? one.holds | other.holds : one.holds & other.holds, examples, operator);
        return left ? [{ expression: { [inner]: [one.expression, other.expression] }, left }] : [];
      }),
    );
    for (const { expression, left } of useful(steps, operator)) {
      const rest = this.#beside(this.#literals(left), left, 2, inner);
      if (rest) return { [operator]: [expression, rest] };
    }
    return undefined;
  }
}

const noNames: ReadonlySet<string> = new Set();

/** As a gate is written: a name, or a list of names, where these say it. */
const asGate = (condition: Expression): When => {
  const { operator, operand } = operationOf(condition);
  const parts = (operator === 'and' ? (operand as readonly Expression[]) : [condition]).map(operationOf);
  if (parts.some((part) => part.operator !== 'var')) return condition;
  const names = parts.map((part) => String(part.operand));
  return names.length === 1 ? (names[0] ?? '') : names;
};

/**
 * The condition with the fewest literals that holds for the same possible members as another, all conditions of up to four literals tried; the
 * condition itself where none has fewer. `rule`: it is to be the logic of this rule, else a gate. The search looks at examples, to which each
 * member is added that a condition found is wrong of: so it needs few diagrams and leaves nothing out, unless a question takes more than
 * `mostTries` examples.
 */
export const smallestLike = (model: PortalModel, condition: When, rule: string | undefined): When => {
  const { diagrams, possible, conditions } = model.world;
  const holds = rule === undefined ? conditions.ofWhen(condition) : conditions.ofExpression(condition as Expression);
  const members = diagrams.and(holds ?? 0, possible);
  if (members === 0 || members === possible) return condition;
  const search = new Search(model, rule === undefined ? noNames : dependents(model, rule));
  for (let count = 1; count < Math.min(literalCount(condition), mostLiterals + 1); count += 1) {
    const found = search.exactly(members, count);
    if (found) return rule === undefined ? asGate(found) : found;
  }
  return condition;
};
