import { applyEdits, findNodeAtLocation, type JSONPath, modify, type Node, parseTree } from 'jsonc-parser';

export interface ValueEdit {
  readonly file: string;
  // A path that ends with -1 appends to a list.
  readonly path: JSONPath;
  readonly value: unknown;
}

export interface TextEdit {
  readonly file: string;
  readonly text: string;
}

export type Edit = ValueEdit | TextEdit;

// The print width of the project's formatter.
const longestLine = 140;

const partsOf = (value: object): readonly (readonly [start: string, value: unknown])[] =>
  Array.isArray(value)
    ? value.map((one: unknown) => ['', one] as const)
    : Object.entries(value).flatMap(([name, one]) =>
        one === undefined ? [] : [[`${JSON.stringify(name)}: `, one as unknown] as const],
      );

const onOneLine = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = partsOf(value).map(([start, one]) => start + onOneLine(one));
  if (Array.isArray(value)) return `[${parts.join(', ')}]`;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
};

const printed = (value: unknown, indent: string, start = '', isOpen = false): string => {
  const line = start + onOneLine(value);
  const isShort = indent.length + line.length < longestLine;
  if (typeof value !== 'object' || value === null || (isShort && !isOpen)) return line;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const parts = partsOf(value).map(([name, one]) => `${indent}  ${printed(one, `${indent}  `, name)}`);
  return `${start}${open}\n${parts.join(',\n')}\n${indent}${close}`;
};

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

// A path that ends with -1 appends to a list, and an undefined value deletes. New text is laid out like its
// neighbours, which stay unchanged.
export const editText = (text: string, path: JSONPath, value: unknown): string => {
  const tree = parseTree(text);
  if (!tree || value === undefined) return applyEdits(text, modify(text, path, value, {}));
  const room = roomAt(tree, path.at(-1) === -1 ? path.slice(0, -1) : path);
  const rest = path.at(-1) === -1 ? [...room.rest, -1] : room.rest;
  if (rest.length > 0) return appended(text, { node: room.node, rest }, value);
  const { offset, length } = room.node;
  return text.slice(0, offset) + printed(value, indentAt(text, offset)) + text.slice(offset + length);
};
