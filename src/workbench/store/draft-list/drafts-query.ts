import { isId } from '../is-id.ts';

const views = ['open', 'waiting', 'mine', 'scheduled', 'live', 'withdrawn', 'all'] as const;

/** The name of a list of drafts. */
export type View = (typeof views)[number];

/** Returns true for the name of a list. */
export const isView = (name: string): name is View => views.some((view) => view === name);

/** The position of a draft in the list. */
export interface Place {
  readonly changedAt: string;
  readonly id: string;
}

/** A request for a page of a list of drafts. */
export interface DraftsQuery {
  readonly view: View;
  /** A part of the name, the note, or the name of a person who created or edited the draft. */
  readonly find?: string;
  /** Only drafts after this position. */
  readonly after?: Place;
  /** Only this draft. */
  readonly id?: string;
  readonly limit: number;
}

const between = '~';

/** Formats a position as the API's cursor. */
export const cursorOf = ({ changedAt, id }: Place): string => `${changedAt}${between}${id}`;

/** Parses a cursor; undefined for another text. */
export const placeAt = (cursor: string): Place | undefined => {
  const [changedAt = '', id = '', ...more] = cursor.split(between);
  const time = new Date(changedAt);
  return more.length === 0 && isId(id) && !Number.isNaN(time.getTime())
    ? { changedAt: time.toISOString(), id }
    : undefined;
};
