import { expect, test } from 'vitest';
import { conditionLabels, wins } from './condition-labels.ts';

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

test('a plan variant has the short name of its fact, or its full name if its condition is not a fact', () => {
  const says = (en: string, es: string) => ({ en, es });
  const files = {
    'config/rules/facts.json': JSON.stringify({
      facts: {
        isGold: {
          type: 'boolean',
          says: says('the plan is Gold', 'el plan es Oro'),
          short: says('Gold', 'Oro'),
        },
        isTin: { type: 'boolean', says: says('the plan is Tin', 'el plan es Hojalata') },
      },
    }),
    'config/rules/plans.json': JSON.stringify({
      variants: [
        { name: 'gold', when: 'isGold', says: says('golden employer plan', 'plan dorado de empleador') },
        { name: 'tin', when: 'isTin', says: says('tin plan', 'plan de hojalata') },
        { name: 'both', when: ['isGold', 'isTin'], says: says('mixed plan', 'plan mixto') },
      ],
    }),
  };
  expect(
    [...conditionLabels(files).variants].map(([name, { en, short }]) => [name, en, short.en, short.es]),
  ).toEqual([
    ['gold', 'golden employer plan', 'Gold', 'Oro'],
    ['tin', 'tin plan', 'tin plan', 'plan de hojalata'],
    ['both', 'mixed plan', 'mixed plan', 'plan mixto'],
  ]);
});
