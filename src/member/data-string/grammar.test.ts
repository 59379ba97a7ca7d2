import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeContext } from './grammar.ts';

const context = (bytes: readonly number[]): string => Buffer.from(bytes).toString('base64');

describe('decodeContext', () => {
  it('decodes any text, in base64 and base64url, with and without padding and line breaks', () => {
    const anyText = fc.string({ unit: 'grapheme' }).filter((text) => !text.startsWith('\uFEFF'));
    const property = fc.property(anyText, (text) => {
      const bytes = Buffer.from(text, 'utf8');
      const base64 = bytes.toString('base64');
      const spellings = [
        base64,
        base64.replace(/=+$/, ''),
        bytes.toString('base64url'),
        base64.replace(/(.{4})/g, '$1\r\n'),
      ];
      for (const spelling of spellings) expect(decodeContext(spelling)).toEqual({ ok: true, text });
    });
    fc.assert(property, { seed: 3001, numRuns: 300 });
  });

  it('reports a text that is not base64', () => {
    for (const text of ['*', 'abcd*', 'a', 'abcde', '=', '====', 'ab==cd', 'ab===', 'é', 'a.b.c']) {
      expect(decodeContext(text)).toEqual({ ok: false, reason: 'not-base64' });
    }
  });

  it('reports bytes that are not UTF-8: Latin-1, overlong, cut off, a lone surrogate', () => {
    const wrong = [[0x54, 0x6f, 0x6d, 0xe1, 0x73], [0xc0, 0xaf], [0xc3], [0xed, 0xa0, 0x80], [0xff, 0xfe]];
    for (const bytes of wrong)
      expect(decodeContext(context(bytes))).toEqual({ ok: false, reason: 'not-utf8' });
  });

  it('decodes an empty text to an empty text, and never throws', () => {
    expect(decodeContext('')).toEqual({ ok: true, text: '' });
    const property = fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      expect(typeof decodeContext(text).ok).toBe('boolean');
    });
    fc.assert(property, { seed: 3002, numRuns: 500 });
  });
});
