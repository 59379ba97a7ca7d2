import type { SourceFiles } from '../../config/files/source.ts';
import { tokensOf } from '../../config/text-tokens.ts';
import { isFields, readJson } from './json-value.ts';

// Their targets are names of other files, or of screens.
const named: readonly string[] = ['route', 'link', 'pharmacy', 'member', 'directory', 'doc'];

// Their targets are addresses themselves.
const literal: readonly string[] = ['legacy', 'tel', 'http', 'https', 'mailto'];

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return isFields(value) ? Object.values(value).flatMap(stringsIn) : [];
};

const lowerTokens = (text: string): readonly string[] => tokensOf(text).map((token) => token.toLowerCase());

const isLetter = (sign: string): boolean => sign.toLowerCase() !== sign.toUpperCase();

// `brisamar.example` or `brisamar.example/help`; also an abbreviation such as "EE.UU", which is then refused.
const isHost = (token: string): boolean => {
  const [host = ''] = token.split('/');
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && !labels.includes('') && last.length > 1 && [...last].every(isLetter);
};

const isAddress = (token: string): boolean => {
  const [scheme = '', ...rest] = token.split(':');
  if (rest.length > 0 && literal.includes(scheme)) return true;
  if (rest.length > 0 && named.includes(scheme)) return token.includes('?') || token.includes('#');
  return token.includes('//') || token.includes('@') || token.startsWith('www.') || isHost(token);
};

/**
 * Returns the first web or mail address in the values that no live file contains: an address in a text, or a
 * target without a name (`legacy:…`, `tel:…`, a query). Named addresses are defined in other files.
 */
export const writtenAddress = (live: SourceFiles, values: readonly unknown[]): string | undefined => {
  const written = values.flatMap(stringsIn).flatMap(lowerTokens).filter(isAddress);
  if (written.length === 0) return undefined;
  const known = new Set(
    Object.values(live)
      .flatMap((text) => stringsIn(readJson(text)?.value))
      .flatMap(lowerTokens),
  );
  return written.find((token) => !known.has(token));
};
