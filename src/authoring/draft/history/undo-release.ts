import { pairsPath } from '../../../config/files/document.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { areRelated } from '../address.ts';
import type { DraftEdit } from '../apply-edits.ts';
import { editsBetween } from '../find-edits.ts';
import { withAdded } from '../merge/merge-order.ts';
import type { Choice } from '../merge/merge-values.ts';
import { type MadeChange, takeBack, type TakenBack, withSomeEdits } from '../merge/take-back.ts';
import { valueAt } from '../value-at.ts';
import { listAt, namesIn, withTexts } from './places.ts';
import { referredAddresses, referringAddresses } from './referred.ts';

/** The files before and after a release, and the addresses to undo; without addresses, the whole release. */
export interface ReleaseUndo extends MadeChange {
  readonly addresses: readonly string[] | undefined;
  readonly choices: readonly Choice[];
}

const isRelated = ({ address }: DraftEdit, places: readonly string[]): boolean =>
  places.some((place) => areRelated(address, place));

// A restored element goes after the one that preceded it.
const placesOf = (
  restored: readonly DraftEdit[],
  { before, after }: Pick<MadeChange, 'before' | 'after'>,
): readonly DraftEdit[] => {
  const lists = new Set(
    restored.flatMap(({ address, expected }) => (expected === null ? (listAt(address) ?? []) : [])),
  );
  return [...lists].map((list) => {
    const address = `${list}/@order`;
    const then = namesIn(before, address);
    const now = namesIn(after, address);
    const isBack = (name: string): boolean =>
      now.includes(name) || restored.some((edit) => edit.address.startsWith(`${list}/[${name}]`));
    return { address, expected: now, value: withAdded(now, then.filter(isBack)) };
  });
};

// What refers to the deleted things, and was changed with them.
const withReferring = (
  before: SourceFiles,
  inverse: readonly DraftEdit[],
  chosen: readonly DraftEdit[],
): readonly DraftEdit[] => {
  const deleted = chosen.filter(({ expected }) => expected === null).map(({ address }) => address);
  if (deleted.length === 0) return chosen;
  const referring = referringAddresses(before, deleted);
  return inverse.filter((edit) => chosen.includes(edit) || isRelated(edit, referring));
};

// What the restored values refer to, and today's files do not have.
const missingReferences = ({ before, now }: MadeChange, chosen: readonly DraftEdit[]): readonly DraftEdit[] =>
  referredAddresses(
    before,
    chosen.map(({ address }) => address),
  ).flatMap((address) =>
    valueAt(now, address).value === null
      ? [{ address, expected: null, value: valueAt(before, address).value }]
      : [],
  );

const selected = (change: MadeChange, addresses: readonly string[]): MadeChange => {
  const { before, after, now } = change;
  const inverse = editsBetween(after, before).filter(({ address }) => !address.startsWith(`${pairsPath}#`));
  const places = withTexts(before, addresses);
  const chosen = withReferring(
    before,
    inverse,
    inverse.filter((edit) => isRelated(edit, places)),
  );
  const missing = missingReferences(change, chosen);
  const pairs = before[pairsPath];
  const wanted = withSomeEdits(after, [...chosen, ...placesOf(chosen, change), ...missing]);
  return {
    before: pairs === undefined ? wanted : { ...wanted, [pairsPath]: pairs },
    after: withSomeEdits(
      after,
      missing.map(({ address, value }) => ({ address, expected: value, value: null })),
    ),
    now,
  };
};

/**
 * Undoes a release, or a part of it with its texts, order and references, in the current files. Later changes stay
 * (Decision 0054).
 */
export const undoRelease = ({ addresses, choices, ...change }: ReleaseUndo): TakenBack =>
  takeBack(addresses ? selected(change, addresses) : change, { asks: () => false, choices });
