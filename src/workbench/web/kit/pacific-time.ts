/** Publication follows the members' calendar, so all times of the workbench are told in theirs. */
export const pacificZone = 'America/Los_Angeles';

/** The offsets that this zone knows: daylight time and standard time. */
export const pacificOffsets = ['-07:00', '-08:00'] as const;

/** An offset of Pacific time. */
export type PacificOffset = (typeof pacificOffsets)[number];

/** A moment as the clock on a Pacific wall shows it: `2027-01-01T00:00`. */
export const pacificWall = (instant: number): string => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: pacificZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes): string => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
};

/** A moment that a wall clock means, with the offset that makes it so. */
export interface PacificMoment {
  readonly at: number;
  readonly offset: PacificOffset;
}

/** The moments at which a Pacific wall clock shows this: one; none in the hour that spring leaves out; two in the hour that autumn repeats. */
export const pacificMoments = (wall: string): readonly PacificMoment[] =>
  pacificOffsets
    .map((offset) => ({ at: Date.parse(`${wall}:00${offset}`), offset }))
    .filter(({ at }) => !Number.isNaN(at) && pacificWall(at) === wall);

const tags = { en: 'en-US', es: 'es-US' } as const;

/** A moment in words: `Jan 1, 2027, 12:00 AM`; in Pacific time, or in the reader's own zone where `zone` says so. */
export const momentText = (at: string | number, language: 'en' | 'es', zone: string | undefined = pacificZone): string =>
  new Intl.DateTimeFormat(tags[language], { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' }).format(
    typeof at === 'string' ? Date.parse(at) : at,
  );

/** A day YYYY-MM-DD in words: `Jan 1, 2027`. */
export const spokenDay = (day: string, language: 'en' | 'es'): string =>
  new Intl.DateTimeFormat(tags[language], { timeZone: 'UTC', dateStyle: 'medium' }).format(Date.parse(`${day}T00:00:00Z`));

/** The reader's own zone and its city in words; undefined where it shows the same time as Pacific time. */
export const ownZone = (at: number): { readonly zone: string; readonly city: string } | undefined => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (momentText(at, 'en', zone) === momentText(at, 'en')) return undefined;
  return { zone, city: (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ') };
};
