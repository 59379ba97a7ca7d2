import { areRelated } from '../../../authoring/draft/address.ts';
import type { ChainEntry, ReleaseTakingBack, TakenBack } from '../../api/generated/api-shapes.ts';
import type { ItemChange } from '../draft/content/item-changes.ts';

export interface ReleaseMarks {
  /** The releases whose changes this one undoes, or whose values it restores. */
  readonly takesBack: readonly Pick<TakenBack, 'kind' | 'number'>[];
  /** The later releases that undo this change. */
  readonly undoneBy: readonly number[];
}

type Changed = Pick<ItemChange, 'key' | 'rows'> & { readonly kind: ItemChange['kind'] | 'referred' };

const concerns = ({ addresses }: TakenBack, { key, kind, rows }: Changed): boolean => {
  const own = [
    ...(kind === 'added' || kind === 'removed' ? [key] : []),
    ...rows.filter(({ isUnchanged }) => !isUnchanged).map(({ address }) => address),
  ];
  return addresses.some((address) => own.some((one) => areRelated(one, address)));
};

// A deletion is also undone where an older release is restored from.
const undoes = (back: TakenBack, number: number, kind: Changed['kind']): boolean =>
  back.kind === 'undo' ? back.number === number : kind === 'removed' && back.number < number;

/** Returns the releases in `entries` that undo or restore changes of earlier ones. */
export const takingBackIn = (entries: readonly ChainEntry[]): readonly ReleaseTakingBack[] =>
  entries.flatMap(({ number, takesBack = [] }) => takesBack.map((back) => ({ by: number, ...back })));

/** Returns which releases a change undoes or restores, and which of the known later releases undo it. */
export const releaseMarks = (
  { number, takesBack = [] }: ChainEntry,
  change: Changed,
  known: readonly ReleaseTakingBack[],
): ReleaseMarks => ({
  takesBack: takesBack.filter((back) => concerns(back, change)),
  undoneBy: [
    ...new Set(
      known
        .filter((back) => back.by > number && undoes(back, number, change.kind) && concerns(back, change))
        .map(({ by }) => by),
    ),
  ].toSorted((one, other) => one - other),
});
