import { expect, test } from 'vitest';
import { visibleText } from './message-text.ts';

test('control and direction characters are escaped, everything else stays', () => {
  expect(visibleText('\u001b[2J\u009b1m\r\u007f\b\u202eabc\u2066\u200f\u061c\u2028')).toBe(
    '\\u001b[2J\\u009b1m\\u000d\\u007f\\u0008\\u202eabc\\u2066\\u200f\\u061c\\u2028',
  );
  const plain = 'Año, “Home”\n\ttwo 👩‍⚕️ – ñ';
  expect(visibleText(plain)).toBe(plain);
});

test('JSON stays JSON with the same value', () => {
  const value = { name: String.fromCodePoint(...Array.from({ length: 0x2100 }, (_, code) => code)) };
  const shown = visibleText(JSON.stringify(value));
  expect(shown).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  expect(JSON.parse(shown)).toEqual(value);
});
