import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { senderOf } from './visitor.ts';

const requestFrom = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the sender at %s is %s', (address, sender) => {
  expect(senderOf(requestFrom(address), false)).toBe(sender);
});

test('behind a trusted proxy the sender is the last address that the proxy names; headers of the visitor are ignored', () => {
  const request = requestFrom('10.0.0.1', '198.51.100.1, 203.0.113.7');
  expect([senderOf(request, true), senderOf(request, false)]).toEqual(['203.0.113.7', '10.0.0.1']);
  for (const [named, sender] of [
    ['192.0.2.1:443', '192.0.2.1'],
    ['198.51.100.1, [2001:db8:1:2::9]:50000', '2001:db8:1:2'],
    ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
    ['192.0.2.1:', '192.0.2.1'],
    ['[2001:db8', '10.0.0.1'],
    ['', '10.0.0.1'],
  ] as const)
    expect([named, senderOf(requestFrom('10.0.0.1', named), true)]).toEqual([named, sender]);
  expect(senderOf(requestFrom('10.0.0.1', 'x'.repeat(10_000)), true)).toBe('10.0.0.1');
});
