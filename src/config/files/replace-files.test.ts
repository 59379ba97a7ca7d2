import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFiles } from './replace-files.ts';

let folder = '';
const at = (name: string): string => join(folder, name);
const names = ['one.json', 'three.json', 'two.json'];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-replace-'));
  for (const name of names) writeFileSync(at(name), 'old');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const texts = () => names.map((name) => readFileSync(at(name), 'utf8'));
const replaceAll = (...files: readonly string[]) =>
  replaceFiles(files.map((name) => ({ file: at(name), text: 'new' })));

test('files are replaced with their permissions, whatever the umask; a new file is created', () => {
  chmodSync(at('one.json'), 0o666);
  chmodSync(at('two.json'), 0o600);
  replaceAll(...names, 'four.json');
  expect(texts()).toEqual(['new', 'new', 'new']);
  expect(['one.json', 'two.json'].map((name) => statSync(at(name)).mode & 0o777)).toEqual([0o666, 0o600]);
  expect(readdirSync(folder)).toEqual(['four.json', ...names]);
});

test('when a file cannot be written, as on a full disk, all others stay unchanged, without temporary files', () => {
  expect(() => replaceAll('one.json', 'two.json', 'nowhere/four.json')).toThrow('ENOENT');
  expect(texts()).toEqual(['old', 'old', 'old']);
  expect(readdirSync(folder)).toEqual(names);
});

test('a rename that fails leaves each file with its old or its new text, and nothing beside them', () => {
  mkdirSync(at('folder'));
  expect(() => replaceAll('one.json', 'folder', 'two.json')).toThrow('EISDIR');
  expect(texts()).toEqual(['new', 'old', 'old']);
  expect(readdirSync(folder)).toEqual(['folder', ...names]);
});

test.skipIf(process.getuid?.() === 0)(
  'a file that the account may not write is refused, and no other is written',
  () => {
    chmodSync(at('two.json'), 0o444);
    expect(() => replaceAll('one.json', 'two.json')).toThrow('EACCES');
    expect(texts()).toEqual(['old', 'old', 'old']);
  },
);

test('the temporary file of an interrupted run is ignored, and a link with its name is not followed', () => {
  const left = `.one.json.${process.pid}.tmp`;
  symlinkSync(at('two.json'), at(left));
  replaceAll('one.json');
  expect(texts()).toEqual(['new', 'old', 'old']);
  expect(readdirSync(folder)).toEqual(names);
});
