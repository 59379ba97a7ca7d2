import {
  applyEdits as applyTo,
  findNodeAtLocation,
  type JSONPath,
  modify,
  type Node,
  parseTree,
} from 'jsonc-parser';
import { parseAddress } from '../../../src/authoring/draft/address.ts';
import type { DraftEdit } from '../../../src/authoring/draft/apply-edits.ts';
import {
  decodeValue,
  type Fields,
  isFields,
  parseJson,
  sameJson,
} from '../../../src/authoring/draft/json-value.ts';
import { resolveAddress, type ResolvedAddress } from '../../../src/authoring/draft/resolve-address.ts';
import { documentShape, identityOf } from '../../../src/authoring/draft/shape.ts';
import { onOneLine, printed } from '../../../src/authoring/edit/printed-value.ts';
import { type Pairs, pairsText } from '../../../src/authoring/pairs/pairs-file.ts';
import { pairsPath } from '../../../src/config/files/document.ts';
import type { SourceFiles } from '../../../src/config/files/source.ts';

// Edits as drafts applied them first: each parses the whole text and prints it again. Histories of that time
// have to give the same bytes, so tests compare with it.

const indentAt = (text: string, offset: number): string => {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? '';
  return ' '.repeat(line.length - line.trimStart().length);
};

interface Room {
  readonly node: Node;
  readonly rest: JSONPath;
}

const roomAt = (tree: Node, path: JSONPath): Room => {
  const depths = path.map((_, depth) => path.length - depth);
  const depth = depths.find((count) => findNodeAtLocation(tree, path.slice(0, count)) !== undefined) ?? 0;
  return { node: findNodeAtLocation(tree, path.slice(0, depth)) ?? tree, rest: path.slice(depth) };
};

const nested = (path: JSONPath, value: unknown): unknown =>
  path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);

const appended = (text: string, { node, rest: [name, ...below] }: Room, value: unknown): string => {
  const start = typeof name === 'string' ? `${JSON.stringify(name)}: ` : '';
  const entry = nested(below, value);
  const last = node.children?.at(-1);
  if (!last) {
    const indent = `${indentAt(text, node.offset)}  `;
    const inside = `\n${indent}${printed(entry, indent, start)}\n${indent.slice(2)}`;
    return text.slice(0, node.offset + 1) + inside + text.slice(node.offset + node.length - 1);
  }
  const end = last.offset + last.length;
  const own = node.type === 'object' ? last.children?.[1] : last;
  const isOpen =
    own?.children?.[0] !== undefined && text.slice(own.offset, own.children[0].offset).includes('\n');
  const indent = indentAt(text, last.offset);
  const hasLine = text.slice(text.lastIndexOf('\n', last.offset) + 1, last.offset).trim() === '';
  const written = hasLine
    ? `,\n${indent}${printed(entry, indent, start, isOpen)}`
    : `, ${start}${onOneLine(entry)}`;
  return text.slice(0, end) + written + text.slice(end);
};

const writtenText = (text: string, path: JSONPath, value: unknown): string => {
  const tree = parseTree(text);
  if (!tree || value === undefined) return applyTo(text, modify(text, path, value, {}));
  const room = roomAt(tree, path.at(-1) === -1 ? path.slice(0, -1) : path);
  const rest = path.at(-1) === -1 ? [...room.rest, -1] : room.rest;
  if (rest.length > 0) return appended(text, { node: room.node, rest }, value);
  const { offset, length } = room.node;
  return text.slice(0, offset) + printed(value, indentAt(text, offset)) + text.slice(offset + length);
};

const withValue = (root: unknown, [name, ...rest]: JSONPath, value: unknown): unknown => {
  if (name === undefined) return value;
  if (Array.isArray(root)) {
    const list: readonly unknown[] = root;
    if (name === -1) return [...list, value];
    const inner = withValue(list[Number(name)], rest, value);
    return list.flatMap((one, index) => (index !== name ? [one] : inner === undefined ? [] : [inner]));
  }
  const fields: Fields = isFields(root) ? root : {};
  const inner = withValue(Object.hasOwn(fields, name) ? fields[name] : undefined, rest, value);
  if (inner !== undefined) return { ...fields, [name]: inner };
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));
};

