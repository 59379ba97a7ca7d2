import type { SourceFiles } from '../../config/files/source.ts';
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

const marks = new Set('.,;:!?()[]{}"\'“”‘’«»¿¡');

const withoutMarks = (token: string): string => {
  const signs = [...token];
  const start = signs.findIndex((sign) => !marks.has(sign));
  const end = signs.findLastIndex((sign) => !marks.has(sign));
  return start < 0 ? '' : signs.slice(start, end + 1).join('');
};

const spaces = new Set(' \t\n\r\u00a0\u2028\u2029<>|');

const tokensOf = (text: string): readonly string[] =>
  [...text]
    .map((sign) => (spaces.has(sign) ? ' ' : sign))
    .join('')
    .split(' ')
    .map((token) => withoutMarks(token).toLowerCase())
    .filter((token) => token !== '');

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
  const written = values.flatMap(stringsIn).flatMap(tokensOf).filter(isAddress);
  if (written.length === 0) return undefined;
  const known = new Set(
    Object.values(live)
      .flatMap((text) => stringsIn(readJson(text)?.value))
      .flatMap(tokensOf),
  );
  return written.find((token) => !known.has(token));
};
