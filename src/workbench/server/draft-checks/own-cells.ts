import { type SourceFiles, sourceId } from '../../../config/files/source.ts';
import type { NewSignOff, SignOff } from '../../api/generated/api-shapes.ts';
import type { OwnEdit, OwnWork } from '../../store/sign-offs/own-edits.ts';
import type { NamedSource } from './checker-messages.ts';
import type { HashedCells, Checker } from './checker.ts';

interface Cell {
  readonly item: string;
  readonly column: string;
}

const hashIn = ({ columns, hashes }: HashedCells, { item, column }: Cell): string | undefined =>
  Object.hasOwn(hashes, item) ? hashes[item]?.[columns.indexOf(column)] : undefined;

type Decides = (cell: Cell) => boolean;

const anyOf =
  (all: readonly Decides[]): Decides =>
  (cell) =>
    all.some((decides) => decides(cell));

interface Finding {
  readonly checker: Pick<Checker, 'hashes'>;
  readonly source: NamedSource;
  readonly sourceOf: (id: string) => Promise<NamedSource | undefined>;
  /** Returns the source without edits, which are newest first. */
  readonly without: (edits: readonly OwnEdit[]) => Promise<SourceFiles>;
}

// For edits that cannot be undone alone, because others depend on them.
const ofDraft = async ({ checker, source, sourceOf }: Finding, { draft }: OwnEdit): Promise<Decides> => {
  const base = await sourceOf(draft.base);
  const own = await sourceOf(draft.source);
  if (!base || !own) return () => false;
  const before = await checker.hashes(base);
  const after = await checker.hashes(own);
  const now = await checker.hashes(source);
  return (cell) => hashIn(after, cell) !== hashIn(before, cell) && hashIn(after, cell) === hashIn(now, cell);
};

const decidedBy = async (finding: Finding, edits: readonly OwnEdit[]): Promise<Decides> => {
  const { checker, source, without: undo } = finding;
  const files = await undo(edits);
  const id = sourceId(files);
  if (id === source.id) return () => false;
  const without = await checker.hashes({ id, files }).catch(() => undefined);
  const now = await checker.hashes(source);
  if (without) return (cell) => hashIn(without, cell) !== hashIn(now, cell);
  const drafts = [...Map.groupBy(edits, ({ draft }) => draft.id).values()];
  const [first] = edits;
  if (drafts.length > 1) return anyOf(await Promise.all(drafts.map((own) => decidedBy(finding, own))));
  return first ? ofDraft(finding, first) : () => false;
};

const cellKey = ({ item, column }: Cell): string => `${item}\0${column}`;

const covers = ({ source, at }: SignOff, { rev, draft }: OwnEdit, { revisionWith }: OwnWork): boolean =>
  (draft.publishedAt !== null && at > draft.publishedAt) || (revisionWith(draft.id, source) ?? 0) >= rev;

interface Group {
  readonly cells: readonly Cell[];
  readonly edits: readonly OwnEdit[];
}

// The cells that the same edits may decide. Those with the same sign-offs are looked at once: there are up to 5,000.
const groupsOf = (
  cells: readonly Cell[],
  signOffsOf: (cell: Cell) => readonly SignOff[],
  work: OwnWork,
): readonly Group[] => {
  const alike = Map.groupBy(cells, (cell) =>
    signOffsOf(cell)
      .map(({ source, at }) => `${source} ${at}`)
      .join(),
  );
  const since = (said: readonly SignOff[]): readonly number[] =>
    work.edits.flatMap((edit, at) => (said.some((one) => covers(one, edit, work)) ? [] : [at]));
  const found = [...alike.values()].map(([first, ...more]) => {
    const places = first ? since(signOffsOf(first)) : [];
    return { cells: first ? [first, ...more] : [], places };
  });
  return [...Map.groupBy(found, ({ places }) => places.join()).values()].map((same) => ({
    cells: same.flatMap((one) => one.cells),
    edits: (same[0]?.places ?? []).flatMap((at) => work.edits[at] ?? []),
  }));
};

// A user cannot sign off a cell if their own edit since its last sign-off decides what its members get.
export const ownCells = async (
  finding: Finding,
  newSignOffs: readonly NewSignOff[],
  work: OwnWork,
): Promise<readonly Cell[]> => {
  const byCell = Map.groupBy(work.signOffs, cellKey);
  const signOffsOf = (cell: Cell): readonly SignOff[] => byCell.get(cellKey(cell)) ?? [];
  const changed = newSignOffs.filter(
    (signOff) =>
      signOff.verdict !== 'withdrawn' &&
      !signOffsOf(signOff).some(({ cellHash }) => cellHash === signOff.cellHash),
  );
  const own: Cell[] = [];
  for (const { cells, edits } of groupsOf(changed, signOffsOf, work))
    own.push(...cells.filter(await decidedBy(finding, edits)));
  return own.map(({ item, column }) => ({ item, column }));
};
