import type { Language } from '../../config/portal-config.ts';
import type { Diagram, Diagrams } from '../diagrams/diagrams.ts';
import { describeSet } from '../explain/describe-set.ts';
import type { ItemKind, PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { factWords } from '../words/fact-words.ts';
import { type Sample, sampleColumn, tableColumns } from './columns.ts';
import { fieldNames } from './fields.ts';
import { type Fields, type Outcome, outcomes as outcomesOf } from './outcomes.ts';

/** Values of the fields in which the outcomes of a row differ; null: no value. */
export type OwnFields = Readonly<Record<string, string | null>>;

/** What some members of a column get. */
export interface CellOutcome {
  /** For whom, in words; absent: for the whole column. */
  readonly when?: string;
  /** What they get beside the fields that are the same everywhere in the row. */
  readonly fields: OwnFields;
}

export interface Cell {
  readonly verdict: 'shown' | 'hidden' | 'conditional';
  readonly outcomes: readonly CellOutcome[];
}

export interface Row {
  readonly id: string;
  readonly kind: ItemKind;
  /** The path of a screen in the language of the table. */
  readonly path?: string;
  /** What everybody who sees it gets, by field: texts in full, link targets, frames, icons. Where no column sees it, what others get. */
  readonly everywhere: Fields;
  readonly cells: readonly Cell[];
}

/** Item by column: who gets what, over all possible members. */
export interface GatingTable {
  readonly language: Language;
  readonly columns: readonly { readonly name: string; readonly says: string }[];
  readonly rows: readonly Row[];
}

/** What members of one column get of an item, in one language. */
interface Share {
  readonly fields: Fields;
  readonly members: Diagram;
}

/** The outcomes among some members, those that differ in the other language alone together. */
const sharesOf = (diagrams: Diagrams, seen: readonly Outcome[], among: Diagram, language: Language): readonly Share[] => {
  const found = new Map<string, Share>();
  for (const outcome of seen) {
    const members = diagrams.and(outcome.members, among);
    if (members === 0) continue;
    const fields = outcome.fields[language];
    const key = JSON.stringify(fields);
    found.set(key, { fields, members: diagrams.or(members, found.get(key)?.members ?? 0) });
  }
  return [...found.values()];
};

/** The fields that have the same value in all of these. */
const common = (all: readonly Fields[]): Fields =>
  Object.fromEntries(Object.entries(all[0] ?? {}).filter(([name, value]) => all.every((fields) => fields[name] === value)));

/** The names of the fields that differ, in the order in which fields are told. */
const differing = (all: readonly Fields[], everywhere: Fields): readonly string[] => {
  const named = new Set(all.flatMap((fields) => Object.keys(fields)));
  return fieldNames.filter((name) => named.has(name) && !Object.hasOwn(everywhere, name));
};

const cellOf = (
  model: PortalModel,
  { language, own }: { readonly language: Language; readonly own: readonly string[] },
  shares: readonly Share[],
  among: Diagram,
): Cell => {
  const { diagrams } = model.world;
  const words = factWords(model.portal.labels, language);
  const outcomes = shares.map(({ fields, members }): CellOutcome => {
    const when = members === among ? undefined : words.cubes(describeSet(model.world, members, among));
    return { ...(when !== undefined && { when }), fields: Object.fromEntries(own.map((name) => [name, fields[name] ?? null])) };
  });
  if (shares.length === 0) return { verdict: 'hidden', outcomes };
  return { verdict: diagrams.any(shares.map(({ members }) => members)) === among ? 'shown' : 'conditional', outcomes };
};

/** The model with members who break a constraint, for the columns of sample members. */
const withoutConstraints = (model: PortalModel): PortalModel => ({ ...model, world: { ...model.world, possible: model.world.valid } });

/** The gating table in words of one language: the columns of plan variants, then one for each given sample member; all items or some. */
export const gatingTable = (
  model: PortalModel,
  language: Language,
  samples: readonly Sample[] = [],
  items: readonly PortalItem[] = model.items,
): GatingTable => {
  const columns = tableColumns(model, language);
  const sampled = samples.map((sample) => sampleColumn(model, sample));
  const unconstrained = withoutConstraints(model);
  const { diagrams } = model.world;
  const rowOf = (item: PortalItem): Row => {
    const possible = outcomesOf(model, item);
    const any = sampled.length > 0 ? outcomesOf(unconstrained, item) : [];
    const parts = [
      ...columns.map(({ members }) => ({ members, shares: sharesOf(diagrams, possible, members, language) })),
      ...sampled.map(({ members }) => ({ members, shares: sharesOf(diagrams, any, members, language) })),
    ];
    const told = parts.flatMap(({ shares }) => shares.map(({ fields }) => fields));
    const all = told.length > 0 ? told : possible.map(({ fields }) => fields[language]);
    const everywhere = common(all);
    const own = differing(all, everywhere);
    const path = item.kind === 'screen' ? model.portal.config.paths[language][item.id] : undefined;
    const cells = parts.map(({ shares, members }) => cellOf(model, { language, own }, shares, members));
    return { id: item.id, kind: item.kind, ...(path !== undefined && { path }), everywhere, cells };
  };
  return { language, columns: [...columns, ...sampled].map(({ name, says }) => ({ name, says })), rows: items.map(rowOf) };
};
