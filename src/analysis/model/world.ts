import type { PortalConfig } from '../../config/portal-config.ts';
import { factFromSource, type PresenceSource } from '../../config/presence-facts.ts';
import { type Expression, operationOf, ruleNames, type When } from '../../rules/expression.ts';
import { memoize } from '../../rules/memoize.ts';
import { sortTopologically } from '../../rules/sort-topologically.ts';
import { type Diagram, Diagrams } from '../diagrams/diagrams.ts';
import { withSubject } from '../diagrams/too-large.ts';
import {
  comparedValue,
  compareFact,
  type Operands,
  type ReadValue,
  truthyFact,
} from '../space/compare-fact.ts';
import { factOrder } from '../space/fact-order.ts';
import { type Space, space, validStates, variableValue } from '../space/space.ts';

// Undefined means undecided, as at run time.
interface Conditions {
  readonly ofName: (name: string) => Diagram | undefined;
  readonly ofExpression: (expression: Expression) => Diagram | undefined;
  // An undecided gate never opens; without a gate it is always open.
  readonly ofWhen: (when: When | undefined) => Diagram;
}

export interface Basis {
  readonly diagrams: Diagrams;
  readonly space: Space;
  readonly read: ReadValue;
}

type Rules = Readonly<Record<string, Expression>>;

// Of four million nodes in all. A larger rule, gate or constraint would have no short description.
export const mostForOne = 200_000;

class Compiler implements Conditions {
  readonly #rules: Rules;
  readonly #ground: Basis;
  readonly #named = new Map<string, Diagram | undefined>();
  readonly #gates = new Map<When, Diagram>();
  readonly #parts = new Map<Expression, Diagram>();

  constructor(rules: Rules, basis: Basis) {
    this.#rules = rules;
    this.#ground = basis;
  }

