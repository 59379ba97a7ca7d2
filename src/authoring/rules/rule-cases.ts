import type { Diagram } from '../../analysis/diagrams/diagrams.ts';
import { neededConstraints } from '../../analysis/explain/needed-constraints.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import type { World } from '../../analysis/model/world.ts';
import { holdsFor, stateOf } from '../../analysis/space/space.ts';
import type { Language } from '../../config/portal-config.ts';
import type { SampleState } from '../../samples/sample-states.ts';
import type { Question } from './questions.ts';

export interface Impossible {
  // Empty when the answers about one fact contradict each other.
  readonly id: string;
  readonly says: string;
  readonly isAssumed: boolean;
}

export interface RuleCase {
  /** The answers of the case in short form: `10-` means yes, no, either. */
  readonly key: string;
  readonly answers: readonly ('yes' | 'no' | 'either')[];
  readonly outcome: 'true' | 'false' | 'impossible';
  /** The outcome before the edit; undefined if the rule is new or no member matches. */
  readonly before: 'true' | 'false' | undefined;
  readonly samples: readonly string[];
  readonly why: readonly Impossible[];
}

export interface RuleCases {
  readonly asked: readonly Question[];
  // Undefined when the table would be too large to read.
  readonly cases: readonly RuleCase[] | undefined;
}

// Six questions give up to 64 rows.
const mostAsked = 6;

// Each further question doubles the number of tries.
const mostTried = 12;

interface Compared {
  readonly rule: Diagram;
  readonly before?: Diagram | undefined;
}

const decide = (
  { diagrams, possible }: World,
  questions: readonly Question[],
  conditions: readonly Diagram[],
): boolean => {
  const isSettled = (members: Diagram): boolean =>
    conditions.every((one) => diagrams.covers(one, members) || diagrams.and(one, members) === 0);
  const settles = (members: Diagram, at: number): boolean => {
    if (isSettled(members)) return true;
    const holds = questions[at]?.holds;
    return (
      holds !== undefined &&
      settles(diagrams.and(members, holds), at + 1) &&
      settles(diagrams.minus(members, holds), at + 1)
    );
  };
  return settles(possible, 0);
};

const whyNobody = (
  { portal: { labels }, world }: PortalModel,
  members: Diagram,
  language: Language,
): readonly Impossible[] => {
  // A stated reason is better than an assumed one.
  const isAssumed = (id: string): boolean => labels.constraints[id]?.status === 'assumed';
  const stated = world.constraints.filter(({ id }) => !isAssumed(id));
  const ids =
    neededConstraints(world, members, stated) ?? neededConstraints(world, members, world.constraints) ?? [];
  return ids.map((id) => ({
    id,
    says: labels.constraints[id]?.says[language] ?? id,
    isAssumed: isAssumed(id),
  }));
};

interface Row {
  readonly members: Diagram;
  readonly answers: RuleCase['answers'];
}

// When some answers exclude all members, the remaining questions are not asked.
const rowsOf = ({ diagrams, possible, valid }: World, questions: readonly Question[]): readonly Row[] => {
  const below = (members: Diagram, answers: RuleCase['answers']): readonly Row[] => {
    const question = questions[answers.length];
    if (!question) return [{ members, answers }];
    if (diagrams.and(members, possible) === 0)
      return members === 0
        ? []
        : [
            {
              members,
              answers: [...answers, ...questions.slice(answers.length).map(() => 'either' as const)],
            },
          ];
    return [
      ...below(diagrams.and(members, question.holds), [...answers, 'yes']),
      ...below(diagrams.minus(members, question.holds), [...answers, 'no']),
    ];
  };
  return below(valid, []);
};

const signs = { yes: '1', no: '0', either: '-' } as const;

// Includes impossible members. Undefined when the key does not match the questions.
export const membersOfCase = (
  { diagrams, valid }: World,
  questions: readonly Question[],
  key: string,
): Diagram | undefined => {
  if (key.length !== questions.length) return undefined;
  return questions.reduce((members, { holds }, at) => {
    if (key[at] === '-') return members;
    return key[at] === '1' ? diagrams.and(members, holds) : diagrams.minus(members, holds);
  }, valid);
};

export const deciding = (
  world: World,
  questions: readonly Question[],
  { rule, before }: Compared,
): readonly Question[] => {
  if (questions.length > mostTried) return questions;
  const conditions = before === undefined ? [rule] : [rule, before];
  return [...questions].reverse().reduce<readonly Question[]>((needed, one) => {
    const rest = needed.filter((other) => other !== one);
    return decide(world, rest, conditions) ? rest : needed;
  }, questions);
};

export const ruleCases = (
  model: PortalModel,
  questions: readonly Question[],
  compared: Compared,
  samples: readonly SampleState[],
  language: Language,
): RuleCases => {
  const { world } = model;
  const { diagrams, possible, space } = world;
  const asked = deciding(world, questions, compared);
  if (asked.length > mostAsked) return { asked, cases: undefined };
  const outcome = (condition: Diagram, members: Diagram): 'true' | 'false' =>
    diagrams.covers(condition, members) ? 'true' : 'false';
  const states = samples.map(({ name, facts }) => ({ name, state: stateOf(space, facts) }));
  const cases = rowsOf(world, asked).map(({ members, answers }): RuleCase => {
    const key = answers.map((answer) => signs[answer]).join('');
    const own = diagrams.and(members, possible);
    if (own === 0)
      return {
        key,
        answers,
        outcome: 'impossible',
        before: undefined,
        samples: [],
        why: whyNobody(model, members, language),
      };
    return {
      key,
      answers,
      outcome: outcome(compared.rule, own),
      before: compared.before === undefined ? undefined : outcome(compared.before, own),
      samples: states.filter(({ state }) => holdsFor(diagrams, members, state)).map(({ name }) => name),
      why: [],
    };
  });
  return { asked, cases };
};
