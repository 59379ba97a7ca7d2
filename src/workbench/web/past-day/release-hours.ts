import type { ChainEntry } from '../../api/generated/api-shapes.ts';
import type { PastDay } from './use-past-day.ts';
import type { Language } from '../i18n/use-words.ts';
import { clockTime, pacificDay } from '../kit/time.tsx';

export interface ReleaseHours {
  readonly number: number;
  /** Undefined if it was live when the day began. */
  readonly from: string | undefined;
  /** Undefined if it was live when the day ended. */
  readonly until: string | undefined;
}

/** Formats the hours when the releases of a past day were live in Pacific time, earliest first. */
export const releaseHours = ({ day, releases }: PastDay, language: Language): readonly ReleaseHours[] => {
  const hourOf = ({ time }: ChainEntry): string | undefined =>
    pacificDay(new Date(time)) === day ? clockTime(new Date(time), language) : undefined;
  return releases
    .map((release, at) => {
      const next = releases[at - 1];
      return { number: release.number, from: hourOf(release), until: next && hourOf(next) };
    })
    .reverse();
};
