import type { Language } from '../../config/portal-config.ts';
import { longRules } from '../explain/case-count.ts';
import type { ItemKind, PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { factWords } from '../words/fact-words.ts';
import { sentences } from '../words/sentences.ts';
import {
  commonFields,
  type Described,
  describedShares,
  differingFields,
  findMisdescribed,
  type Share,
  sharesOf,
  withoutConstraints,
} from './cells.ts';
import type { TableColumn } from './columns.ts';
import { type Fields, outcomes as outcomesOf } from './outcomes.ts';

interface Difference {
  // `shown` for visibility, else the name of a field.
  readonly what: string;
  readonly one: string;
  readonly other: string;
}

interface ComparedRow {
  readonly id: string;
  readonly kind: ItemKind;
  readonly everywhere: Fields;
  readonly differences: readonly Difference[];
}

export interface Comparison {
  readonly language: Language;
  readonly one: { readonly name: string; readonly says: string };
  readonly other: { readonly name: string; readonly says: string };
  readonly rows: readonly ComparedRow[];
  readonly counts: {
    readonly rows: number;
    readonly differ: number;
    readonly onlyOne: number;
    readonly onlyOther: number;
    readonly by: Readonly<Record<string, number>>;
  };
}

const projected = (
  model: PortalModel,
  shares: readonly Share[],
  names: readonly string[],
): readonly Share[] => {
  const select = (fields: Fields): Fields =>
    Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name] ?? '']] : [])));
  const outcomes = shares.map(({ fields, members }) => ({ fields: { en: select(fields), es: {} }, members }));
  return sharesOf(model.world.diagrams, outcomes, 1, 'en');
};

interface Side {
  readonly column: TableColumn;
  readonly shares: readonly Share[];
}

interface ComparedItem {
  readonly item: PortalItem;
  readonly sides: readonly [Side, Side];
}

interface Asked {
  readonly item: PortalItem;
  readonly column: TableColumn;
  readonly field: string | undefined;
}

const sideText = (
  model: PortalModel,
  language: Language,
  { shares }: Described,
  { item, column, field }: Asked,
): string => {
  const say = sentences(language);
  const words = factWords(model.portal.labels, language);
  if (shares.length === 0) return say(column.isMember ? 'compare.hidden' : 'compare.nobody');
  const parts = shares.map(({ fields, cases }) => {
    const value =
      field === undefined
        ? undefined
        : (fields[field] ?? say('field.none', { field: say(`field.${field}`) }));
    const when = cases && words.cases(cases, cases.more > 0 ? longRules(model, item) : []);
    if (when === undefined) return value ?? say(column.isMember ? 'cell.shown' : 'compare.everybody');
    return value === undefined ? say('cell.when', { when }) : say('cell.whenWhat', { when, what: value });
  });
  return parts.join(say('semicolon'));
};

const differenceOf = (
  model: PortalModel,
  language: Language,
  { item, sides }: ComparedItem,
  field?: string,
): readonly Difference[] => {
  const names = field === undefined ? [] : [field];
  const [one, other] = sides.map(({ column, shares }) =>
    describedShares(model, projected(model, shares, names), column.members),
  ) as [Described, Described];
  const what = field ?? 'shown';
  const oneText = sideText(model, language, one, { item, column: sides[0].column, field });
  const otherText = sideText(model, language, other, { item, column: sides[1].column, field });
  // Different wordings of the same condition are no difference.
  const same =
    findMisdescribed(model.world, one, other.shares, other.among) === 0 &&
    findMisdescribed(model.world, other, one.shares, one.among) === 0;
  return oneText === otherText || same ? [] : [{ what, one: oneText, other: otherText }];
};

/** Compares two columns row by row and field by field. */
export const comparison = (
  model: PortalModel,
  language: Language,
  [one, other]: readonly [TableColumn, TableColumn],
): Comparison => {
  const anybody = withoutConstraints(model);
  const { diagrams } = model.world;
  const counts = { onlyOne: 0, onlyOther: 0, by: {} as Record<string, number> };
  const rows = model.items.flatMap((item): readonly ComparedRow[] => {
    const seen = outcomesOf(anybody, item);
    const sides = [one, other].map((column) => ({
      column,
      shares: sharesOf(diagrams, seen, column.members, language),
    })) as [Side, Side];
    const [first, second] = sides.map(({ shares }) => shares.length > 0);
    const all = sides.flatMap(({ shares }) => shares.map(({ fields }) => fields));
    const everywhere = commonFields(all);
    const fields = first && second ? differingFields(all, everywhere) : [];
    const differences = [undefined, ...fields].flatMap((field) =>
      differenceOf(model, language, { item, sides }, field),
    );
    if (differences.length === 0) return [];
    if (first && !second) counts.onlyOne += 1;
    if (second && !first) counts.onlyOther += 1;
    for (const { what } of differences) counts.by[what] = (counts.by[what] ?? 0) + 1;
    return [{ id: item.id, kind: item.kind, everywhere, differences }];
  });
  const head = ({ name, says }: TableColumn) => ({ name, says });
  return {
    language,
    one: head(one),
    other: head(other),
    rows,
    counts: { rows: model.items.length, differ: rows.length, ...counts },
  };
};
