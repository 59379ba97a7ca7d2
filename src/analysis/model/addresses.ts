import type { Environment, Frame, OutsideLink } from '../../config/generated/config-files.ts';
import type { Language, PortalConfig } from '../../config/portal-config.ts';
import { variantField } from '../../rules/variants.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { valueRange, type Variable } from '../space/space.ts';
import { choices } from './choices.ts';
import type { PortalModel } from './portal-model.ts';
import type { World } from './world.ts';

type Addresses = Readonly<Record<Language, string | undefined>>;

export interface AddressPart {
  readonly variant: string | undefined;
  readonly members: Diagram;
  readonly address: Addresses;
  readonly byData?: string;
}

export type VariantTable = Readonly<Record<string, string>>;

export const variantParts = (world: World, table: VariantTable) => {
  const fields = Object.entries(table).map(([variant, value]) => [
    variant === 'default' ? 'value' : variantField(variant, 'value'),
    value,
  ]);
  return choices(world, Object.fromEntries(fields) as VariantTable, 'value');
};

const languages: readonly Language[] = ['en', 'es'];

const inBoth = (address: (language: Language) => string | undefined): Addresses => ({
  en: address('en'),
  es: address('es'),
});

const forEverybody = (address: (language: Language) => string | undefined): readonly [AddressPart] => [
  { variant: undefined, members: 1, address: inBoth(address) },
];

// Members use the first environment of the configuration.
const membersEnvironment = ({ environments }: PortalConfig): Environment | undefined =>
  Object.values(environments)[0];

const onLegacySite = (config: PortalConfig, path: string): string =>
  `${membersEnvironment(config)?.legacy ?? 'legacy:'}${path}`;

const withParameters = (
  address: string,
  parameters: readonly (readonly [name: string, value: string])[],
): string => {
  const [, file = '', anchor = ''] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  const query = parameters.map(([name, value]) => `${name}=${value}`).join('&');
  return query === '' ? address : `${file}${file.includes('?') ? '&' : '?'}${query}${anchor}`;
};

const filled = (config: PortalConfig, written: string, language: Language): string =>
  written
    .replaceAll('{host}', membersEnvironment(config)?.publicDomain ?? '{host}')
    .replaceAll('{lang}', language);

const filledBoth = (config: PortalConfig, address: Addresses): Addresses =>
  inBoth((language) => address[language] && filled(config, address[language], language));

