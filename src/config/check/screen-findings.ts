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

const hasPath = ({ words }: ConfigIndex, key: string): boolean =>
  [words.en, words.es].some((language) => language.get(key)?.value.path !== undefined);

const withoutPath = (index: ConfigIndex): readonly Finding[] => {
  const { portal, words } = index;
  return index.playing('screen').flatMap((screen): readonly Finding[] => {
    const { key, aliases = [] } = screen.value;
    const english = words.en.get(key);
    if (!english || hasPath(index, key)) return [];
    if (aliases.length > 0 || portal.screens.includes(key)) return [];
    const also = words.es.get(key);
    return [
      {
        at: spotOf(english),
        code: 'missing-path',
        message: `no path leads to the screen \`${key}\``,
        hint: 'Write its `path` in the locale files of both languages.',
        also: also ? [spotOf(also)] : [],
      },
    ];
  });
};

const routesToNowhere = (index: ConfigIndex): readonly Finding[] =>
  linkTargets(index)
    .filter(({ scheme, rest }) => scheme === 'route' && index.words.en.has(rest) && !hasPath(index, rest))
    .map((target) => ({
      at: spotOf(target),
      code: 'route-without-path',
      message: `the screen \`${target.rest}\` has no path that a link could lead to`,
      hint: 'Link to a screen whose words have a `path`, or give it one.',
    }));

/** A screen shows blocks or leads on to another place. */
const empty = (index: ConfigIndex): readonly Finding[] =>
  index
    .playing('screen')
    .filter(({ value }) => value.forwardTo === undefined && (value.blocks ?? []).length === 0)
    .map((screen) => ({
      at: spotOf(screen),
      code: 'empty-screen',
      message: `the screen \`${screen.value.key}\` shows nothing`,
      hint: 'Give it `blocks`, or `forwardTo` with the place it leads to.',
    }));

const missingOwnScreens = (index: ConfigIndex): readonly NameUse[] => {
  const section = index.documentOf('section');
  return section ? index.portal.screens.map((name) => ({ name, at: { document: section, path: ['screens'], part: 'name' } })) : [];
};

/** Screens and what names them: parents, links, words of both languages, and the portal itself. */
export const screenFindings = (index: ConfigIndex): readonly Finding[] => {
  const declared = new Map(index.playing('screen').map((screen) => [screen.value.key, spotOf(screen, ['key'])]));
  const findings = wordPresence({
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
  return findings.length > 0 ? findings : [...withoutPath(index), ...routesToNowhere(index), ...empty(index)];
};
