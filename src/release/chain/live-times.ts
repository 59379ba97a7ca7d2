import { basename } from 'node:path';
import { readPointer, releasePaths } from '../pointer.ts';
import { plainFile } from '../plain-file.ts';
import { wholeRelease } from '../read-release.ts';
import { isStampedName, numberIn, type Publication } from './publication.ts';
import { publicationChain } from './publication-chain.ts';

/**
 * Why it is unknown what was live: an entry of the chain is lost or unreadable, its first entries are lost, the
 * clock of the server went backwards, or files of the release are damaged.
 */
export type UnknownTime = 'entry' | 'beginning' | 'clock' | 'damaged';

/**
 * A period with one release live, or with an unknown release. Times are ISO 8601 in UTC. The last period has no end;
 * a period whose start is unknown starts in the year 0.
 */
export interface LiveTime {
  readonly from: string;
  readonly until: string | undefined;
  readonly publication: Publication | undefined;
  readonly unknown?: UnknownTime;
}

interface Moment {
  readonly at: string;
  readonly publication: Publication | undefined;
  /** True when it is unknown until when the release was live. */
  readonly isOpen: boolean;
}

const millisecondsAt = 19;

// `2026-10-31T08-00-00-000Z-…` is the name of an early entry.
const timeIn = (name: string): string => {
  const [day = '', clock = ''] = name.slice(0, name.indexOf('Z')).split('T');
  const time = `${day}T${clock.replaceAll('-', ':')}`;
  return `${time.slice(0, millisecondsAt)}.${time.slice(millisecondsAt + 1)}Z`;
};

const isWritten = (dist: string, release: string): boolean =>
  plainFile(releasePaths(dist).all, `${release}/release.json`) !== undefined;

const longAgo = '0000-01-01T00:00:00.000Z';

const isStamped = ({ id }: Publication): boolean => isStampedName(`${id}.json`);

const momentsOf = (dist: string): readonly Moment[] => {
  const chain = publicationChain(dist);
  const entries = [...chain.list()].reverse();
  const names = chain.unreadable().map((path) => basename(path));
  const last = Math.max(
    readPointer(dist)?.number ?? 0,
    ...names.flatMap((name) => numberIn(name) ?? []),
    entries.at(-1)?.number ?? 0,
  );
  const unreadable = names.filter(isStampedName);
  // The numbers of early entries are counted back from the first numbered one, so it is unknown which are lost.
  const isCut = (entries[0]?.number ?? 1) > 1 + unreadable.length;
  const known = entries.map((publication, index): Moment => {
    const next = entries[index + 1]?.number ?? last + 1;
    const isOpen = next !== publication.number + 1 || (isCut && isStamped(publication));
    return { at: publication.time, publication, isOpen };
  });
  const start: Moment = { at: longAgo, publication: undefined, isOpen: true };
  const lost = unreadable.map((name): Moment => ({ at: timeIn(name), publication: undefined, isOpen: true }));
  return lost.reduce<readonly Moment[]>(
    (all, one) => {
      const at = all.findIndex((other) => other.at > one.at);
      return at < 0 ? [...all, one] : [...all.slice(0, at), one, ...all.slice(at)];
    },
    isCut ? [start, ...known] : known,
  );
};

const damageIn = (dist: string): ((release: string) => boolean) => {
  const known = new Map<string, boolean>();
  return (release) => {
    const isDamaged = known.get(release) ?? (isWritten(dist, release) && !wholeRelease(dist, release));
    known.set(release, isDamaged);
    return isDamaged;
  };
};

/**
 * Returns which publication was live when, oldest first and without gaps in time. Reads only the built folder. If the
 * release of a period is not proved, the period contains the reason.
 */
export const liveTimes = (dist: string): readonly LiveTime[] => {
  const isDamaged = damageIn(dist);
  const moments = momentsOf(dist);
  const lastAt = new Map(moments.map(({ at }, index) => [at, index]));
  const times = [...lastAt.keys()].sort();
  const latest: string[] = [];
  for (const { at } of moments) latest.push(at > (latest.at(-1) ?? '') ? at : (latest.at(-1) ?? ''));
  let last = 0;
  return times.map((from, index): LiveTime => {
    last = Math.max(last, lastAt.get(from) ?? 0);
    const until = times[index + 1];
    const { publication, isOpen } = moments[last] as Moment;
    const isBack = until !== undefined && (latest[last] ?? '') >= until;
    if (isBack) return { from, until, publication: undefined, unknown: 'clock' };
    if (from === longAgo) return { from, until, publication, unknown: 'beginning' };
    if (isOpen || !publication) return { from, until, publication, unknown: 'entry' };
    return { from, until, publication, ...(isDamaged(publication.release) && { unknown: 'damaged' }) };
  });
};
