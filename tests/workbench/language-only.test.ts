import { frozenSource } from '../support/config/frozen-config.ts';
import { expect, test } from 'vitest';
import { workerAnswers } from '../../src/workbench/web/worker/answers.ts';
import { editTexts, openTexts } from '../../src/workbench/web/worker/texts.ts';

const now = Date.parse('2026-11-17T20:00:00Z');
const shipped = frozenSource();

test('a change of only the Spanish is found in both languages: the cells that differ, and the language of the found text', () => {
  const answers = workerAnswers(() => now);
  const file = 'locales/es/home.json';
  const old = shipped[file] ?? '';
  const title = /"title": "([^"]{6,})"/.exec(old)?.[1] ?? '';
  expect(title).not.toBe('');
  const texts = editTexts(
    openTexts(shipped, shipped),
    file,
    old.replace(`"title": "${title}"`, '"title": "Palabra inconfundible"'),
  );
  const unlike = (language: 'en' | 'es') =>
    Object.keys(answers.unlike({ draft: {}, base: {}, language }, texts));
  const found = Object.entries(answers.rowWords({ side: 'draft', language: 'es' }, texts)).flatMap(
    ([id, words]) => (words.includes('Palabra inconfundible') ? [id] : []),
  );
  expect(unlike('en')).toEqual([]);
  expect(unlike('es')).toEqual(found);
  expect(found.length).toBeGreaterThan(0);
});
