import { dropOldest } from './remembering.ts';

// More drafts than editors have open at once.
const mostDrafts = 1_000;

/** Who waits for a judgement: the pages of a draft, until it changes; without a draft, a request in any case. */
interface Wish {
  readonly source: string;
  readonly draft: string | undefined;
}

/** Knows which judgements that wait for their turn are still wanted (Decision 0066). */
export const judgementWishes = () => {
  const newest = new Map<string, string>();
  const waiting = new Map<string, Wish[]>();
  const moved = (draft: string, source: string): void => {
    newest.delete(draft);
    newest.set(draft, source);
    dropOldest(newest, mostDrafts);
  };
  const isCurrent = ({ source, draft }: Wish): boolean =>
    draft === undefined || (newest.get(draft) ?? source) === source;
  const come = ({ draft, source }: Wish): void => {
    if (draft !== undefined) moved(draft, source);
  };
  return {
    /** A draft has a new source. */
    moved,
    /** A judgement begins to wait. Returns whether it is still wanted. */
    begin: (key: string, wish: Wish): (() => boolean) => {
      const wishes = [wish];
      waiting.set(key, wishes);
      come(wish);
      return () => wishes.some(isCurrent);
    },
    /** Others wait for the same judgement, if it is not finished. */
    join: (key: string, wish: Wish): void => {
      come(wish);
      waiting.get(key)?.push(wish);
    },
    end: (key: string): void => {
      waiting.delete(key);
    },
  };
};
