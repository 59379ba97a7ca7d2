import type { Subject } from '../../analysis/findings/finding.ts';
import type { Path, SourceLocation } from '../../config/check/findings/finding.ts';
import { positionOf } from '../../config/check/findings/problem.ts';
import type { ConfigDocument, DocumentKind } from '../../config/files/document.ts';
import type { Block, ConfigFiles, Item, Screen } from '../../config/generated/config-files.ts';
import { memoize } from '../../rules/memoize.ts';

interface Found {
  readonly document: ConfigDocument;
  readonly path: Path;
}

const everyFile = <Kind extends DocumentKind>(
  documents: readonly ConfigDocument[],
  kind: Kind,
): readonly (readonly [ConfigDocument, ConfigFiles[Kind]])[] =>
  documents
    .filter(({ is }) => is?.kind === kind)
    .map((document) => [document, document.value as ConfigFiles[Kind]]);

const at = (documents: readonly ConfigDocument[], kind: DocumentKind, path: Path): Found | undefined => {
  const document = documents.find(({ is }) => is?.kind === kind);
  return document && { document, path };
};

type FoundScreen = Found & { readonly screen: Screen };

const screensByKey = memoize((documents: readonly ConfigDocument[]): ReadonlyMap<string, FoundScreen> => {
  const all = everyFile(documents, 'section').flatMap(([document, { screens }]) =>
    screens.map((screen, index): FoundScreen => ({ document, path: ['screens', index], screen })),
  );
  return new Map(all.toReversed().map((found) => [found.screen.key, found]));
});

const screenNamed = (documents: readonly ConfigDocument[], key: string): FoundScreen | undefined =>
  screensByKey(documents).get(key);

const sharedNamed = (
  documents: readonly ConfigDocument[],
  name: string,
): (Found & { readonly block: Block }) | undefined => {
  for (const [document, { blocks }] of everyFile(documents, 'shared')) {
    const block = Object.hasOwn(blocks, name) ? blocks[name] : undefined;
    if (block) return { document, path: ['blocks', name], block };
  }
  return undefined;
};

const blockNamed = (
  documents: readonly ConfigDocument[],
  key: string,
  id: string,
): (Found & { readonly block: Block }) | undefined => {
  const found = screenNamed(documents, key);
  if (!found) return undefined;
  for (const [index, block] of (found.screen.blocks ?? []).entries()) {
    const shared = block.type === 'shared' ? sharedNamed(documents, block.use) : undefined;
    if (shared && 'id' in shared.block && shared.block.id === id) return shared;
    if ('id' in block && block.id === id)
      return { document: found.document, path: [...found.path, 'blocks', index], block };
  }
  return undefined;
};

const usedAt = (documents: readonly ConfigDocument[], name: string): Found | undefined => {
  const [key = '', id] = name.split('/');
  const found = screenNamed(documents, key);
  const index = (found?.screen.blocks ?? []).findIndex((block) => {
    const shared = block.type === 'shared' ? sharedNamed(documents, block.use)?.block : undefined;
    return shared && 'id' in shared && shared.id === id;
  });
  return found && index >= 0
    ? { document: found.document, path: [...found.path, 'blocks', index] }
    : undefined;
};

const cardNamed = (
  { document, path, block }: Found & { readonly block: Block },
  card: string,
  item: string | undefined,
): Found => {
  const cards = block.type === 'tierCards' ? block.cards : [];
  const index = cards.findIndex(({ id }) => id === card);
  const place = (cards[index]?.items ?? []).findIndex(({ id }) => id === item);
  return { document, path: [...path, 'cards', index, ...(place < 0 ? [] : ['items', place])] };
};

const itemNamed = (
  documents: readonly ConfigDocument[],
  [key, block, item, inner]: readonly string[],
): Found | undefined => {
  if (block === undefined) return screenNamed(documents, key ?? '');
  const found = blockNamed(documents, key ?? '', block);
  if (!found || item === undefined) return found;
  if (found.block.type === 'tierCards') return cardNamed(found, item, inner);
  const items: readonly Item[] = 'items' in found.block ? (found.block.items ?? []) : [];
  const index = items.findIndex(({ id }) => id === item);
  return index < 0
    ? { ...found, path: [...found.path, 'guest'] }
    : { ...found, path: [...found.path, 'items', index] };
};

const entryNamed = (documents: readonly ConfigDocument[], menu: string, entry: string): Found | undefined => {
  const [file] = everyFile(documents, 'menus');
  if (!file) return undefined;
  const [document, { menus }] = file;
  const index = menus.findIndex(({ id }) => id === menu);
  const place = menus[index]?.entries.findIndex(({ id }) => id === entry) ?? -1;
  if (place >= 0) return { document, path: ['menus', index, 'entries', place] };
  const screen = screenNamed(documents, entry);
  return screen && { document: screen.document, path: [...screen.path, 'menu'] };
};

const numbered = (
  documents: readonly ConfigDocument[],
  kind: 'constraints' | 'waivers',
  name: string,
): Found | undefined => {
  const [file] = everyFile(documents, kind);
  const list: readonly { readonly id?: string; readonly finding?: string }[] =
    (file?.[1] as Readonly<Record<string, readonly object[]>> | undefined)?.[kind] ?? [];
  return at(documents, kind, [kind, list.findIndex(({ id, finding }) => (id ?? finding) === name)]);
};

const foundAt = (documents: readonly ConfigDocument[], { kind, name }: Subject): Found | undefined => {
  switch (kind) {
    case 'fact':
      return at(documents, 'facts', ['facts', name]);
    case 'rule':
      return at(documents, 'rules', ['rules', name]);
    case 'constraint':
      return numbered(documents, 'constraints', name);
    case 'waiver':
      return numbered(documents, 'waivers', name);
    case 'place':
      return usedAt(documents, name) ?? itemNamed(documents, name.split('/'));
    case 'item': {
      const parts = name.split('/');
      return parts[0] === 'menus'
        ? entryNamed(documents, parts[1] ?? '', parts.slice(2).join('/'))
        : itemNamed(documents, parts);
    }
  }
};

/** Returns the position of a finding's subject in the files. Falls back to the start of the rules file. */
export const findLocation = (
  documents: readonly ConfigDocument[],
  subject: Subject,
): SourceLocation | undefined => {
  const found = foundAt(documents, subject) ?? at(documents, 'rules', []);
  if (!found) return undefined;
  const field = subject.field === undefined ? [] : [subject.field];
  return {
    document: found.document,
    path: [...found.path, ...field],
    part: (subject.kind === 'item' || subject.kind === 'place') && field.length === 0 ? 'value' : 'name',
  };
};

export const formatLocation = (at: SourceLocation): string =>
  `${at.document.fullPath}:${positionOf(at).line}`;

/** Returns a subject's position as `file:line`; undefined when it has none. */
export const findFileLine = (documents: readonly ConfigDocument[], subject: Subject): string | undefined => {
  const at = findLocation(documents, subject);
  return at && formatLocation(at);
};
