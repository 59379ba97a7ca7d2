import { findNodeAtLocation, type JSONPath, parseTree } from 'jsonc-parser';
import { documentPlace, tooDeepAt } from '../../config/files/document.ts';
import type { SourceFiles } from '../../config/files/source.ts';
import { editedText } from '../edit/edit-text.ts';
import { type Pairs, pairsPlace, pairsText } from '../words/pairs-file.ts';
import { type Address, type AddressFault, parseAddress } from './address.ts';
import { type Carried, carried, carriedValue, type Fields, isFields, isTooDeep, parsedJson, sameJson } from './json-value.ts';
import { documentShape, identityOf } from './shape.ts';
import { type Spot, type SpotFault, spotOf } from './spot.ts';

/** A change of one addressed thing. What is absent is null, a JSON null is `{"is": null}`. */
export interface DraftEdit {
  readonly address: string;
  /** What its author found there. */
  readonly expected: Carried;
  readonly value: Carried;
}

/** Why an edit cannot be read, whatever the files hold or because of what they are. */
export type EditFault = AddressFault | SpotFault | 'unknown-place' | 'not-json' | 'too-deep' | 'other-identity' | 'not-these-elements';

/** What is at an address whose edit expected something else. */
export interface ChangedItem {
  readonly address: string;
  readonly current: Carried;
}

/** What edits come to: files, with the edits as they were applied (each expecting what it found), or the addresses at which something else was expected, or the first edit that nobody can read. */
export type Applied =
  | { readonly files: SourceFiles; readonly edits: readonly DraftEdit[] }
  | { readonly changed: readonly ChangedItem[] }
  | { readonly unreadable: { readonly address: string; readonly why: EditFault } };

/** A document and where in it an edit leads. */
interface Target {
  readonly address: Address;
  /** Undefined: there is no such document. */
  readonly text: string | undefined;
  readonly root: unknown;
  readonly spot: Spot;
}

/** The signs of names of new files: they mean nothing to a shell, a file system or an address. */
const plainSigns = new Set('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-/');

const isNewPlace = (place: string): boolean => documentPlace(place) !== undefined && [...place].every((sign) => plainSigns.has(sign));

const targetOf = (files: SourceFiles, text: string): Target | EditFault => {
  const address = parseAddress(text);
  if (typeof address === 'string') return address;
  const { place, steps } = address;
  const old = Object.hasOwn(files, place) ? files[place] : undefined;
  if (old === undefined && !isNewPlace(place)) return 'unknown-place';
  const parsed = old === undefined ? { value: undefined } : parsedJson(old);
  if (!parsed) return 'not-json';
  const spot = spotOf(documentShape(place), parsed.value, steps);
  return typeof spot === 'string' ? spot : { address, text: old, root: parsed.value, spot };
};

/** A value in which another one stands at a path; lists and objects of the path that are not there are made. */
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
  const kept = Object.entries(fields).map(([field, old]): readonly [string, unknown] => [field, field === name ? inner : old]);
  const all = Object.hasOwn(fields, name) ? kept : [...kept, [String(name), inner] as const];
  return Object.fromEntries(all.filter(([, one]) => one !== undefined));
};

/** A text whose list at a path has its elements in another order; each keeps its letters, and so do the signs between them. */
const reordered = (text: string, path: JSONPath, order: readonly number[]): string => {
  const tree = parseTree(text);
  const nodes = (tree && findNodeAtLocation(tree, path)?.children) ?? [];
  const letters = nodes.map(({ offset, length }) => text.slice(offset, offset + length));
  const between = nodes.map(({ offset }, index) => {
    const before = nodes[index - 1];
    return before ? text.slice(before.offset + before.length, offset) : '';
  });
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (!first || !last) return text;
  const inner = order.map((from, index) => (between[index] ?? '') + (letters[from] ?? '')).join('');
  return text.slice(0, first.offset) + inner + text.slice(last.offset + last.length);
};

interface Written {
  readonly value: unknown;
  readonly text: string | undefined;
}

