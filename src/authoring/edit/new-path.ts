import { screenPaths } from '../../config/compile/compile-config.ts';
import { compileWords } from '../../config/compile/compile-words.ts';
import { configSources } from '../../config/compile/config-sources.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import type { Language } from '../../config/portal-config.ts';
import { invalidRequest } from '../refusal.ts';
import type { Edit } from './edit-text.ts';
import { findScreen } from './new-entries.ts';

const languages: readonly Language[] = ['en', 'es'];

// Paths are relative to the parent screen, without slashes at the ends.
export interface NewPath {
  readonly key: string;
  readonly paths: Readonly<Partial<Record<Language, string>>>;
}

type Aliases = Readonly<Partial<Record<Language, readonly string[]>>>;

const aliasesToKeep = (
  listed: readonly string[],
  left: string,
  taken: string | undefined,
): readonly string[] => [...listed.filter((path) => path !== left && path !== taken), left];

/**
 * Returns the edits that change a path and keep the old addresses as aliases. Throws for an unknown screen or
 * no change.
 */
export const newPath = (documents: readonly ConfigDocument[], { key, paths }: NewPath): readonly Edit[] => {
  const { section } = findScreen(documents, key);
  const sources = configSources(documents);
  const words = compileWords(documents);
  const newAliases = new Map<string, Aliases>();
  const written = languages.flatMap((language): readonly Edit[] => {
    const path = paths[language];
    const own = words[language].screens;
    if (path === undefined || own[key]?.path === path) return [];
    const [before, after] = [own, { ...own, [key]: { ...own[key], path } }].map((all) =>
      screenPaths(sources.screens, all),
    );
    for (const [screen, left] of Object.entries(before ?? {})) {
      const taken = after?.[screen];
      const { aliases = [], aliasesIn = {} } = findScreen(documents, screen).screen;
      if (taken === left || aliases.includes(left)) continue;
      newAliases.set(screen, {
        ...aliasesIn,
        ...newAliases.get(screen),
        [language]: aliasesToKeep(aliasesIn[language] ?? [], left, taken),
      });
    }
    return [{ file: `locales/${language}/${section}.json`, path: [key, 'path'], value: path }];
  });
  if (written.length === 0) throw invalidRequest('same-path', { key });
  const aliases = [...newAliases].map(([screen, aliasesIn]): Edit => {
    const { file, index } = findScreen(documents, screen);
    return { file, path: ['screens', index, 'aliasesIn'], value: aliasesIn };
  });
  return [...written, ...aliases];
};
