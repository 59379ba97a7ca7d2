import { failingStep } from '../../analysis/explain/failing-step.ts';
import { explainItem } from '../../analysis/explain/explain-item.ts';
import { changedFacts, nearestState } from '../../analysis/explain/nearest-state.ts';
import { brokenConstraints } from '../../analysis/explain/needed-constraints.ts';
import { type Known, knownFacts, smallestReason } from '../../analysis/explain/why.ts';
import type { PortalItem } from '../../analysis/model/item.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { describedFieldsOf } from '../../analysis/model/content.ts';
import { indexIn, stateOf, type Variable, variableValue } from '../../analysis/space/space.ts';
import { factWords } from '../../analysis/words/fact-words.ts';
import type { Language } from '../../config/portal-config.ts';
import type { NamedMember, SetFact } from '../../member/member-name.ts';
import type { Facts } from '../../rules/gate.ts';
import type { SampleState } from '../../samples/sample-states.ts';
import { findMember } from './find-member.ts';

/** Whether a member sees an item; `depends` when unknown facts decide. */
export type Sight = 'shown' | 'hidden' | 'depends';

export interface SightOfItem {
  readonly id: string;
  readonly kind: PortalItem['kind'];
  /** The title or label; undefined if the item has none or it depends on unknown facts. */
  readonly title: string | undefined;
  readonly sight: Sight;
  readonly was: Sight;
  /** True when the item is visible before and after, but its texts, link or appearance differ. */
  readonly isOther: boolean;
  /**
   * The smallest set of facts that hides the item, or of unknown facts that it depends on, as text; empty if
   * nothing hides the item.
   */
  readonly reason: string;
  readonly target: string | undefined;
}

export interface SightOfScreen {
  readonly key: string;
  /** The numbers of items: visible ones, all, and those that the set facts change. */
  readonly shown: number;
  readonly all: number;
  readonly moved: number;
  readonly sight: Sight;
}

export interface WholeScreen {
  readonly screens: readonly SightOfScreen[];
  readonly items: readonly SightOfItem[];
  readonly facts: readonly {
    readonly name: string;
    readonly says: string;
    readonly own: string;
    readonly isSet: boolean;
  }[];
  readonly broken: readonly string[];
  /**
   * The facts to change to get the nearest possible member; empty if the member is possible or no member can
   * exist.
   */
  readonly nearest: readonly (SetFact & { readonly says: string })[];
  readonly unknown: readonly string[];
}

const screenOf = (id: string): string =>
  id
    .split('/')
    .slice(0, id.startsWith('menus/') ? 2 : 1)
    .join('/');

const sightOf = ({ world: { diagrams } }: PortalModel, { members }: Known, { shown }: PortalItem): Sight => {
  if (!diagrams.meets(shown, members)) return 'hidden';
  return diagrams.covers(shown, members) ? 'shown' : 'depends';
};

interface Seeing {
  readonly model: PortalModel;
  readonly language: Language;
  readonly known: Known;
  readonly facts: Facts;
}

const reasonOf = ({ model, language, known, facts }: Seeing, item: PortalItem, sight: Sight): string => {
  const { world } = model;
  const { diagrams } = world;
  const words = factWords(model.portal.labels, language);
  const inWords = (found: readonly Variable[] | undefined): string => words.inState(found ?? [], known.state);
  if (sight === 'shown')
    return inWords(smallestReason(world, known, diagrams.minus(world.valid, item.shown)));
  if (sight === 'depends') {
    const labels = model.portal.labels.facts;
    return explainItem(model, item, facts)
      .missing.map(({ name }) => labels[name]?.[language] ?? name)
      .join(', ');
  }
  const failing = failingStep(model, item, known.state);
  return inWords(smallestReason(world, known, diagrams.and(failing?.holds ?? item.shown, world.valid)));
};

const getsOf = (
  model: PortalModel,
  { members }: Known,
  item: PortalItem,
  language: Language,
): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    describedFieldsOf(model, item).flatMap(({ name, choices }) => {
      const own = choices[language].find((choice) => model.world.diagrams.covers(choice.members, members));
      return own ? [[name, own.value]] : [];
    }),
  );

interface Visibility {
  readonly sight: Sight;
  readonly was: Sight;
  readonly isOther: boolean;
}

