import type { PortalConfig } from '../../config/portal-config.ts';
import { variantField } from '../../rules/variants.ts';
import type { Diagram, Diagrams } from '../diagrams/diagrams.ts';
import { type Choice, choices } from '../model/choices.ts';
import type { PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import type { World } from '../model/world.ts';
import { valueRange } from '../space/space.ts';

/** Members who get the same; the parts of a whole do not overlap. */
export interface Part {
  readonly value: string | undefined;
  readonly members: Diagram;
}

interface PartChange {
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly members: Diagram;
}

/** Whose part has another value than before, within some members; changes with equal values are one. */
export const partChanges = (
  diagrams: Diagrams,
  within: Diagram,
  before: readonly Part[],
  after: readonly Part[],
): readonly PartChange[] => {
  const found = new Map<string, PartChange>();
  for (const old of before) {
    for (const now of after) {
      if (old.value === now.value) continue;
      const members = diagrams.and(diagrams.and(old.members, now.members), within);
      if (members === 0) continue;
      const key = JSON.stringify([old.value, now.value]);
      const earlier = found.get(key)?.members ?? 0;
      found.set(key, { before: old.value, after: now.value, members: diagrams.or(earlier, members) });
    }
  }
  return [...found.values()];
};

/** Values by plan variant; `default` is for the rest. */
export type VariantTable = Readonly<Record<string, string>>;

/** Which members get which value of a table: that of the first variant that applies and has one. */
export const variantParts = (world: World, table: VariantTable): readonly Choice[] => {
  const fields = Object.entries(table).map(([variant, value]) => [variant === 'default' ? 'value' : variantField(variant, 'value'), value]);
  return choices(world, Object.fromEntries(fields) as VariantTable, 'value');
};

type Addresses = (rest: string) => readonly Part[];

const everybody = (value: unknown): readonly Part[] => [{ value: value === undefined ? undefined : JSON.stringify(value), members: 1 }];

const outsideParts = (config: PortalConfig, world: World, name: string): readonly Part[] => {
  const link = config.links[name];
  if (!link || Object.keys(link.clientIds ?? {}).length === 0) return everybody(link);
  return variantParts(world, link.clientIds ?? {}).map(({ value, members }) => ({
    value: JSON.stringify([link.href, link.lang, value]),
    members,
  }));
};

const pharmacyParts = (config: PortalConfig, world: World, key: string): readonly Part[] => {
  const name = Object.keys(config.facts).find((fact) => config.facts[fact]?.from === 'data:pharmacyVendor');
  const vendor = world.space.byName.get(name ?? '');
  const address = (code: string): string | undefined => (config.pharmacies[code] ?? config.pharmacies['default'])?.[key];
  if (key === 'otcLink') return everybody(key);
  if (!vendor) return everybody(address('default'));
  return Array.from({ length: vendor.size }, (_, index) => ({
    value: address(String(world.read(vendor, index))),
    members: valueRange(world.diagrams, vendor, index, index),
  }));
};

const routeParts = ({ paths }: PortalConfig, rest: string): readonly Part[] => {
  const [, key = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(rest) ?? [];
  return everybody([paths.en[key], paths.es[key], tail]);
};

/** Where a target leads, by members: addresses as they are written, placeholders included. */
const addressParts = ({ portal: { config }, world }: PortalModel, target: string | undefined): readonly Part[] => {
  if (target === undefined) return everybody(undefined);
  const [, scheme = '', rest = ''] = /^([a-z]+):(.+)$/s.exec(target) ?? [];
  const schemes: Readonly<Record<string, Addresses>> = {
    route: (key) => routeParts(config, key),
    link: (name) => outsideParts(config, world, name),
    pharmacy: (key) => pharmacyParts(config, world, key),
    doc: (name) => everybody(config.documents[name]),
    member: (name) => everybody(config.lists[name]),
    directory: (name) => everybody([{ ...config.directory, searches: undefined }, config.directory.searches[name]]),
  };
  return schemes[scheme]?.(rest) ?? everybody(target);
};

export interface LinkPart extends Part {
  readonly target: string | undefined;
}

/** The addresses that members get from an item, and the target that each comes from. */
export const linkParts = (model: PortalModel, { links }: PortalItem): readonly LinkPart[] =>
  links.length === 0
    ? [{ value: undefined, target: undefined, members: 1 }]
    : links.flatMap(({ value: target, members }) =>
        addressParts(model, target).map((part) => ({
          value: part.value,
          target,
          members: model.world.diagrams.and(members, part.members),
        })),
      );

const answers = (diagrams: Diagrams, holds: Diagram): readonly Part[] => [
  { value: 'false', members: diagrams.not(holds) },
  { value: 'true', members: holds },
];

/** For whom, within some members, a condition began or ceased to hold. */
export const gateChanges = (diagrams: Diagrams, within: Diagram, before: Diagram, after: Diagram): readonly PartChange[] =>
  before === after ? [] : partChanges(diagrams, within, answers(diagrams, before), answers(diagrams, after));
