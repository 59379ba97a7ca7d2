import type { PortalConfig } from '../../config/portal-config.ts';
import { variantField } from '../../rules/variants.ts';
import type { Diagram, Diagrams } from '../diagrams/diagrams.ts';
import { type Choice, choices, type Part } from '../model/choices.ts';
import type { PortalItem } from '../model/item.ts';
import type { PortalModel } from '../model/portal-model.ts';
import type { World } from '../model/world.ts';
import { valueRange } from '../space/space.ts';

interface PartChange {
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly members: Diagram;
}

/** Which of the members in `among` get another value than before; changes between the same two values are one. */
export const partChanges = (diagrams: Diagrams, among: Diagram, before: readonly Part[], after: readonly Part[]): readonly PartChange[] => {
  const found = new Map<string, PartChange>();
  for (const old of before) {
    for (const now of after) {
      if (old.value === now.value) continue;
      const members = diagrams.and(diagrams.and(old.members, now.members), among);
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

const forEverybody = (value: unknown): readonly Part[] => [{ value: value === undefined ? undefined : JSON.stringify(value), members: 1 }];

/** Outside addresses with the client id of each member filled in; one that nothing fills stays as it is written. */
const outsideParts = (config: PortalConfig, world: World, name: string): readonly Part[] => {
  const link = config.links[name];
  if (!link || Object.keys(link.clientIds ?? {}).length === 0) return forEverybody(link);
  const { clientIds = {}, ...others } = link;
  return variantParts(world, clientIds).map(({ value, members }) => ({
    value: JSON.stringify({ ...others, href: value === undefined ? link.href : link.href.replaceAll('{clientId}', value) }),
    members,
  }));
};

const pharmacyParts = (config: PortalConfig, world: World, key: string): readonly Part[] => {
  const name = Object.keys(config.facts).find((fact) => config.facts[fact]?.from === 'data:pharmacyVendor');
  const vendor = world.space.byName.get(name ?? '');
  const address = (code: string): string | undefined => (config.pharmacies[code] ?? config.pharmacies['default'])?.[key];
  if (key === 'otcLink') return forEverybody(key);
  if (!vendor) return forEverybody(address('default'));
  return Array.from({ length: vendor.size }, (_, index) => ({
    value: address(String(world.read(vendor, index))),
    members: valueRange(world.diagrams, vendor, index, index),
  }));
};

/** The addresses that one target has for different members, in words of its configuration; fewer than two where everybody gets the same. */
export const addressChoices = ({ portal: { config }, world }: PortalModel, target: string): readonly Choice[] => {
  const [, scheme, name = ''] = /^(link|pharmacy):(.+)$/s.exec(target) ?? [];
  if (scheme === 'pharmacy') return pharmacyParts(config, world, name).map((part) => ({ ...part, variant: undefined }));
  const link = scheme === 'link' ? config.links[name] : undefined;
  if (!link?.clientIds || !link.href.includes('{clientId}')) return [];
  return variantParts(world, link.clientIds).map((part) => ({ ...part, value: link.href.replaceAll('{clientId}', part.value ?? '') }));
};

const routeParts = ({ paths }: PortalConfig, rest: string): readonly Part[] => {
  const [, key = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(rest) ?? [];
  return forEverybody([paths.en[key], paths.es[key], tail]);
};

/** Where a target leads, by members: addresses as they are written, placeholders included. */
const addressParts = ({ portal: { config }, world }: PortalModel, target: string | undefined): readonly Part[] => {
  if (target === undefined) return forEverybody(undefined);
  const [, scheme = '', rest = ''] = /^([a-z]+):(.+)$/s.exec(target) ?? [];
  const schemes: Readonly<Record<string, Addresses>> = {
    route: (key) => routeParts(config, key),
    link: (name) => outsideParts(config, world, name),
    pharmacy: (key) => pharmacyParts(config, world, key),
    doc: (name) => forEverybody(config.documents[name]),
    member: (name) => forEverybody(config.lists[name]),
    directory: (name) => forEverybody([{ ...config.directory, searches: undefined }, config.directory.searches[name]]),
  };
  return schemes[scheme]?.(rest) ?? forEverybody(target);
};

/** Where a target leads, as text to compare: one address, or all with the members who get them. */
export const addressOf = (model: PortalModel, target: string): string | undefined => {
  const [only, ...others] = addressParts(model, target);
  return others.length === 0 ? only?.value : JSON.stringify([only, ...others]);
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

const truthParts = (diagrams: Diagrams, holds: Diagram): readonly Part[] => [
  { value: 'false', members: diagrams.not(holds) },
  { value: 'true', members: holds },
];

/** For which of the members in `among` a condition holds newly or no longer. */
export const gateChanges = (diagrams: Diagrams, among: Diagram, before: Diagram, after: Diagram): readonly PartChange[] =>
  before === after ? [] : partChanges(diagrams, among, truthParts(diagrams, before), truthParts(diagrams, after));
