import { expect, test } from 'vitest';
import { readFrameMessage } from './read-frame-message.ts';

const all = [
  { type: 'ready' },
  { type: 'painted', id: 3, path: '/claims?tab=forms', title: 'Claims' },
  { type: 'at', path: '/cobertura' },
  { type: 'chose', item: 'home/cards/a' },
  { type: 'leave', href: 'https://elsewhere.example/' },
  { type: 'action', name: 'logOut' },
  { type: 'language', language: 'es' },
  { type: 'key', name: 'Shift F6' },
  { type: 'failed', text: 'home/quickLinks' },
] as const;

test.each(all)('$type arrives unchanged', (message) => {
  expect(readFrameMessage(message)).toEqual(message);
});

test('unknown fields of a message are not forwarded', () => {
  expect(readFrameMessage({ type: 'chose', item: 'a', onTold: 'b', __proto__: { type: 'leave' } })).toEqual({
    type: 'chose',
    item: 'a',
  });
});

const long = 'x'.repeat(4_001);

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'ready'],
  ['a list', [{ type: 'ready' }]],
  ['a number', 7],
  ['no type', { item: 'a' }],
  ['an unknown type', { type: 'navigate', href: 'https://evil.example' }],
  ['a type that is a list', { type: ['ready'] }],
  ['the name of what every object has', { type: 'constructor' }],
  ['the name of its prototype', { type: '__proto__' }],
  ['an item that is an object', { type: 'chose', item: { toString: 'a' } }],
  ['no item', { type: 'chose' }],
  ['an endless item', { type: 'chose', item: long }],
  ['an address that is a number', { type: 'leave', href: 1 }],
  ['an endless address', { type: 'leave', href: `https://${long}` }],
  ['an action without a name', { type: 'action', name: null }],
  ['a language that there is not', { type: 'language', language: '__proto__' }],
  ['a key that changes a draft', { type: 'key', name: 'Ctrl z' }],
  ['a failure that is an element', { type: 'failed', text: { nodeType: 1 } }],
  ['a path to another site', { type: 'at', path: '//evil.example/' }],
  ['a path that is a script', { type: 'at', path: 'data:text/html,x' }],
  ['a painting without a number', { type: 'painted', id: '1', path: '/', title: 'Home' }],
  ['a painting of a number that is none', { type: 'painted', id: Number.NaN, path: '/', title: 'Home' }],
  ['a painting without a title', { type: 'painted', id: 1, path: '/' }],
] as const)('%s is ignored', (_, data) => {
  expect(readFrameMessage(data)).toBeUndefined();
});
