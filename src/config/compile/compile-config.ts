import { memoize, memoizeTexts, sameLists } from '../../rules/memoize.ts';
import { commonPeriod } from '../calendar.ts';
import type { ConfigDocument } from '../files/document.ts';
import type { Fact, Logic, Screen, ScreenWords, SharedFile, When } from '../generated/config-files.ts';
import type {
  FactShape,
  Language,
  Paths,
  PlacedBlock,
  PlacedScreen,
  PortalConfig,
  Words,
} from '../portal-config.ts';
import { compileWords } from './compile-words.ts';
import { configSources } from './config-sources.ts';
import { type Labels, labelsOf } from './labels.ts';
import { withValues } from './named-values.ts';

const namesOf = (when: When): readonly string[] | undefined =>
  typeof when === 'string' ? [when] : Array.isArray(when) ? (when as readonly string[]) : undefined;

const logicsOf = (when: When): readonly Logic[] =>
  namesOf(when)?.map((name) => ({ var: name })) ?? [when as Logic];

const bothOf = (one: When, other: When): When => {
  const names = namesOf(one);
  const otherNames = namesOf(other);
  if (names && otherNames) return [...new Set([...names, ...otherNames])];
  return { and: [...logicsOf(one), ...logicsOf(other)] };
};

const whenOf = (one: When | undefined, other: When | undefined): When | undefined =>
  one !== undefined && other !== undefined ? bothOf(one, other) : (one ?? other);

export const placeBlocks = (screen: Screen, shared: SharedFile['blocks']): PlacedScreen =>
  placedBy(shared)(screen);

const placedBy = memoize((shared: SharedFile['blocks']) =>
  memoize((screen: Screen) => placed(screen, shared)),
);

const placed = (screen: Screen, shared: SharedFile['blocks']): PlacedScreen => ({
  ...screen,
  blocks: (screen.blocks ?? []).flatMap((block): readonly PlacedBlock[] => {
    if (block.type !== 'shared') return [{ ...block, wordsKey: screen.key }];
    const used = shared[block.use];
    if (!used || used.type === 'shared') return [];
    const when = whenOf(block.when, used.when);
    const area = block.area ?? used.area;
    const gated = when !== undefined && { when };
    return [{ ...used, ...gated, ...commonPeriod(block, used), ...(area && { area }), wordsKey: 'shared' }];
  }),
});

type Branch = Pick<Screen, 'key' | 'parent'>;

// Paths are compared in NFC and lowercase.
const comparable = (path: string): string => path.normalize('NFC').toLowerCase();

/**
 * Returns the absolute paths of screens. A path starts with the path of the nearest ancestor that has one.
 * Stops at a cycle.
 */
export const screenPaths = (
  screens: readonly Branch[],
  words: Readonly<Record<string, ScreenWords>>,
): Paths => {
  const branches = new Map(screens.map((screen) => [screen.key, screen]));
  const pathOf = (key: string, below: readonly string[]): string => {
    const parent = branches.get(key)?.parent;
    const above = parent !== undefined && !below.includes(parent) ? pathOf(parent, [...below, key]) : '';
    const own = words[key]?.path;
    return own === undefined ? above : `${above}/${own}`;
  };
  return Object.fromEntries(
    screens
      .filter(({ key }) => words[key]?.path !== undefined)
      .map(({ key }) => [key, comparable(pathOf(key, []))]),
  );
};

/** A configuration with its texts, ready for release. Only editors and analysts read the labels. */
export interface CompiledPortal {
  readonly config: PortalConfig;
  readonly words: Readonly<Record<Language, Words>>;
  readonly theme: Readonly<Record<string, string>>;
  readonly labels: Labels;
}

const without = <Source extends object, Name extends string>(
  source: Source,
  ...names: readonly Name[]
): Omit<Source, Name> =>
  Object.fromEntries(Object.entries(source).filter(([name]) => !names.includes(name as Name))) as Omit<
    Source,
    Name
  >;

const mapped = <From, To>(
  record: Readonly<Record<string, From>>,
  to: (value: From) => To,
): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]));

const factShape = (fact: Fact): FactShape =>
  without(fact, 'says', 'saysNot', 'saysValues', 'short', 'shortNot') as FactShape;

// A draft and its base may have different paths, and so does each keystroke in one.
const mostPaths = 8;

const compilePlain = memoize((documents: readonly ConfigDocument[]) => {
  const sources = configSources(documents);
  const config: PortalConfig = {
    format: 1,
    environments: sources.environments,
    facts: mapped(sources.facts, factShape),
    rules: mapped(sources.rules, ({ logic }) => logic),
    constraints: sources.constraints.map(({ id, logic }) => ({ id, logic })),
    variants: sources.variants.map(({ name, when }) => ({ name, when })),
    properties: sources.properties,
    screens: sources.screens.map((screen) => placeBlocks(screen, sources.shared)),
    paths: { en: {}, es: {} },
    frames: sources.frames,
    links: sources.links,
    directory: without(sources.directory, '$schema'),
    pharmacies: sources.vendors,
    documents: mapped(sources.documents, ({ href }) => href),
    lists: sources.lists,
    redirects: sources.redirects,
    brand: without(sources.brand, '$schema', 'theme'),
    menus: sources.menus.menus,
    languages: sources.menus.languages,
    social: sources.menus.social,
    reviews: sources.menus.reviews,
    settings: without(sources.settings, '$schema'),
  };
  const withPaths = memoizeTexts(mostPaths, (paths: string): PortalConfig => ({
    ...config,
    paths: JSON.parse(paths) as PortalConfig['paths'],
  }));
  return { screens: sources.screens, theme: sources.brand.theme, labels: labelsOf(sources), withPaths };
});

const plainLists = sameLists<ConfigDocument>();

/** Compiles files that have no errors. Cached: `config` stays the same object while only texts change. */
export const compileConfig = memoize((documents: readonly ConfigDocument[]): CompiledPortal => {
  const filled = withValues(documents);
  const { screens, theme, labels, withPaths } = compilePlain(
    plainLists(filled.filter(({ is }) => is?.language === undefined)),
  );
  const words = compileWords(configSources(filled));
  const paths = { en: screenPaths(screens, words.en.screens), es: screenPaths(screens, words.es.screens) };
  return { config: withPaths(JSON.stringify(paths)), words, theme, labels };
});
