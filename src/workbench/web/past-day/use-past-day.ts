import { useQuery } from '@tanstack/react-query';
import type { ChainEntry } from '../../api/generated/api-shapes.ts';
import { publicationsOnQuery } from '../api/queries.ts';
import { useToday } from '../kit/time.tsx';

/** A day before today, and the releases that were live at some time on that day, newest first. */
export interface PastDay {
  /** YYYY-MM-DD in Pacific time. */
  readonly day: string;
  readonly releases: readonly ChainEntry[];
  /** True if other releases may have been live. */
  readonly isUnproved: boolean;
}

// Undefined for today and later days; `loading` until the releases are known.
export const usePastDay = (on: string | undefined): PastDay | 'loading' | undefined => {
  const today = useToday();
  const isPast = on !== undefined && on < today;
  const { data } = useQuery({ ...publicationsOnQuery(on ?? today), enabled: isPast });
  if (!isPast) return undefined;
  if (!data) return 'loading';
  const { publications, unproved } = data;
  // Members see the last intact release in place of a damaged one.
  const isUnproved = unproved === true || publications.some(({ torn }) => torn);
  return { day: on, releases: publications, isUnproved };
};
