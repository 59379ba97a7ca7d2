import { dropOldest } from './remembering.ts';

// More drafts than editors have open at once.
const mostDrafts = 1_000;

/** A request for a check. A request for a draft is dropped once the draft has another source. */
interface CheckRequest {
  readonly source: string;
  readonly draft: string | undefined;
}

/** Knows the waiting checks that are still needed (Decision 0066). */
export const wantedChecks = () => {
  const newest = new Map<string, string>();
  const waiting = new Map<string, CheckRequest[]>();
  const moved = (draft: string, source: string): void => {
    newest.delete(draft);
    newest.set(draft, source);
    dropOldest(newest, mostDrafts);
  };
  const isCurrent = ({ source, draft }: CheckRequest): boolean =>
    draft === undefined || (newest.get(draft) ?? source) === source;
  const noteSource = ({ draft, source }: CheckRequest): void => {
    if (draft !== undefined) moved(draft, source);
  };
  return {
    /** Call this when a draft has a new source. */
    moved,
    /** Adds a check that waits. Returns a function that returns true while the check is needed. */
    begin: (key: string, request: CheckRequest): (() => boolean) => {
      const requests = [request];
      waiting.set(key, requests);
      noteSource(request);
      return () => requests.some(isCurrent);
    },
    /** Adds a request for the same check, if that is not finished. */
    join: (key: string, request: CheckRequest): void => {
      noteSource(request);
      waiting.get(key)?.push(request);
    },
    end: (key: string): void => {
      waiting.delete(key);
    },
  };
};
