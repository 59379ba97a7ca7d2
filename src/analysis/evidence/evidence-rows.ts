import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { BilingualText } from '../../config/message-text.ts';
import type { Language } from '../../config/portal-config.ts';
import { memoize } from '../../rules/memoize.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { TooLarge } from '../diagrams/too-large.ts';
import { longRules } from '../explain/case-count.ts';
import { describeSet } from '../explain/describe-set.ts';
import { fieldsOf } from '../model/content.ts';
import { type ItemKind, itemWords, type PortalItem, wordNames } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { type Fields, outcomes } from '../table/outcomes.ts';
import { factWords } from '../words/fact-words.ts';
import { type Population, type PopulationFinder, populationFinder } from './population.ts';
import { type SharedModel, sharedModels } from './shared-worlds.ts';

/** A period when one release was live and no dates of its configuration started or ended. */
export interface Stretch {
  /** ISO 8601 in UTC. */
  readonly from: string;
  readonly until: string;
  readonly release: number;
  /** The configuration of the release with the entries of this day. */
  readonly portal: CompiledPortal;
}

export interface LivePeriod {
  readonly from: string;
  readonly until: string;
  /** The numbers of the releases, from the first to the last, that were live without a break. */
  readonly firstRelease: number;
  readonly lastRelease: number;
}

/** The text or address that members of the population got from an item, and exactly when. */
export interface EvidenceRow {
  readonly item: string;
  readonly kind: ItemKind;
  /** Which members of the population; absent for all of them. */
  readonly who?: BilingualText;
  /** Texts and addresses by field, with placeholders for the data of the member. */
  readonly fields: Readonly<Record<Language, Fields>>;
  readonly live: readonly LivePeriod[];
}

/** A period without evidence, for one item or for all items. */
export interface Unanswered extends LivePeriod {
  readonly why: 'no-population' | 'too-complex';
  readonly item?: string;
}

export interface EvidenceRows {
  readonly population: Pick<PopulationFinder, 'says' | 'names'>;
  readonly rows: readonly EvidenceRow[];
  readonly unanswered: readonly Unanswered[];
}

type RowContent = Omit<EvidenceRow, 'live'>;

const keyOf = memoize((content: RowContent): string => JSON.stringify(content));

const languages: readonly Language[] = ['en', 'es'];

const evidenceFields: readonly string[] = [
  ...wordNames,
  ...['path', 'address', 'recoverAddress', 'frameAddress'],
];

const both = (say: (language: Language) => string): BilingualText => ({ en: say('en'), es: say('es') });

const whoText = (
  model: PortalModel,
  item: PortalItem,
  { members, among }: { readonly members: Diagram; readonly among: Diagram },
): BilingualText => {
  const cases = describeSet(model.world, members, among);
  const rules = cases.more > 0 ? longRules(model, item) : [];
  return both((language) => factWords(model.portal.labels, language).cases(cases, rules));
};

const contentsOf = (model: PortalModel, item: PortalItem, among: Diagram): readonly RowContent[] => {
  const { diagrams } = model.world;
  const fields = fieldsOf(model, item).filter(({ name }) => evidenceFields.includes(name));
  return outcomes(model, item, fields).flatMap(({ fields: got, members }): readonly RowContent[] => {
    const here = diagrams.and(members, among);
    const isEmpty = languages.every((language) => Object.keys(got[language]).length === 0);
    if (here === 0 || isEmpty) return [];
    const who = here === among ? undefined : whoText(model, item, { members: here, among });
    return [{ item: item.id, kind: item.kind, ...(who && { who }), fields: got }];
  });
};

const labelsText = memoize((labels: object): string => JSON.stringify(labels));

// Everything that `contentsOf` reads of an item, beside the world and the addresses.
const contentKey = ({ portal }: PortalModel, item: PortalItem): string =>
  JSON.stringify([
    item.id,
    item.kind,
    item.shown,
    item.source,
    item.links.map(({ variant, value, members, leads }) => [variant, value, members, leads]),
    languages.map((language) => itemWords(portal, language, item.words)),
  ]);

interface Known {
  readonly key: string;
  readonly contents: readonly RowContent[] | TooLarge;
}

// Most items are the same in the next release, so the last answer about each is kept.
const rememberContents = () => {
  const known = new Map<string, Known>();
  return (
    { model, basis }: SharedModel,
    item: PortalItem,
    among: Diagram,
  ): readonly RowContent[] | TooLarge => {
    try {
      const key = `${basis} ${String(among)} ${labelsText(model.portal.labels.facts)} ${contentKey(model, item)}`;
      const last = known.get(item.id);
      if (last?.key === key) return last.contents;
      const contents = contentsOf(model, item, among);
      known.set(item.id, { key, contents });
      return contents;
    } catch (error) {
      if (error instanceof TooLarge) return error;
      throw error;
    }
  };
};

// A period that starts where the last one ended continues it. Two items with one id and the same content count
// once.
const addPeriod = (periods: LivePeriod[], { from, until, release }: Stretch): void => {
  const last = periods.at(-1);
  if (last?.until === until) return;
  if (last?.until === from) periods[periods.length - 1] = { ...last, until, lastRelease: release };
  else periods.push({ from, until, firstRelease: release, lastRelease: release });
};

const gathering = <Head extends object>() => {
  const found = new Map<string, { readonly head: Head; readonly live: LivePeriod[] }>();
  return {
    add: (key: string, head: Head, stretch: Stretch): void => {
      const known = found.get(key) ?? { head, live: [] };
      found.set(key, known);
      addPeriod(known.live, stretch);
    },
    all: () => [...found.values()],
  };
};

const orTooLarge = <Answer>(answer: () => Answer): Answer | undefined => {
  try {
    return answer();
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
};

/**
 * Returns every text and address that members of a population got in these periods, oldest first. Periods that are
 * too complex to calculate are returned as unanswered.
 */
export const evidenceRows = (stretches: Iterable<Stretch>, population: Population): EvidenceRows => {
  const shared = sharedModels();
  const remembered = rememberContents();
  const rows = gathering<RowContent>();
  const gaps = gathering<Pick<Unanswered, 'why' | 'item'>>();
  const places = new Map<string, number>();
  const { find, names, says } = populationFinder(population);
  const gap = (stretch: Stretch, why: Unanswered['why'], item?: string): void =>
    gaps.add(`${why} ${item ?? ''}`, { why, ...(item !== undefined && { item }) }, stretch);
  for (const stretch of stretches) {
    const found = orTooLarge(() => shared(stretch.portal));
    const members = found && orTooLarge(() => find(found.model));
    if (!found || members === undefined || members === 0) {
      gap(stretch, members === 0 ? 'no-population' : 'too-complex');
      continue;
    }
    for (const item of found.model.items) {
      if (!places.has(item.id)) places.set(item.id, places.size);
      const contents = remembered(found, item, members);
      if (contents instanceof TooLarge) gap(stretch, 'too-complex', item.id);
      else for (const one of contents) rows.add(keyOf(one), one, stretch);
    }
  }
  return {
    population: { says, names },
    rows: rows
      .all()
      .sort((one, other) => (places.get(one.head.item) ?? 0) - (places.get(other.head.item) ?? 0))
      .map(({ head, live }) => ({ ...head, live })),
    unanswered: gaps.all().flatMap(({ head, live }) => live.map((period) => ({ ...period, ...head }))),
  };
};
