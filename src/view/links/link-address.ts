import { dataAddress } from '../../member/data-lists.ts';
import { phoneAddress } from '../../member/phone.ts';
import { hrefOf } from '../routes/hrefs.ts';
import { screenOf } from '../routes/paths.ts';
import { screenAccess } from '../routes/screen-access.ts';
import type { ViewContext } from '../view-context.ts';
import { fill, fillAddress, placeholderValues } from '../words.ts';

const lookUp = (table: Readonly<Record<string, string>>, name: string | undefined): string | undefined =>
  name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;

/**
 * A search of the provider directory with its filters (R7.026: medGroupNameFacet, networkId, provType,
 * providerSpecialty, addressState, startRow). A filter without a value is left out (A74).
 */
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
  for (const [filter, value] of Object.entries(filters)) if (value !== undefined) url.searchParams.set(filter, value);
  return url.href;
};

/** The address of a document by its name in documents.json (R3.039); undefined when the member lacks a value of it. */
const documentAddress = (name: string, context: ViewContext): string | undefined => {
  const { documents } = context.config;
  const written = context.coverage && Object.hasOwn(documents, name) ? documents[name] : undefined;
  return written === undefined ? undefined : fillAddress(written, placeholderValues(context));
};

/** In Spanish, an address on a host that has an `es.` twin goes to the twin (A07). */
const spanishTwin = (url: URL, { language, environment }: ViewContext): URL => {
  if (language === 'es' && environment.spanishHosts.includes(url.hostname)) url.hostname = `es.${url.hostname}`;
  return url;
};

/** The address of a name in links.json, filled and encoded; undefined when the name or a value is missing. */
const outsideAddress = (name: string, context: ViewContext): string | undefined => {
  const link = Object.hasOwn(context.config.links, name) ? context.config.links[name] : undefined;
  if (!link) return undefined;
  const clientIds = link.clientIds ?? {};
  const clientId = context.gate.variants.map((variant) => clientIds[variant]).find((id) => id !== undefined) ?? clientIds['default'];
  const filled = fillAddress(link.href, { ...placeholderValues(context), clientId });
  if (filled === undefined) return undefined;
  const url = spanishTwin(new URL(filled), context);
  if (link.lang) url.searchParams.set('lang', context.language);
  return url.href;
};

/**
 * An address of the member's pharmacy vendor (pharmacies.json), on the legacy site where it starts with `legacy:`;
 * `otcLink` travels in the data string (R3.049). A key that the vendor lacks hides its links.
 */
const pharmacyAddress = (key: string, context: ViewContext): string | undefined => {
  const pharmacy = context.coverage?.pharmacy;
  if (!pharmacy) return undefined;
  if (key === 'otcLink') return pharmacy.otcLink === undefined ? undefined : dataAddress(pharmacy.otcLink);
  const vendor = context.config.pharmacies[pharmacy.vendor] ?? context.config.pharmacies['default'];
  const written = vendor?.[key];
  const filled = written === undefined ? undefined : fillAddress(written, placeholderValues(context));
  return filled?.replace(/^legacy:/, context.environment.legacy);
};

/** The address of `<screen key>[?query][#anchor]` in the active language; undefined while that screen is closed to the member. */
const routeAddress = (rest: string, context: ViewContext): string | undefined => {
  const [, key = '', tail = ''] = /^([^?#]+)(.*)$/s.exec(rest) ?? [];
  const screen = screenOf(context.config, key);
  const path = hrefOf(key, context);
  if (!screen || path === undefined || screenAccess(screen, context).access !== 'open') return undefined;
  return path + tail;
};

/** Where a target leads, or undefined when this member has no such place. */
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

/** The address of a link target (`route:`, `legacy:`, `link:`, `directory:`, `pharmacy:`, `doc:`, `tel:`), or undefined when it leads nowhere for this member. */
export const linkAddress = (target: string, context: ViewContext): string | undefined => {
  const [, scheme = '', rest = ''] = /^([a-z]+):(.+)$/s.exec(target) ?? [];
  return schemes[scheme]?.(rest, context);
};
