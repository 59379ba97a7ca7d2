import type { DraftEdit } from '../../../../authoring/draft/apply-edits.ts';
import { type ChangedThing, thingsOfEdits } from '../../../../authoring/draft/changed-things.ts';
import { editsBetween } from '../../../../authoring/draft/find-edits.ts';
import {
  decodeValue,
  type EncodedValue,
  encodeValue,
  isFields,
} from '../../../../authoring/draft/json-value.ts';
import { outlineOf } from '../../../../authoring/draft/outline.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import type { Language } from '../../../../config/portal-config.ts';
import { valueAt } from '../../../../authoring/draft/value-at.ts';
import { type FieldName, fieldName } from './field-name.ts';
import { type OutlineIndex, outlineIndex, type PlacedNode } from './outline-index.ts';
import { conditionLabels } from './condition-labels.ts';

export interface ChangeRow {
  readonly address: string;
  readonly name: FieldName;
  readonly before: EncodedValue;
  readonly after: EncodedValue;
  /** Set for the unchanged text in the other language, which is shown beside a changed text. */
  readonly isUnchanged?: true;
}

export interface ItemChange {
  readonly key: string;
  readonly kind: 'changed' | 'added' | 'removed';
  /** The changed item; undefined for a change outside of items, which `key` identifies. */
  readonly item?: PlacedNode;
  /** Ids as used in the analysis; several for a shared block on several screens. */
  readonly ids: readonly string[];
  readonly rows: readonly ChangeRow[];
}

const insideOf = (shown: string, { key, isItem }: ChangedThing, item: PlacedNode | undefined): string => {
  if (!isItem || !item)
    return key.includes('locales/en/') && shown.includes('locales/es/')
      ? key.replace('locales/en/', 'locales/es/')
      : key;
  const { entry, words } = item.node;
  return [words.en, words.es].find((own) => shown === own || shown.startsWith(`${own}/`)) ?? entry;
};

// A change of a whole entry reads better field by field.
const unfolded = (edit: DraftEdit, inside: string): readonly DraftEdit[] => {
  const before = decodeValue(edit.expected);
  const after = decodeValue(edit.value);
  const isWhole =
    edit.address === inside && [before, after].every((side) => side === undefined || isFields(side));
  if (!isWhole) return [edit];
  const names = new Set([before, after].flatMap((side) => (isFields(side) ? Object.keys(side) : [])));
  return [...names]
    .filter((name) => name !== 'id')
    .map((name) => ({
      address: `${edit.address}/${name}`,
      expected: encodeValue(isFields(before) ? before[name] : undefined),
      value: encodeValue(isFields(after) ? after[name] : undefined),
    }));
};

const nodeAt = ({ ownerOf }: OutlineIndex, entry: string): PlacedNode | undefined => {
  const owner = ownerOf(entry);
  return owner?.node.entry === entry ? owner : undefined;
};

// Only the words of an entry may be edited where what contains it is removed.
const kindOf = (edits: readonly DraftEdit[], key: string, isGone: boolean): ItemChange['kind'] => {
  const whole = edits.find(({ address }) => address === key);
  if (whole?.expected === null) return 'added';
  if (isGone) return 'removed';
  return whole?.value === null ? 'removed' : 'changed';
};

// A confirmed pair that stays confirmed adds nothing to the change of its Spanish text.
const saysSomething = (row: ChangeRow, rows: readonly ChangeRow[]): boolean =>
  row.name.written !== 'pair' ||
  row.before === null ||
  row.after === null ||
  !rows.some(({ name }) => name.language === 'es' && name.written !== 'pair');

const rank = ({ name }: ChangeRow): string =>
  `${name.known ?? 'z'} ${name.variant ?? ''} ${name.language ?? ''}`;

