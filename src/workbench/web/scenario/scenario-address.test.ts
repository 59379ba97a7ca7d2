import { describe, expect, it } from 'vitest';
import { askText, readScenario } from './scenario-address.ts';

const read = (text: string) => readScenario(new URLSearchParams(text));

describe('an address of the table', () => {
  it('names questions, each once', () => {
    expect(read('ask=isPPO,@m01%3Bstatus%3DActive,isPPO').names).toEqual(['isPPO', '@m01;status=Active']);
    expect(askText(['a', 'b', 'a'])).toBe('a,b');
    expect(askText([])).toBeUndefined();
  });

  it('compares two days, or with a constraint and without', () => {
    expect(read('on=2027-01-01')).toMatchObject({
      shown: { on: '2027-01-01' },
      against: { on: '2027-01-01' },
      isCompared: false,
    });
    expect(read('on=2027-01-01&againstOn=2026-12-31').isCompared).toBe(true);
    expect(read('without=egwpIsMedicare')).toMatchObject({
      shown: { without: ['egwpIsMedicare'] },
      against: { without: [] },
      isCompared: true,
    });
  });

  it('leaves out invalid values', () => {
    expect(read('on=2027-02-30&againstOn=never&without=,&pair=egwp')).toEqual({
      ...{
        names: [],
        shown: { on: undefined, without: [] },
        against: { on: undefined, without: [] },
        isCompared: false,
      },
      pair: undefined,
    });
    expect(read('pair=egwp,@m01').pair).toEqual(['egwp', '@m01']);
    expect(read('pair=a,b,c').pair).toBeUndefined();
  });
});
