import { pairsPlace } from '../../../config/files/document.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { addressText } from '../address.ts';
import type { DraftEdit } from '../apply-edits.ts';
import { carried, isFields } from '../json-value.ts';
import type { OutlineNode } from '../outline.ts';
import { valueUnder } from '../outline-words.ts';
import { above, editsOfWrites, inside, valueOf, type Write } from './write-edits.ts';

const languages = ['en', 'es'] as const;

/** A node and all that stand below it. */
const withBelow = (node: OutlineNode): readonly OutlineNode[] => [node, ...node.children.flatMap(withBelow)];

/** The address of the element by which a node stands in its list: of a shared block the place that uses it. Undefined for what is in no list. */
export const elementAddress = ({ place, entry, kind }: OutlineNode): string | undefined =>
  place ? inside(above(place.order), { kind: 'element', identity: place.identity }) : kind === 'entry' ? entry : undefined;

/** Whether a node stands where it does by its name alone, as a shared block: its words and parts are those of all its places. */
export const isBorrowed = (node: OutlineNode): boolean => elementAddress(node) !== node.entry;

const pairAt = (word: string): string =>
  addressText({
    place: pairsPlace,
    steps: [
      { kind: 'name', name: 'pairs' },
      { kind: 'name', name: word },
    ],
  });

/** Confirmed pairs of the words at and below an address, with what follows that address in each. */
const pairsBelow = (files: SourceFiles, words: string): readonly { readonly rest: string; readonly pair: unknown }[] => {
  const pairs = valueOf(files, `${pairsPlace}#pairs`);
  const known = isFields(pairs) ? Object.entries(pairs) : [];
  return known.flatMap(([word, pair]) =>
    word === words || word.startsWith(`${words}/`) ? [{ rest: word.slice(words.length), pair }] : [],
  );
};

/** Takes words away in both languages, with their pairs. */
const withoutWords = (files: SourceFiles, { words }: OutlineNode): readonly Write[] => [
  ...languages.map((language) => ({ address: words[language], value: null })),
  ...pairsBelow(files, words.en).map(({ rest }) => ({ address: pairAt(words.en + rest), value: null })),
];

/** Writes the words of a node under other addresses, with their pairs: what was stale stays so, what was confirmed too. */
const wordsAt = (files: SourceFiles, { words }: OutlineNode, to: OutlineNode['words']): readonly Write[] => [
  ...languages.flatMap((language) => {
    const value = valueOf(files, words[language]);
    return value === undefined ? [] : [{ address: to[language], value: carried(value) }];
  }),
  ...pairsBelow(files, words.en).map(({ rest, pair }) => ({ address: pairAt(to.en + rest), value: pair })),
];

/** The edits that take a node away, with all below it and all their words; of a shared block only its place on one screen. */
export const removed = (files: SourceFiles, node: OutlineNode): readonly DraftEdit[] => {
  const address = elementAddress(node);
  if (address === undefined) return [];
  const words = isBorrowed(node) ? [] : withBelow(node).flatMap((one) => withoutWords(files, one));
  return editsOfWrites(files, [{ address, value: null }, ...words]);
};

/** A list into which a card or link may go, and where the words of what stands in it are. */
export interface ItemList {
  /** The address of the block or card that holds the list. */
  readonly holder: string;
  readonly field: 'items' | 'cards' | 'entries';
  /** The address below which the words of each item stand, by its id. */
  readonly words: OutlineNode['words'];
}

const listAddress = ({ holder, field }: ItemList): string => inside(holder, { kind: 'name', name: field });

/** Puts an element at the end of a list, or behind one of its elements; a list that is not there yet is made. */
const placed = (files: SourceFiles, list: ItemList, element: { readonly id: string }, behind?: string): readonly Write[] => {
  const address = listAddress(list);
  const there = valueOf(files, address);
  if (!Array.isArray(there)) return [{ address, value: [element] }];
  const ids = there.map((one) => String(valueUnder(one, 'id')));
  const at = behind === undefined ? ids.length : ids.indexOf(behind) + 1;
  const written = { address: inside(address, { kind: 'element', identity: element.id }), value: element };
  return at === ids.length
    ? [written]
    : [written, { address: inside(address, { kind: 'order' }), value: ids.toSpliced(at, 0, element.id) }];
};

const wordsOf = (list: ItemList, id: string): OutlineNode['words'] => ({
  en: inside(list.words.en, { kind: 'name', name: id }),
  es: inside(list.words.es, { kind: 'name', name: id }),
});

