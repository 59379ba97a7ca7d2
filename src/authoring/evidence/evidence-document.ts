import {
  type EvidenceRow,
  evidenceRows,
  type LivePeriod,
  type Stretch,
  type Unanswered,
} from '../../analysis/evidence/evidence-rows.ts';
import { changeDays } from '../../config/calendar.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { SourceFiles } from '../../config/files/source.ts';
import type { BilingualText } from '../../config/message-text.ts';
import { pacificDate, parseDate, startOfPacificDay } from '../../member/calendar-day.ts';
import type { LiveTime, UnknownTime } from '../../release/chain/live-times.ts';
import { portalOnDay } from '../project/days.ts';
import { UnknownName } from '../refusal.ts';
import type { EvidenceSpan } from './evidence-span.ts';
import { sourceReader } from './read-sources.ts';

/** Why a period says nothing. `none`: nothing was published yet. */
type EvidenceGap =
  | Unanswered
  | (Pick<LivePeriod, 'from' | 'until'> &
      Partial<LivePeriod> & { readonly why: UnknownTime | 'none' | 'no-source' | 'unreadable-source' });

/** A release of the chain and when it was live within the span. */
export interface EvidenceRelease {
  readonly number: number;
  readonly kind: 'publish' | 'rollback';
  /** When it was published; ISO 8601 in UTC, as all times. */
  readonly time: string;
  /** The hash that names the release. */
  readonly release: string;
  /** The SHA-256 of its source; undefined when it was not recorded. */
  readonly source?: string;
  readonly from: string;
  readonly until: string;
}

/**
 * What members of a population got in a span of time. Contains only what follows from the chain of
 * publications, so that it can be reproduced to the byte (Decision 0055).
 */
export interface Evidence {
  readonly format: 1;
  readonly population: { readonly name: string; readonly says: BilingualText | undefined };
  readonly from: string;
  readonly until: string;
  readonly releases: readonly EvidenceRelease[];
  readonly gaps: readonly EvidenceGap[];
  /** The assumed constraints: the rows are about members who meet them. */
  readonly assumes: readonly BilingualText[];
  readonly rows: readonly EvidenceRow[];
}

export interface EvidenceSources {
  readonly times: readonly LiveTime[];
  readonly files: (source: string) => SourceFiles | undefined;
}

interface Part extends LiveTime {
  readonly until: string;
}

const within = (times: readonly LiveTime[], { from, until }: EvidenceSpan): readonly Part[] =>
  times.flatMap((time): readonly Part[] => {
    const start = time.from > from ? time.from : from;
    const end = time.until !== undefined && time.until < until ? time.until : until;
    return start < end ? [{ ...time, from: start, until: end }] : [];
  });

const startOf = (day: string): string => {
  const parsed = parseDate(day);
  return parsed ? new Date(startOfPacificDay(parsed)).toISOString() : '';
};

// The days when an entry starts or ends split the time of a release at midnight, Pacific time.
const stretchesOf = ({ from, until }: Part, release: number, portal: CompiledPortal): readonly Stretch[] => {
  const midnights = changeDays(portal.config)
    .map(startOf)
    .filter((time) => time > from && time < until);
  return [from, ...midnights].map((start, index) => ({
    from: start,
    until: midnights[index] ?? until,
    release,
    portal: portalOnDay(portal, pacificDate(Date.parse(start))),
  }));
};

const releaseOf = ({ publication, unknown, from, until }: Part): readonly EvidenceRelease[] => {
  if (!publication || unknown === 'entry') return [];
  const { number, kind, time, release, source } = publication;
  return [{ number, kind, time, release, ...(source !== undefined && { source }), from, until }];
};

const assumedIn = ({ labels }: CompiledPortal): readonly BilingualText[] =>
  Object.values(labels.constraints).flatMap(({ status, says }) => (status === 'assumed' ? [says] : []));

const byTime = (one: EvidenceGap, other: EvidenceGap): number =>
  one.from < other.from ? -1 : one.from > other.from ? 1 : 0;

const gapsBefore = (parts: readonly Part[], { from, until }: EvidenceSpan): readonly EvidenceGap[] => {
  const first = parts[0]?.from ?? until;
  return first > from ? [{ from, until: first, why: 'none' }] : [];
};

/**
 * Builds the evidence of a population, a column of the gating table, from the chain of publications. Throws
 * `UnknownName` for a population that no release of the span has.
 */
export const evidenceOf = (
  population: string,
  span: EvidenceSpan,
  { times, files }: EvidenceSources,
): Evidence => {
  const parts = within(times, span);
  const read = sourceReader(files);
  const gaps: EvidenceGap[] = [...gapsBefore(parts, span)];
  const assumes = new Map<string, BilingualText>();
  const stretches = function* (): Generator<Stretch> {
    for (const part of parts) {
      const { from, until, unknown, publication } = part;
      const portal = unknown ?? read(publication?.source);
      const number = publication?.number ?? 0;
      if (typeof portal === 'string') {
        const releases = publication && { firstRelease: number, lastRelease: number };
        gaps.push({ from, until, ...releases, why: portal });
        continue;
      }
      for (const says of assumedIn(portal)) assumes.set(JSON.stringify(says), says);
      yield* stretchesOf(part, number, portal);
    }
  };
  const { says, populations, rows, unanswered } = evidenceRows(stretches(), population);
  if (!says && populations.size > 0) throw new UnknownName('column', population, populations);
  return {
    format: 1,
    population: { name: population, says },
    from: span.from,
    until: span.until,
    releases: parts.flatMap(releaseOf),
    gaps: [...gaps, ...unanswered].sort(byTime),
    assumes: [...assumes.values()],
    rows,
  };
};

/** Writes the evidence as JSON; the same evidence always gives the same bytes. */
export const evidenceJson = (evidence: Evidence): string => `${JSON.stringify(evidence, undefined, 2)}\n`;
