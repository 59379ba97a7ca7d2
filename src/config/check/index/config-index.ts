import { memoize } from '../../../rules/memoize.ts';
import { configSources, type ConfigSources } from '../../compile/config-sources.ts';
import type { ConfigDocument, DocumentKind } from '../../files/document.ts';
import type {
  Block,
  Item,
  Menu,
  MenuEntry,
  Phrase,
  Screen,
  ScreenWords,
  When,
} from '../../generated/config-files.ts';
import type { Language } from '../../portal-config.ts';
import type { Role } from '../files/recorded-roles.ts';
import { schemaCheck } from '../files/schema-check.ts';
import type { Path, SourceLocation } from '../findings/finding.ts';

/**
 * Names that have a meaning in the portal's code. Callers pass them in, because `config` imports no other
 * folder.
 */
export interface PortalNames {
  /** Possible values of `derived:` in a fact. */
  readonly derivedFacts: readonly string[];
  readonly sessionFacts: readonly string[];
  readonly dataProperties: readonly string[];
  /** Anchors that exist on every member screen. */
  readonly anchors: readonly string[];
  readonly screens: readonly string[];
  /** Screens that need no path, because the portal shows them at any address. */
  readonly pathlessScreens: readonly string[];
  readonly fixedScreens: { readonly home: string; readonly login: string; readonly chooseCoverage: string };
}

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

export interface ConfigIndex {
  readonly documents: readonly ConfigDocument[];
  readonly sources: ConfigSources;
  readonly portal: PortalNames;
  readonly withRole: <Name extends Role>(role: Name) => readonly Located<RoleValues[Name]>[];
  readonly documentOf: (kind: DocumentKind, language?: Language, name?: string) => ConfigDocument | undefined;
  // By screen key, including `shared`.
  readonly words: Readonly<Record<Language, ReadonlyMap<string, Located<ScreenWords>>>>;
}

export const locationOf = (
  { document, path }: Located<unknown>,
  below: Path = [],
  part: 'name' | 'value' = 'value',
): SourceLocation => ({
  document,
  path: [...path, ...below],
  part,
});

export const wordsKey = ({ document, path }: Located<unknown>): string => {
  if (document.is?.kind === 'shared') return 'shared';
  const { screens } = document.value as { readonly screens: readonly { readonly key: string }[] };
  return screens[Number(path[1])]?.key ?? '';
};

export const entriesOf = <Value>(
  document: ConfigDocument | undefined,
  path: Path,
  value: Readonly<Record<string, Value>>,
): readonly (Located<Value> & { readonly name: string })[] =>
  document
    ? Object.entries(value).map(([name, one]) => ({ name, value: one, document, path: [...path, name] }))
    : [];

export const phrasesOf = (document: ConfigDocument | undefined): Readonly<Record<string, Phrase>> =>
  Object.fromEntries(
    Object.entries((document?.value ?? {}) as Readonly<Record<string, Phrase>>).filter(
      ([name]) => name !== '$schema',
    ),
  );

const screensIn = memoize((document: ConfigDocument) =>
  entriesOf(document, [], document.value as Readonly<Record<string, ScreenWords>>).filter(
    ({ name }) => name !== '$schema',
  ),
);

const wordsOf = (
  documents: readonly ConfigDocument[],
  language: Language,
): ReadonlyMap<string, Located<ScreenWords>> =>
  new Map(
    documents
      .filter(({ is }) => is?.kind === 'words' && is.language === language)
      .flatMap(screensIn)
      .map((located) => [located.name, located]),
  );

const rolesIn = memoize((document: ConfigDocument) =>
  Map.groupBy(
    schemaCheck(document).roles.map((use) => ({
      role: use.role,
      value: use.value,
      document,
      // Found out when it is read first.
      get path() {
        return use.path;
      },
    })),
    ({ role }) => role,
  ),
);

/** Returns the values in a document that have a role in the check, such as a link target, each with its location. */
export const roleIn = <Name extends Role>(
  document: ConfigDocument,
  role: Name,
): readonly Located<RoleValues[Name]>[] =>
  (rolesIn(document).get(role) ?? []) as readonly Located<RoleValues[Name]>[];

export const configIndex = (documents: readonly ConfigDocument[], portal: PortalNames): ConfigIndex => {
  const withRole = memoize((role: Role): readonly Located<unknown>[] =>
    documents.flatMap((document) => roleIn(document, role)),
  );
  return {
    documents,
    sources: configSources(documents),
    portal,
    withRole: <Name extends Role>(role: Name) => withRole(role) as readonly Located<RoleValues[Name]>[],
    documentOf: (kind, language, name) =>
      documents.find(
        ({ is }) => is?.kind === kind && is.language === language && (name === undefined || is.name === name),
      ),
    words: { en: wordsOf(documents, 'en'), es: wordsOf(documents, 'es') },
  };
};
