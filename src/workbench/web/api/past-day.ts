import { useQuery } from '@tanstack/react-query';
import type { ChainEntry } from '../../api/generated/api-shapes.ts';
import { publicationsOnQuery } from './queries.ts';

/** A day before today, and the releases that were live at some moment of it, newest first. */
export interface PastDay {
  readonly day: string;
  readonly releases: readonly ChainEntry[];
}

// Days as YYYY-MM-DD in Pacific time. Undefined for today and later days; `loading` until the releases are
// known.
export const usePastDay = (on: string | undefined, today: string): PastDay | 'loading' | undefined => {
  const isPast = on !== undefined && on < today;
  const { data } = useQuery({ ...publicationsOnQuery(on ?? today), enabled: isPast });
  if (!isPast) return undefined;
  return data ? { day: on, releases: data.publications } : 'loading';
};
