import { type BitCube, coverWithin } from '../../analysis/diagrams/questions.ts';
import type { Diagram } from '../../analysis/diagrams/diagrams.ts';
import { namesIn } from '../../analysis/model/named-conditions.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { type Variable, variableValue } from '../../analysis/space/space.ts';
import type { Expression, When } from '../../rules/expression.ts';
import { lengthOf } from './condition-length.ts';
import { dependents } from './smallest-condition.ts';
import type { ConditionPlace } from './condition-places.ts';

export interface Bounds {
  readonly least: Diagram;
  readonly never: Diagram;
}

interface Literal {
  readonly name: string;
  readonly isNot: boolean;
  readonly holds: Diagram;
}

const mostOffered = 3;

const expressionOf = ({ name, isNot }: Literal): Expression =>
  isNot ? { '!': { var: name } } : { var: name };

const conjunction = (literals: readonly Literal[], isRule: boolean): When => {
  if (!isRule && literals.every(({ isNot }) => !isNot))
    return literals.length === 1 ? (literals[0]?.name ?? '') : literals.map(({ name }) => name);
  const parts = literals.map(expressionOf);
  return parts.length === 1 ? (parts[0] ?? {}) : { and: parts };
};

const literalsFor = (model: PortalModel, { about }: ConditionPlace): readonly Literal[] => {
  const { conditions, diagrams, space } = model.world;
  const barred = about.kind === 'rule' ? dependents(model, about.name) : new Set<string>();
  const rules = Object.keys(model.portal.config.rules).filter((name) => !barred.has(name));
  const facts = space.variables.filter(({ shape }) => shape.type === 'boolean').map(({ name }) => name);
  return [...rules, ...facts].flatMap((name) => {
    const holds = conditions.ofName(name) ?? 0;
    return [
      { name, isNot: false, holds },
      { name, isNot: true, holds: diagrams.not(holds) },
    ];
  });
};

const pairsThat = (
  all: readonly Literal[],
  passes: (one: Literal, other: Literal) => boolean,
  most: number,
): readonly (readonly Literal[])[] => {
  const found: (readonly Literal[])[] = [];
  for (const [at, one] of all.entries()) {
    for (const other of all.slice(at + 1)) {
      if (found.length >= most) return found;
      if (passes(one, other)) found.push([one, other]);
    }
  }
  return found;
};

const comparison = (variable: Variable, cube: BitCube): Expression => {
  const agrees = (index: number): boolean =>
    Array.from({ length: variable.bits }, (_, bit) => bit).every((bit) => {
      const wanted = cube.get(variable.first + bit);
      return (
        wanted === undefined || wanted === (Math.floor(index / 2 ** (variable.bits - 1 - bit)) % 2 === 1)
      );
    });
  const values = Array.from({ length: variable.size }, (_, index) => index)
    .filter(agrees)
    .map((index) => variableValue(variable, index));
  const { name, shape } = variable;
  if (shape.type === 'boolean') return values[0] === true ? { var: name } : { '!': { var: name } };
  if (shape.type === 'enum')
    return values.length === 1 ? { '===': [{ var: name }, values[0]] } : { in: [{ var: name }, values] };
  const each = values.map((value) => ({ '===': [{ var: name }, value] }));
  return each.length === 1 ? (each[0] ?? {}) : { or: each };
};

// A condition in facts, when no names express it; undefined when it needs more cases than this.
const mostCases = 6;

const writtenOut = ({ world }: PortalModel, { least, never }: Bounds): Expression | undefined => {
  const { diagrams, space } = world;
  if (never === 0) return undefined;
  const found = coverWithin(diagrams, least, diagrams.not(never), mostCases);
  if (!found || found.count === 0) return undefined;
  const cases = found.first(mostCases).map((cube): Expression => {
    const facts = [...new Set([...cube.keys()].flatMap((level) => space.atLevel[level] ?? []))];
    const parts = facts.map((variable) => comparison(variable, cube));
    return parts.length === 1 ? (parts[0] ?? {}) : { and: parts };
  });
  return cases.length === 1 ? cases[0] : { or: cases };
};

const extended = (
  model: PortalModel,
  place: ConditionPlace,
  { least, never }: Bounds,
  literals: readonly Literal[],
): readonly When[] => {
  const { written } = place;
  if (written === undefined) return [];
  const { diagrams, conditions } = model.world;
  const names = namesIn(written);
  const isList = typeof written === 'string' || Array.isArray(written);
  const own: Expression = isList
    ? names.length === 1
      ? { var: names[0] }
      : { and: names.map((name) => ({ var: name })) }
    : written;
  const holds =
    place.about.kind === 'rule' ? (conditions.ofExpression(own) ?? 0) : conditions.ofWhen(written);
  const narrowed = diagrams.covers(holds, least)
    ? literals.filter(
        (one) =>
          diagrams.covers(one.holds, least) && diagrams.and(diagrams.and(holds, never), one.holds) === 0,
      )
    : [];
  const widened =
    diagrams.and(holds, never) === 0
      ? literals.filter(
          (one) =>
            diagrams.and(one.holds, never) === 0 && diagrams.covers(diagrams.or(holds, one.holds), least),
        )
      : [];
  const dropped = isList
    ? names.map((out) => names.filter((name) => name !== out)).filter((left) => left.length > 0)
    : [];
  const fits = (left: readonly string[]): boolean => {
    const all = conditions.ofWhen(left);
    return diagrams.covers(all, least) && diagrams.and(all, never) === 0;
  };
  return [
    ...dropped.filter(fits).map((left) => (left.length === 1 ? (left[0] ?? '') : left)),
    ...narrowed.map((one): When =>
      isList && !one.isNot ? [...names, one.name] : { and: [own, expressionOf(one)] },
    ),
    ...widened.map((one): When => ({ or: [own, expressionOf(one)] })),
  ];
};

export const conditionsBetween = (
  model: PortalModel,
  place: ConditionPlace,
  bounds: Bounds,
): readonly (When | undefined)[] => {
  const { diagrams } = model.world;
  const { least, never } = bounds;
  const isRule = place.about.kind === 'rule';
  const literals = literalsFor(model, place);
  const wide = literals.filter(({ holds }) => diagrams.covers(holds, least));
  const narrow = literals.filter(({ holds }) => diagrams.and(holds, never) === 0);
  const single = wide.filter((one) => narrow.includes(one));
  const notAlone = (all: readonly Literal[]): readonly Literal[] =>
    all.filter((one) => !single.includes(one));
  const both = pairsThat(
    notAlone(wide),
    (one, other) => diagrams.and(diagrams.and(one.holds, never), other.holds) === 0,
    mostOffered,
  );
  const either = pairsThat(
    notAlone(narrow),
    (one, other) => diagrams.covers(diagrams.or(one.holds, other.holds), least),
    mostOffered,
  );
  const out = writtenOut(model, bounds);
  const found: readonly When[] = [
    ...single.slice(0, mostOffered).map((one) => conjunction([one], isRule)),
    ...extended(model, place, bounds, literals).slice(0, mostOffered),
    ...both.map((pair) => conjunction(pair, isRule)),
    ...either.map((pair): When => ({ or: pair.map(expressionOf) })),
    ...(out === undefined ? [] : [out]),
  ];
  const shortestFirst = found.toSorted((one, other) => lengthOf(one) - lengthOf(other));
  return never === 0 && !isRule ? [undefined, ...shortestFirst] : shortestFirst;
};
