import { expect, test } from 'vitest';
import { sameFiles } from './draft-data.ts';

const typed = (text: string) => ({ 'config/a.json': '{}', 'locales/en/a.json': text });

test('files that equal known ones are replaced by those; other files stay', () => {
  const first = sameFiles(typed('"a"'));
  const second = sameFiles(typed('"ab"'));
  expect(sameFiles(typed('"a"'))).toBe(first);
  expect(sameFiles(typed('"ab"'))).toBe(second);
  expect(sameFiles({ 'config/a.json': '{}' })).not.toBe(first);
});

test('only the last few files are known', () => {
  const first = sameFiles(typed('"first"'));
  for (let key = 0; key < 20; key += 1) sameFiles(typed(`"${key}"`));
  expect(sameFiles(typed('"first"'))).not.toBe(first);
});
