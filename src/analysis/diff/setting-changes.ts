import type { FactShape, PortalConfig } from '../../config/portal-config.ts';
import { groupBy } from '../../rules/group-by.ts';
import { variantField } from '../../rules/variants.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { choices } from '../model/choices.ts';
import type { PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { gatedSettings } from '../model/screen-gates.ts';
import { factFrom } from '../model/world.ts';
import { gateChanges, partChanges } from './parts.ts';
import { isSame, type MeaningChange, type Sides } from './sides.ts';

type Setting = (typeof gatedSettings)[number];

interface SettingChanges {
  readonly changes: readonly MeaningChange[];
  /** Settings that name another condition, which holds for the same members. */
  readonly unseen: readonly string[];
}

/** Members whom a setting concerns: the second step of the first-time dialog only those who get the dialog, the external link notice visitors too. */
const concernedBy = ({ portal: { config }, world }: PortalModel, setting: Setting): Diagram => {
  const signedIn = factFrom(config, world, 'session:isLoggedIn');
  if (setting === 'externalLinkNotice') return 1;
  return setting === 'firstLoginPaperless' ? world.diagrams.and(signedIn, world.conditions.ofWhen(config.settings.firstLogin)) : signedIn;
};

/** Who gets the first-time dialog, the external link notice or the experience without plans newly or no longer. */
export const settingChanges = ({ before, after, possible }: Sides): SettingChanges => {
  const { diagrams } = after.world;
  const holds = ({ portal: { config }, world }: PortalModel, setting: Setting): Diagram =>
    world.conditions.ofWhen(config.settings[setting]);
  const changes = gatedSettings.flatMap((what) => {
    const concerned = diagrams.all([possible, concernedBy(before, what), concernedBy(after, what)]);
    const found = gateChanges(diagrams, concerned, holds(before, what), holds(after, what));
    return found.map((change): MeaningChange => ({ ...change, kind: 'gates', item: 'settings', what }));
  });
  const renamed = gatedSettings.filter((name) => !isSame(before.portal.config.settings[name], after.portal.config.settings[name]));
  return { changes, unseen: renamed.filter((name) => changes.every(({ what }) => what !== name)).map((name) => `settings.${name}`) };
};

/** The support phone, of which a plan variant may have its own. */
const planPhone = 'supportPhone';

/** Who is told another support phone than before, in the header and wherever a text or link names it. */
export const phoneChanges = ({ before, after, possible }: Sides): readonly MeaningChange[] => {
  const phones = ({ portal: { config }, world }: PortalModel) => choices(world, { ...config.brand }, planPhone);
  const found = partChanges(after.world.diagrams, possible, phones(before), phones(after));
  return found.map((change) => ({ ...change, kind: 'looks', item: 'brand', what: planPhone }));
};

/** The brand without what `phoneChanges` compares. */
export const sharedBrand = ({ brand, variants }: PortalConfig): object => {
  const phones = [planPhone, ...variants.map(({ name }) => variantField(name, planPhone))];
  return Object.fromEntries(Object.entries(brand).filter(([name]) => !phones.includes(name)));
};

/** A value that is the same for everybody and has changed. */
export interface PlainChange {
  readonly at: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Every leaf that differs between two values, with its path. */
export const plainChanges = (before: unknown, after: unknown, at: string): readonly PlainChange[] => {
  if (before === after) return [];
  if (isTree(before) && isTree(after) && Array.isArray(before) === Array.isArray(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => plainChanges(before[name], after[name], `${at}.${name}`));
  }
  const [from, to] = [JSON.stringify(before), JSON.stringify(after)] as [string | undefined, string | undefined];
  return from === to ? [] : [{ at, before: from, after: to }];
};

/** Properties of a fact that decide how it is read from the data. */
const factFields = ['type', 'from', 'otherwise', 'min', 'max', 'values'] as const;

const written = (shape: FactShape, field: (typeof factFields)[number]): string | undefined => {
  const value = (shape as Readonly<Record<string, unknown>>)[field];
  return JSON.stringify(Array.isArray(value) ? value.toSorted() : value);
};

/** Facts of both configurations that are read from the data in another way; which members that concerns depends on their data. */
export const factChanges = (before: PortalConfig['facts'], after: PortalConfig['facts']): readonly PlainChange[] =>
  Object.entries(before).flatMap(([name, old]) => {
    const now = Object.hasOwn(after, name) ? after[name] : undefined;
    if (!now || now === old) return [];
    return factFields.flatMap((field) => {
      const [from, to] = [written(old, field), written(now, field)];
      return from === to ? [] : [{ at: `facts.${name}.${field}`, before: from, after: to }];
    });
  });

/** The items of each block, the blocks of each screen and the entries of each menu. */
const listsOf = (items: readonly PortalItem[]): ReadonlyMap<string, readonly PortalItem[]> =>
  groupBy(
    items.filter(({ kind }) => kind !== 'screen'),
    ({ id }) => id.slice(0, id.lastIndexOf('/')),
  );

/** Blocks of the two columns stand beside each other, whichever is written first. */
const standApart = ({ source: one }: PortalItem, { source: other }: PortalItem): boolean =>
  [one['area'], other['area']].sort().join() === 'main,side';

/** Blocks of a screen, items of a block and entries of a menu that stand in another order, for the members who see two that changed places. */
export const orderChanges = ({ before, after, possible }: Sides): readonly MeaningChange[] => {
  const { diagrams } = after.world;
  const now = listsOf(after.items);
  return [...listsOf(before.items)].flatMap(([holder, list]) => {
    const places = new Map((now.get(holder) ?? []).map(({ id }, place) => [id, place]));
    const common = list.filter(({ id }) => places.has(id));
    const place = ({ id }: PortalItem): number => places.get(id) ?? 0;
    if (common.every((item, at) => at === 0 || place(common[at - 1] as PortalItem) < place(item))) return [];
    let members: Diagram = 0;
    common.forEach((one, at) => {
      for (const other of common.slice(at + 1)) {
        if (place(one) > place(other) && !standApart(one, other)) members = diagrams.or(members, diagrams.and(one.shown, other.shown));
      }
    });
    const concerned = diagrams.and(members, possible);
    return concerned === 0 ? [] : [{ kind: 'order', item: holder, what: 'order', before: undefined, after: undefined, members: concerned }];
  });
};
