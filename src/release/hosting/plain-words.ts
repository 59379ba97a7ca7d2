export const plainWords = {
  misdirected: 'This portal is not served at this address.\nEste portal no se ofrece en esta dirección.',
  longAddress:
    'This address is too long. Please check the link.\nEsta dirección es demasiado larga. Revise el enlace.',
  largeHeaders:
    'Your browser sent too much data with this request. Please clear the cookies of this site and try again.\nSu navegador envió demasiados datos con esta solicitud. Borre las cookies de este sitio e inténtelo de nuevo.',
  tooMany:
    'Too many requests. Please try again in a moment.\nDemasiadas solicitudes. Inténtelo de nuevo en un momento.',
  missing: 'Not found',
  method: 'Method not allowed',
} as const;

/** The maximum length of an accepted path in bytes. All paths of the portal and the legacy site are shorter. */
export const longestPathBytes = 2048;

/**
 * The maximum size of headers in bytes: 64 kB for the cookies of all the company's sites, and room for
 * the request line.
 */
export const mostHeaderBytes = 68 * 1024;
