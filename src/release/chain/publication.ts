import type { DiffReport } from '../../analysis/diff/diff-report.ts';
import { isSourceId } from '../../config/files/source.ts';
import { isReleaseId } from '../release-names.ts';
import { isBoolean, isText, listOf, matching, objectOf, optional, type Shape } from '../shapes.ts';

export interface PublicationNote {
  readonly author?: string;
  readonly message?: string;
}

/**
 * An entry in the chain of live releases. Stored outside the public files, because names and messages are not
 * for visitors.
 */
export interface Publication extends PublicationNote {
  /** Starts at 1, without gaps. */
  readonly number: number;
  /** Identifies the request, so that a retry finds the entry of the first attempt. */
  readonly id: string;
  readonly kind: 'publish' | 'rollback';
  readonly release: string;
  /** The id of the release's source; undefined when unknown, as in older entries. */
  readonly source?: string;
  readonly previous?: string;
  /** The number of the publication that the author started from; undefined when not given. */
  readonly base?: number;
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly meaning?: DiffReport;
  readonly untold?: string;
}

const isChange = objectOf({
  kind: isText,
  item: isText,
  what: isText,
  before: optional(isText),
  after: optional(isText),
  text: isText,
  members: isText,
  plans: optional(listOf(objectOf({ plan: isText, share: isText }))),
  samples: listOf(isText),
});

const isMeaning = objectOf({
  isEmpty: isBoolean,
  changes: listOf(isChange),
  moved: listOf(objectOf({ from: isText, to: isText })),
  other: listOf(objectOf({ at: isText, before: optional(isText), after: optional(isText) })),
  unaffected: listOf(isText),
  samples: listOf(isText),
});

const isTime = matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const isCount: Shape = (value) => Number.isSafeInteger(value) && Number(value) > 0;

const fields: Readonly<Record<string, Shape>> = {
  kind: matching(/^(?:publish|rollback)$/),
  release: isReleaseId,
  previous: optional(isReleaseId),
  time: isTime,
  author: optional(isText),
  message: optional(isText),
  meaning: optional(isMeaning),
  untold: optional(isText),
};

const isStamped = objectOf(fields);

const isNumbered = objectOf({
  ...fields,
  format: (value) => value === 2,
  number: isCount,
  id: isText,
  source: optional(isSourceId),
  base: optional(isCount),
});

// Named by number, so that two entries cannot have the same one.
export const entryName = (number: number): string => `${String(number).padStart(8, '0')}.json`;

/** Returns the number in the file name of an entry; undefined if the name has none. */
export const numberIn = (name: string): number | undefined =>
  /^\d{8}\.json$/.test(name) ? Number.parseInt(name, 10) : undefined;

export const entryText = (entry: Publication): string =>
  `${JSON.stringify({ format: 2, ...entry }, null, 2)}\n`;

export const entryIn = (name: string, value: unknown): Publication | undefined => {
  if (!isNumbered(value)) return undefined;
  const entry = Object.fromEntries(
    Object.entries(value as Publication).filter(([field]) => field !== 'format'),
  ) as unknown as Publication;
  return entryName(entry.number) === name ? entry : undefined;
};

// Older entries have no number, id or source. Their files are named by time and release.
export type StampedPublication = Omit<Publication, 'number' | 'id' | 'source' | 'base'>;

export const stampedName = ({ time, release }: StampedPublication): string =>
  `${time.replace(/[:.]/g, '-')}-${release}.json`;

export const isStampedName = (name: string): boolean => /^[0-9TZ-]+[0-9a-f]{16}\.json$/.test(name);

export const stampedIn = (name: string, value: unknown): StampedPublication | undefined =>
  isStamped(value) && stampedName(value as StampedPublication) === name
    ? (value as StampedPublication)
    : undefined;
