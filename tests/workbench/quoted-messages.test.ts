import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles, projectRoot } from '../support/project-files.ts';
import { message } from '../support/workbench/message.ts';
import { quotedMessages } from '../support/workbench/quoted-messages.ts';

/** Texts that are a message by chance, each with what it is. */
const others: Readonly<Record<string, string>> = {
  'Atención de urgencia': 'what members read on a link of home; the icon of the same name is called so too',
};

const files = [
  ...projectFiles(['src/workbench/web', 'src/workbench/preview'], /\.test\.tsx?$/),
  ...projectFiles(['tests/workbench', 'tests/support/workbench'], /\.tsx?$/),
  ...projectFiles(['tests/browser'], /\/workbench[^/]*\.test\.ts$/),
];

test('tests refer to the messages of the workbench by key, so that texts can change without them', () => {
  const found = files.flatMap((file) =>
    quotedMessages(file, readFileSync(`${projectRoot}/${file}`, 'utf8'))
      .filter((text) => others[text.slice(1, -1)] === undefined)
      .map((text) => `${file} repeats ${text}: use message() of tests/support/workbench/message.ts`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test.each([
  [
    'a button by its name',
    (text: string) => `screen.getByRole('button', { name: '${text}' });`,
    'common.do.save',
  ],
  [
    'a part of a message, in a regular expression',
    (text: string) => `screen.getByText(/^${text.slice(0, 20)}/);`,
    'entry.noRole.meanwhile',
  ],
  [
    'a sentence, wherever it stands',
    (text: string) => `expect(rows).toContain('a row, ${text}');`,
    'find.broken.title',
  ],
] as const)('finds %s', (_, codeWith, key) => {
  expect(quotedMessages('one.test.ts', codeWith(message(key)))).toHaveLength(1);
});

test('finds a message with its values', () => {
  expect(quotedMessages('one.test.ts', `get('${message('find.kept.others', { count: 12 })}');`)).toHaveLength(
    1,
  );
});

test('does not report titles, roles and other texts of a test', () => {
  const code = `test('${message('find.broken.title')}', () => { screen.getByRole('main', { name: 'Harold Whitcombe' }); write('Save'); });`;
  expect(quotedMessages('one.test.ts', code)).toEqual([]);
});
