import { memoizeTexts } from '../../rules/memoize.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { fieldsOf } from './content.ts';
import type { PortalItem } from './item.ts';
import type { PortalModel } from './portal-model.ts';

const leadingScheme = /^https?:\/\//;

/** Whether a text can be meant as a host or an address, `*` standing for any letters: `*.example.com`, `https://example.com/pay*`, `/billing/*`. */
export const isAddressPattern = (text: string): boolean =>
  /^\S+$/.test(text) && (text.includes('*') || leadingScheme.test(text) || /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?(\/.*)?$/u.test(text));

/** Whether a text is a pattern, `*` standing for any letters: each part is looked for once, behind the one before. */
const fits = (pattern: string, text: string): boolean => {
  const [first = '', ...others] = pattern.split('*');
  const last = others.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let end = first.length;
  for (const part of others) {
    const at = text.indexOf(part, end);
    if (at < 0) return false;
    end = at + part.length;
  }
  return text.length - last.length >= end && text.endsWith(last);
};

/** Assertions name few patterns. */
const mostPatterns = 1_000;

const schemeAndHost = /^(https?:\/\/)([^/?#\\]*)/;

/** Stands for `*` while a host is read, as letters that no host has. */
const anyLetters = '0any0';

/** A host and its port as browsers read them: in ASCII, without a user's name, a final dot and the usual port. */
const plainHost = (scheme: string, written: string): string => {
  const address = scheme + written.replaceAll('*', anyLetters);
  if (!URL.canParse(address)) return written;
  return new URL(address).host.replace(/\.(?=:|$)/, '').replaceAll(anyLetters, '*');
};

const plainAddress = (written: string): string =>
  written.toLowerCase().replace(schemeAndHost, (_, scheme: string, host: string) => scheme + plainHost(scheme, host));

/**
 * Whether an address matches: a pattern without a slash speaks of the host, `*.example.com` of `example.com` too, and of its port where it
 * names one; any other, and one of another scheme such as `tel:*`, of all of it.
 */
const matcher = memoizeTexts(mostPatterns, (written: string): ((address: string) => boolean) => {
  const asWritten = written.toLowerCase();
  const [wantedScheme = ''] = leadingScheme.exec(asWritten) ?? [];
  const isBare = wantedScheme === '' && !/^(\/|[a-z]+:)/.test(asWritten);
  const pattern = plainAddress(isBare ? `https://${written}` : written);
  const rest = pattern.replace(leadingScheme, '');
  if (rest.includes('/') || !(isBare || wantedScheme))
    return (address) => {
      const own = plainAddress(address);
      return fits(asWritten, own) || (isBare ? fits(rest, own.replace(leadingScheme, '')) : fits(pattern, own));
    };
  return (address) => {
    const [, scheme = '', host = ''] = schemeAndHost.exec(plainAddress(address)) ?? [];
    const named = rest.includes(':') ? host : host.replace(/:\d+$/, '');
    if (scheme === '' || !scheme.startsWith(wantedScheme)) return false;
    return fits(rest, named) || (rest.startsWith('*.') && fits(rest.slice(2), named));
  };
});

const addressFields: readonly string[] = ['address', 'recoverAddress', 'frameAddress'];

/** The members whom an item leads to an address that matches, in either language, by its link or by the page that it frames. */
export const ledToPattern = (model: PortalModel, item: PortalItem, pattern: string): Diagram => {
  const matches = matcher(pattern);
  const parts = fieldsOf(model, item)
    .filter(({ name }) => addressFields.includes(name))
    .flatMap(({ choices }) => [...choices.en, ...choices.es])
    .filter(({ value }) => value?.split(' · ').some(matches));
  return model.world.diagrams.any(parts.map(({ members }) => members));
};
