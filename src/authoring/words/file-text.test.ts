import { expect, test } from 'vitest';
import { isDamaged } from './damaged-text.ts';
import { textOfFile } from './file-text.ts';

const text = 'address,spanish\n1,«¿Señal “única”?» – añade… 5 €\n';

const bytesOf = (sign: string): number =>
  new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, at) => at)).indexOf(sign);
const windows = Uint8Array.from([...text].map(bytesOf));
const wide = (mark: string, isLittle: boolean): Uint8Array =>
  Uint8Array.from(
    [...(mark + text)].flatMap((sign) => {
      const code = sign.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );

test.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8', new TextEncoder().encode(`\ufeff${text}`)],
  ['UTF-16', wide('\ufeff', true)],
  ['UTF-16', wide('\ufeff', false)],
  ['Windows-1252', windows],
] as const)('%s is recognized', (encoding, bytes) => {
  expect(textOfFile(bytes)).toEqual({ text, encoding });
});

test.each([
  ['the letters of a Mac', Uint8Array.from([...windows, 0x0a, 0x8e]), 4],
  ['the letters of DOS', Uint8Array.from([0x41, 0x0a, 0xa4, 0x82]), 2],
  ['UTF-16 without its mark', wide('', true), 1],
  ['half a sign of UTF-16', Uint8Array.from([...wide('\ufeff', true), 0x41]), 3],
  ['UTF-32', Uint8Array.from([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0]), 1],
  ['a torn sign of UTF-8', Uint8Array.from([...new TextEncoder().encode(`${text}ñ`)].slice(0, -1)), 3],
])('%s is refused with its line, and no character is replaced', (_, bytes, line) => {
  expect(() => textOfFile(bytes)).toThrow(`Line ${line} has letters`);
});

test.each(['un\ufffdo', 'SeÃ±al', 'Â¿QuÃ©?', 'â€œuno', 'a\u0007b', 'a\u0093b', '\ud800'])(
  'the text %j is damaged',
  (damaged) => {
    expect(isDamaged(damaged)).toBe(true);
  },
);

test.each(['¿Qué día? «Ñandú»', 'uno\n\tdos', 'São Paulo, ÂNGELA, 5 €', '👍🏽 sí'])(
  'the text %j is not',
  (whole) => {
    expect(isDamaged(whole)).toBe(false);
  },
);
