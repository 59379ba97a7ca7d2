/** What a host says, in both languages, to a browser that gets no page; each ends without a line break. */
export const plainWords = {
  misdirected: 'This portal is not served at this address.\nEste portal no se ofrece en esta dirección.',
  longAddress: 'This address is too long. Please check the link.\nEsta dirección es demasiado larga. Revise el enlace.',
  largeHeaders:
    'Your browser sent too much data with this request. Please clear the cookies of this site and try again.\nSu navegador envió demasiados datos con esta solicitud. Borre las cookies de este sitio e inténtelo de nuevo.',
} as const;

/** Longer than every path of the portal and of the legacy site, in bytes; whatever is above is no visitor's. */
export const longestPathBytes = 2048;

/** Cookies of all sites of a company travel with each request; 64 kB of headers and the line with the address. */
export const mostHeaderBytes = 68 * 1024;
