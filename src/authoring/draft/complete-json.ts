import { findNodeAtLocation, getLocation, getNodeValue, type JSONPath, parseTree } from 'jsonc-parser';
import { type Fields, isFields } from './json-value.ts';
import { type Shape, shapeInside } from './shape.ts';

export interface JsonOption {
  readonly text: string;
  readonly says?: string;
}

export interface JsonOptions {
  readonly from: number;
  readonly to: number;
  readonly options: readonly JsonOption[];
}

export interface KnownNames {
  readonly conditions: readonly string[];
  readonly targets: readonly string[];
}

const shapeAlong = (root: Shape | undefined, text: string, path: JSONPath): Shape | undefined => {
  const tree = parseTree(text);
  return path.reduce<Shape | undefined>((shape, name, depth) => {
    const node = tree && findNodeAtLocation(tree, path.slice(0, depth + 1));
    const value: unknown = node && getNodeValue(node);
    return shapeInside(
      shape,
      typeof name === 'number' ? { kind: 'element', identity: '' } : { kind: 'name', name },
      value,
    );
  }, root);
};

const described = (node: unknown): string | undefined => {
  const says = isFields(node) ? node['description'] : undefined;
  return typeof says === 'string' ? says : undefined;
};

const option = (value: unknown, says: string | undefined): JsonOption => ({
  text: JSON.stringify(value),
  ...(says !== undefined && { says }),
});

const keyOptions = (shape: Shape | undefined, there: readonly string[]): readonly JsonOption[] => {
  const properties = shape?.node['properties'];
  if (!isFields(properties)) return [];
  return Object.entries(properties).flatMap(([name, node]) =>
    there.includes(name) ? [] : [option(name, described(node))],
  );
};

const roleOptions = (node: Fields, { conditions, targets }: KnownNames): readonly string[] => {
  if (node['role'] === 'when' || node['role'] === 'condition') return conditions;
  return node['role'] === 'target' ? targets : [];
};

const valueOptions = (shape: Shape | undefined, known: KnownNames): readonly JsonOption[] => {
  if (!shape) return [];
  const { node } = shape;
  const listed: readonly unknown[] = Array.isArray(node['enum'])
    ? node['enum']
    : 'const' in node
      ? [node['const']]
      : [];
  const truths = node['type'] === 'boolean' ? [true, false] : [];
  return [...listed, ...truths, ...roleOptions(node, known)].map((value) => option(value, undefined));
};

/** Returns the completions at an offset, based on the schema of the document. */
export const jsonOptions = (
  shape: Shape | undefined,
  text: string,
  offset: number,
  known: KnownNames,
): JsonOptions => {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const isInside =
    previousNode && previousNode.offset <= offset && offset <= previousNode.offset + previousNode.length;
  const [from, to] = isInside
    ? [previousNode.offset, previousNode.offset + previousNode.length]
    : [offset, offset];
  if (!isAtPropertyKey) return { from, to, options: valueOptions(shapeAlong(shape, text, path), known) };
  const above = path.slice(0, -1);
  const tree = parseTree(text);
  const holder: unknown = tree && getNodeValue(findNodeAtLocation(tree, above) ?? tree);
  const written = path.at(-1);
  const there = (isFields(holder) ? Object.keys(holder) : []).filter((name) => name !== written);
  return { from, to, options: keyOptions(shapeAlong(shape, text, above), there) };
};