/** An id for words under which none are yet: the wanted one, or it with the first number that is free. */
export const freeId = (files: SourceFiles, list: ItemList, wanted: string): string => {
  const isFree = (id: string): boolean => languages.every((language) => valueOf(files, wordsOf(list, id)[language]) === undefined);
  const numbers = Array.from({ length: 1_000 }, (_, index) => `${wanted}${index + 2}`);
  return [wanted, ...numbers].find(isFree) ?? wanted;
};

/** The list in which an item stands, from the words that stand beside its own. */
export const listOf = (node: OutlineNode): ItemList | undefined => {
  const address = elementAddress(node);
  if (address === undefined || node.kind === 'screen' || isBorrowed(node)) return undefined;
  const list = above(address);
  const field = list.slice(list.lastIndexOf('/') + 1);
  if (field !== 'items' && field !== 'cards' && field !== 'entries') return undefined;
  return { holder: above(list), field, words: { en: above(node.words.en), es: above(node.words.es) } };
};

/** The edits that put a copy of an item behind it, with its words, under a free id; and that id. */
export const duplicated = (
  files: SourceFiles,
  node: OutlineNode,
): { readonly id: string; readonly edits: readonly DraftEdit[] } | undefined => {
  const list = listOf(node);
  const value = valueOf(files, node.entry);
  if (!list || !isFields(value)) return undefined;
  const own = String(value['id']);
  const id = freeId(files, list, `${own}Copy`);
  // What stands inside it has words by ids of its own, which two cannot share.
  const alone = Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'items' && name !== 'cards'));
  const writes = [...placed(files, list, { ...alone, id }, own), ...wordsAt(files, node, wordsOf(list, id))];
  return { id, edits: editsOfWrites(files, writes) };
};

/** The edits that move an item to the end of another list, with its words where they stand elsewhere; and its id there, which may have to be another. */
export const movedTo = (
  files: SourceFiles,
  node: OutlineNode,
  list: ItemList,
): { readonly id: string; readonly edits: readonly DraftEdit[] } | undefined => {
  const value = valueOf(files, node.entry);
  const address = elementAddress(node);
  if (!isFields(value) || address === undefined) return undefined;
  const own = String(value['id']);
  const haveSameWords = wordsOf(list, own).en === node.words.en;
  const id = haveSameWords ? own : freeId(files, list, own);
  const words = haveSameWords ? [] : [...withoutWords(files, node), ...wordsAt(files, node, wordsOf(list, id))];
  return { id, edits: editsOfWrites(files, [{ address, value: null }, ...words, ...placed(files, list, { ...value, id })]) };
};

/** The edits that give an item another id, with its words; undefined where it has none of its own or the id is taken. */
export const withId = (files: SourceFiles, node: OutlineNode, id: string): readonly DraftEdit[] | undefined => {
  const list = listOf(node);
  const value = valueOf(files, node.entry);
  if (!list || !isFields(value) || freeId(files, list, id) !== id) return undefined;
  const own = String(value['id']);
  const writes = [
    ...placed(files, list, { ...value, id }, own),
    { address: node.entry, value: null },
    ...wordsAt(files, node, wordsOf(list, id)),
    ...withoutWords(files, node),
  ];
  return editsOfWrites(files, writes);
};

/** An item that is to be made: what it is called in both languages, and what else stands in its entry. */
export interface NewItem {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly says: Readonly<Record<'en' | 'es', string>>;
}

/** The words of an item's kind: those of a menu's entry are one text, the others have a name, which its neighbours tell. */
const wordName = (files: SourceFiles, list: ItemList): string | undefined => {
  if (list.field === 'entries') return undefined;
  const there = valueOf(files, listAddress(list));
  const ids = Array.isArray(there) ? there.map((one) => String(valueUnder(one, 'id'))) : [];
  const words = ids.map((id) => valueOf(files, wordsOf(list, id).en));
  return words.some((own) => valueUnder(own, 'title') !== undefined) || list.field === 'cards' ? 'title' : 'label';
};

/** The edits that put a new item at the end of a list or behind one of its items; undefined where its id has words there already. */
export const added = (files: SourceFiles, list: ItemList, item: NewItem, behind?: string): readonly DraftEdit[] | undefined => {
  const { id, fields, says } = item;
  if (freeId(files, list, id) !== id) return undefined;
  const name = wordName(files, list);
  const words = languages.map((language) => ({
    address: wordsOf(list, id)[language],
    value: name === undefined ? says[language] : { [name]: says[language] },
  }));
  return editsOfWrites(files, [...placed(files, list, { id, ...fields }, behind), ...words]);
};
