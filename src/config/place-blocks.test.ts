import { describe, expect, it } from 'vitest';
import type { SharedFile } from './generated/config-files.ts';
import { placeBlocks } from './place-blocks.ts';

const shared: SharedFile['blocks'] = {
  support: { type: 'text', id: 'support', when: 'isMedicare', area: 'main' },
  gated: { type: 'text', id: 'gated', when: { '!': { var: 'isPPO' } } },
};

describe('placeBlocks', () => {
  it('gives a block the words of its screen and a shared block those of `shared`', () => {
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

  it('lets the screen say where a shared block stands', () => {
    const placed = placeBlocks({ key: 'home', blocks: [{ type: 'shared', use: 'support', area: 'side' }] }, shared);
    expect(placed.blocks[0]).toMatchObject({ area: 'side', when: 'isMedicare' });
  });

  it('shows a shared block only where both conditions hold', () => {
    const whenOf = (use: string, when: string) =>
      placeBlocks({ key: 'home', blocks: [{ type: 'shared', use, when }] }, shared).blocks[0]?.when;
    expect(whenOf('support', 'hasPlan')).toEqual(['hasPlan', 'isMedicare']);
    expect(whenOf('gated', 'hasPlan')).toEqual({ and: [{ var: 'hasPlan' }, { '!': { var: 'isPPO' } }] });
  });

  it('gives a screen without blocks none', () => {
    expect(placeBlocks({ key: 'search', forwardTo: 'link:drugList' }, shared).blocks).toEqual([]);
  });
});
