import { fillAddress } from '../fill.ts';
import { placeholderValues } from '../placeholder-values.ts';
import type { ViewContext } from '../view-context.ts';

/** In Spanish, an address on a host that has an `es.` twin goes to the twin (ledger A07). */
const spanishTwin = (url: URL, { language, environment }: ViewContext): URL => {
  if (language === 'es' && environment.spanishHosts.includes(url.hostname)) url.hostname = `es.${url.hostname}`;
  return url;
};

/** The address of a name in links.json, filled and encoded; undefined when the name or a value is missing. */
export const outsideAddress = (name: string, context: ViewContext): string | undefined => {
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