const rowsOf = (
  thing: ChangedThing,
  item: PlacedNode | undefined,
  variants: readonly string[],
): readonly ChangeRow[] =>
  thing.edits.flatMap(({ edit, shownAt: shown }) => {
    const inside = insideOf(shown, thing, item);
    const isPair = shown !== edit.address;
    return (isPair ? [edit] : unfolded(edit, inside)).map(({ address, expected, value }): ChangeRow => ({
      address,
      name: isPair ? pairName(shown, inside, variants) : fieldName(address, inside, variants),
      before: expected,
      after: value,
    }));
  });

const other = { en: 'es', es: 'en' } as const;

const inLanguage = (address: string, from: Language, to: Language): string =>
  address.startsWith('locales/')
    ? address.replace(`locales/${from}/`, `locales/${to}/`)
    : `${address.slice(0, -from.length)}${to}`;

// A reviewer must see the text that a changed translation belongs to.
const unchangedTexts = (rows: readonly ChangeRow[], after: SourceFiles): readonly ChangeRow[] => {
  const changed = new Set(rows.map(({ address }) => address));
  return rows.flatMap(({ address, name, before, after: now }) => {
    const { language } = name;
    if (language === undefined || name.written === 'pair' || before === null || now === null) return [];
    const translation = inLanguage(address, language, other[language]);
    const { value } = valueAt(after, translation);
    return value === null || changed.has(translation)
      ? []
      : [
          {
            ...{ address: translation, name: { ...name, language: other[language] } },
            ...{ before: value, after: value, isUnchanged: true as const },
          },
        ];
  });
};

const placesOf = (
  sides: readonly OutlineIndex[],
  entries: readonly string[],
): ReadonlyMap<string, number> => {
  const wanted = new Set(entries);
  const places = new Map<string, number>();
  for (const [place, { node }] of sides.flatMap(({ all }) => all).entries())
    if (wanted.has(node.entry) && !places.has(node.entry)) places.set(node.entry, place);
  return places;
};

// In the order of the screens; what is not an item comes last. The first files are those after the edits; the
// others have what these lack.
export const changesOfEdits = (
  edits: readonly DraftEdit[],
  files: readonly [SourceFiles, ...SourceFiles[]],
): readonly ItemChange[] => {
  const things = thingsOfEdits(edits, files);
  if (things.length === 0) return [];
  const [after] = files;
  const sides = files.map((one) => outlineIndex(outlineOf(one)));
  const variants = [...conditionLabels(after).variants.keys()];
  const order = placesOf(
    sides,
    things.map(({ key }) => key),
  );
  const ids = (key: string): readonly string[] => [
    ...new Set(
      sides.flatMap(({ all }) => all.filter(({ node }) => node.entry === key).map(({ node }) => node.id)),
    ),
  ];
  return things
    .map((thing): ItemChange => {
      const { key, isItem, edits } = thing;
      const [now, ...before] = sides.map((side) => (isItem ? nodeAt(side, key) : undefined));
      const item = now ?? before.find((one) => one !== undefined);
      const rows = rowsOf(thing, item, variants);
      const sorted = [
        ...rows.filter((row) => saysSomething(row, rows)),
        ...unchangedTexts(rows, after),
      ].toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
      return {
        key,
        kind: kindOf(
          edits.map(({ edit }) => edit),
          key,
          item !== undefined && now === undefined,
        ),
        ...(item && { item }),
        ids: ids(key),
        rows: sorted,
      };
    })
    .toSorted(
      (one, other) =>
        (order.get(one.key) ?? Infinity) - (order.get(other.key) ?? Infinity) ||
        (one.key < other.key ? -1 : 1),
    );
};

export const itemChanges = (before: SourceFiles, after: SourceFiles): readonly ItemChange[] =>
  changesOfEdits(editsBetween(before, after), [after, before]);

// A confirmed pair has the name of its text.
const pairName = (word: string, inside: string, variants: readonly string[]): FieldName => ({
  ...fieldName(word, inside, variants),
  language: 'es',
  written: 'pair',
});
