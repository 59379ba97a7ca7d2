import { expect, it } from 'vitest';
import { buildAssertion, emptyFields, findFault, readFields } from './assertion-fields.ts';

const whole = { ...emptyFields, name: 'one', en: 'it is so', es: 'es así', parts: ['home'] };

it.each([
  { name: 'one', says: { en: 'a', es: 'b' }, neverSees: ['home'] },
  { name: 'two', says: { en: 'a', es: 'b' }, who: 'isPPO', plan: 'ppo', sees: ['home', '/claims'] },
  {
    name: 'three',
    says: { en: 'a', es: 'b' },
    who: ['isPPO', 'hasBilling'],
    from: '2027-01-01',
    until: '2027-03-01',
    reaches: ['home'],
    within: 0,
  },
  { name: 'four', says: { en: 'a', es: 'b' }, who: { '!': { var: 'isLoggedIn' } }, neverSees: ['home'] },
] as const)('the fields of $name build the same assertion', (assertion) => {
  expect(buildAssertion(readFields(assertion as never))).toEqual(assertion);
});

it.each([
  ['name', { name: 'Not so' }],
  ['taken', { name: 'other' }],
  ['says', { es: ' ' }],
  ['expression', { expression: '{' }],
  ['expression', { expression: '"isPPO"' }],
  ['parts', { parts: [] }],
  ['within', { verb: 'reaches', within: '21' }],
  ['within', { verb: 'reaches', within: 'two' }],
  ['day', { from: '2027-02-30' }],
  ['day', { from: '2027-03-01', until: '2027-03-01' }],
  [undefined, { within: 'two' }],
] as const)('`findFault` returns %s for %j', (fault, some) => {
  expect(findFault({ ...whole, ...some }, ['other'])).toBe(fault);
});
