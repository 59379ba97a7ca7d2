import { explainItem, whoSees } from '../../analysis/explain/explain-item.ts';
import type { PortalItem } from '../../analysis/model/item.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { factsOf, holdsFor, type State, stateOf, type Variable } from '../../analysis/space/space.ts';
import { audienceSentences, explanationSentences } from '../../analysis/words/explanations.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import type { Language } from '../../config/portal-config.ts';
import type { Facts } from '../../rules/gate.ts';
import type { SampleState } from '../../samples/sample-states.ts';

/** What is asked about an item. */
export interface ItemQuestion {
  readonly item: PortalItem;
  readonly facts: Facts;
  readonly language: Language;
  readonly states: readonly SampleState[];
  /** Where the item is written, as `file:line`. */
  readonly at: string | undefined;
}

const valuesOf = ({ world }: PortalModel, variables: readonly Variable[] | undefined, state: State): Facts | undefined => {
  const all = factsOf(world.space, state);
  return variables && Object.fromEntries(variables.map(({ name }) => [name, all[name] ?? false]));
};

/** An explanation as data for machines and as lines for people. */
export const itemReport = (
  model: PortalModel,
  { item, facts, language, states, at }: ItemQuestion,
): { readonly data: object; readonly lines: readonly string[] } => {
  const { diagrams, space } = model.world;
  const told = explainItem(model, item, facts);
  const audience = whoSees(model, item.shown);
  const samples = states.filter((sample) => holdsFor(diagrams, item.shown, stateOf(space, sample.facts))).map(({ name }) => name);
  const explained = explanationSentences(told, model.portal.labels, language);
  const seen = audienceSentences(audience, { samples, all: states.map(({ name }) => name) }, [model.portal.labels, language]);
  const data = {
    item: item.id,
    kind: item.kind,
    writtenAt: at,
    verdict: told.verdict,
    missing: told.missing.map(({ name }) => name),
    stoppedBy: told.failing && { kind: told.failing.kind, at: told.failing.at, when: told.failing.when },
    reason: valuesOf(model, told.reason, told.state),
    shorter: told.shorter && { facts: valuesOf(model, told.shorter.facts, told.state), constraints: told.shorter.constraints },
    link: told.link && {
      ...told.link,
      earlier: told.link.earlier.map(({ variant, because }) => ({ variant, because: valuesOf(model, because, told.state) })),
    },
    change: told.change && {
      own: valuesOf(model, told.change.own, told.change.state),
      record: valuesOf(model, told.change.record, told.change.state),
      also: valuesOf(model, told.change.also, told.change.state),
    },
    brokenConstraints: told.broken,
    sees: { variants: audience.variants, states: audience.states, of: audience.ofStates, samples },
    sentences: [...explained, ...seen],
  };
  const place = at === undefined ? [] : [sentences(language)('explain.writtenAt', { at })];
  return { data, lines: [...explained, '', ...seen, ...place] };
};
