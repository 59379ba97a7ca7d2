import type {
  Block,
  BooleanFact,
  BrandFile,
  DirectoryFile,
  EnumFact,
  Environment,
  Frame,
  HelpLanguage,
  IntegerFact,
  Logic,
  MemberList,
  Menu,
  OutsideLink,
  PharmacyVendor,
  Phrase,
  Redirect,
  Screen,
  ScreenWords,
  SettingsFile,
  SharedBlock,
  SocialLink,
  When,
} from './generated/config-files.ts';

export type Language = 'en' | 'es';

/** A block on a screen. Shared blocks are already inserted; `wordsKey` is the key of the block's texts. */
export type PlacedBlock = Exclude<Block, SharedBlock> & { readonly wordsKey: string };

export type PlacedScreen = Omit<Screen, 'blocks'> & { readonly blocks: readonly PlacedBlock[] };

type FactLabels = 'says' | 'saysNot' | 'saysValues' | 'short' | 'shortNot';

/** A fact without its labels, which only tools read. */
export type FactShape =
  Omit<BooleanFact, FactLabels> | Omit<EnumFact, FactLabels> | Omit<IntegerFact, FactLabels>;

export interface VariantShape {
  readonly name: string;
  readonly when: When;
}

export interface ConstraintShape {
  readonly id: string;
  readonly logic: Logic;
}

export type Paths = Readonly<Record<string, string>>;

/**
 * A compiled configuration: `portal.json` of a release. `config.json` of an environment contains only that
 * environment.
 */
export interface PortalConfig {
  readonly format: 1;
  readonly environments: Readonly<Record<string, Environment>>;
  readonly facts: Readonly<Record<string, FactShape>>;
  readonly rules: Readonly<Record<string, Logic>>;
  readonly constraints: readonly ConstraintShape[];
  /** The plan variants, most specific first. */
  readonly variants: readonly VariantShape[];
  readonly properties: Readonly<Record<string, string>>;
  readonly screens: readonly PlacedScreen[];
  readonly paths: Readonly<Record<Language, Paths>>;
  readonly frames: Readonly<Record<string, Frame>>;
  readonly links: Readonly<Record<string, OutsideLink>>;
  readonly directory: Omit<DirectoryFile, '$schema'>;
  readonly pharmacies: Readonly<Record<string, PharmacyVendor>>;
  readonly documents: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, MemberList>>;
  /** Redirects from addresses of the legacy site to screens; the first match wins. */
  readonly redirects: readonly Redirect[];
  readonly brand: Omit<BrandFile, '$schema' | 'theme'>;
  readonly menus: readonly Menu[];
  readonly languages: readonly HelpLanguage[];
  readonly social: readonly SocialLink[];
  readonly reviews: readonly SocialLink[];
  readonly settings: Omit<SettingsFile, '$schema'>;
}

/** The texts of one language: `en.json` or `es.json` of a release. */
export interface Words {
  /** The texts by screen key; `shared` has the texts of shared blocks. */
  readonly screens: Readonly<Record<string, ScreenWords>>;
  readonly shell: Readonly<Record<string, Phrase>>;
  readonly components: Readonly<Record<string, Phrase>>;
  readonly errors: Readonly<Record<string, Phrase>>;
}
