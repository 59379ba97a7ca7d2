import { describe, expect, test } from 'vitest';
import { parseDocument } from '../../files/parse-document.ts';
import { nameFindings } from './unknown-names.ts';

const at = { document: parseDocument('config/site/menus.json', '{}'), offset: 0 };
const usesOf = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ name: `main${number}`, at }));
const nearestOf = (count: number) =>
  nameFindings({
    code: 'unknown-menu',
    what: { noun: 'menu' },
    declaredIn: 'config/site/menus.json',
    declared: new Map([['main', at]]),
    uses: usesOf(count),
  }).findings.map(({ nearest }) => nearest);

describe('the nearest names of unknown ones', () => {
  test('are searched while there are only a few unknown ones', () => {
    expect(nearestOf(1)).toEqual(['main']);
  });

  test('are limited to a hundred names, because more would take too long', () => {
    expect(new Set(nearestOf(101))).toEqual(new Set([undefined]));
  });
});
