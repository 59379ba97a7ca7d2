import type { Language, PortalConfig } from '../../config/portal-config.ts';
import { normalisePath, otherLanguage, pathTable } from './paths.ts';

/** Bounds the work on an address that was made to be long. */
const longest = 300;

/** Letters without accents; dashes alike; without spaces and signs that nobody sees. */
const folded = (path: string): string =>
  path
    .normalize('NFD')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\p{M}\p{C}\s]/gu, '')
    .replace(/\/+/g, '/');

/** Without what a mail program or a sentence left behind an address: a query without its question mark, a quotation mark, a full stop. */
const cut = (path: string): string => path.replace(/(?:[?#;"<>|\\]|&(?=\w)).*$/s, '').replace(/[^\p{L}\p{N}]+$/u, '') || '/';

/** Escapes that were escaped once more, by percent or in a mail (`=C3=B3`). */
const decodedAgain = (path: string): string => normalisePath(path.replace(/=(?=[0-9a-f]{2})/g, '%')) ?? path;

/**
 * The path that an address means which no table holds: without its accents, or mangled on its way through a mail. Undefined where no
 * screen or more than one can be meant.
 */
export const repairedPath = (config: PortalConfig, language: Language, pathname: string): string | undefined => {
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
