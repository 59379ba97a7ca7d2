import { describe, expect, it } from 'vitest';
import type { SharedFile } from '../generated/config-files.ts';
import { placeBlocks, screenPaths } from './compile-config.ts';

describe('place-blocks', () => {
  const shared: SharedFile['blocks'] = {
    support: { type: 'text', id: 'support', when: 'isMedicare', area: 'main' },
    gated: { type: 'text', id: 'gated', when: { '!': { var: 'isPPO' } } },
  };

  describe('placeBlocks', () => {
    it('gives a block the texts of its screen and a shared block those of `shared`', () => {
      const placed = placeBlocks(
        {
          key: 'home',
          blocks: [
            { type: 'text', id: 'hello' },
            { type: 'shared', use: 'support' },
          ],
        },
        shared,
      );
      expect(placed.blocks.map(({ id, wordsKey }) => [id, wordsKey])).toEqual([
        ['hello', 'home'],
        ['support', 'shared'],
      ]);
    });

    it('places a shared block where the screen specifies', () => {
      const placed = placeBlocks(
        { key: 'home', blocks: [{ type: 'shared', use: 'support', area: 'side' }] },
        shared,
      );
      expect(placed.blocks[0]).toMatchObject({ area: 'side', when: 'isMedicare' });
    });

    it('shows a shared block only where both conditions hold', () => {
      const whenOf = (use: string, when: string) =>
        placeBlocks({ key: 'home', blocks: [{ type: 'shared', use, when }] }, shared).blocks[0]?.when;
      expect(whenOf('support', 'hasPlan')).toEqual(['hasPlan', 'isMedicare']);
      expect(whenOf('gated', 'hasPlan')).toEqual({ and: [{ var: 'hasPlan' }, { '!': { var: 'isPPO' } }] });
    });

    it('adds no blocks to a screen without blocks', () => {
      expect(placeBlocks({ key: 'search', forwardTo: 'link:drugList' }, shared).blocks).toEqual([]);
    });
  });
});

describe('screen-paths', () => {
  const screens = [
    { key: 'forms', parent: 'coverage' },
    { key: 'coverage' },
    { key: 'coverage.add', parent: 'forms' },
    { key: 'notFound' },
  ];

  describe('screenPaths', () => {
    it('continues the path of the parent, in any order of screens', () => {
      const words = {
        coverage: { path: 'coverage' },
        forms: { path: 'forms/all' },
        'coverage.add': { path: 'add' },
      };
      expect(screenPaths(screens, words)).toEqual({
        coverage: '/coverage',
        forms: '/coverage/forms/all',
        'coverage.add': '/coverage/forms/all/add',
      });
    });

    it('writes paths in lowercase letters with accents as one character', () => {
      expect(screenPaths([{ key: 'a' }], { a: { path: 'Facturacio\u0301n' } })).toEqual({
        a: '/facturaci\u00f3n',
      });
    });

    it('skips a parent without a path, and a screen without a path stays without one', () => {
      expect(
        screenPaths(screens, { coverage: { path: 'coverage' }, 'coverage.add': { path: 'add' } }),
      ).toEqual({
        coverage: '/coverage',
        'coverage.add': '/coverage/add',
      });
    });

    it('stops at cyclic parents', () => {
      const circle = [
        { key: 'a', parent: 'b' },
        { key: 'b', parent: 'a' },
      ];
      expect(screenPaths(circle, { a: { path: 'one' }, b: { path: 'two' } })).toEqual({
        a: '/two/one',
        b: '/one/two',
      });
    });
  });
});
