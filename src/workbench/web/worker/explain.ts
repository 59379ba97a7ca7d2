import type { Diagram } from '../../../analysis/diagrams/diagrams.ts';
import { longRules } from '../../../analysis/explain/case-count.ts';
import { describeSet } from '../../../analysis/explain/describe-set.ts';
import { type Audience, explainItem, whoSees } from '../../../analysis/explain/explain-item.ts';
import { knownFacts } from '../../../analysis/explain/why.ts';
import { witnessIn } from '../../../analysis/explain/witness.ts';
import type { PortalItem } from '../../../analysis/model/item.ts';
import { namesIn } from '../../../analysis/model/named-conditions.ts';
import type { PortalModel } from '../../../analysis/model/portal-model.ts';
import type { Step } from '../../../analysis/model/screen-gates.ts';
import { factsOf, holdsFor, stateOf } from '../../../analysis/space/space.ts';
import { tableColumns } from '../../../analysis/table/columns.ts';
import { gatingTable } from '../../../analysis/table/gating-table.ts';
import { audienceSentences, explanationSentences } from '../../../analysis/words/explanations.ts';
import { factWords } from '../../../analysis/words/fact-words.ts';
import { sentences } from '../../../analysis/words/sentences.ts';
import { witnessText } from '../../../analysis/words/witness-words.ts';
import { addressOfPath } from '../../../authoring/draft/address-at.ts';
import { fieldsText, outcomeText } from '../../../authoring/gating/cell-text.ts';
import { findLocation } from '../../../authoring/project/places.ts';
import { exampleMember, findMember } from '../../../authoring/questions/find-member.ts';
import { namedMember } from '../../../member/member-name.ts';
import type { When } from '../../../rules/expression.ts';
import type { Explained, ExplainedExample, ExplainedGroup, ExplainedStep, Verdict } from './explained.ts';
import { type Answering, poolOf } from './portals.ts';
import type { Ask } from './protocol.ts';

// Full texts: the panel has room for them.
const most = Infinity;

const verdictFor = ({ world: { diagrams } }: PortalModel, condition: Diagram, members: Diagram): Verdict => {
  if (diagrams.covers(condition, members)) return 'shown';
  return diagrams.and(condition, members) === 0 ? 'hidden' : 'depends';
};

// The names of a list, else a rule with the same meaning; empty if nothing fits.
const namesSaying = (
  { portal: { config }, world: { conditions } }: PortalModel,
  when: When,
): readonly string[] => {
  if (typeof when === 'string' || Array.isArray(when)) return namesIn(when);
  const holds = conditions.ofWhen(when);
  return Object.keys(config.rules)
    .filter((name) => conditions.ofName(name) === holds)
    .slice(0, 1);
};

// The rules and facts by name, else the cases of the condition.
const stepSays = ({ model, language }: Answering, { kind, when, holds }: Step): string => {
  const { labels } = model.portal;
  // It also holds for members without coverage.
  if (kind === 'choice' && when !== undefined) return sentences(language)('chosen');
  const names = when === undefined ? [] : namesSaying(model, when);
  if (names.length > 0)
    return names
      .map((name) => (labels.rules[name] ?? labels.facts[name])?.[language] ?? name)
      .join(sentences(language)('and'));
  return factWords(labels, language).cases(
    describeSet(model.world, holds, model.world.possible),
    when === undefined ? [] : namesIn(when),
  );
};

const stepsOf = (answering: Answering, item: PortalItem, members: Diagram): readonly ExplainedStep[] => {
  const { model } = answering;
  const links = item.links.filter(({ value, leads }) => value !== undefined && leads !== 1);
  const ofLinks = links.map(({ value = '', members: whose, leads }): Step => ({
    kind: 'link',
    at: value,
    holds: model.world.diagrams.ite(whose, leads, 1),
  }));
  return [...item.steps, ...ofLinks].map((step) => ({
    kind: step.kind,
    at: step.at,
    says: stepSays(answering, step),
    verdict: verdictFor(model, step.holds, members),
  }));
};

