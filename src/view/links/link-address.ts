import { directoryAddress } from './directory-address.ts';
import { documentAddress } from './document-address.ts';
import { outsideAddress } from './outside-address.ts';
import { pharmacyAddress } from './pharmacy-address.ts';
import { routeAddress } from './route-address.ts';
import { fill, fillAddress } from '../fill.ts';
import { placeholderValues } from '../placeholder-values.ts';
import type { ViewContext } from '../view-context.ts';

/** Where a target leads, or undefined when this member has no such place. */
export type AddressOf = (rest: string, context: ViewContext) => string | undefined;

const legacyAddress: AddressOf = (rest, context) => {
  const path = fillAddress(rest, placeholderValues(context));
  return path === undefined ? undefined : context.environment.legacy + path;
};

const phoneAddress: AddressOf = (rest, context) => {
  const number = fill(rest, placeholderValues(context))?.replace(/[^0-9+]/g, '');
  return number ? `tel:${number}` : undefined;
};

const schemes: Readonly<Record<string, AddressOf>> = {
  route: routeAddress,
  legacy: legacyAddress,
  link: outsideAddress,
  directory: directoryAddress,
  pharmacy: pharmacyAddress,
  doc: documentAddress,
  tel: phoneAddress,
};

/** The address of a link target (`route:`, `legacy:`, `link:`, `directory:`, `pharmacy:`, `doc:`, `tel:`), or undefined when it leads nowhere for this member. */
export const linkAddress = (target: string, context: ViewContext): string | undefined => {
  const [, scheme = '', rest = ''] = /^([a-z]+):(.+)$/s.exec(target) ?? [];
  return schemes[scheme]?.(rest, context);
};
