import { findNodeAtLocation, type JSONPath, parseTree } from 'jsonc-parser';
import { editText } from '../edit/edit-text.ts';
import type { Address } from './address.ts';
import { type Fields, isFields } from './json-value.ts';
import { identityOf } from './shape.ts';
import type { ResolvedAddress } from './resolve-address.ts';

export type WriteFault = 'other-identity' | 'not-these-elements';

export interface Target {
  readonly address: Address;
  readonly text: string | undefined;
  readonly root: unknown;
  readonly spot: ResolvedAddress;
}

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

interface Written {
  // Undefined deletes the document.
  readonly value: unknown;
  readonly text: () => string | undefined;
}

const inOrder = (
  { text = '', root, spot }: Target,
  identities: readonly string[],
  value: unknown,
): Written | WriteFault => {
  const wanted: readonly unknown[] = Array.isArray(value) ? value : [];
  const places = new Map(identities.map((identity, index) => [identity, index]));
  const order = wanted.map((identity) => places.get(String(identity)) ?? -1);
  const isSame =
    order.length === identities.length && new Set(order).size === order.length && !order.includes(-1);
  if (!isSame) return 'not-these-elements';
  const list = spot.path.reduce<unknown>(
    (inside, name) => (inside as Readonly<Record<string, unknown>>)[name],
    root,
  );
  const elements: readonly unknown[] = Array.isArray(list) ? list : [];
  const sorted = order.map((from) => elements[from]);
  return { value: withValue(root, spot.path, sorted), text: () => reordered(text, spot.path, order) };
};

export const writeValue = (target: Target, value: unknown): Written | WriteFault => {
  const { text, root, spot, address } = target;
  if (spot.isOrder) return inOrder(target, spot.value as readonly string[], value);
  const last = address.steps.at(-1);
  if (last?.kind === 'element' && value !== undefined && identityOf(spot.list, value) !== last.identity)
    return 'other-identity';
  if (spot.path.length === 0)
    return { value, text: () => (value === undefined ? undefined : editText(text ?? '{}\n', [], value)) };
  if (value === undefined && spot.value === undefined) return { value: root, text: () => text };
  return {
    value: withValue(root ?? {}, spot.path, value),
    text: () => editText(text ?? '{}\n', spot.path, value),
  };
};
