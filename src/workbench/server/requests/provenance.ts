export interface Provenance {
  readonly method: string;
  readonly origin: string | undefined;
  /** `Sec-Fetch-Site`; browsers before 2023 do not send it. */
  readonly site: string | undefined;
}

const reading: readonly string[] = ['GET', 'HEAD'];

/**
 * Whether a request may change something: it names our own origin, and the browser says that it comes from there. One without an origin,
 * or with the origin `null` of the preview's frame or of a file, is foreign, as one from another site is.
 */
export const isForeign = ({ method, origin, site }: Provenance, own: string): boolean =>
  !reading.includes(method) && (origin !== own || (site !== undefined && site !== 'same-origin'));

// The media type of a Content-Type header, without its parameters.
export const mediaType = (header: string | undefined): string => (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

// The number of the API: it grows when a page of the release before could no longer be served rightly.
export const apiNumber = 1;

// What a page says of itself, so that the server can ask an older page to reload.
export const apiHeader = 'X-Workbench-Api';

/**
 * Whether a page speaks an older API, by what its header says. A request without the header comes from a script and is accepted.
 */
export const isOldClient = (header: string | undefined): boolean => {
  if (header === undefined) return false;
  const spoken = Number(header);
  return !Number.isInteger(spoken) || spoken < apiNumber;
};
