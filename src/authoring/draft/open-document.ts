import type { JSONPath } from 'jsonc-parser';
import { pairsPath } from '../../config/files/document.ts';
import { editText } from '../edit/edit-text.ts';
import { type TextTree, textTree } from '../edit/text-tree.ts';
import { type Pairs, pairsText } from '../pairs/pairs-file.ts';
import type { Address } from './address.ts';
import { isFields, parseJson, sameJson } from './json-value.ts';
import {
  elementsByIdentity,
  type FindElements,
  resolveAddress,
  type ResolvedAddress,
} from './resolve-address.ts';
import { documentShape, identityOf, type Shape } from './shape.ts';

export type WriteFault = 'other-identity' | 'not-these-elements';

type Writable = Record<string | number, unknown>;

/** Copies a JSON value, so that later edits do not change it. */
export const copied = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (JSON.parse(JSON.stringify(value)) as unknown) : value;

interface KnownList {
  readonly shape: Shape | undefined;
  readonly elements: Map<string, unknown>;
}

// The elements of each list by identity. An edit changes what is known instead of looking at all elements again.
const knownLists = () => {
  const known = new WeakMap<readonly unknown[], KnownList>();
  const find: FindElements = (shape, list) => {
    if (!Array.isArray(list)) return undefined;
    const found = known.get(list);
    if (found && found.shape?.node['identity'] === shape?.node['identity']) return found.elements;
    const elements = elementsByIdentity(shape, list);
    if (elements) known.set(list, { shape, elements: new Map(elements) });
    return elements;
  };
  return {
    find,
    put: (list: readonly unknown[], identity: string, element: unknown): void => {
      const elements = known.get(list)?.elements;
      if (element === undefined) elements?.delete(identity);
      else elements?.set(identity, element);
    },
    identityIn: (list: readonly unknown[], element: unknown): string | undefined =>
      identityOf(known.get(list)?.shape, element),
    forget: (list: readonly unknown[]): void => void known.delete(list),
  };
};

const ownField = (holder: unknown, name: string | number): unknown =>
  isFields(holder) || Array.isArray(holder)
    ? Object.getOwnPropertyDescriptor(holder, name)?.value
    : undefined;

// Also a field such as `__proto__`.
const setField = (holder: Writable, name: string | number, value: unknown): void => {
  Object.defineProperty(holder, name, { value, writable: true, enumerable: true, configurable: true });
};

const pairsOf = (file: string, value: unknown): Pairs | undefined => {
  const pairs = file === pairsPath && isFields(value) ? value['pairs'] : undefined;
  return isFields(pairs) && Object.values(pairs).every(isFields) ? (pairs as Pairs) : undefined;
};

/** A document that edits change in place. The time for an edit depends on its size, not on that of the document. */
export interface OpenDocument {
  readonly resolve: (steps: Address['steps']) => ReturnType<typeof resolveAddress>;
  /** Writes the value at a place that `resolve` found; undefined deletes it. */
  readonly change: (
    steps: Address['steps'],
    resolved: ResolvedAddress,
    value: unknown,
  ) => WriteFault | undefined;
  /**
   * The text after all edits; undefined if they deleted the document. Formats the value when the edited text
   * does not parse to it, for example after a repeated name.
   */
  readonly text: () => string | undefined;
}

/** Opens the document of a file; `text` is undefined for a new file. Undefined if the text is not JSON. */
export const openDocument = (file: string, text: string | undefined): OpenDocument | undefined => {
  const parsed = text === undefined ? { value: undefined } : parseJson(text);
  if (!parsed) return undefined;
  const shape = documentShape(file);
  const lists = knownLists();
  let root = parsed.value;
  let tree: TextTree | undefined;
  let before = text;
  const textNow = (): TextTree => (tree ??= textTree(before ?? '{}\n'));

  const holderAt = (path: JSONPath): Writable => {
    root ??= {};
    let holder = root as Writable;
    for (const name of path) {
      const inner = ownField(holder, name);
      if (inner === undefined) setField(holder, name, {});
      holder = ownField(holder, name) as Writable;
    }
    return holder;
  };
  const put = (path: JSONPath, value: unknown): void => {
    const name = path.at(-1) as string | number;
    const holder = holderAt(path.slice(0, -1));
    if (!Array.isArray(holder)) {
      if (value === undefined) delete holder[name];
      else setField(holder, name, value);
    } else if (value === undefined) holder.splice(Number(name), 1);
    else if (name === -1) holder.push(value);
    else holder[Number(name)] = value;
  };
  // A new field can give an element another identity.
  const putField = (path: JSONPath, value: unknown): void => {
    const list = path.length > 1 && typeof path.at(-2) === 'number' ? holderAt(path.slice(0, -2)) : undefined;
    if (!Array.isArray(list)) {
      put(path, value);
      return;
    }
    const element: unknown = list[Number(path.at(-2))];
    const identity = lists.identityIn(list, element);
    put(path, value);
    if (lists.identityIn(list, element) !== identity) lists.forget(list);
  };
  const order = (resolved: ResolvedAddress, value: unknown): WriteFault | undefined => {
    const identities = resolved.value as readonly string[];
    const wanted: readonly unknown[] = Array.isArray(value) ? value : [];
    const places = new Map(identities.map((identity, index) => [identity, index]));
    const from = wanted.map((identity) => places.get(String(identity)) ?? -1);
    const isSame =
      from.length === identities.length && new Set(from).size === from.length && !from.includes(-1);
    if (!isSame) return 'not-these-elements';
    const list = holderAt(resolved.path) as unknown as unknown[];
    for (const [at, element] of from.map((index) => list[index]).entries()) list[at] = element;
    textNow().reorder(resolved.path, from);
    return undefined;
  };
  const replace = (value: unknown): void => {
    root = value;
    if (value === undefined) {
      tree = undefined;
      before = undefined;
    } else textNow().write([], value);
  };

  return {
    resolve: (steps) => resolveAddress(shape, root, steps, lists.find),
    change: (steps, resolved, value) => {
      if (resolved.isOrder) return order(resolved, value);
      const last = steps.at(-1);
      if (
        last?.kind === 'element' &&
        value !== undefined &&
        identityOf(resolved.list, value) !== last.identity
      )
        return 'other-identity';
      const own = copied(value);
      if (resolved.path.length === 0) {
        replace(own);
        return undefined;
      }
      textNow().write(resolved.path, own);
      if (last?.kind === 'element') {
        const list = holderAt(resolved.path.slice(0, -1)) as unknown as readonly unknown[];
        put(resolved.path, own);
        lists.put(list, last.identity, own);
      } else putField(resolved.path, own);
      return undefined;
    },
    text: () => {
      if (root === undefined) return undefined;
      const written = tree?.print();
      const pairs = pairsOf(file, root);
      const printed = written === undefined ? before : written.isTorn ? undefined : written.text;
      const candidates = [...(pairs ? [pairsText(pairs)] : []), ...(printed === undefined ? [] : [printed])];
      const isRight = (candidate: string): boolean => sameJson(parseJson(candidate)?.value, root);
      return candidates.find(isRight) ?? editText('{}\n', [], root);
    },
  };
};
