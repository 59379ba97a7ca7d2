import type { IncomingMessage } from 'node:http';

/** The address as the visitor's browser knows it. */
interface VisitorAddress {
  readonly host: string;
  readonly isSecure: boolean;
}

const first = (value: string | readonly string[] | undefined): string | undefined => [value].flat()[0]?.split(',')[0]?.trim();

/** Host and scheme of a request; what a proxy says of them counts only when it is trusted. */
export const visitorAddress = ({ headers }: IncomingMessage, trustProxy: boolean): VisitorAddress => {
  const told = trustProxy ? first(headers['x-forwarded-host']) : undefined;
  return { host: told ?? headers.host ?? '', isSecure: trustProxy && first(headers['x-forwarded-proto']) === 'https' };
};
