import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import help from '../src/cli/words/help-es.json' with { type: 'json' };
import {
  descriptionsIn,
  messagesIn,
  proseOfCode,
  proseOfDocument,
  type Tree,
} from './support/lint/english-texts.ts';
import { forbidden, forbiddenInMessages, longSentences, violations } from './support/lint/plain-english.ts';
import { projectFiles, projectRoot } from './support/project-files.ts';
import allowed from './support/lint/plain-english-left.json' with { type: 'json' };

const textOf = (file: string): string => readFileSync(`${projectRoot}/${file}`, 'utf8');
const schemaFiles = projectFiles(['schemas'], /\.json$/);
const messageFiles = projectFiles(['src'], /(?:^|\/)(?:en\.json|en\/\w+\.json)$/);

describe('the messages of the software', () => {
  const messages = [
    ...messageFiles.flatMap((file) =>
      messagesIn(JSON.parse(textOf(file)) as Tree).map(([path, text]) => [`${file} ${path}`, text] as const),
    ),
    ...Object.keys(help).map((line) => ['a line of help', line] as const),
    ...schemaFiles.flatMap((file) => descriptionsIn(textOf(file)).map((text) => [file, text] as const)),
  ];

  test('use no forbidden construction', () => {
    expect(messages.length).toBeGreaterThan(2_000);
    const found = messages.flatMap(([name, text]) =>
      violations(text.replace(/`[^`]*`/g, ''), [...forbidden, ...forbiddenInMessages]).map(
        (problem) => `${name}: ${problem}`,
      ),
    );
    expect(found).toEqual([]);
  });

  test('have at most 25 words in a sentence', () => {
    expect(
      messages.flatMap(([name, text]) => longSentences(text).map((sentence) => `${name}: ${sentence}`)),
    ).toEqual([]);
  });
});

// The rooms of the project: `src/rules`, `src/workbench/web`, `tests`, `docs`.
const roomOf = (file: string): string =>
  /^(?:src\/workbench\/[a-z]+|src\/[a-z]+|[\w.-]+)/.exec(file)?.[0] ?? file;

describe('comments, test titles and documents', () => {
  const found: { readonly room: string; readonly at: string }[] = [];
  const add = (file: string, prose: readonly string[]): void => {
    for (const text of prose)
      for (const violation of violations(text, forbidden))
        found.push({ room: roomOf(file), at: `${file}: ${violation}: ${text}` });
  };
  const generated = /\/generated\//;
  for (const file of projectFiles(['src', 'tests'], /\.tsx?$/))
    if (!generated.test(file)) add(file, proseOfCode(file, textOf(file)));
  for (const file of [...projectFiles(['docs'], /\.md$/), 'README.md', 'CONTRIBUTING.md'])
    add(file, proseOfDocument(textOf(file)));
  const left: Readonly<Record<string, number>> = allowed;
  if (process.env['LOWER_ENGLISH'] === '1') {
    const lower = [...Map.groupBy(found, ({ room }) => room)]
      .map(([room, { length }]) => [room, Math.min(length, left[room] ?? 0)] as const)
      .sort();
    writeFileSync(
      `${projectRoot}/tests/support/lint/plain-english-left.json`,
      `${JSON.stringify(Object.fromEntries(lower), null, 2)}\n`,
    );
  }

  test('have no more forbidden constructions in a room than the list of rooms that are not cleaned yet', () => {
    const more = [...Map.groupBy(found, ({ room }) => room)].filter(
      ([room, { length }]) => length > (left[room] ?? 0),
    );
    expect(more.flatMap(([, of]) => of.map(({ at }) => at))).toEqual([]);
  });
});

test.each([
  ['a relative clause', 'the item of which the filter says so'],
  ['an archaic word', 'writes the file anew'],
  ['an ambiguous exception', 'all but the last row'],
])('finds %s', (_, text) => {
  expect(violations(text, forbidden)).not.toEqual([]);
});
