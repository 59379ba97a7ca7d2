import { placements } from '../../analysis/findings/items.ts';
import { namesIn } from '../../analysis/model/named-conditions.ts';
import type { Subject } from '../../analysis/findings/finding.ts';
import type { PortalItem } from '../../analysis/model/item.ts';
import { type PortalModel, portalModelIn } from '../../analysis/model/portal-model.ts';
import { routeScreen } from '../../analysis/model/reach.ts';
import { worldOn } from '../../analysis/model/world.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { Expression, When } from '../../rules/expression.ts';

export interface ConditionPlace {
  readonly about: Subject;
  readonly written: When | undefined;
  readonly replaced: (portal: CompiledPortal, condition: When | undefined) => CompiledPortal;
}

const nameOf = (value: object, holder: string): string => {
  const {
    key,
    id,
    in: menu,
  } = value as { readonly key?: unknown; readonly id?: unknown; readonly in?: unknown };
  // The menu entry of a screen is written in the screen.
  if (typeof menu === 'string') return `menus/${menu}/${holder}`;
  if (typeof key === 'string') return key;
  return typeof id === 'string' ? `${holder}/${id}` : holder;
};

const withGate = (
  value: unknown,
  names: ReadonlySet<string>,
  when: When | undefined,
  holder = '',
): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => withGate(one, names, when, holder));
  const name = nameOf(value, holder);
  const isNamed = name !== holder && names.has(name);
  const inner = Object.fromEntries(
    Object.entries(value).flatMap(([field, one]) => {
      if (field === 'when') return isNamed ? [] : [[field, one]];
      return [[field, withGate(one, names, when, name)]];
    }),
  );
  return isNamed && when !== undefined ? { ...inner, when } : inner;
};

const gatePlace = (model: PortalModel, item: PortalItem): ConditionPlace => {
  const all = placements(model.items).find((one) => one.all.includes(item))?.all ?? [item];
  const names = new Set(all.map(({ id }) => id));
  return {
    about: { kind: 'item', name: item.id, field: 'when' },
    written: item.source['when'] as When | undefined,
    replaced: (portal, when) => {
      const screens = withGate(portal.config.screens, names, when) as CompiledPortal['config']['screens'];
      const menus = withGate(portal.config.menus, names, when, 'menus') as CompiledPortal['config']['menus'];
      return { ...portal, config: { ...portal.config, screens, menus } };
    },
  };
};

export const rulePlace = ({ portal: { config } }: PortalModel, name: string): ConditionPlace => ({
  about: { kind: 'rule', name },
  written: config.rules[name],
  replaced: (portal, logic) => ({
    ...portal,
    config: { ...portal.config, rules: { ...portal.config.rules, [name]: logic as Expression } },
  }),
});

const ledTo = ({ byId }: PortalModel, { links }: PortalItem): readonly PortalItem[] =>
  links.flatMap(({ value }) => {
    const screen = byId.get(routeScreen(value) ?? '');
    return screen ? [screen, ...screen.steps.flatMap(({ at }) => byId.get(at) ?? [])] : [];
  });

const gatesOf = (model: PortalModel, item: PortalItem): readonly PortalItem[] => {
  const parts = item.id.split('/');
  const within = parts.map((_, at) => model.byId.get(parts.slice(0, parts.length - at).join('/')));
  const above = item.steps.map(({ at }) => model.byId.get(at));
  const all = [item, ...within, ...above, ...ledTo(model, item)].filter((one) => one !== undefined);
  return [...new Set(all)];
};

const rulesIn = (
  { portal: { config } }: PortalModel,
  conditions: readonly (When | undefined)[],
): readonly string[] => {
  const found = new Set<string>();
  for (const waiting = [...conditions]; waiting.length > 0;) {
    for (const name of namesIn(waiting.pop())) {
      if (found.has(name) || !Object.hasOwn(config.rules, name)) continue;
      found.add(name);
      waiting.push(config.rules[name]);
    }
  }
  return [...found];
};

export const conditionPlaces = (
  model: PortalModel,
  items: readonly PortalItem[],
): readonly ConditionPlace[] => {
  const gates = [...new Set(items.flatMap((item) => gatesOf(model, item)))];
  const rules = rulesIn(model, [
    ...gates.map(({ source }) => source['when'] as When | undefined),
    ...items.flatMap(({ steps }) => steps.map(({ when }) => when)),
  ]);
  return [...gates.map((item) => gatePlace(model, item)), ...rules.map((name) => rulePlace(model, name))];
};

// Uses the same facts as `model`, so that conditions can be compared.
export const editedModel = ({ world }: PortalModel, portal: CompiledPortal): PortalModel =>
  portalModelIn(worldOn(world, portal.config), portal);