const visibilityOf = (
  model: PortalModel,
  item: PortalItem,
  [known, before]: readonly [Known, Known],
  language: Language,
): Visibility => {
  const sight = sightOf(model, known, item);
  const was = sightOf(model, before, item);
  const isSeen = known !== before && sight === was && sight !== 'hidden';
  const [now, then] = [known, before].map((one) =>
    isSeen ? JSON.stringify(getsOf(model, one, item, language)) : '',
  );
  return { sight, was, isOther: now !== then };
};

const itemsOf = (seeing: Seeing, before: Known, screen: string): readonly SightOfItem[] => {
  const { model, known } = seeing;
  return model.items
    .filter(({ id }) => screenOf(id) === screen)
    .map((item) => {
      const change = visibilityOf(model, item, [known, before], seeing.language);
      const { sight } = change;
      const gets = getsOf(model, known, item, seeing.language);
      const link = item.links.find(({ members }) => model.world.diagrams.covers(members, known.members));
      return {
        id: item.id,
        kind: item.kind,
        title: gets['title'] ?? gets['label'],
        ...change,
        reason: reasonOf(seeing, item, sight),
        target: sight === 'hidden' ? undefined : link?.value,
      };
    });
};

const screensOf = ({ model, known, language }: Seeing, before: Known): readonly SightOfScreen[] => {
  const screens = new Map<string, { shown: number; all: number; moved: number }>();
  for (const item of model.items) {
    const key = screenOf(item.id);
    const one = screens.get(key) ?? { shown: 0, all: 0, moved: 0 };
    const { sight, was, isOther } = visibilityOf(model, item, [known, before], language);
    one.all += 1;
    if (sight === 'shown') one.shown += 1;
    if (sight !== was || isOther) one.moved += 1;
    screens.set(key, one);
  }
  return [...screens].map(([key, counts]) => {
    const own = model.byId.get(key);
    return {
      key,
      ...counts,
      sight: own ? sightOf(model, known, own) : counts.shown > 0 ? 'shown' : 'hidden',
    };
  });
};

const nearestOf = ({ model, language, known }: Seeing, set: ReadonlySet<string>): WholeScreen['nearest'] => {
  const { world, portal } = model;
  if (known.isPossible) return [];
  const words = factWords(portal.labels, language);
  const near = nearestState(world, world.possible, {
    from: known.state,
    cost: ({ name }) => (set.has(name) ? Infinity : 1),
  });
  if (!near) return [];
  return changedFacts(world, known.state, near.state).map((variable) => ({
    fact: variable.name,
    value: String(variableValue(variable, indexIn(near.state, variable))),
    says: words.inState([variable], near.state),
  }));
};

/**
 * Returns what a member sees on every screen, with reasons for one; undefined for an unknown name. Throws
 * `TooLarge`.
 */
export const wholeScreen = (
  model: PortalModel,
  samples: readonly SampleState[],
  {
    member,
    screen,
    language,
  }: { readonly member: NamedMember; readonly screen: string; readonly language: Language },
): WholeScreen | undefined => {
  const found = findMember(model, samples, member, language);
  if (!found) return undefined;
  const { world, portal } = model;
  const known = knownFacts(world, found.facts);
  const before = member.set.length === 0 ? known : knownFacts(world, found.own);
  const seeing = { model, language, known, facts: found.facts };
  const words = factWords(portal.labels, language);
  const ownState = stateOf(world.space, found.own);
  const broken = known.isPossible ? [] : brokenConstraints(world, known.members);
  const set = new Set(member.set.map(({ fact }) => fact));
  return {
    screens: screensOf(seeing, before),
    items: itemsOf(seeing, before, screen),
    facts: Object.keys(portal.config.facts).flatMap((name) => {
      const variable = world.space.byName.get(name);
      if (!variable) return [];
      const now =
        found.facts[name] === undefined
          ? (portal.labels.facts[name]?.[language] ?? name)
          : words.inState([variable], known.state);
      return [{ name, says: now, own: words.inState([variable], ownState), isSet: set.has(name) }];
    }),
    broken: broken.map((id) => portal.labels.constraints[id]?.says[language] ?? id),
    nearest: nearestOf(seeing, set),
    unknown: found.unknown,
  };
};
