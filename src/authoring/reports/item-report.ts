import { longRules } from '../../analysis/explain/case-count.ts';
import { explainItem, whoSees } from '../../analysis/explain/explain-item.ts';
import { type GotField, gotFields } from '../../analysis/explain/got-fields.ts';
import type { PortalItem } from '../../analysis/model/item.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { itemPeriod } from '../../analysis/model/item-period.ts';
import { factsOf, holdsFor, type State, stateOf, type Variable } from '../../analysis/space/space.ts';
import { gatingTable } from '../../analysis/table/gating-table.ts';
import { factWords } from '../../analysis/words/fact-words.ts';
import { audienceSentences, explanationSentences } from '../../analysis/words/explanations.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import type { Language } from '../../config/portal-config.ts';
import type { Facts } from '../../rules/gate.ts';
import type { SampleState } from '../../samples/sample-states.ts';
import { rowLines } from '../gating/table-formats.ts';
import { periodText } from './calendar-report.ts';

export interface ItemQuestion {
  readonly item: PortalItem;
  readonly facts: Facts;
  readonly language: Language;
  readonly states: readonly SampleState[];
  readonly at: string | undefined;
}

const valuesOf = (
  { world }: PortalModel,
  variables: readonly Variable[] | undefined,
  state: State,
): Facts | undefined => {
  const all = factsOf(world.space, state);
  return variables && Object.fromEntries(variables.map(({ name }) => [name, all[name] ?? false]));
};

const gotLines = (
  model: PortalModel,
  got: readonly GotField[],
  state: State,
  language: Language,
): readonly string[] => {
  const say = sentences(language);
  const words = factWords(model.portal.labels, language);
  const lines = got.map(({ name, value, variant, earlier }) => {
    const notes = [
      ...(variant === undefined ? [] : [say('field.variant', { variant })]),
      ...earlier.map((one) =>
        say('field.not', { variant: one.variant, facts: words.inState(one.because, state) }),
      ),
    ];
    const written = value ?? say('field.unsure');
    const text =
      notes.length === 0
        ? written
        : say('field.own', { value: written, variant: notes.join(say('semicolon')) });
    return `  ${name === 'pastDue' || name === 'openInNewTab' ? say(`field.${name}`) : say('field.is', { field: say(`field.${name}`), value: text })}`;
  });
  return lines.length === 0 ? [] : [say('field.shown'), ...lines];
};

const rowText = (model: PortalModel, item: PortalItem, language: Language): readonly string[] => {
  const table = gatingTable(model, language, [], [item]);
  const [everywhere = '', ...cells] = table.rows.flatMap((row) => rowLines(row, table));
  return [sentences(language)('field.shown'), ...(everywhere === '' ? [] : [`  ${everywhere}`]), ...cells];
};

/** Explains an item, as data and as lines of text. */
export const itemReport = (
  model: PortalModel,
  { item, facts, language, states, at }: ItemQuestion,
): { readonly data: object; readonly lines: readonly string[] } => {
  const { diagrams, space } = model.world;
  const explanation = explainItem(model, item, facts);
  const audience = whoSees(model, item.shown);
  const samples = states.filter((sample) => holdsFor(diagrams, item.shown, stateOf(space, sample.facts)));
  const explained = explanationSentences(explanation, model.portal.labels, language);
  const rules = audience.cases.more > 0 ? longRules(model, item) : [];
  const seen = audienceSentences(audience, { samples, all: states, rules }, model.portal.labels, language);
  const got = explanation.verdict === 'shown' ? gotFields(model, item, facts, language) : [];
  const gets =
    explanation.verdict === 'unknown'
      ? rowText(model, item, language)
      : gotLines(model, got, explanation.state, language);
  const data = {
    item: item.id,
    kind: item.kind,
    writtenAt: at,
    verdict: explanation.verdict,
    missing: explanation.missing.map(({ name }) => name),
    stoppedBy: explanation.failing && {
      kind: explanation.failing.kind,
      at: explanation.failing.at,
      when: explanation.failing.when,
    },
    reason: valuesOf(model, explanation.reason, explanation.state),
    shorter: explanation.shorter && {
      facts: valuesOf(model, explanation.shorter.facts, explanation.state),
      constraints: explanation.shorter.constraints,
    },
    link: explanation.link && {
      ...explanation.link,
      earlier: explanation.link.earlier.map(({ variant, because }) => ({
        variant,
        because: valuesOf(model, because, explanation.state),
      })),
    },
    fields: Object.fromEntries(
      got.map(({ name, value, variant }) => [name, { value: value ?? null, variant }]),
    ),
    change: explanation.change && {
      own: valuesOf(model, explanation.change.own, explanation.change.state),
      portal: valuesOf(model, explanation.change.portal, explanation.change.state),
      record: valuesOf(model, explanation.change.record, explanation.change.state),
      also: valuesOf(model, explanation.change.also, explanation.change.state),
    },
    brokenConstraints: explanation.broken,
    assumes: explanation.assumes,
    sees: { plans: audience.plans, assumes: audience.assumes, samples: samples.map(({ name }) => name) },
    sentences: [...explained, ...seen],
  };
  const place = at === undefined ? [] : [sentences(language)('explain.writtenAt', { at })];
  // Without a particular member, who sees the item comes first, and the facts that would be needed come last.
  const parts = explanation.verdict === 'unknown' ? [seen, gets, explained] : [explained, gets, seen];
  const paragraphs = parts
    .filter((part) => part.length > 0)
    .flatMap((part, after) => (after === 0 ? part : ['', ...part]));
  return { data, lines: [...paragraphs, ...place] };
};

/** Explains why an item is absent on a day, with the days when it is shown. */
export const absenceReport = (
  whole: PortalModel,
  { item, day, language }: { readonly item: PortalItem; readonly day: string; readonly language: Language },
): { readonly data: object; readonly lines: readonly string[] } => {
  const say = sentences(language);
  const span = itemPeriod(whole, item);
  const days = periodText(span, language);
  const lines = [
    say('calendar.missing', { id: item.id, day }),
    ...(days === undefined ? [] : [say('calendar.days', { span: days })]),
  ];
  return {
    data: { item: item.id, kind: item.kind, verdict: 'hidden', day, ...span, sentences: lines },
    lines,
  };
};
