import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressText, areRelated, parseAddress, type Step } from './address.ts';

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('name' as const),
    name: fc.string({ minLength: 1, unit: fc.constantFrom('a', '/', '~', '[', ']', '@', '1', '#', 'ñ') }),
  }),
  fc.record({
    kind: fc.constant('element' as const),
    identity: fc.string({ minLength: 1, unit: fc.constantFrom('b', '/', '~', '[', ']', '0', '.', ':') }),
  }),
);

test('every address survives formatting and parsing, whatever characters its names have', () => {
  const list = fc
    .tuple(fc.array(step, { maxLength: 4 }), fc.boolean())
    .map(([steps, ordered]): readonly Step[] => (ordered ? [...steps, { kind: 'order' }] : steps));
  fc.assert(
    fc.property(list, (steps) => {
      const address = { file: 'config/screens/claims.json', steps };
      expect(parseAddress(addressText(address))).toEqual(address);
    }),
    { seed: 28, numRuns: 300 },
  );
});

test('an address is formatted for readers', () => {
  const text = 'config/screens/claims.json#screens/[claims]/blocks/[forms]/items/@order';
  const parsed = parseAddress(text);
  expect(typeof parsed === 'string' ? parsed : addressText(parsed)).toBe(text);
});

test.each([
  ['screens/[claims]', 'no-place'],
  ['config/a.json', 'no-place'],
  ['config/a.json#a//b', 'empty-step'],
  ['config/a.json#[]', 'empty-step'],
  ['config/a.json#a~b', 'unknown-escape'],
  ['config/a.json#a/[b', 'open-bracket'],
  ['config/a.json#a/@text', 'unknown-mark'],
  ['config/a.json#a/@order/b', 'order-is-last'],
])('%s is not an address: %s', (text, why) => {
  expect(parseAddress(text)).toBe(why);
});

test('addresses are related where one names something in the other', () => {
  expect(areRelated('config/a.json#', 'config/a.json#b/c')).toBe(true);
  expect(areRelated('config/a.json#b/c', 'config/a.json#b')).toBe(true);
  expect(areRelated('config/a.json#b', 'config/a.json#bc')).toBe(false);
  expect(areRelated('config/a.json#b/@order', 'config/a.json#b/[c]')).toBe(false);
});
