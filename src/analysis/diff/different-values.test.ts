import { expect, test } from 'vitest';
import { differentValues } from './different-values.ts';

test.each([
  [
    'addresses of a screen in both languages',
    '["/pharmacy","/farmacia",""]',
    '["/pharmacy","/mi-farmacia",""]',
    '/farmacia',
    '/mi-farmacia',
  ],
  [
    'an address without other fields',
    '{"href":"https://a.example"}',
    '{"href":"https://b.example"}',
    'https://a.example',
    'https://b.example',
  ],
  [
    'an address among other fields',
    '{"href":"https://a.example","lang":true}',
    '{"href":"https://a.example"}',
    'lang: true',
    undefined,
  ],
  [
    'lists that are new',
    undefined,
    '{"en":["/pharmacy"],"es":["/farmacia"]}',
    undefined,
    'en: /pharmacy, es: /farmacia',
  ],
  ['a text', 'Search tier 1', '[not] JSON', 'Search tier 1', '[not] JSON'],
  ['a text of the configuration', '"/pharmacy"', '"/my-pharmacy"', '"/pharmacy"', '"/my-pharmacy"'],
])('%s', (_, before, after, was, is) => {
  expect(differentValues(before, after)).toEqual([was, is]);
});
