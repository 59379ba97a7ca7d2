import type { Language, PortalConfig } from '../../config/portal-config.ts';
import { normalisePath, otherLanguage, pathTable } from './paths.ts';

// Limits the work for hostile addresses.
const longest = 300;

const folded = (path: string): string =>
  path
    .normalize('NFD')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\p{M}\p{C}\s]/gu, '')
    .replace(/\/+/g, '/');

// Removes what mail programs and sentences append: a query without question mark, a quotation mark, a period.
const cut = (path: string): string =>
  path.replace(/(?:[?#;"<>|\\]|&(?=\w)).*$/s, '').replace(/[^\p{L}\p{N}]+$/u, '') || '/';

// Decodes escapes that were escaped twice, with percent signs or by mail (`=C3=B3`).
const decodedAgain = (path: string): string => normalisePath(path.replace(/=(?=[0-9a-f]{2})/g, '%')) ?? path;

/** Corrects a mistyped or damaged path, such as one without accents. Undefined unless exactly one screen matches. */
export const repairedPath = (
  config: PortalConfig,
  language: Language,
  pathname: string,
): string | undefined => {
  const path = normalisePath(pathname);
  if (path === undefined || path.length > longest) return undefined;
  const known = [language, otherLanguage(language)].flatMap((one) => [...pathTable(config, one)]);
  if (known.some(([own]) => own === path)) return undefined;
  for (const asked of [path, decodedAgain(path)].flatMap((one) => [folded(one), cut(folded(one))])) {
    const found = known.filter(([own]) => folded(own) === asked);
    const keys = new Set(found.map(([, key]) => key));
    if (keys.size > 0) return keys.size === 1 && found[0] ? encodeURI(found[0][0]) : undefined;
  }
  return undefined;
};
