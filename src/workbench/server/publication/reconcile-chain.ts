import type { Difference } from '../../store/publishing/chain-marks.ts';
import {
  type DifferingRow,
  differingPublications,
  resettlePublication,
  unsettlePublication,
} from '../../store/publishing/repair-publication.ts';
import type { Store } from '../../store/store.ts';
import { operate } from '../../store/transact.ts';
import { chainReader } from './chain-reader.ts';
import { type Comparison, compareAll } from './compare-chain.ts';

/** A publication of the database that differs from the chain. */
export interface Differing extends Difference {
  /** The name of its draft; null for a rollback. */
  readonly draft: string | null;
  readonly isRepaired: boolean;
}

export interface Reconciled extends Comparison {
  readonly differing: readonly Differing[];
}

interface Place {
  readonly store: Store;
  readonly dist: string;
}

const differenceIn = ({ differs }: DifferingRow): Difference => differs as unknown as Difference;

// An unreadable entry proves nothing: only its file can repair that.
const repair = async ({ store, dist }: Place, row: DifferingRow): Promise<boolean> => {
  const { code, number } = differenceIn(row);
  if (code === 'entry-unreadable') return false;
  const entry = chainReader(dist).find(row.id, 0);
  if ((code === 'in-chain') !== (entry !== undefined)) return false;
  const repaired = await operate(store, 'cli', (granted) =>
    entry ? resettlePublication(granted, row, entry) : unsettlePublication(granted, row, { code, number }),
  );
  return repaired.ok;
};

/**
 * Compares the database with the chain of a built folder. If `isRepairing`, also corrects the database (Decision
 * 0057).
 */
export const reconcileWithChain = async (place: Place, isRepairing: boolean): Promise<Reconciled> => {
  const comparison = await compareAll(place);
  const rows = await operate(place.store, 'cli', differingPublications);
  const differing: Differing[] = [];
  for (const row of rows.ok ? rows.value : [])
    differing.push({
      ...differenceIn(row),
      draft: row.draftName,
      isRepaired: isRepairing && (await repair(place, row)),
    });
  return { ...comparison, differing };
};
