import { createHash } from 'node:crypto';
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
import { parseCondition } from '../../member/member-name.ts';
import type { LiveTime, UnknownTime } from '../../release/chain/live-times.ts';
import { portalOnDay } from '../project/days.ts';
import { UnknownName } from '../refusal.ts';
import type { EvidenceSpan } from './evidence-span.ts';
import { sourceReader } from './read-sources.ts';

/** The reason for a gap in the evidence. `none`: nothing was published yet. */
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

type Label = BilingualText | undefined;

/** The members that the evidence is about. A plan or condition that no release has gets no label. */
export interface EvidencePopulation {
  /** A column of the gating table; absent for all members and signed-out visitors. */
  readonly plan?: { readonly name: string; readonly says: Label };
  /** Only those who meet all of these conditions. */
  readonly with: readonly { readonly name: string; readonly says: Label }[];
}

/**
 * The texts and addresses that members of a population got in a span of time. Contains only what follows from
 * the chain of publications, so that it can be reproduced to the byte (Decision 0055).
 */
export interface Evidence {
  readonly format: 1;
  readonly population: EvidencePopulation;
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

/** A requested population. */
export interface AskedPopulation {
  /** A column of the gating table. */
  readonly plan?: string | undefined;
  /** Conditions with commas between them: `hasPharmacy,status=Active`. */
  readonly with?: string | undefined;
}

// Sorted, because the same population gives the same bytes.
const conditionsIn = (text = ''): readonly string[] =>
  [...new Set(text.split(',').map((one) => one.trim()))].filter((one) => one !== '').sort();

type Found = ReturnType<typeof evidenceRows>['population'];

// Without a readable release, nothing is known about the names.
const refuseUnknown = (plan: string | undefined, conditions: readonly string[], found: Found): void => {
  const { says, names } = found;
  if (plan !== undefined && !says.plan && names.plans.size > 0)
    throw new UnknownName('column', plan, names.plans);
  const unknown = conditions.find((_, at) => !says.conditions[at]);
  if (unknown !== undefined && names.conditions.size > 0)
    throw new UnknownName('condition', unknown, names.conditions);
};

/**
 * Builds the evidence of a population from the chain of publications. Throws `UnknownName` for a plan or a
 * condition that no release of the span has.
 */
export const evidenceOf = (
  asked: AskedPopulation,
  span: EvidenceSpan,
  { times, files }: EvidenceSources,
): Evidence => {
  const { plan } = asked;
  const conditions = conditionsIn(asked.with);
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
  const { population, rows, unanswered } = evidenceRows(stretches(), {
    plan,
    conditions: conditions.map(parseCondition),
  });
  refuseUnknown(plan, conditions, population);
  const { says } = population;
  return {
    format: 1,
    population: {
      ...(plan !== undefined && { plan: { name: plan, says: says.plan } }),
      with: conditions.map((name, at) => ({ name, says: says.conditions[at] })),
    },
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

/** Returns the SHA-256 of the evidence as JSON. */
export const evidenceHash = (evidence: Evidence): string =>
  createHash('sha256').update(evidenceJson(evidence)).digest('hex');
