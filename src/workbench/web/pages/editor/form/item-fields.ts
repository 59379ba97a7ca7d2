import { parseAddress } from '../../../../../authoring/draft/address.ts';
import { type Carried, carried, isFields, parsedJson } from '../../../../../authoring/draft/json-value.ts';
import { valuesOf, valueUnder } from '../../../../../authoring/draft/outline-words.ts';
import { documentShape, type Shape } from '../../../../../authoring/draft/shape.ts';
import { spotOf } from '../../../../../authoring/draft/spot.ts';
import type { SourceFiles } from '../../../../../config/files/source.ts';
import type { Language } from '../../../../../config/portal-config.ts';
import type { DraftOutbox } from '../../../outbox/use-outbox.ts';
import type { DraftFiles } from '../../draft/draft-data.ts';
import { fieldName } from '../../../source/field-name.ts';
import type { PlacedNode } from '../../../source/outline-index.ts';

/** What stands at an address of the files, as edits carry it, and what the schemas say of it. */
export const valueAt = (files: SourceFiles, address: string): { readonly value: Carried; readonly shape: Shape | undefined } => {
  const parsed = parseAddress(address);
  if (typeof parsed === 'string') return { value: null, shape: undefined };
  const root = parsedJson(files[parsed.place] ?? '');
  const spot = spotOf(documentShape(parsed.place), root?.value, parsed.steps);
  return typeof spot === 'string' ? { value: null, shape: undefined } : { value: carried(spot.value), shape: spot.shape };
};

/** What every part of the form needs: the item, the draft's files, where edits go, and whether there may be any. */
export interface FormProps {
  readonly placed: PlacedNode;
  readonly files: DraftFiles;
  readonly outbox: DraftOutbox;
  readonly readOnly: boolean;
}

/** A text of an item in both languages, by its addresses. */
export interface WordField {
  readonly field: string;
  readonly address: Readonly<Record<Language, string>>;
}

/** The words that an item or a screen may have, in the order in which they are read. */
const names = { item: ['title', 'label', 'content', 'linkText', 'phone'], screen: ['title', 'menu', 'intro', 'path'] } as const;

const namesOf = ({ node }: PlacedNode): readonly string[] => (node.kind === 'screen' ? names.screen : names.item);

/** A menu and an entry of one have one text each. */
const isOneText = ({ node }: PlacedNode): boolean => node.kind === 'menu' || node.kind === 'entry';

const rank = (known: readonly string[], variants: readonly string[], field: string): number => {
  const { known: name = '', variant } = fieldName(`#/${field}`, '#', variants);
  const place = known.indexOf(name === 'text' ? 'content' : name);
  return (place < 0 ? known.length : place) * 100 + (variant === undefined ? 0 : variants.indexOf(variant) + 1);
};

/** The texts that an item has in either language, and those that are being added. */
export const wordFields = (
  files: SourceFiles,
  placed: PlacedNode,
  variants: readonly string[],
  added: readonly string[],
): readonly WordField[] => {
  const { words } = placed.node;
  if (isOneText(placed)) return [{ field: 'label', address: words }];
  const there = [words.en, words.es].flatMap((address) => {
    const { value } = valueAt(files, address);
    return isFields(value) ? Object.entries(value).flatMap(([name, one]) => (typeof one === 'string' ? [name] : [])) : [];
  });
  return [...new Set([...there, ...added])]
    .toSorted((one, other) => rank(namesOf(placed), variants, one) - rank(namesOf(placed), variants, other))
    .map((field) => ({ field, address: { en: `${words.en}/${field}`, es: `${words.es}/${field}` } }));
};

/** How a plan's own word is called after the plan's name: its text is its own `content`. */
const ending = (name: string): string => (name === 'content' ? 'Text' : name.charAt(0).toUpperCase() + name.slice(1));

/** The texts that an item does not have yet, for everybody and for each plan. */
export const furtherWords = (placed: PlacedNode, variants: readonly string[], fields: readonly WordField[]): readonly string[] => {
  if (isOneText(placed)) return [];
  const known = namesOf(placed);
  const all = [...known, ...variants.flatMap((variant) => known.filter((name) => name !== 'path').map((name) => variant + ending(name)))];
  return all.filter((name) => fields.every(({ field }) => field !== name));
};

/** Whether an entry may have a field, by its schema. */
export const mayHave = (shape: Shape | undefined, field: string): boolean => isFields(valueUnder(shape?.node, 'properties', field));

/** The link fields of an entry: those of plans in the order in which they win, everybody's last. */
export const linkFields = (entry: unknown, variants: readonly string[], added: readonly string[]): readonly string[] => {
  const there = isFields(entry) ? Object.keys(entry) : [];
  return [...variants.map((name) => `${name}Link`).filter((field) => there.includes(field) || added.includes(field)), 'link'];
};

/** Targets that a link may name by what the files hold: screens, named links, documents, searches, what pharmacies offer. */
export const linkTargets = (files: SourceFiles, screens: readonly string[]): readonly string[] => {
  const values = valuesOf(files);
  const under = (place: string, field: string): readonly string[] => {
    const found = valueUnder(values.get(`config/addresses/${place}.json`), field);
    return isFields(found) ? Object.keys(found) : [];
  };
  const vendors = valueUnder(values.get('config/addresses/pharmacies.json'), 'vendors');
  const offered = isFields(vendors) ? Object.values(vendors).flatMap((one) => (isFields(one) ? Object.keys(one) : [])) : [];
  return [
    ...screens.map((key) => `route:${key}`),
    ...under('links', 'links').map((name) => `link:${name}`),
    ...under('documents', 'documents').map((name) => `doc:${name}`),
    ...under('directory', 'searches').map((name) => `directory:${name}`),
    ...[...new Set(offered)].filter((name) => name !== 'name').map((name) => `pharmacy:${name}`),
  ];
};
