import { tokensOf } from '../../text-tokens.ts';
import { parsedUrl } from '../index/link-targets.ts';

export interface ReadAddress {
  readonly url: URL;
  /** The host as written, and the host that browsers read. */
  readonly written: string;
  readonly host: string;
}

const afterSlashes = (text: string): string => {
  const [, ...rest] = text.split(':');
  const signs = [...rest.join(':')];
  return signs.slice(signs.findIndex((sign) => sign !== '/' && sign !== '\\')).join('');
};

const writtenHost = (text: string): string => {
  const [authority = ''] = afterSlashes(text).split(/[\\/?#]/);
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  return host.startsWith('[') ? host : (host.split(':')[0] ?? '');
};

const withoutDot = (host: string): string => (host.endsWith('.') ? host.slice(0, -1) : host);

/**
 * Reads a web address as browsers do: `{host}` is the public site, other placeholders are any text. Undefined
 * for texts that are not web addresses.
 */
export const readAddress = (text: string, publicSite: string): ReadAddress | undefined => {
  const filled = text.replaceAll('{host}', publicSite).replace(/\{[A-Za-z]+\}/g, 'x');
  const url = parsedUrl(filled);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
  return { url, written: writtenHost(filled), host: withoutDot(url.hostname) };
};

// With these, a host is an address even without `https://` and in capitals: `EVIL.COM`.
const commonEnds = 'com net org gov edu info biz us mx es co io ly app site online shop example'.split(' ');

const isLowercase = (text: string): boolean => /^[a-z]{2,}$/.test(text);

// `brisamar.example`, but neither `p.m.` nor a sentence without a space after its period.
const isHost = (text: string): boolean => {
  const labels = text.split('.');
  const [name = '', end = ''] = labels.slice(-2);
  if (labels.length < 2 || labels.includes('') || name.length < 2) return false;
  return isLowercase(end) || commonEnds.includes(end.toLowerCase());
};

const asAddress = (token: string): string | undefined => {
  if (/^https?:/i.test(token) || token.includes('://')) return token;
  if (token.startsWith('//')) return `https:${token}`;
  const [start = ''] = token.split(/[\\/?#]/);
  const place = token.slice(start.lastIndexOf('@') + 1);
  const host = start.slice(start.lastIndexOf('@') + 1).split(':')[0] ?? '';
  return /^www\./i.test(token) || isHost(host) ? `https://${place}` : undefined;
};

/** Returns the web and mail addresses in a text for members, each as written and as a web address. */
export const addressesIn = (
  text: string,
): readonly { readonly written: string; readonly address: string }[] =>
  tokensOf(text.replace(/\{[^{}]*\}/g, ' ')).flatMap((written) => {
    const address = asAddress(written);
    return address === undefined ? [] : [{ written, address }];
  });

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

// Addresses inside addresses may be encoded several times.
const mostEncoded = 3;

const fullyDecoded = (text: string): string =>
  Array.from({ length: mostEncoded }).reduce<string>((rest) => decoded(rest), text);

const targetNames =
  'url uri u to next target dest destination redirect return returnurl continue goto go link out'.split(' ');

// The start of `http` in Base64.
const isEncoded = (value: string): boolean => value.startsWith('aHR0c');

const leadsAway = ([name, value]: readonly [string, string]): boolean => {
  const plain = fullyDecoded(value);
  const [start = ''] = plain.split(/[\\/?#]/);
  const isTarget = targetNames.includes(name.toLowerCase().replace(/[^a-z]/g, ''));
  return /https?:|^[/\\]{2}/i.test(plain) || isEncoded(value) || (isTarget && isHost(start));
};

/** Returns the address inside the path or parameters of a web address. Sites that redirect open such an address. */
export const innerAddress = ({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): string | undefined => {
  const parameters = [search, hash.replace('#', '?')].flatMap((part) => [...new URLSearchParams(part)]);
  const found = parameters.find(leadsAway);
  if (found) return fullyDecoded(found[1]);
  const rest = fullyDecoded(`${pathname}${hash}`);
  const start = rest.search(/https?:/i);
  return start < 0 ? undefined : rest.slice(start);
};
