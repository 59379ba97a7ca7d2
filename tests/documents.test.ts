import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFiles, projectRoot } from './support/project-files.ts';

const maximumReadmeLines = 120;
const maximumRecordLines = 20;

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const linesOf = (path: string): number => textOf(path).trimEnd().split('\n').length;
const isThere = (path: string): boolean => existsSync(join(projectRoot, path));

const pages = [
  ...readdirSync(projectRoot).filter((path) => path.endsWith('.md')),
  ...projectFiles(['docs'], /\.md$/),
];
const records = pages.filter((path) => /^docs\/decisions\/\d{4}-[a-z0-9-]+\.md$/.test(path));
const numberOf = (record: string): string => basename(record).slice(0, 4);

/** A decision that was given up still names the files of its day. */
const isReplaced = (path: string): boolean => textOf(path).includes('**Replaced by** [');

/**
 * Paths of this project that a text names, each as far as it is certain: `src/view/blocks/` of
 * `src/view/blocks/<type>.ts`.
 */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\w./-])(?:src|config|locales|schemas|tests|docs)\/[\w./-]*(?=(.?))/g)].map(
    ([path, next]) =>
      next === '<' || next === '*' ? path.slice(0, path.lastIndexOf('/')) : path.replace(/\.$/, ''),
  );

/**
 * The targets of the links of a page, except other sites: a path from the project's root, and its anchor,
 * if any.
 */
const linksIn = (page: string): readonly { readonly path: string; readonly anchor: string | undefined }[] =>
  [...textOf(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].map(([, path = '', anchor]) => ({
    path: path === '' ? page : join(dirname(page), path),
    anchor,
  }));

/** The anchors that GitHub gives to the headings of a page. */
const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

test('the README is one or two screens long', () => {
  expect(linesOf('README.md')).toBeLessThanOrEqual(maximumReadmeLines);
});

test('every file and folder that a page of the root or docs/ names exists', () => {
  const lost = pages
    .filter((page) => !isReplaced(page))
    .flatMap((page) =>
      pathsIn(textOf(page))
        .filter((path) => !isThere(path))
        .map((path) => `${page} names ${path}`),
    );
  expect(lost).toEqual([]);
});

test('every link of a page of the root or docs/ has an existing page and anchor', () => {
  const isBroken = ({ path, anchor }: ReturnType<typeof linksIn>[number]): boolean =>
    !isThere(path) || (anchor !== undefined && !anchorsOf(textOf(path)).includes(anchor));
  expect(
    pages.flatMap((page) =>
      linksIn(page)
        .filter(isBroken)
        .map((link) => ({ page, ...link })),
    ),
  ).toEqual([]);
});

test('the README links to every other page of the root', () => {
  const reached = linksIn('README.md').map(({ path }) => path);
  expect(
    pages.filter((page) => !page.includes('/') && page !== 'README.md' && !reached.includes(page)),
  ).toEqual([]);
});

describe('the examples of CONTRIBUTING.md', () => {
  const withoutIndent = (text: string): string => text.replace(/^ +/gm, '');
  const examples = [...textOf('CONTRIBUTING.md').matchAll(/```tsx? (\S+)\n([\s\S]*?)```/g)].map(
    ([, file = '', code = '']) => [file, code] as const,
  );

  test.each(examples)('match the paragraphs of %s', (file, code) => {
    const whole = withoutIndent(textOf(file));
    expect(
      code.split('\n\n').filter((paragraph) => !whole.includes(withoutIndent(paragraph.trim()))),
    ).toEqual([]);
  });

  test.each([
    ['unit', /^src\/[^.]*\.test\.ts$/],
    ['component', /^src\/[^.]*\.test\.tsx$/],
    ['journey', /^tests\/browser\/[^.]*\.test\.ts$/],
    ['deep', /\.deep\.test\.ts$/],
  ])('show a test of the level %s', (_, level) => {
    expect(examples.filter(([file]) => level.test(file))).not.toEqual([]);
  });
});

describe('decision records', () => {
  test.each(records)('%s is short and has context, decision, consequences and files', (record) => {
    const text = textOf(record);
    expect(linesOf(record)).toBeLessThanOrEqual(maximumRecordLines);
    expect(text).toMatch(new RegExp(`^# ${Number(numberOf(record))}\\. `));
    expect([...text.matchAll(/^\*\*(.+?)\.\*\* /gm)].map(([, part]) => part)).toEqual([
      'Context',
      'Decision',
      'What follows',
      'Files it governs',
    ]);
  });

  test('are numbered without a gap, and all in the list', () => {
    expect(records.map(numberOf)).toEqual(records.map((_, index) => String(index + 1).padStart(4, '0')));
    expect(linksIn('docs/decisions/README.md').map(({ path }) => path)).toEqual(records);
  });

  test.each(records.filter((record) => !isReplaced(record)))(
    '%s is named by a file that it governs',
    (record) => {
      const [, governed = ''] = textOf(record).split('**Files it governs.**');
      expect(
        pathsIn(governed).filter((path) => textOf(path).includes(`Decision ${numberOf(record)}`)),
      ).not.toEqual([]);
    },
  );

  test('exist for every number that the code mentions', () => {
    const named = projectFiles(['src', 'tests'], /\.(ts|tsx|css|mjs)$/).flatMap((path) =>
      [...textOf(path).matchAll(/\bDecision (\d{4})\b/g)].map(([, number = '']) => number),
    );
    expect(
      [...new Set(named)].filter((number) => !records.some((record) => numberOf(record) === number)),
    ).toEqual([]);
  });
});
