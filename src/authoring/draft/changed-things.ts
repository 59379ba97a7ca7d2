import { pairsPlace } from '../../config/files/document.ts';
import type { SourceFiles } from '../../config/files/source.ts';
import { memoize } from '../../rules/memoize.ts';
import { parseAddress } from './address.ts';
import type { DraftEdit } from './apply-edits.ts';
import { editsBetween } from './find-edits.ts';
import { outlineOf, type OutlineNode } from './outline.ts';

/** An edit, and the address of what it tells of: of a confirmed pair the word that the pair is of, else its own. */
export interface ToldEdit {
  readonly edit: DraftEdit;
  readonly told: string;
}

/** All that differs of one thing that people call a change: a screen, a card, a menu entry, or something that is no item, such as a rule. */
export interface ChangedThing {
  /** The address of its entry; of what is no item its file and its first two steps. */
  readonly key: string;
  readonly isItem: boolean;
  readonly edits: readonly ToldEdit[];
}

/** What an edit speaks of: of a confirmed pair the word that the pair is of, whose address is its name; else its own address. */
export const toldBy = (address: string): string => {
  const parsed = address.startsWith(`${pairsPlace}#`) ? parseAddress(address) : undefined;
  const step = typeof parsed === 'object' ? parsed.steps[1] : undefined;
  return step?.kind === 'name' ? step.name : address;
};

/** Of what is no item: its file and its first two steps; both languages of the shell's words together. */
const looseKey = (address: string): string => {
  const [place = '', steps = ''] = address.split('#');
  return `${place}#${steps.split('/').slice(0, 2).join('/')}`.replace('locales/es/', 'locales/en/');
};

/** The addresses of everything that an address lies in, the innermost first, itself included. */
export const enclosing = (address: string): readonly string[] => {
  const start = address.indexOf('#') + 1;
  const steps = address.slice(start).split('/');
  return steps.map((_, cut) => address.slice(0, start) + steps.slice(0, steps.length - cut).join('/'));
};

const entriesOf = (nodes: readonly OutlineNode[], found: Map<string, string>): void => {
  for (const { entry, words, children } of nodes) {
    for (const address of [words.en, words.es, entry]) if (!found.has(address)) found.set(address, entry);
    entriesOf(children, found);
  }
};

/** The entry of the item to which an address of entries and words belongs, by that address. */
const entryMap = memoize((files: SourceFiles): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const { nodes } of outlineOf(files)) entriesOf(nodes, found);
  return found;
});

/** What differs between two states of the files, thing by thing: what a draft says it changes. Formatting does not count. */
export const changedThings = (before: SourceFiles, after: SourceFiles): readonly ChangedThing[] => {
  const edits = editsBetween(before, after);
  if (edits.length === 0) return [];
  const sides = [after, before].map(entryMap);
  const things = new Map<string, { readonly key: string; readonly isItem: boolean; readonly edits: ToldEdit[] }>();
  for (const edit of edits) {
    const told = toldBy(edit.address);
    const entry = sides.flatMap((side) => enclosing(told).flatMap((one) => side.get(one) ?? []))[0];
    const key = entry ?? looseKey(told);
    const thing = things.get(key) ?? { key, isItem: entry !== undefined, edits: [] };
    things.set(key, thing);
    thing.edits.push({ edit, told });
  }
  return [...things.values()];
};
