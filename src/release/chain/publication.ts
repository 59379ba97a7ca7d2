import type { DiffReport } from '../../analysis/diff/diff-report.ts';
import { isSourceId } from '../../config/files/source.ts';
import { isReleaseId } from '../release-names.ts';
import { isBoolean, isText, listOf, matching, objectOf, optional, type Shape } from '../shapes.ts';

/** Who did it and why. */
export interface PublicationNote {
  readonly author?: string;
  readonly message?: string;
}

/** One entry of the chain of what was live. Kept outside the public files: names and messages are not for visitors. */
export interface Publication extends PublicationNote {
  /** Counted from 1, without a gap. */
  readonly number: number;
  /** Names the wish that it fulfils: a second try of the same wish finds the entry of the first. */
  readonly id: string;
  readonly kind: 'publish' | 'rollback';
  readonly release: string;
  /** The source that the release was made from; undefined where it is not known, as in entries of earlier forms. */
  readonly source?: string;
  /** The release that was live before. */
  readonly previous?: string;
  /** The publication that its author had before them; undefined where that was nobody's question. */
  readonly base?: number;
  /** ISO 8601, UTC. */
  readonly time: string;
  /** Who sees what differently than under the release before. */
  readonly meaning?: DiffReport;
  /** Why that is not known. */
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

const told: Readonly<Record<string, Shape>> = {
  kind: matching(/^(?:publish|rollback)$/),
  release: isReleaseId,
  previous: optional(isReleaseId),
  time: isTime,
  author: optional(isText),
  message: optional(isText),
  meaning: optional(isMeaning),
  untold: optional(isText),
};

const isStamped = objectOf(told);

const isNumbered = objectOf({
  ...told,
  format: (value) => value === 2,
  number: isCount,
  id: isText,
  source: optional(isSourceId),
  base: optional(isCount),
});

/** The file of an entry: its number, so that only one can ever have it. */
export const entryName = (number: number): string => `${String(number).padStart(8, '0')}.json`;

/** The number in the name of an entry's file; undefined for any other name. */
export const numberIn = (name: string): number | undefined => (/^\d{8}\.json$/.test(name) ? Number.parseInt(name, 10) : undefined);

/** The text of an entry's file. */
export const entryText = (entry: Publication): string => `${JSON.stringify({ format: 2, ...entry }, null, 2)}\n`;

/** The entry in a file of this name; undefined for what is none, or says another number than its name. */
export const entryIn = (name: string, value: unknown): Publication | undefined => {
  if (!isNumbered(value)) return undefined;
  const entry = Object.fromEntries(Object.entries(value as Publication).filter(([field]) => field !== 'format')) as unknown as Publication;
  return entryName(entry.number) === name ? entry : undefined;
};

/** An entry of the earlier form, whose file was named by its time and release: it had no number, no id and no source. */
export type StampedPublication = Omit<Publication, 'number' | 'id' | 'source' | 'base'>;

/** The file of an entry of the earlier form. */
export const stampedName = ({ time, release }: StampedPublication): string => `${time.replace(/[:.]/g, '-')}-${release}.json`;

/** Whether a file's name is that of an entry of the earlier form. */
export const isStampedName = (name: string): boolean => /^[0-9TZ-]+[0-9a-f]{16}\.json$/.test(name);

/** The entry of the earlier form in a file of this name; undefined for what is none, or says something else than its name. */
export const stampedIn = (name: string, value: unknown): StampedPublication | undefined =>
  isStamped(value) && stampedName(value as StampedPublication) === name ? (value as StampedPublication) : undefined;
