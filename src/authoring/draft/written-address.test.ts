import { expect, test } from 'vitest';
import { writtenAddress } from './written-address.ts';

const live = {
  'config/addresses/links.json': JSON.stringify({ links: { help: { href: 'https://help.example/start' } } }),
};

test.each([
  ['Read https://evil.test/now.', 'https://evil.test/now'],
  ['Read EVIL.TEST/now', 'evil.test/now'],
  ['Read evil．test', 'evil.test'],
  ['Read evil。test', 'evil.test'],
  ['Read ev\u00ADil.te\u200Bst', 'evil.test'],
  ['Read\u2003evil.test', 'evil.test'],
  ['Write to help@evil.test', 'help@evil.test'],
])('finds the address that browsers read: %s', (text, address) => {
  expect(writtenAddress(live, [{ content: text }])).toBe(address);
});

test('finds no new address in a text without an address, or with one that is live in any letter case', () => {
  expect(writtenAddress(live, ['Go to https://help.example/start!'])).toBeUndefined();
  expect(writtenAddress(live, ['Go to ｈｔｔｐｓ://help.example/start'])).toBeUndefined();
  expect(writtenAddress(live, ['Open 24/7, from 8 a.m.', 'route:messages'])).toBeUndefined();
});
