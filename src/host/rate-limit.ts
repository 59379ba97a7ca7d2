import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { lastForwarded } from './answers.ts';

// The allowed burst: a first visit requests some twenty files at once.
const burstSeconds = 4;

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

interface Bucket {
  level: number;
  // Milliseconds.
  at: number;
}

// Leaky bucket: `perSecond` requests on average for each sender, and bursts of four seconds' worth. Senders
// are forgotten after eight seconds at most, because a bucket is empty after four. `now` is in milliseconds.
export const rateLimit = (
  perSecond: number,
  now: () => number = () => performance.now(),
): ((sender: string) => boolean) => {
  let recent = new Map<string, Bucket>();
  let older = new Map<string, Bucket>();
  let turnedAt = now();
  const turn = (time: number): void => {
    if (time - turnedAt < burstSeconds * 1000) return;
    older = time - turnedAt < 2 * burstSeconds * 1000 ? recent : new Map<string, Bucket>();
    recent = new Map<string, Bucket>();
    turnedAt = time;
  };
  return (sender) => {
    const time = now();
    turn(time);
    const bucket = recent.get(sender) ?? older.get(sender) ?? { level: 0, at: time };
    recent.set(sender, bucket);
    bucket.level = Math.max(0, bucket.level - ((time - bucket.at) * perSecond) / 1000);
    bucket.at = time;
    if (bucket.level + 1 > perSecond * burstSeconds) return false;
    bucket.level += 1;
    return true;
  };
};
