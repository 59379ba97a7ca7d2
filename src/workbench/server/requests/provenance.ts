export interface Provenance {
  readonly method: string;
  readonly origin: string | undefined;
  /** The header `Sec-Fetch-Site`; browsers before 2023 do not send it. */
  readonly site: string | undefined;
}

const reading: readonly string[] = ['GET', 'HEAD'];

// A request without an origin, or with the origin `null` of the preview's frame or a file, is foreign.
export const isForeign = ({ method, origin, site }: Provenance, own: string): boolean =>
  !reading.includes(method) && (origin !== own || (site !== undefined && site !== 'same-origin'));

export const mediaType = (header: string | undefined): string =>
  (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

// Raise it when a page of the release before could no longer be served correctly.
export const apiNumber = 1;

// Lets the server ask an older page to reload.
export const apiHeader = 'X-Workbench-Api';

// A request without the header is from a script and is accepted.
export const isOldClient = (header: string | undefined): boolean => {
  if (header === undefined) return false;
  const spoken = Number(header);
  return !Number.isInteger(spoken) || spoken < apiNumber;
};
