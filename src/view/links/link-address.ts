import { dataAddress } from '../../member/data-lists.ts';
import { phoneAddress } from '../../member/phone.ts';
import { hrefOf } from '../routes/hrefs.ts';
import { screenOf } from '../routes/paths.ts';
import { screenAccess } from '../routes/screen-access.ts';
import type { ViewContext } from '../view-context.ts';
import { fill, fillAddress, placeholderValues } from '../words.ts';

const lookUp = (table: Readonly<Record<string, string>>, name: string | undefined): string | undefined =>
  name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;

// Filters: medGroupNameFacet, networkId, provType, providerSpecialty, addressState, startRow (R7.026). A
// filter without a value is left out (A74).
const directoryAddress = (name: string, context: ViewContext): string | undefined => {
  const { directory } = context.config;
  const search = Object.hasOwn(directory.searches, name) ? directory.searches[name] : undefined;
  if (!search) return undefined;
  const filters = {
    medGroupNameFacet: lookUp(directory.medicalGroups, context.coverage?.provider?.pmgName),
    networkId: search.networkId ?? lookUp(directory.networks, String(context.gate.facts['network'])),
    provType: search.provType,
    providerSpecialty: search.providerSpecialty,
    ...directory.query,
  };
  const url = new URL(directory.base);
  for (const [filter, value] of Object.entries(filters))
    if (value !== undefined) url.searchParams.set(filter, value);
  return url.href;
};

// By its name in documents.json (R3.039). Undefined when the member has no value for a placeholder.
const documentAddress = (name: string, context: ViewContext): string | undefined => {
  const { documents } = context.config;
  const written = context.coverage && Object.hasOwn(documents, name) ? documents[name] : undefined;
  return written === undefined ? undefined : fillAddress(written, placeholderValues(context));
};

// In Spanish, hosts with an `es.` twin use the twin (A07).
const spanishTwin = (url: URL, { language, environment }: ViewContext): URL => {
  if (language === 'es' && environment.spanishHosts.includes(url.hostname))
    url.hostname = `es.${url.hostname}`;
  return url;
};

const outsideAddress = (name: string, context: ViewContext): string | undefined => {
  const link = Object.hasOwn(context.config.links, name) ? context.config.links[name] : undefined;
  if (!link) return undefined;
  const clientIds = link.clientIds ?? {};
  const clientId =
    context.gate.variants.map((variant) => clientIds[variant]).find((id) => id !== undefined) ??
    clientIds['default'];
  const filled = fillAddress(link.href, { ...placeholderValues(context), clientId });
  if (filled === undefined) return undefined;
  const url = spanishTwin(new URL(filled), context);
  if (link.lang) url.searchParams.set('lang', context.language);
  return url.href;
};

// By vendor in pharmacies.json; `legacy:` means the legacy site. `otcLink` comes from the coverage data
// (R3.049). Links without an address for the vendor are hidden.
const pharmacyAddress = (key: string, context: ViewContext): string | undefined => {
  const pharmacy = context.coverage?.pharmacy;
  if (!pharmacy) return undefined;
  if (key === 'otcLink') return pharmacy.otcLink === undefined ? undefined : dataAddress(pharmacy.otcLink);
  const vendor = context.config.pharmacies[pharmacy.vendor] ?? context.config.pharmacies['default'];
  const written = vendor?.[key];
  const filled = written === undefined ? undefined : fillAddress(written, placeholderValues(context));
  return filled?.replace(/^legacy:/, context.environment.legacy);
};

const routeAddress = (rest: string, context: ViewContext): string | undefined => {
  const [, key = '', tail = ''] = /^([^?#]+)(.*)$/s.exec(rest) ?? [];
  const screen = screenOf(context.config, key);
  const path = hrefOf(key, context);
  if (!screen || path === undefined || screenAccess(screen, context).access !== 'open') return undefined;
  return path + tail;
};

export type AddressOf = (rest: string, context: ViewContext) => string | undefined;

const legacyAddress: AddressOf = (rest, context) => {
  const path = fillAddress(rest, placeholderValues(context));
  return path === undefined ? undefined : context.environment.legacy + path;
};

const dialAddress: AddressOf = (rest, context) => phoneAddress(fill(rest, placeholderValues(context)) ?? '');

const schemes: Readonly<Record<string, AddressOf>> = {
  route: routeAddress,
  legacy: legacyAddress,
  link: outsideAddress,
  directory: directoryAddress,
  pharmacy: pharmacyAddress,
  doc: documentAddress,
  tel: dialAddress,
};

// For targets with `route:`, `legacy:`, `link:`, `directory:`, `pharmacy:`, `doc:` or `tel:`. Undefined
// without an address for this member.
export const linkAddress = (target: string, context: ViewContext): string | undefined => {
  const [, scheme = '', rest = ''] = /^([a-z]+):(.+)$/s.exec(target) ?? [];
  return schemes[scheme]?.(rest, context);
};
