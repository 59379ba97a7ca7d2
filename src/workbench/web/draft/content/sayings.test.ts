import { expect, test } from 'vitest';
import { wins } from './sayings.ts';

const harold = { applies: ['medicare', 'ppo'] };

test.each([
  ['the first variant that applies wins', 'medicare', ['medicare', 'ppo'], true],
  ['a later one does not, where an earlier one has something of its own', 'ppo', ['medicare', 'ppo'], false],
  ['nor once the earlier one is only being thought of', 'ppo', ['medicare'], false],
  ['a later one does where no earlier one has anything', 'ppo', [], true],
  ['one that does not apply never does', 'fehb', ['fehb'], false],
  ['everybody else is who has nothing of their own', undefined, ['fehb'], true],
  ['who has is not', undefined, ['ppo'], false],
])('%s', (_, variant, having, expected) => {
  expect(wins(harold, variant, having)).toBe(expected);
});
