import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, projectRoot } from '../project-files.ts';
import { classesOf, findStyleFaults } from './css-modules.ts';

const css = `/* .comment */ .button:not([aria-disabled='true']):hover, .small.iconOnly { width: 1.5rem; }
@media (max-width: 60rem) { .button :global(.bar) > a { gap: 0.5rem; } }`;

test('`classesOf` reads the classes of selectors, in media queries too, and no global ones', () => {
  expect([...classesOf(css)]).toEqual(['button', 'small', 'iconOnly']);
});

const sheet = { path: 'kit/a.module.css', text: '.shown {} .hidden {}' };
const component = (text: string, path = 'kit/a.tsx') => ({
  path,
  text: `import styles from './a.module.css';\n${text}`,
});

test('`findStyleFaults` accepts a component that uses every class of its module', () => {
  expect(findStyleFaults([sheet, component('styles.shown; styles.hidden;')])).toEqual([]);
});

test.each([
  ['an unused class', [sheet, component('styles.shown')], 'nothing uses .hidden of kit/a.module.css'],
  [
    'a missing class',
    [sheet, component('styles.shown; styles.hidden; styles.gone')],
    'kit/a.tsx names .gone, which kit/a.module.css lacks',
  ],
  [
    'a computed name',
    [sheet, component('styles.shown; styles.hidden; styles[kind]')],
    'kit/a.tsx looks up a class by a computed name',
  ],
  [
    'a module of another folder',
    [sheet, component('styles.shown; styles.hidden'), component('styles.shown', 'find/b.tsx')],
    'find/b.tsx imports find/a.module.css from another folder',
  ],
  [
    'a scoped name of another module',
    [
      sheet,
      component('styles.shown; styles.hidden'),
      { path: 'styles/page.css', text: '.page > .a_shown {}' },
    ],
    'styles/page.css names .a_shown of another module',
  ],
  [
    'a scoped name in a component',
    [sheet, component('styles.shown; styles.hidden; <p className="small a_shown" />')],
    'kit/a.tsx names .a_shown of another module',
  ],
  [
    'two modules with one file name',
    [sheet, component('styles.shown; styles.hidden'), { path: 'find/a.module.css', text: '' }],
    'kit/a.module.css and find/a.module.css share the name a.module.css',
  ],
])('`findStyleFaults` reports %s', (_, files, fault) => {
  expect(findStyleFaults(files)).toEqual([fault]);
});

test('the workbench’s components and their CSS modules name the same classes', () => {
  const paths = projectFiles(['src/workbench/web'], /\.(tsx?|css)$/);
  expect(paths.some((path) => path.endsWith('.module.css'))).toBe(true);
  expect(
    findStyleFaults(paths.map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }))),
  ).toEqual([]);
});
