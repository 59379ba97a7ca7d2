import { memoizeTexts } from '../../rules/memoize.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { fieldsOf } from './content.ts';
import type { PortalItem } from './item.ts';
import type { PortalModel } from './portal-model.ts';

const leadingScheme = /^https?:\/\//;

/** Returns true for a host or address, where `*` matches any characters: `*.example.com`, `/billing/*`. */
export const isAddressPattern = (text: string): boolean =>
  /^\S+$/.test(text) &&
  (text.includes('*') ||
    leadingScheme.test(text) ||
    /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?(\/.*)?$/u.test(text));

// Searches each part once, after the previous one, so the time is linear.
const matchesPattern = (pattern: string, text: string): boolean => {
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

// Assertions name few patterns.
const mostPatterns = 1_000;

const schemeAndHost = /^(https?:\/\/)([^/?#\\]*)/;

// Replaces `*` while a host is parsed. No host contains it.
const anyLetters = '0any0';

// As browsers normalize a host: ASCII, without user name, final dot or default port.
const plainHost = (scheme: string, written: string): string => {
  const address = scheme + written.replaceAll('*', anyLetters);
  if (!URL.canParse(address)) return written;
  return new URL(address).host.replace(/\.(?=:|$)/, '').replaceAll(anyLetters, '*');
};

const plainAddress = (written: string): string =>
  written
    .toLowerCase()
    .replace(schemeAndHost, (_, scheme: string, host: string) => scheme + plainHost(scheme, host));

// A pattern without a slash matches the host (`*.example.com` also matches `example.com`) and a port if it
// names one. Patterns with a slash or another scheme (`tel:*`) match the whole address.
const matcher = memoizeTexts(mostPatterns, (written: string): ((address: string) => boolean) => {
  const asWritten = written.toLowerCase();
  const [wantedScheme = ''] = leadingScheme.exec(asWritten) ?? [];
  const isBare = wantedScheme === '' && !/^(\/|[a-z]+:)/.test(asWritten);
  const pattern = plainAddress(isBare ? `https://${written}` : written);
  const rest = pattern.replace(leadingScheme, '');
  if (rest.includes('/') || !(isBare || wantedScheme))
    return (address) => {
      const own = plainAddress(address);
      return (
        matchesPattern(asWritten, own) ||
        (isBare ? matchesPattern(rest, own.replace(leadingScheme, '')) : matchesPattern(pattern, own))
      );
    };
  return (address) => {
    const [, scheme = '', host = ''] = schemeAndHost.exec(plainAddress(address)) ?? [];
    const named = rest.includes(':') ? host : host.replace(/:\d+$/, '');
    if (scheme === '' || !scheme.startsWith(wantedScheme)) return false;
    return matchesPattern(rest, named) || (rest.startsWith('*.') && matchesPattern(rest.slice(2), named));
  };
});

const addressFields: readonly string[] = ['address', 'recoverAddress', 'frameAddress'];

export const ledToPattern = (model: PortalModel, item: PortalItem, pattern: string): Diagram => {
  const matches = matcher(pattern);
  const parts = fieldsOf(model, item)
    .filter(({ name }) => addressFields.includes(name))
    .flatMap(({ choices }) => [...choices.en, ...choices.es])
    .filter(({ value }) => value?.split(' · ').some(matches));
  return model.world.diagrams.any(parts.map(({ members }) => members));
};
