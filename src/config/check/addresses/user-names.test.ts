import { expect, test } from 'vitest';
import { namesUser } from './user-names.ts';

test.each([
  ['https://user:word@host.example/', true],
  ['see https:user@host.example', true],
  ['HTTP:\\\\user@host.example', true],
  ['https:/user:a:b:c@host.example', true],
  ['a@b https://user@host.example', true],
  ['https://host.example/@user', false],
  ['https://host.example?mail=a@b.example', false],
  ['https://host.example#a@b', false],
  ['write to help@plan.example, or https://plan.example', false],
  ['https://plan.example and help@plan.example', false],
])('in %s a user is named: %s', (text, isNamed) => {
  expect(namesUser(text)).toBe(isNamed);
});
