import type { FactShape, PortalConfig } from '../../config/portal-config.ts';
import { memoize } from '../../rules/memoize.ts';
import { variantField } from '../../rules/variants.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import type { PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import type { MeaningChange, Sides } from './sides.ts';

export const furtherBrand = ({ brand, variants }: PortalConfig): object => {
  const support = ['supportPhone', 'supportNote'];
  const own = variants.flatMap(({ name }) => support.map((field) => variantField(name, field)));
  const reported = ['name', 'shortName', 'tagline', 'phone', 'address', ...support, ...own];
  return Object.fromEntries(Object.entries(brand).filter(([name]) => !reported.includes(name)));
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
const areApart = ({ source: one }: PortalItem, { source: other }: PortalItem): boolean =>
  [one['area'], other['area']].sort().join() === 'main,side' || one['place'] !== other['place'];

interface Flip {
  readonly holder: string;
  readonly items: readonly [first: PortalItem, second: PortalItem];
  readonly members: Diagram;
}

type Groups = PortalModel['groups'];

const haveSameOrder = (before: Groups, after: Groups): boolean =>
  before.length === after.length &&
  before.every((group, at) => {
    const other = after[at] ?? [];
    return (
      group === other ||
      (group.length === other.length && group.every(({ id }, place) => id === other[place]?.id))
    );
  });

// Cached by the items, which edits of texts do not change.
const flippedBetween = memoize((before: Groups) =>
  memoize((after: Groups): readonly Omit<Flip, 'members'>[] => {
    if (haveSameOrder(before, after)) return [];
    const now = listsOf(after.flat());
    return [...listsOf(before.flat())].flatMap(([holder, list]) => {
      const places = new Map((now.get(holder) ?? []).map((item, index) => [item.id, index]));
      const common = list.filter(({ id }) => places.has(id));
      const place = ({ id }: PortalItem): number => places.get(id) ?? 0;
      if (common.every((item, at) => at === 0 || place(common[at - 1] as PortalItem) < place(item)))
        return [];
      return common.flatMap((one, at) =>
        common
          .slice(at + 1)
          .filter((other) => place(one) > place(other) && !areApart(one, other))
          .map((other) => ({ holder, items: [one, other] as const })),
      );
    });
  }),
);

// Two items of one list that some member sees before and after, in another order.
export const orderFlips = ({ before, after, possible }: Sides): readonly Flip[] =>
  flippedBetween(before.groups)(after.groups).map(({ holder, items }) => ({
    holder,
    items,
    members: after.world.diagrams.all([items[0].shown, items[1].shown, possible]),
  }));

export const orderChanges = (sides: Sides): readonly MeaningChange[] =>
  [...Map.groupBy(orderFlips(sides), ({ holder }) => holder)].flatMap(([item, flips]) => {
    const members = sides.after.world.diagrams.any(flips.map((flip) => flip.members));
    return members === 0
      ? []
      : [{ kind: 'order', item, what: 'order', before: undefined, after: undefined, members }];
  });
