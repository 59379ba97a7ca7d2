import { type JSONPath, type Node, parseTree } from 'jsonc-parser';
import { onOneLine, printed } from './printed-value.ts';

// A JSON text as a tree that is changed in place: an edit finds its place along its path, and the text is put
// together once, after all edits. Entries are taken apart when an edit first goes into them.

interface Plain {
  readonly text: string;
  readonly hasLine: boolean;
  readonly node?: Node | undefined;
}

interface Container {
  readonly isList: boolean;
  readonly entries: Entry[];
  // Of an object: the first entry of each name.
  readonly byName: Map<string, Entry>;
  /** The text between the last entry and the closing bracket. */
  tail: string;
  /** False if the text has no line break. May be true after the last one was removed. */
  hasLine: boolean;
  isTorn: boolean;
}

interface Entry {
  readonly name: string | undefined;
  /** The text between the previous entry, or the opening bracket, and this one. */
  gap: string;
  /** The name of a field, and the text up to its value. */
  readonly head: string;
  value: Plain | Container;
}

/** A container on the path to an entry, with the index of the next step. */
interface Step {
  readonly container: Container;
  readonly at: number;
}

const plain = (text: string, node?: Node): Plain => ({ text, hasLine: text.includes('\n'), node });

const isContainer = (value: Plain | Container): value is Container => 'entries' in value;

const entriesOf = (node: Node, text: string): readonly Entry[] => {
  let end = node.offset + 1;
  return (node.children ?? []).map((child) => {
    const value = (node.type === 'object' ? child.children?.[1] : child) ?? child;
    const entry: Entry = {
      name: node.type === 'object' ? String(child.children?.[0]?.value) : undefined,
      gap: text.slice(end - node.offset, child.offset - node.offset),
      head: text.slice(child.offset - node.offset, value.offset - node.offset),
      value: plain(text.slice(value.offset - node.offset, value.offset - node.offset + value.length), value),
    };
    end = child.offset + child.length;
    return entry;
  });
};

const openedAs = (node: Node, { text, hasLine }: Plain): Container => {
  const entries = [...entriesOf(node, text)];
  const named = entries.flatMap((entry) => (entry.name === undefined ? [] : [[entry.name, entry] as const]));
  const last = node.children?.at(-1);
  const end = last ? last.offset + last.length - node.offset : 1;
  return {
    isList: node.type === 'array',
    entries,
    byName: new Map(named.toReversed()),
    tail: text.slice(end, -1),
    hasLine,
    isTorn: false,
  };
};

/** Parses the value of an entry; undefined for a text or a number. */
const opened = (entry: Entry): Container | undefined => {
  const { value } = entry;
  if (isContainer(value)) return value;
  const node = value.node ?? parseTree(value.text);
  if (node?.type !== 'object' && node?.type !== 'array') return undefined;
  const container = openedAs(node, value);
  entry.value = container;
  return container;
};

const positionIn = ({ isList, entries, byName }: Container, name: string | number): number => {
  if (isList) return typeof name === 'number' && name < entries.length ? name : -1;
  const entry = typeof name === 'string' ? byName.get(name) : undefined;
  return entry ? entries.indexOf(entry) : -1;
};

const afterLine = (text: string): string | undefined => {
  const at = text.lastIndexOf('\n');
  return at < 0 ? undefined : text.slice(at + 1);
};

const beforeValue = ({ gap, head }: Entry): string | undefined => afterLine(head) ?? afterLine(gap);

const firstOf = <From>(
  entries: readonly From[],
  end: number,
  find: (entry: From) => string | undefined,
): string | undefined => {
  for (let at = end; at >= 0; at -= 1) {
    const found = find(entries[at] as From);
    if (found !== undefined) return found;
  }
  return undefined;
};

// The start of the last line that begins in an entry.
const lastLine = (entry: Entry): string | undefined => {
  const { value } = entry;
  if (!value.hasLine) return beforeValue(entry);
  const inside = isContainer(value)
    ? (afterLine(value.tail) ?? firstOf(value.entries, value.entries.length - 1, lastLine))
    : afterLine(value.text);
  return inside ?? beforeValue(entry);
};

const indentOf = (line: string): string => ' '.repeat(line.length - line.trimStart().length);

const nested = (path: JSONPath, value: unknown): unknown =>
  path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);

const isOpen = (entry: Entry): boolean => opened(entry)?.entries[0]?.gap.includes('\n') ?? false;

const print = ({ gap, head, value }: Entry, into: string[]): boolean => {
  into.push(gap, head);
  if (!isContainer(value)) {
    into.push(value.text);
    return false;
  }
  into.push(value.isList ? '[' : '{');
  let { isTorn } = value;
  for (const entry of value.entries) isTorn = print(entry, into) || isTorn;
  into.push(value.tail, value.isList ? ']' : '}');
  return isTorn;
};

