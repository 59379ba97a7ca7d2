import type { Language } from '../portal-config.ts';
import { spotOf, type ConfigIndex } from './config-index.ts';
import type { Finding } from './finding.ts';
import { linkTargets } from './link-targets.ts';
import type { NameUse } from './name-findings.ts';
import { wordPresence } from './word-presence.ts';

const wordUses = (index: ConfigIndex, language: Language): readonly NameUse[] =>
  [...index.words[language]].filter(([key]) => key !== 'shared').map(([name, words]) => ({ name, at: spotOf(words, [], 'name') }));

const otherUses = (index: ConfigIndex): readonly NameUse[] => [
  ...index.playing('parent').map((one) => ({ name: one.value, at: spotOf(one) })),
  ...linkTargets(index)
    .filter(({ scheme }) => scheme === 'route')
    .map((target) => ({ name: target.rest, at: spotOf(target) })),
];

const missingOwnScreens = (index: ConfigIndex): readonly NameUse[] => {
  const section = index.documentOf('section');
  return section ? index.portal.screens.map((name) => ({ name, at: { document: section, path: ['screens'], part: 'name' } })) : [];
};

/** Screens and what names them: parents, links, words of both languages, and the portal itself. */
export const screenFindings = (index: ConfigIndex): readonly Finding[] => {
  const declared = new Map(index.playing('screen').map((screen) => [screen.value.key, spotOf(screen, ['key'])]));
  return wordPresence({
    code: 'unknown-screen',
    what: 'screen',
    declaredIn: 'a file of config/screens',
    declared,
    needed: new Set(declared.keys()),
    words: { en: wordUses(index, 'en'), es: wordUses(index, 'es') },
    writeAt: (language, declaredAt) => {
      const document = index.documentOf('words', language, declaredAt.document.is?.name);
      return document ? { document, path: [], part: 'value' } : declaredAt;
    },
    otherUses: [...otherUses(index), ...missingOwnScreens(index)],
  });
};
