import { parseAddress } from '../../../authoring/draft/address.ts';
import type { DraftEdit } from '../../../authoring/draft/apply-edits.ts';
import { editsBetween } from '../../../authoring/draft/find-edits.ts';
import { type Carried, carried, carriedValue, isFields } from '../../../authoring/draft/json-value.ts';
import { outlineOf } from '../../../authoring/draft/outline.ts';
import { pairsPlace } from '../../../config/files/document.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { type FieldName, fieldName } from './field-name.ts';
import { outlineIndex, type OutlineIndex, type PlacedNode } from './outline-index.ts';
import { sayingsOf } from './sayings.ts';

/** One thing that differs: what it was and what it is, as edits carry values. */
export interface ChangeRow {
  readonly address: string;
  readonly name: FieldName;
  readonly before: Carried;
  readonly after: Carried;
}

/** All that differs of one item, or of something that is no item, such as a rule. */
export interface ItemChange {
  /** The address of its entry. */
  readonly key: string;
  readonly kind: 'changed' | 'added' | 'removed';
  /** Undefined for what is no item: it is known by its key. */
  readonly item?: PlacedNode;
  /** As the analysis names it; several where a shared block stands on several screens. */
  readonly ids: readonly string[];
  readonly rows: readonly ChangeRow[];
}

/** The owner of an address: its key, and the address in which its fields are named. */
interface Owner {
  readonly key: string;
  readonly inside: string;
  readonly item?: PlacedNode;
}

/** What a confirmed pair of words speaks of: the word whose address is its name. */
const wordOfPair = (address: string): string => {
  const parsed = address.startsWith(`${pairsPlace}#`) ? parseAddress(address) : undefined;
  const step = typeof parsed === 'object' ? parsed.steps[1] : undefined;
  return step?.kind === 'name' ? step.name : address;
};

/** Of what is no item: its file and its first two steps; both languages of the shell's words together. */
const looseOwner = (address: string): Owner => {
  const [place = '', steps = ''] = address.split('#');
  const inside = `${place}#${steps.split('/').slice(0, 2).join('/')}`;
  return { key: inside.replace('locales/es/', 'locales/en/'), inside };
};

const ownerOf = (sides: readonly OutlineIndex[], address: string): Owner => {
  const item = sides.flatMap((side) => side.ownerOf(address) ?? [])[0];
  if (!item) return looseOwner(address);
  const { entry, words } = item.node;
  const inside = [words.en, words.es].find((own) => address === own || address.startsWith(`${own}/`)) ?? entry;
  return { key: entry, inside, item };
};

/** An edit of a whole entry or of all its words, as an edit of each field: that is how it is read. */
const unfolded = (edit: DraftEdit, inside: string): readonly DraftEdit[] => {
  const [before, after] = [carriedValue(edit.expected), carriedValue(edit.value)];
  const isWhole = edit.address === inside && [before, after].every((side) => side === undefined || isFields(side));
  if (!isWhole) return [edit];
  const names = new Set([before, after].flatMap((side) => (isFields(side) ? Object.keys(side) : [])));
  return [...names]
    .filter((name) => name !== 'id')
    .map((name) => ({
      address: `${edit.address}/${name}`,
      expected: carried(isFields(before) ? before[name] : undefined),
      value: carried(isFields(after) ? after[name] : undefined),
    }));
};

const kindOf = (edits: readonly DraftEdit[], key: string): ItemChange['kind'] => {
  const whole = edits.find(({ address }) => address === key);
  if (whole?.expected === null) return 'added';
  return whole?.value === null ? 'removed' : 'changed';
};

/** A pair that is confirmed before and after says nothing where its Spanish is told beside it. */
const saysSomething = (row: ChangeRow, rows: readonly ChangeRow[]): boolean =>
  row.name.written !== 'pair' ||
  row.before === null ||
  row.after === null ||
  !rows.some(({ name }) => name.language === 'es' && name.written !== 'pair');

const rank = ({ name }: ChangeRow): string => `${name.known ?? 'z'} ${name.variant ?? ''} ${name.language ?? ''}`;

/** What differs between two states of the files, item by item in the order of the screens; what is no item comes last. */
export const itemChanges = (before: SourceFiles, after: SourceFiles): readonly ItemChange[] => {
  const sides = [after, before].map((files) => outlineIndex(outlineOf(files)));
  const variants = [...sayingsOf(after).variants.keys()];
  const groups = new Map<string, { readonly owner: Owner; readonly edits: DraftEdit[]; readonly rows: ChangeRow[] }>();
  for (const edit of editsBetween(before, after)) {
    const told = wordOfPair(edit.address);
    const owner = ownerOf(sides, told);
    const group = groups.get(owner.key) ?? { owner, edits: [], rows: [] };
    groups.set(owner.key, group);
    group.edits.push(edit);
    const rows = told === edit.address ? unfolded(edit, owner.inside) : [edit];
    for (const { address, expected, value } of rows) {
      const name = told === edit.address ? fieldName(address, owner.inside, variants) : pairName(told, owner.inside, variants);
      group.rows.push({ address, name, before: expected, after: value });
    }
  }
  const order = new Map(
    sides
      .flatMap(({ all }) => all)
      .map(({ node }, place) => [node.entry, place] as const)
      .toReversed(),
  );
  const ids = (key: string): readonly string[] => [
    ...new Set(sides.flatMap(({ all }) => all.filter(({ node }) => node.entry === key).map(({ node }) => node.id))),
  ];
  return [...groups.values()]
    .map(({ owner, edits, rows }): ItemChange => {
      const sorted = rows.filter((row) => saysSomething(row, rows)).toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
      return { key: owner.key, kind: kindOf(edits, owner.key), ...(owner.item && { item: owner.item }), ids: ids(owner.key), rows: sorted };
    })
    .toSorted((one, other) => (order.get(one.key) ?? Infinity) - (order.get(other.key) ?? Infinity) || (one.key < other.key ? -1 : 1));
};

/** A confirmed pair is named by the word it speaks of. */
const pairName = (word: string, inside: string, variants: readonly string[]): FieldName => ({
  ...fieldName(word, inside, variants),
  language: 'es',
  written: 'pair',
});