  readonly ofName = (name: string): Diagram | undefined => {
    const known = this.#named.get(name);
    if (known !== undefined || this.#named.has(name)) return known;
    if (this.#names(name).every((one) => this.#named.has(one))) this.#named.set(name, this.#compiled(name));
    else
      for (const one of sortTopologically([name], this.#newNames)) this.#named.set(one, this.#compiled(one));
    return this.#named.get(name);
  };

  readonly ofExpression = (expression: Expression): Diagram | undefined => {
    const known = this.#parts.get(expression);
    if (known !== undefined) return known;
    const { operator, operand } = operationOf(expression);
    if (operator === 'var') return this.ofName(operand as string);
    const names = ruleNames(expression);
    return names?.every((name) => this.ofName(name) !== undefined) ? this.#part(expression) : undefined;
  };

  #rule(name: string): Expression | undefined {
    return Object.hasOwn(this.#rules, name) ? this.#rules[name] : undefined;
  }

  #names(name: string): readonly string[] {
    const rule = this.#ground.space.byName.has(name) ? undefined : this.#rule(name);
    return (rule && ruleNames(rule)) ?? [];
  }

  // Names are compiled before the rule that uses them, so long chains need no recursion.
  readonly #newNames = (name: string): readonly string[] =>
    this.#names(name).filter((one) => !this.#named.has(one));

  // A rule that refers back to itself meets a name without a diagram and stays undecided.
  #compiled(name: string): Diagram | undefined {
    const { diagrams, space, read } = this.#ground;
    const variable = space.byName.get(name);
    if (variable) return truthyFact(diagrams, variable, read);
    const rule = this.#rule(name);
    if (!rule || !ruleNames(rule)?.every((one) => this.#named.get(one) !== undefined)) return undefined;
    return withSubject({ kind: 'rule', name }, () => diagrams.atMost(mostForOne, () => this.#part(rule)));
  }

  readonly ofWhen = (when: When | undefined): Diagram => {
    if (when === undefined) return 1;
    const known = this.#gates.get(when);
    if (known !== undefined) return known;
    const gate = this.#gate(when);
    this.#gates.set(when, gate);
    return gate;
  };

  #gate(when: When): Diagram {
    if (typeof when === 'string') return this.#byName(when);
    if (!Array.isArray(when)) return this.ofExpression(when) ?? 0;
    return this.#ground.diagrams.all((when as readonly string[]).map((name) => this.#byName(name)));
  }

  // A gate that names a fact opens only for the value true, as in `gate`.
  #byName(name: string): Diagram {
    const shape = this.#ground.space.byName.get(name)?.shape;
    return shape && shape.type !== 'boolean' ? 0 : (this.ofName(name) ?? 0);
  }

  #part(expression: Expression): Diagram {
    const { operator, operand } = operationOf(expression);
    if (operator === 'var') return this.ofName(operand as string) ?? 0;
    const part = this.#operation(operator, operand);
    this.#parts.set(expression, part);
    return part;
  }

  #operation(operator: string, operand: unknown): Diagram {
    const { diagrams } = this.#ground;
    if (operator === '!') return diagrams.not(this.#part(operand as Expression));
    const parts = operand as readonly Expression[];
    if (operator === 'and') return diagrams.all(parts.map((part) => this.#part(part)));
    if (operator === 'or') return diagrams.any(parts.map((part) => this.#part(part)));
    return this.#comparison(operator, operand as Operands);
  }

  #comparison(operator: string, operands: Operands): Diagram {
    const { diagrams, space, read } = this.#ground;
    const name = operands[0].var;
    const literal = operands[1];
    const variable = space.byName.get(name);
    if (variable) return compareFact(diagrams, variable, { operator, literal, read });
    return diagrams.ite(
      this.ofName(name) ?? 0,
      comparedValue(operator, true, literal) ? 1 : 0,
      comparedValue(operator, false, literal) ? 1 : 0,
    );
  }
}

interface VariantDiagram {
  readonly name: string;
  readonly members: Diagram;
}

export interface ConstraintDiagram {
  readonly id: string;
  readonly holds: Diagram;
}

/** The facts and constraints of a configuration, which determine the possible members. */
export interface World extends Basis {
  readonly conditions: Conditions;
  /** The plan variants, most specific first. */
  readonly variants: readonly VariantDiagram[];
  /** The condition that every fact has one of its declared values. */
  readonly valid: Diagram;
  readonly constraints: readonly ConstraintDiagram[];
  /** The condition that all facts are valid and every constraint holds. */
  readonly possible: Diagram;
}

type WorldConfig = Pick<PortalConfig, 'facts' | 'rules' | 'constraints' | 'variants'> &
  Partial<Pick<PortalConfig, 'screens' | 'menus'>>;

// Conjoins the smallest diagrams first, which keeps intermediate results small.
export const possibleStates = (
  diagrams: Diagrams,
  valid: Diagram,
  constraints: readonly ConstraintDiagram[],
): Diagram =>
  constraints.reduceRight(
    (all, { id, holds }) => withSubject({ kind: 'constraint', name: id }, () => diagrams.and(holds, all)),
    valid,
  );

/**
 * Compiles the conditions of a configuration over existing bits, so that two configurations can share
 * them.
 */
export const worldOn = (basis: Basis, config: WorldConfig): World => {
  const { diagrams } = basis;
  const conditions = new Compiler(config.rules, basis);
  const variants = config.variants.map(({ name, when }) => ({ name, members: conditions.ofWhen(when) }));
  const valid = validStates(diagrams, basis.space);
  const constraints = config.constraints.map(({ id, logic }) => ({
    id,
    holds: withSubject({ kind: 'constraint', name: id }, () =>
      diagrams.atMost(mostForOne, () => conditions.ofExpression(logic) ?? 1),
    ),
  }));
  return {
    ...basis,
    conditions,
    variants,
    valid,
    constraints,
    possible: possibleStates(diagrams, valid, constraints),
  };
};

// Cached, because finding a good order of facts is slow.
const placedFacts = memoize((config: WorldConfig): Space => {
  const order = factOrder(Object.keys(config.facts), [config]);
  return space(order.flatMap((name) => (config.facts[name] ? [[name, config.facts[name]] as const] : [])));
});

/** Builds the world of one configuration. Throws `TooLarge` beyond `budget` diagram nodes. */
export const world = (config: WorldConfig, budget?: number): World =>
  worldOn({ diagrams: new Diagrams(budget), space: placedFacts(config), read: variableValue }, config);

// Always true when no fact has this source (`session:isLoggedIn`, or a list without some entries).
export const factFrom = (
  config: Pick<PortalConfig, 'facts'>,
  world: World,
  source: string | PresenceSource,
): Diagram => {
  const name = factFromSource(config.facts, typeof source === 'string' ? { from: source } : source);
  return name === undefined ? 1 : (world.conditions.ofName(name) ?? 1);
};
