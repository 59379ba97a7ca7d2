import { decodeValue, isFields, readFile } from '../../../../authoring/draft/json-value.ts';
import type { OutlineNode, OutlineSection } from '../../../../authoring/draft/outline.ts';
import { valueAt } from '../../../../authoring/draft/value-at.ts';
import { documentPlace } from '../../../../config/files/document.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import { memoize, memoizeParts } from '../../../../rules/memoize.ts';
import type { OutlineIndex } from '../../draft/content/outline-index.ts';
import type { ItemPeriod } from '../seen-on-day.ts';

const isDay = (value: unknown): value is string => typeof value === 'string';

const periodOf = (files: SourceFiles, { entry }: OutlineNode): ItemPeriod | undefined => {
  const value = decodeValue(valueAt(files, entry).value);
  if (!isFields(value)) return undefined;
  const { from, until } = value;
  if (!isDay(from) && !isDay(until)) return undefined;
  return { from: isDay(from) ? from : undefined, until: isDay(until) ? until : undefined };
};

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null;

const hasDays = memoize(
  (part: object): boolean =>
    'from' in part || 'until' in part || Object.values(part).some((one) => isPart(one) && hasDays(one)),
);

type Periods = readonly (readonly [id: string, periods: readonly ItemPeriod[]])[];

interface Dated {
  readonly files: SourceFiles;
  readonly isDated: (node: OutlineNode) => boolean;
}

const periodsBelow = (
  dated: Dated,
  nodes: readonly OutlineNode[],
  above: readonly ItemPeriod[] = [],
): Periods =>
  nodes.flatMap((node): Periods => {
    const own = dated.isDated(node) ? periodOf(dated.files, node) : undefined;
    const periods = own ? [...above, own] : above;
    const below = periodsBelow(dated, node.children, periods);
    return periods.length === 0 ? below : [[node.id, periods], ...below];
  });

// Cached by the values of the files, which other edits do not change.
const knownPeriods = memoizeParts<Periods>();

const sectionPeriods = (files: SourceFiles, shared: readonly string[], section: OutlineSection): Periods => {
  const values = [section.file, ...shared].flatMap((file) => {
    const value = readFile(file, files[file] ?? '')?.value;
    return isPart(value) && hasDays(value) ? [{ file, value }] : [];
  });
  if (values.length === 0) return [];
  const dated = new Set(values.map(({ file }) => file));
  const isDated = ({ entry }: OutlineNode): boolean => dated.has(entry.slice(0, entry.indexOf('#')));
  return knownPeriods([section, ...values.flatMap(({ file, value }) => [file, value])], () =>
    periodsBelow({ files, isDated }, section.nodes),
  );
};

// Combines the days of items and their containers. Skips files without days.
export const itemPeriods = (
  files: SourceFiles,
  { sections }: OutlineIndex,
): ReadonlyMap<string, readonly ItemPeriod[]> => {
  const shared = Object.keys(files).filter((file) => documentPlace(file)?.kind === 'shared');
  return new Map(sections.flatMap((section) => sectionPeriods(files, shared, section)));
};
