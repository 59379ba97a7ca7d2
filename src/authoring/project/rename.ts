import type { ConfigDocument } from '../../config/files/document.ts';
import type { SourceFiles } from '../../config/files/source.ts';
import { applyEdits, type DraftEdit } from '../draft/apply-edits.ts';
import { changeItemId } from '../draft/items/item-edits.ts';
import type { NameKind } from '../draft/items/mapped-names.ts';
import { renamedEdits } from '../draft/items/renamed-edits.ts';
import { valueOf } from '../draft/items/write-edits.ts';
import { isFields } from '../draft/json-value.ts';
import { type OutlineNode, outlineOf } from '../draft/outline.ts';
import type { Edit } from '../edit/edit-text.ts';
import { invalidRequest, UnknownName } from '../refusal.ts';

/** The kinds of names that can be renamed. For an item, the name is its full id. */
export const renamedKinds = ['item', 'screen', 'rule', 'fact', 'link', 'document', 'frame', 'value'] as const;

export type RenamedKind = (typeof renamedKinds)[number];

const declared = {
  rule: ['condition', 'config/rules/rules.json#rules'],
  fact: ['condition', 'config/rules/facts.json#facts'],
  link: ['link', 'config/addresses/links.json#links'],
  document: ['doc', 'config/addresses/documents.json#documents'],
  frame: ['frame', 'config/addresses/frames.json#frames'],
  value: ['value', 'config/site/values.json#values'],
} as const satisfies Readonly<Record<Exclude<RenamedKind, 'item' | 'screen'>, readonly [NameKind, string]>>;

const withBelow = (node: OutlineNode): readonly OutlineNode[] => [node, ...node.children.flatMap(withBelow)];

const nodesOf = (files: SourceFiles): readonly OutlineNode[] =>
  outlineOf(files).flatMap(({ nodes }) => nodes.flatMap(withBelow));

const itemEdits = (files: SourceFiles, from: string, to: string): readonly DraftEdit[] | undefined => {
  const nodes = nodesOf(files).filter(({ kind }) => kind !== 'screen' && kind !== 'menu');
  const node = nodes.find(({ id }) => id === from);
  if (!node)
    throw new UnknownName(
      'item',
      from,
      nodes.map(({ id }) => id),
    );
  return changeItemId(files, node, to);
};

const screenEdits = (files: SourceFiles, from: string, to: string): readonly DraftEdit[] | undefined => {
  const screens = nodesOf(files).flatMap(({ kind, id }) => (kind === 'screen' ? [id] : []));
  if (!screens.includes(from)) throw new UnknownName('screen', from, screens);
  return renamedEdits(files, { kind: 'screen', from, to });
};

const namedEdits = (
  files: SourceFiles,
  kind: keyof typeof declared,
  from: string,
  to: string,
): readonly DraftEdit[] | undefined => {
  const [is, place] = declared[kind];
  const there = valueOf(files, place);
  if (!isFields(there) || !Object.hasOwn(there, from))
    throw new UnknownName(kind, from, isFields(there) ? Object.keys(there) : []);
  return renamedEdits(files, { kind: is, from, to });
};

const editsFor = (
  files: SourceFiles,
  kind: RenamedKind,
  from: string,
  to: string,
): readonly DraftEdit[] | undefined => {
  if (kind === 'item') return itemEdits(files, from, to);
  return kind === 'screen' ? screenEdits(files, from, to) : namedEdits(files, kind, from, to);
};

/**
 * Returns the edits that rename a name everywhere. For an item, `from` is the full id. Throws for an
 * invalid or taken name.
 */
export const renameEdits = (
  documents: readonly ConfigDocument[],
  kind: RenamedKind,
  from: string,
  to: string,
): readonly Edit[] => {
  const files = Object.fromEntries(documents.map(({ file, text }) => [file, text]));
  const edits = editsFor(files, kind, from, to);
  const applied = edits && applyEdits(files, edits);
  if (!applied || !('files' in applied)) throw invalidRequest('name-taken', { name: to });
  return Object.entries(applied.files).flatMap(([file, text]) =>
    files[file] === text ? [] : [{ file, text }],
  );
};
