import { groupBy } from '../../../rules/group-by.ts';
import { memoize } from '../../../rules/memoize.ts';
import { configSources, type ConfigSources } from '../../compile/config-sources.ts';
import type { ConfigDocument, DocumentKind } from '../../files/document.ts';
import type { Block, Item, Menu, MenuEntry, Phrase, Screen, ScreenWords, When } from '../../generated/config-files.ts';
import type { Language } from '../../portal-config.ts';
import type { Role } from '../files/recorded-roles.ts';
import { schemaCheck } from '../files/schema-check.ts';
import type { Path, Spot } from '../findings/finding.ts';

/** Names that the portal's code gives meaning to and that a configuration may use; the caller provides them, because `config` imports no other part. */
export interface PortalNames {
  /** What `derived:` of a fact may name. */
  readonly derivedFacts: readonly string[];
  /** What `session:` of a fact may name. */
  readonly sessionFacts: readonly string[];
  /** Properties of the coverage data that the portal itself knows. */
  readonly dataProperties: readonly string[];
  /** Anchors that the hash of a link may name on every member screen. */
  readonly anchors: readonly string[];
  /** Keys of screens that the portal itself leads to. */
  readonly screens: readonly string[];
  /** Of these, the screens that need no path, because the portal shows them at any address. */
  readonly pathlessScreens: readonly string[];
  /** Of these, the screens with requirements of their own (`fixedScreenFindings`). */
  readonly fixedScreens: { readonly home: string; readonly login: string; readonly chooseCoverage: string };
}

/** A value and its place. */
export interface Located<Value> {
  readonly value: Value;
  readonly document: ConfigDocument;
  readonly path: Path;
}

interface RoleValues extends Record<Role, unknown> {
  readonly condition: string;
  readonly when: When;
  readonly comparison: readonly [{ readonly var: string }, string | number | boolean | readonly string[]];
  readonly target: string;
  readonly item: Item | MenuEntry;
  readonly block: Block;
  readonly screen: Screen;
  readonly parent: string;
  readonly menu: Menu;
  readonly menuName: string;
  readonly frame: string;
  readonly sharedBlock: string;
  readonly byVariant: Readonly<Record<string, string>>;
}

/** A configuration whose files all follow their schemas, ready to be searched. */
export interface ConfigIndex {
  readonly documents: readonly ConfigDocument[];
  readonly sources: ConfigSources;
  readonly portal: PortalNames;
  /** Every value with this role, in the order of the files. */
  readonly withRole: <Name extends Role>(role: Name) => readonly Located<RoleValues[Name]>[];
  readonly documentOf: (kind: DocumentKind, language?: Language, name?: string) => ConfigDocument | undefined;
  /** Words by screen key, `shared` among them. */
  readonly words: Readonly<Record<Language, ReadonlyMap<string, Located<ScreenWords>>>>;
}

/** The place of a located value, or of what lies below it. */
export const spotOf = ({ document, path }: Located<unknown>, below: Path = [], part: 'name' | 'value' = 'value'): Spot => ({
  document,
  path: [...path, ...below],
  part,
});

/** The key under which the words of a block or item stand: its screen's key, or `shared`. */
export const wordsKey = ({ document, path }: Located<unknown>): string => {
  if (document.is?.kind === 'shared') return 'shared';
  const { screens } = document.value as { readonly screens: readonly { readonly key: string }[] };
  return screens[Number(path[1])]?.key ?? '';
};

/** The entries of an object of a document, each with its place. */
export const entriesOf = <Value>(
  document: ConfigDocument | undefined,
  path: Path,
  value: Readonly<Record<string, Value>>,
): readonly (Located<Value> & { readonly name: string })[] =>
  document ? Object.entries(value).map(([name, one]) => ({ name, value: one, document, path: [...path, name] })) : [];

/** The groups and sentences of a phrases file. */
export const phrasesOf = (document: ConfigDocument | undefined): Readonly<Record<string, Phrase>> =>
  Object.fromEntries(Object.entries((document?.value ?? {}) as Readonly<Record<string, Phrase>>).filter(([name]) => name !== '$schema'));

/** The words of screens in a file, each with its place; the same objects for as long as the file is the same. */
const screensIn = memoize((document: ConfigDocument) =>
  entriesOf(document, [], document.value as Readonly<Record<string, ScreenWords>>).filter(({ name }) => name !== '$schema'),
);

const wordsOf = (documents: readonly ConfigDocument[], language: Language): ReadonlyMap<string, Located<ScreenWords>> =>
  new Map(
    documents
      .filter(({ is }) => is?.kind === 'words' && is.language === language)
      .flatMap(screensIn)
      .map((located) => [located.name, located]),
  );

/** The values of a file that have a role, each with its place; the same objects for as long as the file is the same. */
const rolesIn = memoize((document: ConfigDocument) =>
  groupBy(
    schemaCheck(document).roles.map((use) => ({ ...use, document })),
    ({ role }) => role,
  ),
);

/** Indexes a configuration whose files follow their schemas. */
export const configIndex = (documents: readonly ConfigDocument[], portal: PortalNames): ConfigIndex => {
  const withRole = memoize((role: Role): readonly Located<unknown>[] => documents.flatMap((document) => rolesIn(document).get(role) ?? []));
  return {
    documents,
    sources: configSources(documents),
    portal,
    withRole: <Name extends Role>(role: Name) => withRole(role) as readonly Located<RoleValues[Name]>[],
    documentOf: (kind, language, name) =>
      documents.find(({ is }) => is?.kind === kind && is.language === language && (name === undefined || is.name === name)),
    words: { en: wordsOf(documents, 'en'), es: wordsOf(documents, 'es') },
  };
};
