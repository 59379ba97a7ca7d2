import { expect, test } from 'vitest';
import { items, links, smallSource } from '../../../../tests/support/workbench/small-source.ts';
import { changeList, changeListHash } from './history.ts';

const home = 'locales/en/home.json';
const edited = {
  ...smallSource,
  'config/addresses/links.json':
    '{ "links": { "two": "https://two.example", "one": "https://new.example" } }',
  [home]: '{ "home": { "items": { "a": { "title": "Your claims" } } } }',
};
const reordered = Object.fromEntries(Object.entries(edited).reverse());

test('a change list holds each edited address with the value before and after, sorted by address', () => {
  expect(changeList(smallSource, reordered)).toEqual([
    { address: links.one, expected: 'https://one.example', value: 'https://new.example' },
    { address: `${home}#home/items/a/title`, expected: 'Claims', value: 'Your claims' },
  ]);
});

test('a change list is the same on another base, for files in another order and with another layout', () => {
  const hash = changeListHash(smallSource, edited);
  const spanish = { 'locales/es/home.json': '{"home":{"items":{"a":{"title":"Solicitudes"}}}}' };
  expect(changeListHash(smallSource, reordered)).toBe(hash);
  expect(changeListHash({ ...smallSource, ...spanish }, { ...edited, ...spanish })).toBe(hash);
  expect(changeListHash({ ...smallSource, ...spanish }, edited)).not.toBe(hash);
});

test('a change list contains restored values and the order of a list', () => {
  const file = 'config/screens/home.json';
  const screens = smallSource[file] ?? '';
  const [a, b] = ['{ "id": "a", "link": "route:a" }', '{ "id": "b", "link": "route:b" }'];
  const swapped = { ...smallSource, [file]: screens.replace(`${a}, ${b}`, `${b}, ${a}`) };
  const order = { address: `${items}/@order`, expected: ['a', 'b'], value: ['b', 'a'] };
  expect(changeList(smallSource, swapped)).toEqual([order]);
  expect(changeList(edited, smallSource)).toHaveLength(2);
});
