import { soundParts } from '../../rules/memoize.ts';
import { type Expression, operationOf, type When } from '../../rules/expression.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { assumptionsOf } from '../explain/assumptions.ts';
import type { PortalItem } from '../model/item.ts';
import { gatesOf } from '../model/named-conditions.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { factFrom, type World } from '../model/world.ts';
import { valueIndex, valuesThat } from '../space/space.ts';
import type { AnalysisFinding, Inspect, Subject } from './finding.ts';
import { placements } from './items.ts';
import { type Sampled, sampled } from './sampled.ts';

interface Part {
  readonly written: string | Expression;
  readonly holds: Diagram;
}

interface Parts {
  readonly parts: readonly Part[];
  readonly isAll: boolean;
}

const decidedByOne = (sample: Sampled, holds: readonly Diagram[], isAll: boolean): number => {
  let once = 0;
  let twice = 0;
  for (let at = 0; at < holds.length; at += 1) {
    const decided = isAll ? ~sample(holds[at] as Diagram) : sample(holds[at] as Diagram);
    twice |= once & decided;
    once |= decided;
  }
  return once & ~twice;
};

const allSeenToMatter = (samples: readonly Sampled[], holds: readonly Diagram[], isAll: boolean): boolean => {
  const alone = samples.map((sample) => decidedByOne(sample, holds, isAll));
  return holds.every((one) =>
    samples.some((sample, word) => ((isAll ? ~sample(one) : sample(one)) & (alone[word] ?? 0)) !== 0),
  );
};

// Most parts can be proven necessary with sample members alone.
const isSeenToMatter = (
  samples: readonly Sampled[],
  part: Part,
  others: readonly Part[],
  isAll: boolean,
): boolean =>
  samples.some((holds) => {
    let left = isAll ? ~holds(part.holds) : holds(part.holds);
    for (const other of others) left &= isAll ? holds(other.holds) : ~holds(other.holds);
    return left !== 0;
  });

const idleParts = (world: World, { parts, isAll }: Parts, among: Diagram): readonly Part[] => {
  const { diagrams } = world;
  const samples = sampled(world);
  let remaining = parts;
  const idle: Part[] = [];
  for (const part of [...parts].reverse()) {
    const others = remaining.filter((one) => one !== part);
    if (others.length === 0 || isSeenToMatter(samples, part, others, isAll)) continue;
    const rest = others.map(({ holds }) => holds);
    const outcome = isAll ? diagrams.all(rest) : diagrams.any(rest);
    const matters = isAll ? diagrams.minus(outcome, part.holds) : diagrams.minus(part.holds, outcome);
    if (diagrams.meets(matters, among)) continue;
    remaining = others;
    idle.push(part);
  }
  return idle;
};

const none: readonly never[] = [];

const idleIn = (world: World, expression: Expression, among: Diagram): readonly Part[] => {
  const { operator, operand } = operationOf(expression);
  if (operator === '!') return idleIn(world, operand as Expression, among);
  if (operator !== 'and' && operator !== 'or') return none;
  const inside = operand as readonly Expression[];
  const isAll = operator === 'and';
  const holds = inside.map((one) => world.conditions.ofExpression(one) ?? 0);
  let further: readonly Part[] = none;
  for (const one of inside) {
    const idle = idleIn(world, one, among);
    if (idle.length > 0) further = [...further, ...idle];
  }
  if (allSeenToMatter(sampled(world), holds, isAll)) return further;
  const parts = inside.map((one, at) => ({ written: one, holds: holds[at] ?? 0 }));
  return [...idleParts(world, { parts, isAll }, among), ...further];
};

const gateFields = ['when', 'pastDueWhen'] as const;

const idleInGate = (world: World, when: Exclude<When, string>, among: Diagram): readonly Part[] => {
  if (!Array.isArray(when)) return idleIn(world, when, among);
  const parts = (when as readonly string[]).map((name) => ({
    written: name,
    holds: world.conditions.ofWhen(name),
  }));
  return idleParts(world, { parts, isAll: true }, among);
};

interface IdleRule {
  readonly name: string;
  readonly idle: readonly Part[];
}

const idleInRules = ({ world, portal: { config } }: PortalModel, among: Diagram): readonly IdleRule[] =>
  Object.keys(config.rules).flatMap((name) => {
    const idle = idleIn(world, config.rules[name] ?? {}, among);
    return idle.length > 0 ? [{ name, idle }] : [];
  });

const sound = soundParts();

// Parts that the other parts imply by stated constraints. A part that only an assumption makes redundant
// stays: it protects against a wrong assumption.
export const idleConditionFindings = (model: PortalModel, inspect: Inspect): readonly AnalysisFinding[] => {
  const { world, items } = model;
  const { certain } = assumptionsOf(model);
  const findingsOf = (about: Subject, idle: readonly Part[]): readonly AnalysisFinding[] =>
    idle.map(({ written, holds }) =>
      inspect({
        code: 'idle-condition',
        about,
        other: typeof written === 'string' ? written : JSON.stringify(written),
        example: () => holds,
      }),
    );
  const gatesIn = ({ id, source }: PortalItem): readonly AnalysisFinding[] =>
    gateFields.flatMap((field) => {
      const when = source[field] as When | undefined;
      return when === undefined || typeof when === 'string'
        ? []
        : findingsOf({ kind: 'item', name: id, field }, idleInGate(world, when, certain));
    });
  const gates = placements(items).flatMap(({ first }) => {
    if (gateFields.every((field) => typeof first.source[field] !== 'object')) return [];
    const parts = gatesOf(first).flatMap(({ names }) => names.map(world.conditions.ofName));
    return sound([first, world.space, certain, ...parts], () => gatesIn(first));
  });
  const rules = idleInRules(model, certain).flatMap(({ name, idle }) =>
    findingsOf({ kind: 'rule', name }, idle),
  );
  return [...rules, ...gates];
};

export const looseFactFindings = (
  { world, portal: { config } }: PortalModel,
  inspect: Inspect,
): readonly AnalysisFinding[] => {
  const { diagrams, possible, space, read } = world;
  const visitors = diagrams.minus(possible, factFrom(config, world, 'session:isLoggedIn'));
  if (visitors === 0) return [];
  return space.variables.flatMap((variable) => {
    const { name, shape } = variable;
    if (shape.from.startsWith('session:')) return [];
    const without = read(
      variable,
      valueIndex(
        variable,
        shape.type === 'enum' ? shape.otherwise : shape.type === 'integer' ? shape.min : false,
      ),
    );
    const has = valuesThat(diagrams, variable, (index) => read(variable, index) !== without);
    return diagrams.meets(visitors, has)
      ? [
          inspect({
            code: 'loose-fact',
            about: { kind: 'fact', name },
            example: () => diagrams.and(visitors, has),
          }),
        ]
      : [];
  });
};
