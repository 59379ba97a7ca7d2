import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import { addDays, pacificDate, parseDate, startOfPacificDay } from '../../member/calendar-day.ts';
import type { Publication } from '../../release/chain/publication.ts';
import { invalidRequest, refusal } from '../refusal.ts';

export interface Published {
  /** Newest first. */
  readonly publications: readonly Publication[];
  readonly live: string | undefined;
  /** Reads the configuration of a release. Throws when the release is incomplete, damaged or too old. */
  readonly read: (release: string) => CompiledPortal;
}

const onDay = ({ publications }: Published, name: string): Publication | undefined => {
  const day = parseDate(name);
  if (!day) return undefined;
  const end = startOfPacificDay(addDays(day, 1));
  const found = publications.find(({ time }) => Date.parse(time) < end);
  const first = publications.at(-1);
  if (found) return found;
  if (!first) throw invalidRequest('not-live-yet', { name });
  throw invalidRequest('not-live-on', { name, first: pacificDate(Date.parse(first.time)) });
};

const byNumber = ({ publications }: Published, name: string): Publication | undefined => {
  const number = Number(name.replace('#', ''));
  if (!Number.isInteger(number) || number < 1) return undefined;
  const found = publications.find((one) => one.number === number);
  if (found || !name.startsWith('#')) return found;
  throw invalidRequest('no-publication', { name, count: publications.length });
};

// A shorter prefix could be a git revision too.
const shortest = 7;

const byName = ({ publications, live }: Published, name: string): string | undefined => {
  const known = [
    ...new Set([...publications.map(({ release }) => release), ...(live === undefined ? [] : [live])]),
  ];
  const [only, ...more] = known.filter(
    (release) => release === name || (name.length >= shortest && release.startsWith(name)),
  );
  return more.length > 0 ? undefined : only;
};

// A day (`2026-10-31`) means what was live at its end in Pacific time; `#3` counts from the first
// publication. Throws for a number or day without a publication, and for `live` when nothing is live.
export const resolveRelease = (published: Published, name: string): string | undefined => {
  if (name !== 'live')
    return (onDay(published, name) ?? byNumber(published, name))?.release ?? byName(published, name);
  if (published.live !== undefined) return published.live;
  throw refusal('nothing-live');
};

/**
 * Resolves a name to a publication (as in `resolveRelease`). For a release, returns the last publication that
 * made it live.
 */
export const resolvePublication = (published: Published, name: string): Publication | undefined => {
  const found = name === 'live' ? undefined : (onDay(published, name) ?? byNumber(published, name));
  const release = found ? undefined : resolveRelease(published, name);
  return found ?? published.publications.find((one) => one.release === release);
};
