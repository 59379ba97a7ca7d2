import { documentPlace, pairsPath } from '../../config/files/document.ts';
import type { SourceFiles } from '../../config/files/source.ts';
import { memoize } from '../../rules/memoize.ts';
import { parseAddress } from './address.ts';
import type { DraftEdit } from './apply-edits.ts';
import { editsBetween } from './find-edits.ts';
import { type Fields, isFields, readJson, sameJson } from './json-value.ts';
import { type OutlineNode, outlineOf, type OutlineSection } from './outline.ts';

export interface ShownEdit {
  readonly edit: DraftEdit;
  readonly shownAt: string;
}

/** Edits that users see as one change, for example of a screen, a card, a menu entry or a rule. */
export interface ChangedThing {
  /** The address of the changed entry. For a value outside of entries: the file and the first two steps. */
  readonly key: string;
  readonly isItem: boolean;
  readonly edits: readonly ShownEdit[];
}

/** Returns the address to show for an edit. For a confirmed translation that is the address of its text. */
export const addressToShow = (address: string): string => {
  const parsed = address.startsWith(`${pairsPath}#`) ? parseAddress(address) : undefined;
  const step = typeof parsed === 'object' ? parsed.steps[1] : undefined;
  return step?.kind === 'name' ? step.name : address;
};

const looseKey = (address: string): string => {
  const [file = '', steps = ''] = address.split('#');
  return `${file}#${steps.split('/').slice(0, 2).join('/')}`.replace('locales/es/', 'locales/en/');
};

/** Returns the address and all addresses that contain it, innermost first. */
export const enclosingAddresses = (address: string): readonly string[] => {
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

const entriesIn = memoize(({ nodes }: OutlineSection): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  entriesOf(nodes, found);
  return found;
});

const structural: readonly (string | undefined)[] = ['section', 'shared', 'menus'];

// The names of the first fields decide where the texts of an entry are.
const withNamesAlone = memoize((value: Fields): string =>
  JSON.stringify(Object.fromEntries(Object.keys(value).map((name) => [name, {}]))),
);

// The live structure, and those of the drafts that change it.
const mostStructures = 30;

let structures: readonly SourceFiles[] = [];

// All that the addresses of entries depend on. An edit of a text changes none of it.
const structureOf = memoize((files: SourceFiles): SourceFiles => {
  const structure = Object.fromEntries(
    Object.entries(files).flatMap(([file, text]) => {
      const kind = documentPlace(file)?.kind;
      if (structural.includes(kind)) return [[file, text]];
      const value = kind === 'words' ? readJson(text)?.value : undefined;
      return isFields(value) ? [[file, withNamesAlone(value)]] : [];
    }),
  );
  const known = structures.find((one) => sameJson(one, structure)) ?? structure;
  structures = [known, ...structures.filter((one) => one !== known)].slice(0, mostStructures);
  return known;
});

const entryAt = (files: SourceFiles): ((address: string) => string | undefined) => {
  const sections = outlineOf(structureOf(files)).map(entriesIn);
  return (address) => sections.find((entries) => entries.has(address))?.get(address);
};

/** Groups edits as users see them: by the innermost entry that contains them in any of these states of the files. */
export const thingsOfEdits = (
  edits: readonly DraftEdit[],
  files: readonly SourceFiles[],
): readonly ChangedThing[] => {
  if (edits.length === 0) return [];
  const sides = files.map(entryAt);
  const things = new Map<
    string,
    { readonly key: string; readonly isItem: boolean; readonly edits: ShownEdit[] }
  >();
  for (const edit of edits) {
    const shownAt = addressToShow(edit.address);
    const entry = enclosingAddresses(shownAt).flatMap((one) => sides.flatMap((side) => side(one) ?? []))[0];
    const key = entry ?? looseKey(shownAt);
    const thing = things.get(key) ?? { key, isItem: entry !== undefined, edits: [] };
    things.set(key, thing);
    thing.edits.push({ edit, shownAt });
  }
  return [...things.values()];
};

/**
 * Returns the differences between two states of the files, grouped as users see them. Formatting does not
 * count.
 */
export const findChangedThings = (before: SourceFiles, after: SourceFiles): readonly ChangedThing[] =>
  thingsOfEdits(editsBetween(before, after), [after, before]);
