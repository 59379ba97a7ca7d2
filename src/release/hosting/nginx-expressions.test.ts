import { expect, test } from 'vitest';
import section from '../../../schemas/section.json' with { type: 'json' };
import { longestPath } from '../../config/host-paths.ts';
import { longestPathBytes } from './plain-words.ts';
import { ofScreen, quoted } from './nginx-expressions.ts';

/** In bytes: nginx refuses a longer parameter. */
const longestParameter = 4095;

const alias = new RegExp(section.definitions.alias.pattern, 'u');

/** Every character that a path may have, in the form that paths have. */
const signs = Array.from({ length: 0x1_4000 }, (_, code) => String.fromCodePoint(code)).filter(
  (sign) => alias.test(`/${sign}`) && sign === sign.normalize('NFC').toLowerCase(),
);

test('a path of the longest allowed length fits into a parameter of nginx and into an address, whatever its letters', () => {
  const bytesOf = (sign: string): number => Buffer.byteLength(ofScreen(`/${sign}`));
  const longest = signs.reduce((most, sign) => (bytesOf(sign) > bytesOf(most) ? sign : most));
  const path = `/${longest.repeat(longestPath - 1)}`;
  expect(signs.length).toBeGreaterThan(10_000);
  expect(Buffer.byteLength(quoted(ofScreen(path)))).toBeLessThanOrEqual(longestParameter);
  const addresses = signs.map((sign) => encodeURI(sign).length);
  expect(Math.max(...addresses) * longestPath).toBeLessThanOrEqual(longestPathBytes);
});
