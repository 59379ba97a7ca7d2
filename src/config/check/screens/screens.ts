import { placeBlocks } from '../../compile/compile-config.ts';
import type { Screen } from '../../generated/config-files.ts';
import type { Language } from '../../portal-config.ts';
import type { Finding } from '../findings/finding.ts';
import { type ConfigIndex, locationOf, type PortalNames } from '../index/config-index.ts';
import { linkTargets } from '../index/link-targets.ts';
import type { NameUse } from '../index/unknown-names.ts';
import type { MistakeName } from '../messages/messages.ts';
import { wordPresence } from '../words/presence.ts';

const wordUses = (index: ConfigIndex, language: Language): readonly NameUse[] =>
  [...index.words[language]]
    .filter(([key]) => key !== 'shared')
    .map(([name, words]) => ({ name, at: locationOf(words, [], 'name') }));

const otherUses = (index: ConfigIndex): readonly NameUse[] => [
  ...index.withRole('parent').map((one) => ({ name: one.value, at: locationOf(one) })),
  ...linkTargets(index)
    .filter(({ scheme }) => scheme === 'route')
    .map((target) => ({ name: target.rest, at: locationOf(target) })),
];

const portalUses = (index: ConfigIndex): readonly NameUse[] => {
  const section = index.documentOf('section');
  return section
    ? index.portal.screens.map((name) => ({
        name,
        at: { document: section, path: ['screens'], part: 'name' },
      }))
    : [];
};

export const screenFindings = (index: ConfigIndex): readonly Finding[] => {
  const declared = new Map(
    index.withRole('screen').map((screen) => [screen.value.key, locationOf(screen, ['key'])]),
  );
  return wordPresence({
    code: 'unknown-screen',
    what: { noun: 'screen' },
    declaredIn: { noun: 'in-screens' },
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
        at: locationOf(english),
        message: 'missing-path',
        with: { screen: key },
        also: also ? [locationOf(also)] : [],
      },
    ];
  });
};

const routesWithoutPath = (index: ConfigIndex): readonly Finding[] =>
  linkTargets(index)
    .filter(({ scheme, rest }) => scheme === 'route' && index.words.en.has(rest) && !hasPath(index, rest))
    .map((target) => ({
      at: locationOf(target),
      message: 'route-without-path',
      with: { screen: target.rest },
    }));

const emptyScreens = (index: ConfigIndex): readonly Finding[] =>
  index
    .withRole('screen')
    .filter(({ value }) => value.forwardTo === undefined && (value.blocks ?? []).length === 0)
    .map((screen) => ({
      at: locationOf(screen),
      message: 'empty-screen',
      with: { screen: screen.value.key },
    }));

export const screenShapeFindings = (index: ConfigIndex): readonly Finding[] => [
  ...screensWithoutPath(index),
  ...routesWithoutPath(index),
  ...emptyScreens(index),
];

interface Requirement {
  readonly screen: keyof PortalNames['fixedScreens'];
  readonly property: 'layout' | 'aliases' | 'withoutPlans' | 'blocks';
  readonly isMet: (screen: Screen, index: ConfigIndex) => boolean;
  readonly message: MistakeName;
}

const requirements: readonly Requirement[] = [
  {
    screen: 'login',
    property: 'layout',
    isMet: ({ layout }) => layout === 'public',
    message: 'unfit-screen.login',
  },
  {
    screen: 'home',
    property: 'aliases',
    isMet: ({ aliases = [] }) => aliases.includes('/'),
    message: 'unfit-screen.home-path',
  },
  {
    screen: 'home',
    property: 'withoutPlans',
    isMet: ({ withoutPlans }) => withoutPlans === true,
    message: 'unfit-screen.home-plans',
  },
  {
    screen: 'chooseCoverage',
    property: 'blocks',
    isMet: (screen, { sources }) =>
      placeBlocks(screen, sources.shared).blocks.some(
        ({ type, when }) => type === 'coverageChooser' && when === undefined,
      ),
    message: 'unfit-screen.choice',
  },
];

export const fixedScreenFindings = (index: ConfigIndex): readonly Finding[] =>
  requirements.flatMap(({ screen: name, property, isMet, message }) =>
    index
      .withRole('screen')
      .filter(({ value }) => value.key === index.portal.fixedScreens[name] && !isMet(value, index))
      .map((screen) => ({
        at: locationOf(screen, [screen.value[property] === undefined ? 'key' : property]),
        message,
        with: { screen: screen.value.key },
      })),
  );