const outsideAddress = (config: PortalConfig, { href, lang }: OutsideLink, language: Language): string => {
  const { spanishHosts = [] } = membersEnvironment(config) ?? {};
  const named = filled(config, href, language);
  const host = /^https?:\/\/([^/?#:]+)/.exec(named)?.[1] ?? '';
  const twin = language === 'es' && spanishHosts.includes(host) ? named.replace(host, `es.${host}`) : named;
  return lang ? withParameters(twin, [['lang', language]]) : twin;
};

const outsideParts = ({ portal: { config }, world }: PortalModel, name: string): readonly AddressPart[] => {
  const link = config.links[name];
  if (!link) return forEverybody(() => undefined);
  if (!link.href.includes('{clientId}'))
    return forEverybody((language) => outsideAddress(config, link, language));
  return variantParts(world, link.clientIds ?? {}).map(({ variant, value, members }) => ({
    variant,
    members,
    address: inBoth((language) =>
      value === undefined
        ? undefined
        : outsideAddress(config, { ...link, href: link.href.replaceAll('{clientId}', value) }, language),
    ),
  }));
};

const factOf = ({ portal: { config }, world }: PortalModel, from: string): Variable | undefined => {
  const name = Object.keys(config.facts).find((fact) => config.facts[fact]?.from === from);
  return world.space.byName.get(name ?? '');
};

const byFact = (
  { world }: PortalModel,
  fact: Variable,
  addressOf: (value: string) => Addresses,
): readonly AddressPart[] => {
  const found = new Map<string, AddressPart>();
  for (let index = 0; index < fact.size; index += 1) {
    const address = addressOf(String(world.read(fact, index)));
    const key = JSON.stringify(address);
    const members = world.diagrams.or(
      found.get(key)?.members ?? 0,
      valueRange(world.diagrams, fact, index, index),
    );
    found.set(key, { variant: undefined, members, address });
  }
  return [...found.values()];
};

const pharmacyParts = (model: PortalModel, key: string): readonly AddressPart[] => {
  const { config } = model.portal;
  if (key === 'otcLink') return forEverybody(() => '{otcLink}');
  const written = (vendor: string): string | undefined =>
    (config.pharmacies[vendor] ?? config.pharmacies['default'])?.[key];
  const address = (vendor: string): Addresses =>
    inBoth(() => written(vendor)?.replace(/^legacy:/, () => onLegacySite(config, '')));
  const vendor = factOf(model, 'data:pharmacyVendor');
  return vendor
    ? byFact(model, vendor, address)
    : [{ variant: undefined, members: 1, address: address('default') }];
};

// Without a named network, the member's own network decides, and the medical group in their data.
const directoryParts = (model: PortalModel, name: string): readonly AddressPart[] => {
  const { base, query, networks, medicalGroups, searches } = model.portal.config.directory;
  const search = searches[name];
  if (!search) return forEverybody(() => undefined);
  const address = (network: string): Addresses => {
    const filters = {
      medGroupNameFacet: '{medicalGroup}',
      networkId: networks[network],
      ...search,
      ...query,
    };
    const given = Object.entries(filters).flatMap(([filter, value]) =>
      value === undefined ? [] : [[filter, value] as const],
    );
    return inBoth(() => withParameters(base, given));
  };
  const network = model.world.space.byName.get('network');
  const parts =
    search.networkId === undefined && network
      ? byFact(model, network, address)
      : [{ variant: undefined, members: 1, address: address('') }];
  return parts.map((part) => ({ ...part, byData: JSON.stringify(medicalGroups) }));
};

const routeParts = ({ portal: { config } }: PortalModel, rest: string): readonly AddressPart[] => {
  const [, key = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(rest) ?? [];
  return forEverybody((language) => {
    const path = config.paths[language][key];
    return path === undefined ? undefined : path + tail;
  });
};

const listParts = ({ portal: { config } }: PortalModel, name: string): readonly AddressPart[] => {
  const { href = '{address}', ...entries } = config.lists[name] ?? {};
  return forEverybody(() => href).map((part) => ({ ...part, byData: JSON.stringify(entries) }));
};

const plainSchemes: Readonly<Record<string, (config: PortalConfig, rest: string) => string | undefined>> = {
  legacy: onLegacySite,
  doc: (config, name) => config.documents[name],
  tel: (_, number) => `tel:${number}`,
};

const schemes: Readonly<Record<string, (model: PortalModel, rest: string) => readonly AddressPart[]>> = {
  route: routeParts,
  link: outsideParts,
  pharmacy: pharmacyParts,
  directory: directoryParts,
  member: listParts,
};

// Together the parts cover every member.
export const addressParts = (model: PortalModel, target: string): readonly AddressPart[] => {
  const [, scheme = '', rest = ''] = /^([a-z]+):(.+)$/s.exec(target) ?? [];
  const { config } = model.portal;
  const parts =
    schemes[scheme]?.(model, rest) ?? forEverybody(() => plainSchemes[scheme]?.(config, rest) ?? target);
  return parts.map((part) => ({ ...part, address: filledBoth(config, part.address) }));
};

export const frameAddress = (
  config: PortalConfig,
  frame: Frame,
): { readonly address: Addresses; readonly look: string } => {
  const { path, query = {}, lang, ...look } = frame;
  const address = withParameters(
    onLegacySite(config, path),
    Object.entries({ ...query, ...(lang && { lang: '{lang}' }) }),
  );
  return {
    address: filledBoth(
      config,
      inBoth(() => address),
    ),
    look: JSON.stringify(look),
  };
};

export const bothAddresses = (address: Addresses): string | undefined =>
  [...new Set(languages.flatMap((language) => address[language] ?? []))].join(' · ') || undefined;
