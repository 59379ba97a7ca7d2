import type { Diagram } from '../../analysis/diagrams/diagrams.ts';
import { describeSet } from '../../analysis/explain/describe-set.ts';
import type { PortalItem } from '../../analysis/model/item.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { standsOn } from '../../analysis/model/reach.ts';
import { isGate } from '../../analysis/model/screen-gates.ts';
import { tableColumns } from '../../analysis/table/columns.ts';
import { factWords } from '../../analysis/words/fact-words.ts';
import { type Sentence, sentences } from '../../analysis/words/sentences.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import type { Language } from '../../config/portal-config.ts';
import type { When } from '../../rules/expression.ts';
import { type Wish, wishAnswers, type WishEdit } from '../edit/wish.ts';
import { writtenAt } from '../project/places.ts';
import { invalidRequest, UnknownName } from '../refusal.ts';
import { itemNamed } from './item-report.ts';

/** That some members are to see an item, or not. */
interface Mark {
  readonly item: PortalItem;
  readonly isShown: boolean;
  /** Those of them who come to where the item stands. */
  readonly members: Diagram;
}

const columnMembers = (model: PortalModel, name: string): Diagram => {
  const columns = tableColumns(model, 'en');
  const column = columns.find((one) => one.name === name);
  if (!column)
    throw new UnknownName(
      'column',
      name,
      columns.map((one) => one.name),
    );
  return column.members;
};

/** The members of `isPPO`, `hasBilling,isPPO`, `plan:medicare` or `everybody`. */
const membersNamed = (model: PortalModel, written: string): Diagram => {
  const { diagrams, possible, conditions, space } = model.world;
  const known = [...Object.keys(model.portal.config.rules), ...space.byName.keys(), 'everybody'];
  return written.split(',').reduce((all, name) => {
    if (name.startsWith('plan:')) return diagrams.and(all, columnMembers(model, name.slice('plan:'.length)));
    if (!known.includes(name)) throw new UnknownName('rule', name, known);
    return name === 'everybody' ? all : diagrams.and(all, conditions.ofWhen(name));
  }, possible);
};

/** Members who come to the place of an item: its screen opens to them; to the entry of a menu or a screen, what no gate decides. */
const comers = ({ world: { diagrams }, byId }: PortalModel, item: PortalItem): Diagram => {
  const screen = byId.get(standsOn(item) ?? '');
  if (screen && screen !== item) return screen.shown;
  return diagrams.all(item.steps.filter((step) => !isGate(step)).map(({ holds }) => holds));
};

const marksIn = (model: PortalModel, words: readonly string[]): readonly Mark[] => {
  if (words.length === 0 || words.length % 3 !== 0) throw invalidRequest('wish-form');
  return Array.from({ length: words.length / 3 }, (_, at) => {
    const [verb = '', named = '', who = ''] = words.slice(at * 3, at * 3 + 3);
    if (verb !== 'show' && verb !== 'hide') throw invalidRequest('wish-form');
    const item = itemNamed(model, named);
    const members = model.world.diagrams.and(membersNamed(model, who), comers(model, item));
    return { item, isShown: verb === 'show', members };
  });
};

/** What marks mean for everybody: blocks and cards that are shown with what they hold follow it. */
const wishOf = ({ world: { diagrams }, items }: PortalModel, marks: readonly Mark[]): Wish => {
  const wish = new Map<string, Diagram>();
  const wanted = ({ id, shown }: PortalItem): Diagram => wish.get(id) ?? shown;
  for (const { item, isShown, members } of marks)
    wish.set(item.id, isShown ? diagrams.or(wanted(item), members) : diagrams.minus(wanted(item), members));
  // Cards stand after their block, so what holds others is read from the last on.
  for (const item of [...items].reverse())
    if (item.holds?.some(({ id }) => wish.has(id))) wish.set(item.id, diagrams.any(item.holds.map(wanted)));
  return wish;
};

const conditionText = (condition: When | undefined, say: Sentence): string =>
  condition === undefined ? say('wish.noGate') : typeof condition === 'string' ? condition : JSON.stringify(condition);

/** The smallest edits that do what the words ask (`show ITEM WHO hide ITEM WHO ...`), as data and as lines. Refuses words that ask nothing. */
export const wishReport = (
  model: PortalModel,
  documents: readonly ConfigDocument[],
  words: readonly string[],
  language: Language,
): { readonly data: object; readonly lines: readonly string[]; readonly isFound: boolean } => {
  const { diagrams, possible } = model.world;
  const say = sentences(language);
  const marks = marksIn(model, words);
  const wish = wishOf(model, marks);
  const facts = factWords(model.portal.labels, language);
  const cases = (set: Diagram): string => facts.cases(describeSet(model.world, set, possible), []);
  const changes = [...wish].flatMap(([id, wanted]) => {
    const shown = model.byId.get(id)?.shown ?? 0;
    const [gained, lost] = [diagrams.and(diagrams.minus(wanted, shown), possible), diagrams.and(diagrams.minus(shown, wanted), possible)];
    return [
      ...(gained === 0 ? [] : [say('wish.gained', { item: id, cases: cases(gained) })]),
      ...(lost === 0 ? [] : [say('wish.lost', { item: id, cases: cases(lost) })]),
    ];
  });
  const nobody = marks.filter(({ members }) => members === 0).map(({ item }) => say('wish.nobody', { item: item.id }));
  if (nobody.length > 0) return { data: { answers: [], changes: [], reasons: nobody }, lines: nobody, isFound: false };
  if (changes.length === 0) return { data: { answers: [], changes: [], reasons: [] }, lines: [say('wish.already')], isFound: true };
  const { answers, looked, impossible } = wishAnswers(model, wish);
  const told = ({ about, before, after }: WishEdit): string => {
    const at = writtenAt(documents, { kind: about.kind, name: about.name }) ?? '';
    return say('wish.edit', { at, name: about.name, before: conditionText(before, say), after: conditionText(after, say) });
  };
  const reasons =
    answers.length > 0
      ? []
      : impossible.length > 0
        ? [say('wish.impossible', { items: impossible.join(say('comma')) })]
        : [say('wish.gaveUp', { looked: String(looked) })];
  const lines = [
    say('wish.changes'),
    ...changes.map((change) => `  ${change}`),
    ...answers.flatMap(({ edits }, at) => [say(at === 0 ? 'wish.first' : 'wish.another'), ...edits.map((edit) => `  ${told(edit)}`)]),
    ...reasons,
  ];
  const data = { changes, answers: answers.map(({ edits }) => edits.map((edit) => ({ ...edit, told: told(edit) }))), reasons };
  return { data, lines, isFound: answers.length > 0 };
};
