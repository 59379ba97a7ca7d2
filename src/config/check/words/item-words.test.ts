import { frozenDocuments } from '../../../../tests/support/config/frozen-config.ts';
import { expect, it } from 'vitest';
import { checkEdited, withText } from '../../../../tests/config/check-edited.ts';

const shipped = frozenDocuments();

const written = (file: string, fields: string): string => {
  const text = shipped.find((document) => document.file === file)?.text ?? '';
  return text.replace('"endsSoon": { ', `"endsSoon": { ${fields}`);
};

const findingsOf = (fields: string) =>
  checkEdited(
    withText(shipped, 'locales/es/home.json', written('locales/es/home.json', fields)),
    'locales/en/home.json',
    written('locales/en/home.json', fields),
  ).filter(({ code }) => code === 'unread-words');

it('a plan variant of a text that its block does not show is a warning in each language', () => {
  expect(findingsOf('"ppoTitle": "PPO 2027", ')).toMatchObject([
    {
      severity: 'warning',
      file: 'locales/en/home.json',
      message: '`ppoTitle` is never used: this block has no `title`',
    },
    { severity: 'warning', file: 'locales/es/home.json' },
  ]);
  expect(findingsOf('"ppoText": "PPO 2027", ')).toEqual([]);
});
