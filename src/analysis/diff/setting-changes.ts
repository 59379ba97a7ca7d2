import type { FactShape, PortalConfig } from '../../config/portal-config.ts';
import { variantField } from '../../rules/variants.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import type { PortalItem } from '../model/item.ts';
import type { MeaningChange, Sides } from './sides.ts';

export const furtherBrand = ({ brand, variants }: PortalConfig): object => {
  const support = ['supportPhone', 'supportNote'];
  const own = variants.flatMap(({ name }) => support.map((field) => variantField(name, field)));
  const told = ['name', 'shortName', 'tagline', 'phone', 'address', ...support, ...own];
  return Object.fromEntries(Object.entries(brand).filter(([name]) => !told.includes(name)));
};

export interface PlainChange {
  readonly at: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export const plainChanges = (before: unknown, after: unknown, at: string): readonly PlainChange[] => {
  if (before === after) return [];
  if (isTree(before) && isTree(after) && Array.isArray(before) === Array.isArray(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => plainChanges(before[name], after[name], `${at}.${name}`));
  }
  const [from, to] = [JSON.stringify(before), JSON.stringify(after)] as [
    string | undefined,
    string | undefined,
  ];
  return from === to ? [] : [{ at, before: from, after: to }];
};

const written = (shape: FactShape, field: string): string | undefined => {
  const value = (shape as Readonly<Record<string, unknown>>)[field];
  return JSON.stringify(Array.isArray(value) ? value.toSorted() : value);
};

export const factChanges = (
  before: PortalConfig['facts'],
  after: PortalConfig['facts'],
): readonly PlainChange[] =>
  Object.entries(before).flatMap(([name, old]) => {
    const now = Object.hasOwn(after, name) ? after[name] : undefined;
    if (!now || now === old) return [];
    const fields = new Set([...Object.keys(old), ...Object.keys(now)]);
    // Only the analysis uses this field: it does not change how a fact is read.
    fields.delete('changes');
    return [...fields].flatMap((field) => {
      const from = written(old, field);
      const to = written(now, field);
      return from === to ? [] : [{ at: `facts.${name}.${field}`, before: from, after: to }];
    });
  });

const listsOf = (items: readonly PortalItem[]): ReadonlyMap<string, readonly PortalItem[]> =>
  Map.groupBy(
    items.filter(({ kind }) => kind !== 'screen'),
    ({ id }) => id.slice(0, id.lastIndexOf('/')),
  );

// The order does not matter between blocks of two columns or between menus: each has its own place.
const standApart = ({ source: one }: PortalItem, { source: other }: PortalItem): boolean =>
  [one['area'], other['area']].sort().join() === 'main,side' || one['place'] !== other['place'];

export const orderChanges = ({ before, after, possible }: Sides): readonly MeaningChange[] => {
  const { diagrams } = after.world;
  const now = listsOf(after.items);
  return [...listsOf(before.items)].flatMap(([holder, list]) => {
    const places = new Map((now.get(holder) ?? []).map(({ id }, index) => [id, index]));
    const common = list.filter(({ id }) => places.has(id));
    const place = ({ id }: PortalItem): number => places.get(id) ?? 0;
    if (common.every((item, at) => at === 0 || place(common[at - 1] as PortalItem) < place(item))) return [];
    let members: Diagram = 0;
    common.forEach((one, at) => {
      for (const other of common.slice(at + 1)) {
        if (place(one) > place(other) && !standApart(one, other))
          members = diagrams.or(members, diagrams.and(one.shown, other.shown));
      }
    });
    const concerned = diagrams.and(members, possible);
    return concerned === 0
      ? []
      : [
          {
            kind: 'order',
            item: holder,
            what: 'order',
            before: undefined,
            after: undefined,
            members: concerned,
          },
        ];
  });
};
