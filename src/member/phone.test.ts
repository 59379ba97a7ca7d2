import { describe, expect, it } from 'vitest';
import { phoneAddress, phoneParts } from './phone.ts';

const linksOf = (text: string) =>
  phoneParts(text).flatMap(({ text: shown, href }) => (href === undefined ? [] : [[shown, href]]));

describe('phoneParts', () => {
  it.each([
    ['1-800-555-0142', 'tel:18005550142'],
    ['(760) 555-0119', 'tel:7605550119'],
    ['760.555.0119', 'tel:7605550119'],
    ['760 555 0119', 'tel:7605550119'],
    ['7605550119', 'tel:7605550119'],
    ['18005550142', 'tel:18005550142'],
    ['1 (800) 555-0142', 'tel:18005550142'],
    ['+1 800 555 0142', 'tel:+18005550142'],
    ['+52 664 555 0142', 'tel:+526645550142'],
    ['555-0142', 'tel:5550142'],
    ['711', 'tel:711'],
    ['760-555-0119 ext. 23', 'tel:7605550119;ext=23'],
    ['760-555-0119 x23', 'tel:7605550119;ext=23'],
    ['760-555-0119, extension 4410', 'tel:7605550119;ext=4410'],
    ['760-555-0119 extensión 4410', 'tel:7605550119;ext=4410'],
    ['760-555-0119 #7', 'tel:7605550119;ext=7'],
    ['760-555-0119 Ext. 23', 'tel:7605550119;ext=23'],
    ['1-800-GET-WELL EXT 23', 'tel:18004389355;ext=23'],
    ['760-555-0119 Extensión 23', 'tel:7605550119;ext=23'],
    ['1-800-FLOWERS', 'tel:18003569377'],
    ['1-800-GET-WELL', 'tel:18004389355'],
    ['1-800-555-CARE', 'tel:18005552273'],
    ['1-800-MyHealth', 'tel:18006943258'],
    ['(800) 555-QUIZ', 'tel:8005557849'],
  ])('R3.034: %s is dialed as %s', (text, href) => {
    expect(phoneParts(text)).toEqual([{ text, href }]);
  });

  it.each([
    ['1-800-555-0142 (TTY: 711)', [['1-800-555-0142', 'tel:18005550142'], ['TTY: 711', 'tel:711']]],
    ['760-555-0119, TTY/TDD 1-800-555-0143', [['760-555-0119', 'tel:7605550119'], ['TTY/TDD 1-800-555-0143', 'tel:18005550143']]],
    ['760-555-0119 or 760-555-0120', [['760-555-0119', 'tel:7605550119'], ['760-555-0120', 'tel:7605550120']]],
    ['760-555-0119 / 760-555-0120', [['760-555-0119', 'tel:7605550119'], ['760-555-0120', 'tel:7605550120']]],
    ['(760) 555-0119 ext 2; (760) 555-0120', [['(760) 555-0119 ext 2', 'tel:7605550119;ext=2'], ['(760) 555-0120', 'tel:7605550120']]],
    ['7605550119 7605550120', [['7605550119', 'tel:7605550119'], ['7605550120', 'tel:7605550120']]],
    ['555-0142 call us', [['555-0142', 'tel:5550142']]],
    ['Days 760-555-0119, nights 1-800-555-CARE', [['760-555-0119', 'tel:7605550119'], ['1-800-555-CARE', 'tel:18005552273']]],
  ] as const)('R3.034: each number of "%s" can be dialed separately', (text, links) => {
    expect(linksOf(text)).toEqual(links);
    expect(phoneParts(text).map((part) => part.text).join('')).toBe(text);
  }); // prettier-ignore

  it.each(['', 'N/A', 'Ask your medical group', 'none on file', '-', '12', 'Suite 4000'])(
    'R3.034: "%s" has no number to dial',
    (text) => {
      expect(linksOf(text)).toEqual([]);
    },
  );

  it('R3.034: a text that is too long for a line of phone numbers stays in one piece', () => {
    const long = '1-800-555-0142 '.repeat(200);
    expect(phoneParts(long)).toEqual([{ text: long }]);
  });
});

it.each([
  ['1-800-555-0142 (TTY: 711)', 'tel:18005550142'],
  ['1-800-555-0142 1-800-555-0143', 'tel:18005550142'],
  ['1-800-GET-WELL ext. 5', 'tel:18004389355;ext=5'],
  ['24680', 'tel:24680'],
  ['ask us', undefined],
])('phoneAddress dials the first number of %s', (text, address) => {
  expect(phoneAddress(text)).toBe(address);
});
