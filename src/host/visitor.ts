import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

interface VisitorAddress {
  readonly host: string;
  readonly isSecure: boolean;
}

// The last value of a header, which the nearest proxy added itself; earlier ones may be forged.
const lastForwarded = (value: string | readonly string[] | undefined): string | undefined =>
  [value].flat().join(',').split(',').at(-1)?.trim() || undefined;

// Headers of a proxy count only when it is trusted.
export const visitorAddress = ({ headers }: IncomingMessage, trustProxy: boolean): VisitorAddress => {
  const forwarded = trustProxy ? lastForwarded(headers['x-forwarded-host']) : undefined;
  return {
    host: forwarded ?? headers.host ?? '',
    isSecure: trustProxy && lastForwarded(headers['x-forwarded-proto'])?.toLowerCase() === 'https',
  };
};

// One visitor: an IPv4 address, or the first 64 bits of an IPv6 address, since one line has them all.
const networkOf = (address: string): string => {
  const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
  if (!isIPv6(plain)) return plain;
  const [before = [], after] = plain
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(Math.max(0, 8 - before.length - (after?.length ?? 0))).fill('0');
  return [...before, ...(after ? [...zeros, ...after] : [])].slice(0, 4).join(':');
};

// Some proxies add the port: `192.0.2.1:443`, `[2001:db8::1]:443`.
const withoutPort = (address: string): string => {
  if (address.startsWith('[')) return address.slice(1, address.indexOf(']'));
  const [ip = '', , more] = address.split(':');
  return more === undefined ? ip : address;
};

export const senderOf = ({ headers, socket }: IncomingMessage, trustProxy: boolean): string => {
  const forwarded = trustProxy ? withoutPort(lastForwarded(headers['x-forwarded-for']) ?? '') : '';
  return networkOf(isIP(forwarded) > 0 ? forwarded : (socket.remoteAddress ?? ''));
};
