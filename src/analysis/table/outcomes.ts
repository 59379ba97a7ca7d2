import type { Language } from '../../config/portal-config.ts';
import type { Diagram, Diagrams } from '../diagrams/diagrams.ts';
import { choices, type Part } from '../model/choices.ts';
import { itemWords, type PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';

/** What members see of an item: its link and its label in both languages; several outcomes together hold everybody who sees it. */
export interface Outcome {
  readonly link: string | undefined;
  readonly label: Readonly<Record<Language, string>>;
  readonly members: Diagram;
}

const labelFields: Readonly<Record<PortalItem['kind'], readonly string[]>> = {
  screen: ['title'],
  block: ['title', 'content'],
  item: ['linkText', 'label', 'title', 'content'],
  entry: ['menu', 'title', 'label'],
};

/** The label of an item, by members: the first field that has words for them. */
const labelParts = ({ portal, world }: PortalModel, { kind, words }: PortalItem, language: Language): readonly Part[] => {
  const fields = itemWords(portal.words[language], words);
  let rest: Diagram = 1;
  const parts: Part[] = [];
  for (const field of labelFields[kind]) {
    const found = choices(world, fields, field).filter(({ value }) => value !== undefined);
    for (const { value, members } of found) {
      parts.push({ value, members: world.diagrams.and(rest, members) });
      rest = world.diagrams.minus(rest, members);
    }
  }
  return [...parts, { value: undefined, members: rest }];
};

const split = (
  diagrams: Diagrams,
  outcomes: readonly Outcome[],
  parts: readonly Part[],
  withValue: (outcome: Outcome, value: string | undefined) => Outcome,
): readonly Outcome[] =>
  outcomes.flatMap((outcome) =>
    parts.flatMap(({ value, members }) => {
      const both = diagrams.and(outcome.members, members);
      return both === 0 ? [] : [{ ...withValue(outcome, value), members: both }];
    }),
  );

const merged = (diagrams: Diagrams, outcomes: readonly Outcome[]): readonly Outcome[] => {
  const same = new Map<string, Outcome>();
  for (const outcome of outcomes) {
    const key = JSON.stringify([outcome.link, outcome.label]);
    const earlier = same.get(key);
    same.set(key, earlier ? { ...earlier, members: diagrams.or(earlier.members, outcome.members) } : outcome);
  }
  return [...same.values()];
};

/** What the possible members see of an item: one outcome for each link and label. */
export const outcomes = (model: PortalModel, item: PortalItem): readonly Outcome[] => {
  const { diagrams, possible } = model.world;
  const seen: Outcome = { link: undefined, label: { en: '', es: '' }, members: diagrams.and(item.shown, possible) };
  const links = item.links.length > 0 ? item.links : [{ value: undefined, members: 1 }];
  const linked = split(diagrams, [seen], links, (outcome, link) => ({ ...outcome, link }));
  const labelled = (unlabelled: readonly Outcome[], language: Language): readonly Outcome[] =>
    split(diagrams, unlabelled, labelParts(model, item, language), (outcome, label) => ({
      ...outcome,
      label: { ...outcome.label, [language]: label ?? '' },
    }));
  return merged(diagrams, labelled(labelled(linked, 'en'), 'es'));
};
