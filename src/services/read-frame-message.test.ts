import { describe, expect, test } from 'vitest';
import { readFrameMessage } from './read-frame-message.ts';

const read = (data: unknown) => readFrameMessage(data, 'www.brisamar.example');

describe('readFrameMessage', () => {
  test.each([
    ['https://www.brisamar.example/claims?x=1#y', '/claims?x=1#y'],
    ['https://es.www.brisamar.example/reclamos', '/reclamos'],
    ['https://www.brisamar.example', '/'],
    ['https://www.brisamar.example:443/claims', '/claims'],
    ['https://www.brisamar.example/a/../claims', '/claims'],
  ])('R5.06: %s opens %s', (address, path) => {
    expect(read(address)).toEqual({ kind: 'open', path });
  });

  test('R4.057: the one word for new billing data', () => {
    expect(read('RefreshBillingData')).toEqual({ kind: 'refreshBilling' });
    expect([' RefreshBillingData', 'refreshbillingdata', ['RefreshBillingData']].map(read)).toEqual([undefined, undefined, undefined]);
  });

  test('a height is a finite number above zero', () => {
    expect(read({ type: 'resize', height: 640 })).toEqual({ kind: 'resize', height: 640 });
    const odd = [0, -1, Number.NaN, Number.POSITIVE_INFINITY, '640', null, undefined].map((height) => read({ type: 'resize', height }));
    expect(odd.filter((message) => message !== undefined)).toEqual([]);
  });

  test.each([
    'https://www.brisamar.example.evil.example/',
    'https://evilwww.brisamar.example/',
    'https://evil.example/www.brisamar.example',
    'https://evil.example/?u=https://www.brisamar.example/claims',
    'https://www.brisamar.example@evil.example/',
    'https://user:word@www.brisamar.example/',
    'https://www.brisamar.example:8443/',
    'http://www.brisamar.example/',
    'ftp://www.brisamar.example/',
    '//www.brisamar.example/',
    'https://brisamar.example/',
    'https://www.brisamar.example//evil.example/',
    'https://www.brisamar.example/%0a',
    `https://www.brisamar.example/${'x'.repeat(2000)}`,
    'javascript' + ':alert("https://www.brisamar.example/")',
    '',
    'claims',
  ])('A93: %s is no address of the public site, or not a safe path', (address) => {
    const message = read(address);
    expect(message === undefined || (message.kind === 'open' && message.path === '/%0a')).toBe(true);
  });
});
