import { decodeValue, isFields, readFile } from '../../../../authoring/draft/json-value.ts';
import type { OutlineNode } from '../../../../authoring/draft/outline.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import type { OutlineIndex } from '../../draft/content/outline-index.ts';
import { valueAt } from '../../../../authoring/draft/value-at.ts';
import { memoizeParts } from '../../../../rules/memoize.ts';
import type { ItemPeriod } from '../seen-on-day.ts';

const isDay = (value: unknown): value is string => typeof value === 'string';

// Cached by the value of the file, which other edits do not change.
const periodsIn = memoizeParts<{ readonly period: ItemPeriod | undefined }>();

const periodOf = (files: SourceFiles, node: OutlineNode): ItemPeriod | undefined => {
  const file = node.entry.slice(0, node.entry.indexOf('#'));
  const value = readFile(file, files[file] ?? '')?.value;
  if (!isFields(value)) return undefined;
  return periodsIn([value, node], file, () => ({ period: periodAt(files, node) })).period;
};

const periodAt = (files: SourceFiles, { entry }: OutlineNode): ItemPeriod | undefined => {
  const value = decodeValue(valueAt(files, entry).value);
  if (!isFields(value)) return undefined;
  const { from, until } = value;
  if (!isDay(from) && !isDay(until)) return undefined;
  return { from: isDay(from) ? from : undefined, until: isDay(until) ? until : undefined };
};

// Combines the days of items and their containers. Skips files without days.
export const itemPeriods = (
  files: SourceFiles,
  outline: OutlineIndex,
): ReadonlyMap<string, readonly ItemPeriod[]> => {
  const dated = new Set(
    Object.keys(files).filter((file) => files[file]?.includes('"from"') || files[file]?.includes('"until"')),
  );
  const isDated = ({ entry }: OutlineNode): boolean => dated.has(entry.slice(0, entry.indexOf('#')));
  return new Map(
    outline.all.flatMap(({ node, above }): readonly (readonly [string, readonly ItemPeriod[]])[] => {
      const periods = [...above, node].filter(isDated).flatMap((one) => periodOf(files, one) ?? []);
      return periods.length === 0 ? [] : [[node.id, periods]];
    }),
  );
};
