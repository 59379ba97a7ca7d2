import { applyEdits } from '../../../authoring/draft/apply-edits.ts';
import { isFields } from '../../../authoring/draft/json-value.ts';
import { type SourceFiles, sourceId } from '../../../config/files/source.ts';
import type { NewSignOff, SignOff } from '../../api/generated/api-shapes.ts';
import type { OwnEdit, OwnWork } from '../../store/sign-offs/own-edits.ts';
import type { NamedSource } from './judge-messages.ts';
import type { HashedCells, Judge } from './judge.ts';

// Newest first, as far as their values are still there. Undoing an added entry removes all changes in it.
export const withoutEdits = (files: SourceFiles, edits: readonly OwnEdit[]): SourceFiles => {
  const applied = applyEdits(
    files,
    edits.map(({ address, before, after }) => ({ address, expected: after, value: before })),
  );
  if ('files' in applied) return applied.files;
  const half = Math.ceil(edits.length / 2);
  if (edits.length > 1) return withoutEdits(withoutEdits(files, edits.slice(0, half)), edits.slice(half));
  const [edit] = edits;
  const current = 'changed' in applied ? (applied.changed[0]?.current ?? null) : null;
  const isAdded = edit?.before === null && isFields(edit.after) && isFields(current);
  return isAdded ? withoutEdits(files, [{ ...edit, after: current }]) : files;
};

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
  readonly judge: Pick<Judge, 'hashes'>;
  readonly source: NamedSource;
  readonly sourceOf: (id: string) => Promise<NamedSource | undefined>;
}

// For edits that cannot be undone alone, because others depend on them.
const ofDraft = async ({ judge, source, sourceOf }: Finding, { draft }: OwnEdit): Promise<Decides> => {
  const base = await sourceOf(draft.base);
  const own = await sourceOf(draft.source);
  if (!base || !own) return () => false;
  const before = await judge.hashes(base);
  const after = await judge.hashes(own);
  const now = await judge.hashes(source);
  return (cell) => hashIn(after, cell) !== hashIn(before, cell) && hashIn(after, cell) === hashIn(now, cell);
};

const decidedBy = async (finding: Finding, edits: readonly OwnEdit[]): Promise<Decides> => {
  const { judge, source } = finding;
  const files = withoutEdits(source.files, edits);
  const id = sourceId(files);
  if (id === source.id) return () => false;
  const without = await judge.hashes({ id, files }).catch(() => undefined);
  const now = await judge.hashes(source);
  if (without) return (cell) => hashIn(without, cell) !== hashIn(now, cell);
  const drafts = [...Map.groupBy(edits, ({ draft }) => draft.id).values()];
  const [first] = edits;
  if (drafts.length > 1) return anyOf(await Promise.all(drafts.map((own) => decidedBy(finding, own))));
  return first ? ofDraft(finding, first) : () => false;
};

const cellKey = ({ item, column }: Cell): string => `${item}\0${column}`;

const covers = ({ source, at }: SignOff, { rev, draft }: OwnEdit, { revisionWith }: OwnWork): boolean =>
  (draft.publishedAt !== null && at > draft.publishedAt) || (revisionWith(draft.id, source) ?? 0) >= rev;

// A user cannot sign off a cell if their own edit since its last sign-off decides what its members get.
export const ownCells = async (
  finding: Finding,
  wishes: readonly NewSignOff[],
  work: OwnWork,
): Promise<readonly Cell[]> => {
  const byCell = Map.groupBy(work.signOffs, cellKey);
  const saidOf = (cell: Cell): readonly SignOff[] => byCell.get(cellKey(cell)) ?? [];
  const changed = wishes.filter(
    (wish) =>
      wish.verdict !== 'withdrawn' && !saidOf(wish).some(({ cellHash }) => cellHash === wish.cellHash),
  );
  const since = (cell: Cell): readonly OwnEdit[] =>
    work.edits.filter((edit) => !saidOf(cell).some((one) => covers(one, edit, work)));
  const groups = Map.groupBy(
    changed.map((cell) => ({ cell, edits: since(cell) })),
    ({ edits }) => edits.map((edit) => work.edits.indexOf(edit)).join(),
  );
  const own: Cell[] = [];
  for (const [first, ...more] of groups.values()) {
    if (!first) continue;
    const decides = await decidedBy(finding, first.edits);
    own.push(...[first, ...more].map(({ cell }) => cell).filter(decides));
  }
  return own.map(({ item, column }) => ({ item, column }));
};
