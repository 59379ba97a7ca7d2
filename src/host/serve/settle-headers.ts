import type { IncomingMessage } from 'node:http';

const codings: readonly string[] = ['br', 'gzip'];

/** The coding of one element of Accept-Encoding, unless its weight is zero, which forbids it (RFC 9110, 12.5.3). */
const acceptedCoding = (element: string): string => {
  const [coding = '', ...parameters] = element.split(';').map((part) => part.trim().toLowerCase());
  return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? '' : coding;
};

/**
 * Leaves of a request's headers what its answer may go by: of Accept-Encoding only `br` and `gzip`, where they are accepted; and no
 * Range, which a server may ignore (RFC 9110, 14.2): hashed files are small, and sirv answers many ranges wrongly.
 */
export const settleHeaders = ({ headers }: IncomingMessage): void => {
  const accepted = (headers['accept-encoding'] ?? '').split(',').map(acceptedCoding);
  headers['accept-encoding'] = codings.filter((coding) => accepted.includes(coding)).join(', ');
  delete headers.range;
};
