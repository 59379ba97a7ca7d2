import { placeBlocks } from '../../compile/compile-config.ts';
import type { Screen } from '../../generated/config-files.ts';
import type { Language } from '../../portal-config.ts';
import { linkTargets } from '../addresses/link-targets.ts';
import { type ConfigIndex, type PortalNames, spotOf } from '../config-index.ts';
import type { Finding } from '../finding.ts';
import type { NameUse } from '../names/unknown-names.ts';
import { wordPresence } from '../words/presence.ts';

const wordUses = (index: ConfigIndex, language: Language): readonly NameUse[] =>
  [...index.words[language]].filter(([key]) => key !== 'shared').map(([name, words]) => ({ name, at: spotOf(words, [], 'name') }));

const otherUses = (index: ConfigIndex): readonly NameUse[] => [
  ...index.withRole('parent').map((one) => ({ name: one.value, at: spotOf(one) })),
  ...linkTargets(index)
    .filter(({ scheme }) => scheme === 'route')
    .map((target) => ({ name: target.rest, at: spotOf(target) })),
];

/** The portal itself uses some screens; a missing one is reported at the first file of screens. */
const portalUses = (index: ConfigIndex): readonly NameUse[] => {
  const section = index.documentOf('section');
  return section ? index.portal.screens.map((name) => ({ name, at: { document: section, path: ['screens'], part: 'name' } })) : [];
};

/** Screens and what names them: parents, links, words of both languages, and the portal itself. */
export const screenFindings = (index: ConfigIndex): readonly Finding[] => {
  const declared = new Map(index.withRole('screen').map((screen) => [screen.value.key, spotOf(screen, ['key'])]));
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
    otherUses: [...otherUses(index), ...portalUses(index)],
  });
};

const hasPath = ({ words }: ConfigIndex, key: string): boolean =>
  [words.en, words.es].some((language) => language.get(key)?.value.path !== undefined);

const screensWithoutPath = (index: ConfigIndex): readonly Finding[] => {
  const { portal, words } = index;
  return index.withRole('screen').flatMap((screen): readonly Finding[] => {
    const { key, aliases = [] } = screen.value;
    const english = words.en.get(key);
    if (!english || hasPath(index, key)) return [];
    if (aliases.length > 0 || portal.pathlessScreens.includes(key)) return [];
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

const routesWithoutPath = (index: ConfigIndex): readonly Finding[] =>
  linkTargets(index)
    .filter(({ scheme, rest }) => scheme === 'route' && index.words.en.has(rest) && !hasPath(index, rest))
    .map((target) => ({
      at: spotOf(target),
      code: 'route-without-path',
      message: `the screen \`${target.rest}\` has no path that a link could lead to`,
      hint: 'Link to a screen whose words have a `path`, or give it one.',
    }));

/** Screens that neither show blocks nor lead on to another place. */
const emptyScreens = (index: ConfigIndex): readonly Finding[] =>
  index
    .withRole('screen')
    .filter(({ value }) => value.forwardTo === undefined && (value.blocks ?? []).length === 0)
    .map((screen) => ({
      at: spotOf(screen),
      code: 'empty-screen',
      message: `the screen \`${screen.value.key}\` shows nothing`,
      hint: 'Give it `blocks`, or `forwardTo` with the place it leads to.',
    }));

/** Screens that nobody can reach or that show nothing, and links to screens without a path. */
export const screenShapeFindings = (index: ConfigIndex): readonly Finding[] => [
  ...screensWithoutPath(index),
  ...routesWithoutPath(index),
  ...emptyScreens(index),
];

interface Requirement {
  readonly screen: keyof PortalNames['fixedScreens'];
  readonly property: 'layout' | 'aliases' | 'withoutPlans' | 'blocks';
  readonly isMet: (screen: Screen, index: ConfigIndex) => boolean;
  readonly because: string;
  readonly hint: string;
}

const requirements: readonly Requirement[] = [
  {
    screen: 'login',
    property: 'layout',
    isMet: ({ layout }) => layout === 'public',
    because: 'must be open without sign-in, or nobody could ever sign in',
    hint: 'Write "layout": "public".',
  },
  {
    screen: 'home',
    property: 'aliases',
    isMet: ({ aliases = [] }) => aliases.includes('/'),
    because: 'must own the path `/`, or the address of the portal itself would not be found',
    hint: 'Write "aliases": ["/"].',
  },
  {
    screen: 'home',
    property: 'withoutPlans',
    isMet: ({ withoutPlans }) => withoutPlans === true,
    because: 'must be open to members without plans, for they are sent there from every other screen',
    hint: 'Write "withoutPlans": true.',
  },
  {
    screen: 'chooseCoverage',
    property: 'blocks',
    isMet: (screen, { sources }) =>
      placeBlocks(screen, sources.shared).blocks.some(({ type, when }) => type === 'coverageChooser' && when === undefined),
    because: 'must let every member choose a coverage, or a member with several could open nothing',
    hint: 'Give it the block { "type": "coverageChooser", "id": "chooser" }, without `when`.',
  },
];

/** Screens that the portal itself leads to and that miss what they need for it. */
export const fixedScreenFindings = (index: ConfigIndex): readonly Finding[] =>
  requirements.flatMap(({ screen: name, property, isMet, because, hint }) =>
    index
      .withRole('screen')
      .filter(({ value }) => value.key === index.portal.fixedScreens[name] && !isMet(value, index))
      .map((screen) => ({
        at: spotOf(screen, [screen.value[property] === undefined ? 'key' : property]),
        code: 'unfit-screen',
        message: `the screen \`${screen.value.key}\` ${because}`,
        hint,
      })),
  );
