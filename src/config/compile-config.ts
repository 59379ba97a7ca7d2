import { compileWords } from './compile-words.ts';
import type { ConfigDocument } from './config-document.ts';
import { configSources } from './config-sources.ts';
import type { Fact } from './generated/config-files.ts';
import { labelsOf } from './labels-of.ts';
import type { Labels } from './labels.ts';
import { placeBlocks } from './place-blocks.ts';
import type { FactShape, Language, PortalConfig, Words } from './portal-config.ts';
import { screenPaths } from './screen-paths.ts';

/** A configuration ready for a release. */
export interface CompiledConfig {
  readonly config: PortalConfig;
  readonly words: Readonly<Record<Language, Words>>;
  /** The brand's CSS custom properties, for brand.css. */
  readonly theme: Readonly<Record<string, string>>;
  readonly labels: Labels;
}

const without = <Source extends object, Name extends string>(source: Source, ...names: readonly Name[]): Omit<Source, Name> =>
  Object.fromEntries(Object.entries(source).filter(([name]) => !names.includes(name as Name))) as Omit<Source, Name>;

const mapped = <From, To>(record: Readonly<Record<string, From>>, to: (value: From) => To): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]));

const factShape = (fact: Fact): FactShape => without(fact, 'says', 'saysNot', 'saysValues') as FactShape;

/** The form the portal runs on, from files that `checkConfig` finds without errors; the same files always give the same text. */
export const compileConfig = (documents: readonly ConfigDocument[]): CompiledConfig => {
  const sources = configSources(documents);
  const words = compileWords(sources);
  const config: PortalConfig = {
    format: 1,
    environments: sources.environments,
    facts: mapped(sources.facts, factShape),
    rules: mapped(sources.rules, ({ logic }) => logic),
    constraints: sources.constraints.map(({ id, logic }) => ({ id, logic })),
    variants: sources.variants.map(({ name, when }) => ({ name, when })),
    properties: sources.properties,
    screens: sources.screens.map((screen) => placeBlocks(screen, sources.shared)),
    paths: { en: screenPaths(sources.screens, words.en.screens), es: screenPaths(sources.screens, words.es.screens) },
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
  return { config, words, theme: sources.brand.theme, labels: labelsOf(sources) };
};
