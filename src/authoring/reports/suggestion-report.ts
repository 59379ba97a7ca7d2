import type { Diagram } from '../../analysis/diagrams/diagrams.ts';
import { describeSet } from '../../analysis/explain/describe-set.ts';
import type { Subject } from '../../analysis/findings/finding.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { factWords } from '../../analysis/words/fact-words.ts';
import { type Sentence, sentences } from '../../analysis/words/sentences.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import type { Language } from '../../config/portal-config.ts';
import type { When } from '../../rules/expression.ts';
import { addressOfPath } from '../draft/address-at.ts';
import { findFileLine, findLocation } from '../project/places.ts';
import { invalidRequest } from '../refusal.ts';
import { conditionWords } from '../rules/rule-words.ts';
import { type SuggestedEdit, suggestEdits, type WantedEffect } from '../suggest/suggest-edits.ts';
import {
  type EffectMark,
  explainImpossible,
  explainUnreachable,
  idsText,
  resolveMark,
  wantedEffect,
} from './effect-marks.ts';

export interface DescribedEdit {
  readonly about: Subject;
  /** `file:line`. */
  readonly at: string;
  readonly address: string;
  /** Undefined when there is no gate. */
  readonly before: When | undefined;
  readonly after: When | undefined;
  readonly saysBefore: string;
  readonly saysAfter: string;
  readonly told: string;
}

export interface DescribedSuggestions {
  readonly changes: readonly string[];
  /** Sets of edits with exactly this effect, shortest first. Each set is proved. */
  readonly answers: readonly (readonly DescribedEdit[])[];
  readonly reasons: readonly string[];
  readonly isFulfilled: boolean;
}

const conditionText = (condition: When | undefined, say: Sentence): string =>
  condition === undefined
    ? say('wish.noGate')
    : typeof condition === 'string'
      ? condition
      : JSON.stringify(condition);

const addressOf = (documents: readonly ConfigDocument[], { kind, name }: Subject): string => {
  const found = findLocation(documents, { kind, name });
  const own =
    found && 'path' in found && addressOfPath(found.document.file, found.document.value, [...found.path]);
  return typeof own !== 'string' ? '' : `${own}/${kind === 'rule' ? 'logic' : 'when'}`;
};

const changesOf = (
  model: PortalModel,
  effect: WantedEffect,
  say: Sentence,
  language: Language,
): readonly string[] => {
  const { diagrams, possible } = model.world;
  const facts = factWords(model.portal.labels, language);
  const cases = (set: Diagram): string => facts.cases(describeSet(model.world, set, possible), []);
  return [...effect].flatMap(([id, wanted]) => {
    const shown = model.byId.get(id)?.shown ?? 0;
    const gained = diagrams.and(diagrams.minus(wanted, shown), possible);
    const lost = diagrams.and(diagrams.minus(shown, wanted), possible);
    return [
      ...(gained === 0 ? [] : [say('wish.gained', { item: id, cases: cases(gained) })]),
      ...(lost === 0 ? [] : [say('wish.lost', { item: id, cases: cases(lost) })]),
    ];
  });
};

/**
 * Finds the smallest sets of edits that have the effect of the marks. Throws for unknown names, and
 * `TooLarge`.
 */
export const describeSuggestions = (
  model: PortalModel,
  documents: readonly ConfigDocument[],
  marks: readonly EffectMark[],
  language: Language,
): DescribedSuggestions => {
  const say = sentences(language);
  const context = { say, language };
  const placed = marks.map((mark) => resolveMark(model, mark));
  const unreachable = placed
    .filter(({ members }) => members === 0)
    .map((mark) => explainUnreachable(model, mark, context));
  if (unreachable.length > 0) return { changes: [], answers: [], reasons: unreachable, isFulfilled: false };
  const { effect, following } = wantedEffect(model, placed);
  const changed = changesOf(model, effect, say, language);
  if (changed.length === 0) return { changes: changed, answers: [], reasons: [], isFulfilled: true };
  const holding = placed
    .filter(({ item }) => item.kind === 'screen' || item.kind === 'block')
    .map(({ item }) => item.id);
  const changes =
    following.size === 0
      ? changed
      : [...changed, say('wish.follows', { items: idsText([...new Set(holding)], say) })];
  const { answers, looked, impossible, clashing } = suggestEdits(model, effect, following);
  const described = ({ about, before, after }: SuggestedEdit): DescribedEdit => {
    const at = findFileLine(documents, { kind: about.kind, name: about.name }) ?? '';
    const was = conditionText(before, say);
    const is = conditionText(after, say);
    return {
      ...{ about, at, address: addressOf(documents, about), before, after },
      saysBefore: before === undefined ? was : conditionWords(model, before, language),
      saysAfter: after === undefined ? is : conditionWords(model, after, language),
      told: say('wish.edit', { at, name: about.name, before: was, after: is }),
    };
  };
  const why =
    impossible.length > 0
      ? [
          say('wish.impossible', { items: idsText(impossible, say) }),
          ...impossible.map((id) => explainImpossible(model, { effect, clashing }, id, context)),
        ]
      : [say('wish.gaveUp', { looked: String(looked) })];
  return {
    changes,
    answers: answers.map(({ edits }) => edits.map(described)),
    reasons: answers.length > 0 ? [] : why,
    isFulfilled: false,
  };
};

const marksIn = (words: readonly string[]): readonly EffectMark[] => {
  if (words.length === 0 || words.length % 3 !== 0) throw invalidRequest('wish-form');
  return Array.from({ length: words.length / 3 }, (_, at) => {
    const [verb = '', item = '', who = ''] = words.slice(at * 3, at * 3 + 3);
    if (verb !== 'show' && verb !== 'hide') throw invalidRequest('wish-form');
    return { item, isShown: verb === 'show', who };
  });
};

/**
 * Finds the smallest sets of edits for the arguments `show ITEM WHO hide ITEM WHO ...`. Returns data and
 * lines of text. Throws for invalid arguments.
 */
export const suggestionReport = (
  model: PortalModel,
  documents: readonly ConfigDocument[],
  words: readonly string[],
  language: Language,
): { readonly data: object; readonly lines: readonly string[]; readonly isFound: boolean } => {
  const say = sentences(language);
  const { changes, answers, reasons, isFulfilled } = describeSuggestions(
    model,
    documents,
    marksIn(words),
    language,
  );
  const lines = [
    ...(isFulfilled ? [say('wish.already')] : []),
    ...(changes.length === 0 ? [] : [say('wish.changes'), ...changes.map((change) => `  ${change}`)]),
    ...answers.flatMap((edits, at) => [
      say(at === 0 ? 'wish.first' : 'wish.another'),
      ...edits.map(({ told }) => `  ${told}`),
    ]),
    ...reasons,
  ];
  return { data: { changes, answers, reasons }, lines, isFound: isFulfilled || answers.length > 0 };
};
