import type { Diagram } from '../../analysis/diagrams/diagrams.ts';
import { describeSet } from '../../analysis/explain/describe-set.ts';
import { redundantRules, type Waiver } from '../../analysis/findings/analyse.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { holdsFor, stateOf, variableValue } from '../../analysis/space/space.ts';
import { factWords } from '../../analysis/words/fact-words.ts';
import type { Language } from '../../config/portal-config.ts';
import type { SampleState } from '../../samples/sample-states.ts';
import { useCounts } from './rule-uses.ts';

export interface ListedRule {
  readonly name: string;
  readonly says: string;
  /** The number of places that the rule affects, directly or through other rules. */
  readonly uses: number;
  readonly samples: number;
  readonly holds: 'some' | 'nobody' | 'everybody';
  readonly equal: readonly string[];
  /** True when a part of the rule has no effect, as `check` reports. */
  readonly isRedundant: boolean;
}

export interface ListedFact {
  readonly name: string;
  readonly says: string;
  readonly type: 'boolean' | 'enum' | 'integer';
  /** The possible values as text; for a number, only the lowest and the highest. */
  readonly values: readonly { readonly value: string | number; readonly says: string }[];
}

/** A statement that holds for every possible member. */
export interface ListedConstraint {
  readonly id: string;
  readonly says: string;
  readonly status: 'stated' | 'derived' | 'assumed';
  readonly evidence: string;
  /** Describes some combinations of facts that the constraint excludes; empty when it excludes none. */
  readonly never: string;
}

export interface RuleList {
  readonly rules: readonly ListedRule[];
  readonly constraints: readonly ListedConstraint[];
  readonly facts: readonly ListedFact[];
  readonly samples: number;
}

const factsOf = (
  { world: { space }, portal: { labels } }: PortalModel,
  language: Language,
): readonly ListedFact[] =>
  Object.entries(labels.facts).flatMap(([name, label]) => {
    const variable = space.byName.get(name);
    if (!variable) return [];
    const { type } = variable.shape;
    const indexes = Array.from({ length: variable.size }, (_, index) => index);
    const shown = type === 'integer' ? [0, variable.size - 1] : type === 'enum' ? indexes : [];
    const values = shown.map((index) => {
      const value = variableValue(variable, index) as string | number;
      return { value, says: label.values?.[String(value)]?.[language] ?? String(value) };
    });
    return [{ name, says: label[language], type, values }];
  });

const mostShown = 3;

const constraintsOf = (
  { world, portal: { labels } }: PortalModel,
  language: Language,
): readonly ListedConstraint[] => {
  const words = factWords(labels, language);
  return world.constraints.flatMap(({ id, holds }): readonly ListedConstraint[] => {
    const label = labels.constraints[id];
    if (!label) return [];
    const { cubes, more } = describeSet(world, world.diagrams.not(holds), world.valid);
    const first = { cubes: cubes.slice(0, mostShown), more: more + Math.max(cubes.length - mostShown, 0) };
    const never = cubes.length === 0 ? '' : words.cases(first);
    return [
      { id, says: label.says[language], status: label.status, evidence: label.evidence[language], never },
    ];
  });
};

/** Returns the named rules, constraints and facts of a portal. Throws `TooLarge`. */
export const ruleList = (
  model: PortalModel,
  samples: readonly SampleState[],
  language: Language,
  waivers: readonly Waiver[] = [],
): RuleList => {
  const { world, portal } = model;
  const { diagrams, possible, conditions, space } = world;
  const counts = useCounts(model);
  const states = samples.map(({ facts }) => stateOf(space, facts));
  const names = [
    ...Object.keys(portal.config.rules),
    ...space.variables.flatMap(({ name, shape }) => (shape.type === 'boolean' ? [name] : [])),
  ];
  const redundant = redundantRules(model, waivers);
  const alike = new Map<Diagram, string[]>();
  for (const name of names) {
    const own = diagrams.and(conditions.ofName(name) ?? 0, possible);
    alike.set(own, [...(alike.get(own) ?? []), name]);
  }
  const rules = Object.keys(portal.config.rules).map((name): ListedRule => {
    const own = diagrams.and(conditions.ofName(name) ?? 0, possible);
    return {
      name,
      says: portal.labels.rules[name]?.[language] ?? name,
      uses: counts.get(name) ?? 0,
      samples: states.filter((state) => holdsFor(diagrams, own, state)).length,
      holds: own === 0 ? 'nobody' : own === possible ? 'everybody' : 'some',
      equal: (alike.get(own) ?? []).filter((other) => other !== name),
      isRedundant: redundant.has(name),
    };
  });
  return {
    rules,
    constraints: constraintsOf(model, language),
    facts: factsOf(model, language),
    samples: samples.length,
  };
};