const remove = (container: Container, at: number): void => {
  const { entries, byName, isList, tail } = container;
  const [removed] = entries.splice(at, 1);
  const next = entries[at];
  if (isList && next) next.gap = removed?.gap ?? '';
  if (!isList && next && at === 0) next.gap = '';
  if (isList && !next) {
    container.isTorn ||= at > 0 && tail === '';
    container.tail = at > 0 ? tail.slice(-1) : '';
  }
  if (removed?.name === undefined) return;
  byName.delete(removed.name);
  const other = byName.size < entries.length ? entries.find(({ name }) => name === removed.name) : undefined;
  if (other) byName.set(removed.name, other);
};

interface PrintedText {
  readonly text: string;
  /**
   * True if the text cannot be printed reliably: an edit found no place because a name is repeated, or deleted the
   * last element of a list right before its bracket. Drafts format such documents from their value, so that a history
   * always gives the same bytes.
   */
  readonly isTorn: boolean;
}

export interface TextTree {
  /**
   * Writes a value at a path, laid out like its neighbors, which stay unchanged. A path that ends with -1
   * appends to a list, and an undefined value deletes.
   */
  readonly write: (path: JSONPath, value: unknown) => void;
  /** Puts the elements of the list at a path into another order, each with its own layout. */
  readonly reorder: (path: JSONPath, order: readonly number[]) => void;
  readonly print: () => PrintedText;
}

/** Parses a JSON text into a tree that keeps its layout. */
export const textTree = (text: string): TextTree => {
  const node = parseTree(text);
  const start = node?.offset ?? 0;
  const end = start + (node?.length ?? 0);
  const root: Entry = {
    ...{ name: undefined, gap: text.slice(0, start), head: '' },
    value: plain(text.slice(start, end), node),
  };
  let isWhole = true;

  const entryAt = (way: readonly Step[]): Entry => {
    const last = way.at(-1);
    return last ? (last.container.entries[last.at] as Entry) : root;
  };
  // As far as the path exists.
  const wayTo = (path: JSONPath): readonly Step[] => {
    const way: Step[] = [];
    for (const name of path) {
      const container = opened(entryAt(way));
      const at = container ? positionIn(container, name) : -1;
      if (!container || at < 0) break;
      way.push({ container, at });
    }
    return way;
  };
  // Of the line with the value, or with the name before it.
  const indentAt = (way: readonly Step[], startOf = beforeValue): string => {
    for (let depth = way.length - 1; depth >= 0; depth -= 1) {
      const { container, at } = way[depth] as Step;
      if (!container.hasLine) continue;
      const entry = container.entries[at] as Entry;
      const start = depth === way.length - 1 ? startOf(entry) : beforeValue(entry);
      const line = start ?? firstOf(container.entries, at - 1, lastLine);
      if (line !== undefined) return indentOf(line);
    }
    return indentOf(afterLine(root.gap) ?? root.gap);
  };
  const put = (way: readonly Step[], value: Plain): Plain => {
    if (value.hasLine) for (const { container } of way) container.hasLine = true;
    return value;
  };
  const append = (way: readonly Step[], [name, ...below]: JSONPath, value: unknown): void => {
    const container = opened(entryAt(way));
    if (container?.isList !== (typeof name === 'number')) {
      isWhole = false;
      return;
    }
    const { entries, byName } = container;
    const head = typeof name === 'string' ? `${JSON.stringify(name)}: ` : '';
    const inner = nested(below, value);
    const last = entries.at(-1);
    const lastWay = [...way, { container, at: entries.length - 1 }];
    const hasOwnLine = last === undefined || afterLine(last.gap)?.trim() === '';
    const indent = last ? indentAt(lastWay, ({ gap }) => afterLine(gap)) : `${indentAt(way)}  `;
    const full = hasOwnLine ? printed(inner, indent, head, last && isOpen(last)) : head + onOneLine(inner);
    const gap = hasOwnLine ? `${last ? ',' : ''}\n${indent}` : ', ';
    const entry: Entry = {
      name: typeof name === 'string' ? name : undefined,
      gap,
      head,
      value: put(lastWay, plain(full.slice(head.length))),
    };
    if (hasOwnLine) for (const step of lastWay) step.container.hasLine = true;
    if (!last) container.tail = `\n${indent.slice(2)}`;
    entries.push(entry);
    if (typeof name === 'string') byName.set(name, entry);
  };
  return {
    write: (path, value) => {
      const isNew = path.at(-1) === -1;
      const way = wayTo(isNew ? path.slice(0, -1) : path);
      const rest = path.slice(way.length);
      const last = way.at(-1);
      if (value === undefined) {
        if (last && rest.length === 0) remove(last.container, last.at);
        else isWhole = false;
      } else if (rest.length > 0) append(way, rest, value);
      else entryAt(way).value = put(way, plain(printed(value, indentAt(way))));
    },
    reorder: (path, order) => {
      const way = wayTo(path);
      const container = way.length === path.length ? opened(entryAt(way)) : undefined;
      if (!container?.isList || container.entries.length !== order.length) {
        isWhole = false;
        return;
      }
      const values = container.entries.map(({ value }) => value);
      for (const [at, from] of order.entries())
        (container.entries[at] as Entry).value = values[from] as Plain;
    },
    print: () => {
      const parts: string[] = [];
      const isTorn = print(root, parts);
      return { text: parts.join('') + text.slice(end), isTorn: isTorn || !isWhole };
    },
  };
};
