import type { Language, PortalConfig } from '../../config/portal-config.ts';
import type { ExtraPage, ExtraPages } from '../view-context.ts';
import { matchPath, normalisePath } from './paths.ts';

export interface ListedPage extends ExtraPage {
  readonly path: string;
}

const languages: readonly Language[] = ['en', 'es'];

const plainPath = /^(?:\/(?!\.{1,2}(?:\/|$))[^\s/\\?#%<>"'{}|^`\p{C}]+)+$/u;

const tableOf = (pages: readonly ListedPage[], config: PortalConfig): ReadonlyMap<string, ExtraPage> =>
  new Map(
    pages.flatMap(({ id, title, path }) => {
      const normal = plainPath.test(path) ? normalisePath(path) : undefined;
      const isFree =
        normal !== undefined &&
        languages.every((language) => matchPath(config, language, normal) === undefined);
      return isFree ? [[normal, { id, title }] as const] : [];
    }),
  );

/**
 * Selects the pages that get routes (A23). Screens of the portal take priority. A page without a Spanish
 * version keeps its path.
 */
export const extraPages = (
  lists: Readonly<Record<Language, readonly ListedPage[]>>,
  config: PortalConfig,
): ExtraPages => {
  const translated = new Set(lists.es.map(({ id }) => id));
  const untranslated = lists.en.filter(({ id }) => !translated.has(id));
  return { en: tableOf(lists.en, config), es: tableOf([...untranslated, ...lists.es], config) };
};
