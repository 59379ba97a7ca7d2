import { spotOf, type ConfigIndex } from './config-index.ts';
import type { Finding } from './finding.ts';
import { linkTargets } from './link-targets.ts';

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

/** Screens that nobody can reach or that show nothing, and links to screens without a path. */
export const screenShapeFindings = (index: ConfigIndex): readonly Finding[] => [
  ...withoutPath(index),
  ...routesToNowhere(index),
  ...empty(index),
];