const inOrder = ({ text = '', root, spot }: Target, identities: readonly string[], value: unknown): Written | EditFault => {
  const wanted: readonly unknown[] = Array.isArray(value) ? value : [];
  const order = wanted.map((identity) => identities.indexOf(String(identity)));
  const isSame = order.length === identities.length && new Set(order).size === order.length && !order.includes(-1);
  if (!isSame) return 'not-these-elements';
  const list = spot.path.reduce<unknown>((inside, name) => (inside as Readonly<Record<string, unknown>>)[name], root);
  const elements: readonly unknown[] = Array.isArray(list) ? list : [];
  const sorted = order.map((from) => elements[from]);
  return { value: withValue(root, spot.path, sorted), text: reordered(text, spot.path, order) };
};

const written = (target: Target, value: unknown): Written | EditFault => {
  const { text, root, spot, address } = target;
  if (spot.isOrder) return inOrder(target, spot.value as readonly string[], value);
  const last = address.steps.at(-1);
  if (last?.kind === 'element' && value !== undefined && identityOf(spot.list, value) !== last.identity) return 'other-identity';
  if (spot.path.length === 0) return { value, text: value === undefined ? undefined : editedText(text ?? '{}\n', [], value) };
  if (value === undefined && spot.value === undefined) return { value: root, text };
  return { value: withValue(root ?? {}, spot.path, value), text: editedText(text ?? '{}\n', spot.path, value) };
};

/** What the file of pairs, which is sorted whoever writes it, is printed of; undefined for a value that is no such file. */
const pairsOf = (place: string, value: unknown): Pairs | undefined => {
  const pairs = place === pairsPlace && isFields(value) ? value['pairs'] : undefined;
  return isFields(pairs) && Object.values(pairs).every(isFields) ? (pairs as Pairs) : undefined;
};

/** The text of a value that was written into a text; where that text is not what JSON makes of it, as with a repeated name, the value printed anew. */
const certain = (place: string, { value, text }: Written): string | undefined => {
  if (text === undefined || value === undefined) return undefined;
  const pairs = pairsOf(place, value);
  const candidates = [...(pairs ? [pairsText(pairs)] : []), text];
  const isRight = (candidate: string): boolean => sameJson(parsedJson(candidate)?.value, value);
  return candidates.find(isRight) ?? editedText('{}\n', [], value);
};

const withText = (files: SourceFiles, place: string, text: string | undefined): SourceFiles => {
  const others = Object.entries(files).filter(([other]) => other !== place);
  return Object.fromEntries(text === undefined ? others : [...others, [place, text]]);
};

/** Files after an edit, which expected what it found. */
interface Step {
  readonly files: SourceFiles;
  readonly edit: DraftEdit;
}

/** One edit, with what is there now where that is neither what it expected nor what it would write. */
const applied = (files: SourceFiles, { address, expected, value }: DraftEdit): Step | ChangedItem | EditFault => {
  if (isTooDeep(value) || isTooDeep(expected)) return 'too-deep';
  const target = targetOf(files, address);
  if (typeof target === 'string') return target;
  const { spot } = target;
  const [wanted, found] = [carriedValue(value), spot.value];
  const edit = { address, expected: carried(found), value: carried(wanted) };
  if (sameJson(wanted, found)) return { files, edit };
  if (spot.isGone || !sameJson(carriedValue(expected), found)) return { address, current: carried(found) };
  const after = written(target, wanted);
  if (typeof after === 'string') return after;
  const text = certain(target.address.place, after);
  if (text !== undefined && tooDeepAt(text) !== undefined) return 'too-deep';
  return { files: withText(files, target.address.place, text), edit };
};

/**
 * SourceFiles with edits, one after the other. Each must find what it expected, compared as JSON, or what it would write itself; where some do
 * not, nothing is applied and all of these are told. What stands beside an edit keeps its letters.
 */
export const applyEdits = (files: SourceFiles, edits: readonly DraftEdit[]): Applied => {
  let after = files;
  const made: DraftEdit[] = [];
  const changed: ChangedItem[] = [];
  for (const wish of edits) {
    const outcome = applied(after, wish);
    if (typeof outcome === 'string') return { unreadable: { address: wish.address, why: outcome } };
    if ('current' in outcome) changed.push(outcome);
    else {
      after = outcome.files;
      made.push(outcome.edit);
    }
  }
  return changed.length > 0 ? { changed } : { files: after, edits: made };
};
