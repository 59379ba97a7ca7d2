/** What a request that changes something says of where it comes from. */
export interface Provenance {
  readonly method: string;
  readonly origin: string | undefined;
  /** `Sec-Fetch-Site`; browsers before 2023 do not send it. */
  readonly site: string | undefined;
}

/** Methods that change nothing. */
const reading: readonly string[] = ['GET', 'HEAD'];

/**
 * Whether a request may change something: it names our own origin, and the browser says that it comes from there. One without an origin,
 * or with the origin `null` of the preview's frame or of a file, is foreign, as one from another site is.
 */
export const isForeign = ({ method, origin, site }: Provenance, own: string): boolean =>
  !reading.includes(method) && (origin !== own || (site !== undefined && site !== 'same-origin'));

/** The media type of a Content-Type header, without its parameters. */
export const mediaType = (header: string | undefined): string => (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** The number of the API: it grows when a page of the release before could no longer be served rightly. */
export const apiNumber = 1;

/** What a page says of itself, so that one of an older release is told to load anew instead of being misunderstood. */
export const apiHeader = 'X-Workbench-Api';

/**
 * Whether a page speaks an older API, by what its header says. One without the header is a script of its operator, which is told of a change
 * by what it is answered.
 */
export const isOldClient = (header: string | undefined): boolean => {
  if (header === undefined) return false;
  const spoken = Number(header);
  return !Number.isInteger(spoken) || spoken < apiNumber;
};
