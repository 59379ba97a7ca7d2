import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { bundleSizes } from './bundle-sizes.ts';

const dist = mkdtempSync(join(tmpdir(), 'portal-sizes-'));
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const write = (path: string, text: string): number => {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), text);
  return gzipSync(text, { level: 9 }).length;
};

const manifest = {
  'index.html': {
    name: 'index',
    file: 'main.js',
    imports: ['_react.js'],
    css: ['main.css'],
    dynamicImports: ['_visitor.js', '_home.js'],
  },
  '_react.js': { file: 'react.js' },
  '_visitor.js': { name: 'visitor', file: 'public.js', imports: ['index.html'] },
  '_home.js': { name: 'home', file: 'member.js', imports: ['_query.js', '_react.js'], css: ['member.css'] },
  'src/app/sign-in/run-auth.ts': { name: 'run-auth', file: 'auth.js', imports: ['_react.js'] },
  '_query.js': { file: 'query.js' },
  'src/app/portal/all-blocks.ts': { file: 'blocks.js' },
  'src/app/screens/scroll-to-hash.ts': { file: 'scroll.js' },
};

const workbench = {
  'workbench.html': { name: 'workbench', file: 'app.js', css: ['app.css'] },
  'es.ts': { name: 'es', file: 'words.js' },
  'drafts-page.tsx': { name: 'drafts-page', file: 'drafts.js', imports: ['workbench.html'] },
  'log-page.tsx': { name: 'log-page', file: 'later.js' },
};

const writeBuild = () => {
  write('.vite/manifest.json', JSON.stringify(manifest));
  const chunk = Object.fromEntries(
    ['main', 'react', 'public', 'member', 'query', 'auth', 'blocks', 'scroll'].map((name) => [
      name,
      write(`${name}.js`, `run("${name.repeat(40)}")`),
    ]),
  );
  const styles = write('main.css', 'a{color:red}') + write('member.css', 'b{color:blue}');
  const release =
    write('r/abc/config.json', '{"a":1}') +
    Math.max(write('r/abc/en.json', '{}'), write('r/abc/es.json', '{"título":"más largo"}'));
  write('assets/body-latin-wght.woff2', 'x'.repeat(100));
  write('assets/body-latin-ext-wght.woff2', 'x'.repeat(999));
  write('workbench/.vite/manifest.json', JSON.stringify(workbench));
  const pages =
    write('workbench/app.js', 'run("app")') +
    write('workbench/app.css', 'i{color:red}') +
    write('workbench/words.js', 'run("palabras")') +
    write('workbench/drafts.js', 'run("drafts")');
  write('workbench/later.js', 'x'.repeat(99));
  write('workbench/assets/body-latin-wght.woff2', 'x'.repeat(100));
  return { chunk, styles, release, pages };
};

test('each shared chunk counts once for a screen; parts of the other screen and the workbench do not count', () => {
  const { chunk, styles, release, pages } = writeBuild();
  const [login, home, later, words, css, fonts, first] = bundleSizes(dist).map(({ bytes }) => bytes);
  expect(login).toBe(chunk['main']! + chunk['react']! + chunk['public']!);
  expect(home).toBe(chunk['main']! + chunk['react']! + chunk['auth']! + chunk['member']! + chunk['query']!);
  expect(later).toBe(Math.max(chunk['blocks']!, chunk['scroll']!));
  expect([words, css, fonts, first]).toEqual([release, styles, 100, pages]);
});

test('a build without a separate chunk for the signed-in part is refused, not measured as small', () => {
  writeBuild();
  write('.vite/manifest.json', JSON.stringify({ 'index.html': { name: 'index', file: 'main.js' } }));
  expect(() => bundleSizes(dist)).toThrow('no chunk of its own for visitor');
});

test('chunks that import each other are refused: which of them runs first would decide what works', () => {
  writeBuild();
  const member = { ...manifest['_home.js'], imports: ['_query.js'] };
  write(
    '.vite/manifest.json',
    JSON.stringify({
      ...manifest,
      '_home.js': member,
      '_query.js': { file: 'query.js', imports: ['_home.js'] },
    }),
  );
  expect(() => bundleSizes(dist)).toThrow('_home.js -> _query.js -> _home.js');
});
