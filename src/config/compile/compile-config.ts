import { keepLast, memoize, sameLists } from '../../rules/memoize.ts';
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
import { configSources, type ConfigSources } from './config-sources.ts';
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

const factsOf = memoize((facts: ConfigSources['facts']) => mapped(facts, factShape));
const rulesOf = memoize((rules: ConfigSources['rules']) => mapped(rules, ({ logic }) => logic));
const hrefsOf = memoize((documents: ConfigSources['documents']) => mapped(documents, ({ href }) => href));
const directoryOf = memoize((directory: ConfigSources['directory']) => without(directory, '$schema'));
const brandOf = memoize((brand: ConfigSources['brand']) => without(brand, '$schema', 'theme'));
const settingsOf = memoize((settings: ConfigSources['settings']) => without(settings, '$schema'));

type WrittenPaths = readonly (Branch & Readonly<Record<Language, string | undefined>>)[];

const writtenPaths = (screens: readonly Branch[], words: CompiledPortal['words']): WrittenPaths =>
  screens.map(({ key, parent }) => ({
    key,
    ...(parent !== undefined && { parent }),
    ...{ en: words.en.screens[key]?.path, es: words.es.screens[key]?.path },
  }));

const keptPaths = keepLast<PortalConfig['paths']>(mostPaths);

// The same object for the same paths, whatever else changes.
const pathsOf = (screens: readonly Branch[], words: CompiledPortal['words']): PortalConfig['paths'] =>
  keptPaths(JSON.stringify(writtenPaths(screens, words)), () => ({
    en: screenPaths(screens, words.en.screens),
    es: screenPaths(screens, words.es.screens),
  }));

const compilePlain = memoize((documents: readonly ConfigDocument[]) => {
  const sources = configSources(documents);
  const config: PortalConfig = {
    format: 1,
    environments: sources.environments,
    facts: factsOf(sources.facts),
    rules: rulesOf(sources.rules),
    constraints: sources.constraints.map(({ id, logic }) => ({ id, logic })),
    variants: sources.variants.map(({ name, when }) => ({ name, when })),
    properties: sources.properties,
    screens: sources.screens.map((screen) => placeBlocks(screen, sources.shared)),
    paths: { en: {}, es: {} },
    frames: sources.frames,
    links: sources.links,
    directory: directoryOf(sources.directory),
    pharmacies: sources.vendors,
    documents: hrefsOf(sources.documents),
    lists: sources.lists,
    redirects: sources.redirects,
    brand: brandOf(sources.brand),
    menus: sources.menus.menus,
    languages: sources.menus.languages,
    social: sources.menus.social,
    reviews: sources.menus.reviews,
    settings: settingsOf(sources.settings),
  };
  const withPaths = memoize((paths: PortalConfig['paths']): PortalConfig => ({ ...config, paths }));
  return { screens: sources.screens, theme: sources.brand.theme, labels: labelsOf(sources), withPaths };
});

const [plainLists, wordLists] = [sameLists<ConfigDocument>(), sameLists<ConfigDocument>()];

const wordsOf = memoize((documents: readonly ConfigDocument[]) => compileWords(documents));

/** Compiles files that have no errors. Cached: `config` stays the same object while only texts change. */
export const compileConfig = memoize((documents: readonly ConfigDocument[]): CompiledPortal => {
  const filled = withValues(documents);
  const { screens, theme, labels, withPaths } = compilePlain(
    plainLists(filled.filter(({ is }) => is?.language === undefined)),
  );
  const words = wordsOf(wordLists(filled.filter(({ is }) => is?.language !== undefined)));
  return { config: withPaths(pathsOf(screens, words)), words, theme, labels };
});
