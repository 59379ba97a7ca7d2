import type { Diagram } from '../../analysis/diagrams/diagrams.ts';
import { knownFacts } from '../../analysis/explain/why.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { tableColumns } from '../../analysis/table/columns.ts';
import { findCondition } from '../../analysis/table/named-condition.ts';
import { neededAnswer, type NeededAnswer } from '../../analysis/table/needed-answer.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import { isRealDay } from '../../config/calendar.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { Language } from '../../config/portal-config.ts';
import { namedMember, parseCondition } from '../../member/member-name.ts';
import type { SampleState } from '../../samples/sample-states.ts';
import { findMember } from './find-member.ts';
import { modelInScenario } from './scenario-options.ts';

/**
 * One cell of a question's column. For a condition: the answer that members must have in order to see the
 * item. For a member or a day: `shown`, `hidden`, or `depends` when only some see the item or facts are
 * unknown.
 */
export type AskedCell = NeededAnswer | 'shown' | 'depends' | 'hidden';

export interface AskedColumn {
  /** The question as typed: a fact or rule, `status=Active`, `@m01`, `on:2027-01-01`. */
  readonly name: string;
  readonly says: string;
  /** The value of the fact as text, for a fact with several values, which has one column for each. */
  readonly value?: string | undefined;
  readonly kind: 'answer' | 'member' | 'day' | 'unknown';
}

export interface AskedColumns {
  readonly columns: readonly AskedColumn[];
  /** Maps each item id to one cell for each column; undefined for an unknown question. */
  readonly cells: Readonly<Record<string, readonly (AskedCell | undefined)[]>>;
}

export interface AskedOf {
  readonly portal: CompiledPortal;
  readonly model: PortalModel;
  readonly samples: readonly SampleState[];
  readonly language: Language;
}

interface Answered extends Omit<AskedColumn, 'name'> {
  readonly cellOf: (id: string) => AskedCell | undefined;
}

const seenBy = ({ world, byId }: PortalModel, members: Diagram, id: string): AskedCell => {
  const shown = byId.get(id)?.shown ?? 0;
  if (!world.diagrams.meets(shown, members)) return 'hidden';
  return world.diagrams.covers(shown, members) ? 'shown' : 'depends';
};

const ofMember = (asked: AskedOf, text: string): Answered | undefined => {
  const { model, samples, language } = asked;
  const member = namedMember(text);
  const found = findMember(model, samples, member, language);
  if (!found || found.unknown.length > 0) return undefined;
  const { members } = knownFacts(model.world, found.facts);
  const more = member.set.length === 0 ? '' : ` +${String(member.set.length)}`;
  const plan = tableColumns(model, language).find(({ name }) => `plan:${name}` === member.name);
  return {
    says: `${plan?.says ?? member.name}${more}`,
    kind: 'member',
    cellOf: (id) => seenBy(model, members, id),
  };
};

const ofDay = ({ portal, language }: AskedOf, day: string): Answered | undefined => {
  if (!isRealDay(day)) return undefined;
  const model = modelInScenario(portal, { on: day });
  return {
    says: sentences(language)('asked.day', { day }),
    kind: 'day',
    cellOf: (id) => seenBy(model, model.world.possible, id),
  };
};

const answered = (asked: AskedOf, name: string): Answered | undefined => {
  if (name.startsWith('@')) return ofMember(asked, name.slice(1));
  if (name.startsWith('on:')) return ofDay(asked, name.slice('on:'.length));
  const { model, language } = asked;
  const condition = findCondition(model, parseCondition(name));
  if (!condition) return undefined;
  const needed = neededAnswer(model.world, condition.holds);
  return {
    says: condition.says[language],
    value: condition.value?.[language],
    kind: 'answer',
    cellOf: (id) => needed(model.byId.get(id)?.shown ?? 0),
  };
};

/** Answers questions for every item and all possible members. Throws `TooLarge`. */
export const askedColumns = (asked: AskedOf, names: readonly string[]): AskedColumns => {
  const all = names.map((name) => ({ name, answer: answered(asked, name) }));
  return {
    columns: all.map(({ name, answer }) => ({
      name,
      says: answer?.says ?? name,
      ...(answer?.value !== undefined && { value: answer.value }),
      kind: answer?.kind ?? 'unknown',
    })),
    cells: Object.fromEntries(
      asked.model.items.map(({ id }) => [id, all.map(({ answer }) => answer?.cellOf(id))]),
    ),
  };
};
