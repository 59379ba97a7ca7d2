// Publication follows the members' calendar, so all times are in their zone.
export const pacificZone = 'America/Los_Angeles';

// Daylight time and standard time.
export const pacificOffsets = ['-07:00', '-08:00'] as const;

export type PacificOffset = (typeof pacificOffsets)[number];

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
  const of = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
};

export interface PacificMoment {
  readonly at: number;
  readonly offset: PacificOffset;
}

// None in the hour that spring skips; two in the hour that autumn repeats.
export const pacificMoments = (wall: string): readonly PacificMoment[] =>
  pacificOffsets
    .map((offset) => ({ at: Date.parse(`${wall}:00${offset}`), offset }))
    .filter(({ at }) => !Number.isNaN(at) && pacificWall(at) === wall);

const tags = { en: 'en-US', es: 'es-US' } as const;

// `Jan 1, 2027, 12:00 AM`, in Pacific time unless `zone` is given.
export const momentText = (
  at: string | number,
  language: 'en' | 'es',
  zone: string | undefined = pacificZone,
): string =>
  new Intl.DateTimeFormat(tags[language], { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' }).format(
    typeof at === 'string' ? Date.parse(at) : at,
  );

export const spokenDay = (day: string, language: 'en' | 'es'): string =>
  new Intl.DateTimeFormat(tags[language], { timeZone: 'UTC', dateStyle: 'medium' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );

export const ownZone = (at: number): { readonly zone: string; readonly city: string } | undefined => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (momentText(at, 'en', zone) === momentText(at, 'en')) return undefined;
  return { zone, city: (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ') };
};
