import { expect, test } from 'vitest';
import type { SourceFiles } from '../../../config/files/source.ts';
import { allReferred, referredAddresses } from './referred.ts';

const files: SourceFiles = {
  'config/addresses/pharmacies.json':
    '{ "vendors": { "default": { "costs": "https://one.example" }, "other": { "costs": "https://two.example" } } }',
  'config/addresses/directory.json':
    '{ "base": "https://care.example", "query": { "addressState": "ca" }, "searches": { "doctor": { "provType": "P" }, "lab": { "provType": "H" } } }',
  'config/screens/home.json':
    '{ "screens": [{ "key": "home", "blocks": [{ "type": "linkCards", "id": "cards", "items": [{ "id": "costs", "link": "pharmacy:costs" }, { "id": "doctor", "link": "directory:doctor" }] }] }] }',
};

const item = (id: string): readonly string[] => [
  `config/screens/home.json#screens/[home]/blocks/[cards]/items/[${id}]`,
];

test('an item refers to the address of each pharmacy vendor', () => {
  expect(allReferred(files, item('costs'))).toEqual([
    'config/addresses/pharmacies.json#vendors/default/costs',
    'config/addresses/pharmacies.json#vendors/other/costs',
  ]);
  expect(referredAddresses(files, item('costs'))).toEqual([
    'config/addresses/pharmacies.json#vendors/default/costs',
  ]);
});

test('an item refers to its directory search and to the settings that all searches share', () => {
  expect(allReferred(files, item('doctor'))).toEqual([
    'config/addresses/directory.json#searches/doctor',
    'config/addresses/directory.json#base',
    'config/addresses/directory.json#query',
  ]);
});

test('an item refers to the named values of its texts, and to its rule with the rules inside', () => {
  const own: SourceFiles = {
    'config/site/values.json': '{ "values": { "hours": { "en": "8 to 5", "es": "de 8 a 5" } } }',
    'config/rules/rules.json':
      '{ "rules": { "mayCall": { "logic": { "and": [{ "var": "isOpen" }, { "var": "isPPO" }] } }, "isOpen": { "logic": { "var": "isPPO" } } } }',
    'config/screens/home.json':
      '{ "screens": [{ "key": "home", "blocks": [{ "type": "linkCards", "id": "cards", "items": [{ "id": "call", "when": "mayCall" }] }] }] }',
    'locales/en/home.json': '{ "home": { "items": { "call": { "content": "Call {value.hours}." } } } }',
  };
  expect(allReferred(own, [...item('call'), 'locales/en/home.json#home/items/call'])).toEqual(
    expect.arrayContaining([
      'config/site/values.json#values/hours',
      'config/rules/rules.json#rules/mayCall',
      'config/rules/rules.json#rules/isOpen',
    ]),
  );
});
