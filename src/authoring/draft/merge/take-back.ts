import { pairsPath } from '../../../config/files/document.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { DraftEdit } from '../apply-edits.ts';
import { editsBetween } from '../find-edits.ts';
import { mergeFiles } from './merge-files.ts';
import { applyChosenOrder } from './merge-order.ts';
import type { Choice, Conflict } from './merge-values.ts';
import { overlayEdits } from '../overlay-edits.ts';
import { valueAt } from '../value-at.ts';

/** A change of the files, and the current files, which may contain later changes. */
export interface MadeChange {
  readonly before: SourceFiles;
  readonly after: SourceFiles;
  readonly now: SourceFiles;
}

/** The files without the change. `asked` lists the values that need a choice first. */
export interface TakenBack {
  readonly files: SourceFiles;
  readonly asked: readonly Conflict[];
}

interface Decisions {
  /** True if the change at the address is undone only with a choice. */
  readonly asks: (address: string) => boolean;
  /** `mine`: the value from before the change. `theirs`: the current value. */
  readonly choices: readonly Choice[];
}

const isOrder = ({ address }: DraftEdit): boolean => address.endsWith('/@order');

const names = (order: unknown): readonly string[] => (Array.isArray(order) ? order.map(String) : []);

/**
 * Applies some of the edits between two states of the files. An edit of a list's order applies to the elements that
 * exist.
 */
export const withSomeEdits = (files: SourceFiles, edits: readonly DraftEdit[]): SourceFiles => {
  const changed = overlayEdits(
    files,
    edits.filter((edit) => !isOrder(edit)),
  );
  const orders = edits.filter(isOrder).map(({ address, value }) => {
    const expected = valueAt(changed, address).value;
    return { address, expected, value: applyChosenOrder(names(expected), names(value)) };
  });
  return overlayEdits(changed, orders);
};

/**
 * Undoes a change and keeps later ones (Decision 0054). A value that was changed later stays until a choice decides.
 */
export const takeBack = ({ before, after, now }: MadeChange, { asks, choices }: Decisions): TakenBack => {
  const byAddress = new Map(choices.map((choice) => [choice.address, choice]));
  const keepsLater = (address: string): boolean => {
    const choice = byAddress.get(address);
    return choice !== undefined && 'take' in choice && choice.take === 'theirs';
  };
  // Pairs follow from their texts.
  const guarded = editsBetween(after, before).filter(
    ({ address }) => !address.startsWith(`${pairsPath}#`) && asks(address),
  );
  const unchanged = guarded.filter(({ address }) => keepsLater(address));
  const base = unchanged.length === 0 ? after : withSomeEdits(after, unchanged);
  const { files, conflicts } = mergeFiles({ base, mine: before, theirs: now }, choices);
  const known = new Set(conflicts.map(({ address }) => address));
  const undecided = guarded
    .filter(({ address }) => !byAddress.has(address) && !known.has(address))
    .map(({ address, expected, value }) => ({ address, base: expected, mine: value, theirs: expected }));
  return { files, asked: [...conflicts, ...undecided] };
};