// Of a column, with some facts, or all possible members.
const membersOf = ({ model, samples, language }: Answering, { column, facts }: Ask<'explain'>): Diagram => {
  if (facts !== undefined) return knownFacts(model.world, facts).members;
  if (column === undefined) return model.world.possible;
  const plan = tableColumns(model, language).find(({ name }) => name === column);
  if (plan) return plan.members;
  // A question of the table is about all members, except one about a member, such as `@m08`.
  const member = column.startsWith('@')
    ? findMember(model, samples, namedMember(column.slice(1)), language)
    : undefined;
  return member ? knownFacts(model.world, member.facts).members : model.world.possible;
};

interface Row {
  readonly everywhere: string;
  readonly groups: readonly ExplainedGroup[];
  readonly assumes: readonly string[];
}

// Without a column: only what is the same for everyone.
const rowOf = ({ model, language }: Answering, item: PortalItem, column: string | undefined): Row => {
  const table = gatingTable(model, language, [], [item]);
  const wording = { say: sentences(language), most };
  const [row] = table.rows;
  const cell = row?.cells[table.columns.findIndex(({ name }) => name === column)];
  return {
    everywhere: fieldsText(row?.everywhere ?? {}, wording),
    groups: (cell?.outcomes ?? []).map((outcome) => ({
      who: outcome.when ?? '',
      gets: outcomeText({ fields: outcome.fields }, wording),
    })),
    assumes: cell?.assumes ?? [],
  };
};

const exampleOf = (
  answering: Answering,
  item: PortalItem,
  members: Diagram,
): ExplainedExample | undefined => {
  const { model, language, samples } = answering;
  const { world, portal } = model;
  const pool = poolOf(answering);
  const seeing = world.diagrams.and(item.shown, members);
  const witness = witnessIn(model, seeing === 0 ? members : seeing, pool);
  if (!witness) return undefined;
  const explanation = explainItem(model, item, factsOf(world.space, witness.state));
  return {
    member: witness.like && exampleMember(model, witness.state, witness.like),
    says: witnessText(model, witness, { language, words: factWords(portal.labels, language), samples }),
    sentences: explanationSentences(explanation, portal.labels, language),
  };
};

// For a member: whether they see the item; for a column: its cell; else: who sees it.
const assumedOf = (
  { model }: Answering,
  item: PortalItem,
  { column, facts }: Ask<'explain'>,
  { row, audience }: { readonly row: Row; readonly audience: Audience },
): readonly string[] => {
  if (facts !== undefined) return explainItem(model, item, facts).assumes;
  return column === undefined ? audience.assumes : row.assumes;
};

// Undefined if there is no such item. Throws `TooLarge`.
export const explainTo = (answering: Answering, ask: Ask<'explain'>): Explained | undefined => {
  const { model, documents, samples, language } = answering;
  const { world, portal } = model;
  const item = model.byId.get(ask.item);
  if (!item) return undefined;
  const members = membersOf(answering, ask);
  const audience = whoSees(model, item.shown);
  const seeing = samples.filter(({ facts }) =>
    holdsFor(world.diagrams, item.shown, stateOf(world.space, facts)),
  );
  const asked = seeing.filter(({ facts }) => holdsFor(world.diagrams, members, stateOf(world.space, facts)));
  const row = rowOf(answering, item, ask.column);
  const at = findLocation(documents, { kind: 'item', name: item.id });
  const rules = audience.cases.more > 0 ? longRules(model, item) : [];
  return {
    item: item.id,
    kind: item.kind,
    verdict: verdictFor(model, item.shown, members),
    steps: stepsOf(answering, item, members),
    everywhere: row.everywhere,
    groups: row.groups,
    assumes: assumedOf(answering, item, ask, { row, audience }).map((id) => ({
      id,
      says: portal.labels.constraints[id]?.says[language] ?? id,
    })),
    audience: audienceSentences(audience, { rules }, portal.labels, language),
    sights: samples.map((sample) => ({
      name: sample.name,
      says: sample.summary,
      isShown: seeing.includes(sample),
    })),
    plans: audience.plans,
    links: item.links.map(({ value, members: whose }) => ({
      target: value,
      samples: seeing
        .filter(({ facts }) => holdsFor(world.diagrams, whose, stateOf(world.space, facts)))
        .map(({ name }) => name),
    })),
    samples: asked.map(({ name }) => name),
    example: exampleOf(answering, item, members),
    address:
      at && 'path' in at ? addressOfPath(at.document.file, at.document.value, [...at.path]) : undefined,
  };
};