const reordered = (text: string, path: JSONPath, order: readonly number[]): string => {
  const tree = parseTree(text);
  const nodes = (tree && findNodeAtLocation(tree, path)?.children) ?? [];
  const letters = nodes.map(({ offset, length }) => text.slice(offset, offset + length));
  const between = nodes.map(({ offset }, index) => {
    const before = nodes[index - 1];
    return before ? text.slice(before.offset + before.length, offset) : '';
  });
  const first = nodes[0];
  const last = nodes.at(-1);
  if (!first || !last) return text;
  const inner = order.map((from, index) => (between[index] ?? '') + (letters[from] ?? '')).join('');
  return text.slice(0, first.offset) + inner + text.slice(last.offset + last.length);
};

interface Opened {
  readonly text: string | undefined;
  readonly value: unknown;
}

const pairsOf = (file: string, value: unknown): Pairs | undefined => {
  const pairs = file === pairsPath && isFields(value) ? value['pairs'] : undefined;
  return isFields(pairs) && Object.values(pairs).every(isFields) ? (pairs as Pairs) : undefined;
};

const certain = (file: string, { value, text }: Opened): string | undefined => {
  if (text === undefined || value === undefined) return undefined;
  const pairs = pairsOf(file, value);
  const candidates = [...(pairs ? [pairsText(pairs)] : []), text];
  const isRight = (candidate: string): boolean => sameJson(parseJson(candidate)?.value, value);
  return candidates.find(isRight) ?? writtenText('{}\n', [], value);
};

const written = ({ text, value: root }: Opened, resolved: ResolvedAddress, value: unknown): Opened => {
  const { path } = resolved;
  if (resolved.isOrder) {
    const identities = resolved.value as readonly string[];
    const order = (value as readonly string[]).map((identity) => identities.indexOf(identity));
    const list = path.reduce<unknown>((inside, name) => (inside as Fields)[name], root) as readonly unknown[];
    const sorted = order.map((from) => list[from]);
    return { value: withValue(root, path, sorted), text: reordered(text ?? '', path, order) };
  }
  if (path.length === 0)
    return { value, text: value === undefined ? undefined : writtenText(text ?? '{}\n', [], value) };
  return { value: withValue(root ?? {}, path, value), text: writtenText(text ?? '{}\n', path, value) };
};

/** Returns true for an order that names other elements, and for an element with another identity. */
const isRefused = (resolved: ResolvedAddress, identity: string | undefined, value: unknown): boolean =>
  resolved.isOrder
    ? !Array.isArray(value) ||
      !sameJson([...(value as readonly string[])].sort(), [...(resolved.value as readonly string[])].sort())
    : identity !== undefined && value !== undefined && identityOf(resolved.list, value) !== identity;

/**
 * Returns the files after edits that are applied one after the other to the text; undefined if one is
 * refused.
 */
export const editedSeparately = (
  files: SourceFiles,
  edits: readonly DraftEdit[],
): SourceFiles | undefined => {
  const opened = new Map<string, Opened>();
  for (const { address, expected, value } of edits) {
    const parsed = parseAddress(address);
    if (typeof parsed === 'string') return undefined;
    const { file, steps } = parsed;
    const text = files[file];
    const before = opened.get(file) ?? {
      text,
      value: text === undefined ? undefined : parseJson(text)?.value,
    };
    const resolved = resolveAddress(documentShape(file), before.value, steps);
    if (typeof resolved === 'string') return undefined;
    const wanted = decodeValue(value);
    if (sameJson(wanted, resolved.value)) continue;
    if (resolved.isGone || !sameJson(decodeValue(expected), resolved.value)) return undefined;
    const last = steps.at(-1);
    if (isRefused(resolved, last?.kind === 'element' ? last.identity : undefined, wanted)) return undefined;
    opened.set(file, written(before, resolved, wanted));
  }
  const texts = new Map(Object.entries(files));
  for (const [file, document] of opened) {
    const text = certain(file, document);
    texts.delete(file);
    if (text !== undefined) texts.set(file, text);
  }
  return Object.fromEntries(texts);
};
