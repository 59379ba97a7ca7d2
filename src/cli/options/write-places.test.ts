import { frozenFolder } from '../../../tests/support/config/frozen-config.ts';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tellAttack } from '../../../tests/support/reports/attacks.ts';
import { refuseForeignFolder } from './write-places.ts';
import { spyOnOutput } from '../../../tests/support/cli/spy-on-output.ts';

const reached = vi.fn(() => Promise.reject(new Error('reached')));
const writers = {
  '../release/build/build-app.ts': { buildApp: reached },
  '../release/publish-release.ts': { publishRelease: reached, flipPointer: reached },
  '../host/start-host.ts': { startHost: reached },
};

// The files of a worker share their modules, so modules with a stand-in are reloaded, and removed at the end.
vi.resetModules();
for (const [module, standIn] of Object.entries(writers)) vi.doMock(module, () => standIn);
const { commands } = await import('../main.ts');
const { main } = await import('../main.ts');

afterAll(() => {
  for (const module of Object.keys(writers)) vi.doUnmock(module);
  vi.resetModules();
});

const home = process.cwd();
let root = '';
let work = '';

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'portal-places-')));
  work = join(root, 'above/work');
  mkdirSync(work, { recursive: true });
  cpSync(frozenFolder, work, { recursive: true });
  mkdirSync(join(work, 'notes'));
  writeFileSync(join(work, 'notes/mine.json'), '"mine"');
  writeFileSync(join(work, 'file'), 'mine');
  const links = {
    toWork: work,
    toAbove: join(root, 'above'),
    toRoot: '/',
    toFile: join(work, 'file'),
    toConfig: join(work, 'config'),
  };
  for (const [name, target] of Object.entries(links)) symlinkSync(target, join(work, name));
  process.chdir(work);
});

afterEach(() => {
  process.chdir(home);
  rmSync(root, { recursive: true });
});

const portal = async (...args: readonly string[]) => {
  const write = spyOnOutput();
  try {
    const exit = await main(args).catch(String);
    return { exit, output: write.mock.calls.map(([text]) => String(text)).join('') };
  } finally {
    write.mockRestore();
  }
};

const everything = (folder = root): readonly string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    const found = lstatSync(path);
    const own = `${path} ${found.ino} ${found.mtimeMs} ${found.size}`;
    return found.isDirectory() ? [own, ...everything(path)] : [own];
  });

const wrongFolders = [
  '',
  ' ',
  '.',
  './',
  '..',
  '../..',
  '/',
  'config/..',
  'toWork',
  'toAbove',
  'toRoot',
  'toWork/../..',
  'file',
  'file/x',
];
const wrongBuilds = [
  ...wrongFolders,
  'toFile',
  'config',
  'locales',
  'toConfig',
  'config/new',
  'toConfig/new',
  'locales/en',
  'notes',
];
const wrongReports = [
  '',
  ' ',
  '.',
  '..',
  '/',
  'toWork',
  'toRoot',
  'notes',
  'file/x',
  'config/site/brand.json',
  'toConfig/new.json',
  'locales/x.md',
];
const wrongData = ['', ' ', '.', '/', 'notes', 'file', 'config', 'toFile'];
const wrongPortals = [...wrongFolders, 'toFile', 'config', 'notes', 'nowhere'];

const card = [
  'new',
  'card',
  '--id',
  'dental',
  '--screen',
  'claims',
  '--block',
  'forms',
  '--en',
  'Dental',
  '--es',
  'Dental',
];

interface Written {
  readonly args: readonly string[];
  readonly values: readonly string[];
}

const written: Readonly<Record<string, Written>> = {
  'build --out': { args: ['build'], values: wrongBuilds },
  'start --out': { args: ['start'], values: wrongBuilds },
  'gating --out': { args: ['gating'], values: wrongReports },
  'evidence --out': {
    args: ['evidence', '--plan', 'medicare', '--from', '2027-01-01', '--to', '2027-01-02'],
    values: wrongReports,
  },
  'words --out': { args: ['words', 'export'], values: wrongReports },
  'words --config': {
    args: ['words', 'confirm', '--all'],
    values: [...wrongFolders, 'toFile', 'nowhere', 'notes', 'locales'],
  },
  'words --locales': {
    args: ['words', 'confirm', '--all'],
    values: [...wrongFolders, 'toFile', 'nowhere', 'notes', 'config'],
  },
  'publish --to': { args: ['publish'], values: wrongPortals },
  'checkout --to': {
    args: ['checkout', 'live'],
    values: ['', ' ', '.', 'notes', 'file', 'file/x', 'config', 'locales/x', 'toFile', 'new'],
  },
  'merge --config': {
    args: ['merge', '--onto', 'live'],
    values: [...wrongFolders, 'toFile', 'nowhere', 'notes', 'locales'],
  },
  'merge --locales': {
    args: ['merge', '--onto', 'live'],
    values: [...wrongFolders, 'toFile', 'nowhere', 'notes', 'config'],
  },
  'rollback --in': { args: ['rollback', '0123456789abcdef'], values: wrongPortals },
  'new --config': { args: card, values: [...wrongFolders, 'toFile', 'nowhere', 'notes', 'locales'] },
  'new --locales': { args: card, values: [...wrongFolders, 'toFile', 'nowhere', 'notes', 'config'] },
  'rename --config': {
    args: ['rename', 'rule', 'isMedicare', 'isOther'],
    values: [...wrongFolders, 'toFile', 'nowhere', 'notes', 'locales'],
  },
  'rename --locales': {
    args: ['rename', 'rule', 'isMedicare', 'isOther'],
    values: [...wrongFolders, 'toFile', 'nowhere', 'notes', 'config'],
  },
  'sizes --config': {
    args: ['sizes', '--write'],
    values: [...wrongFolders, 'toFile', 'nowhere', 'notes', 'locales'],
  },
  'sizes --locales': {
    args: ['sizes', '--write'],
    values: [...wrongFolders, 'toFile', 'nowhere', 'notes', 'config'],
  },
  'workbench --dist': {
    args: ['workbench', '--issuer', 'https://id.example', '--client', 'us'],
    values: wrongPortals,
  },
  'workbench --data': { args: ['workbench', 'admin', 'https://id.example', 'somebody'], values: wrongData },
  'start --data': { args: ['start'], values: wrongData },
  'dev --data': { args: ['dev'], values: wrongData },
  'serve --dist': { args: ['serve', '--config', 'config'], values: wrongPortals },
};

const onlyRead = new Set(
  `check --config --locales --lang, explain --config --locales --as --against --member --facts --lang --on --of --in, diff --format --lang --in --on --data, personas --config --locales --lang,
  gating --config --locales --format --compare --lang --on --of --in, calendar --config --locales --lang, suggest --config --locales --lang, build --config --locales --continue, publish --config --locales --base --author --message, releases --in, evidence --plan --with --from --to --format --in --lang, checkout --in, merge --in --onto --base --take,
  rollback --author --message, serve --config --locales --port --host --log --max-connections --rate-limit,
  words --base --format --lang --replace, workbench --port --origin --issuer --client --portal,
  rename --en --es, sizes --lang,
  new --id --en --es --screen --block --section --parent --menu --path-en --path-es --text-en --text-es --when --link --icon --logic`
    .split(/,\s*/)
    .flatMap((line) => {
      const [command = '', ...options] = line.trim().split(' ');
      return options.map((option) => `${command} ${option}`);
    }),
);

describe('options that name the output', () => {
  test('every option of every command is listed as one that names the output or as another one', async () => {
    const all = await Promise.all(
      Object.entries(commands).map(async ([name, load]) =>
        Object.entries((await load()).options).flatMap(([option, { type }]) =>
          type === 'string' ? [`${name} --${option}`] : [],
        ),
      ),
    );
    expect(
      all
        .flat()
        .filter((option) => !onlyRead.has(option))
        .sort(),
    ).toEqual(Object.keys(written).sort());
  });

  test(
    'an invalid output path of a command is refused before anything changes',
    { timeout: 120_000 },
    async () => {
      const holes: unknown[] = [];
      const before = everything().join();
      for (const [option, { args, values }] of Object.entries(written))
        for (const value of values) {
          const { exit, output } = await portal(...args, option.split(' ')[1] ?? '', value);
          const isPrinted =
            /^\S[^\n]+\.\n(?:\nRun portal \w+ --help for its options\.\n)?$/.test(output) ||
            /error/.test(output);
          if (
            ![1, 2].includes(exit as number) ||
            !isPrinted ||
            reached.mock.calls.length > 0 ||
            everything().join() !== before
          )
            holes.push([option, value, exit, output, reached.mock.calls]);
        }
      const tries = Object.values(written).reduce((sum, { values }) => sum + values.length, 0);
      process.chdir(home);
      expect(holes).toEqual([]);
      tellAttack({ attack: 'A place that a command must not write to', tries, holes: holes.length });
    },
  );
});

describe('a folder to build into', () => {
  const folders = { config: 'config', locales: 'locales' };

  test('is refused with the reason, and what to do', async () => {
    const output = async (name: string) => (await portal('build', '--out', name)).output;
    expect(await output('notes')).toContain(
      'notes is not empty and is not an earlier build, and a build removes all its files.',
    );
    expect(await output('notes')).toContain(
      'If notes is from an interrupted build, delete it and build again.',
    );
    expect(await output('file')).toContain('file is a file; name a folder for the build with --out.');
    expect(await output('toWork')).toContain(
      `toWork is or contains ${work}, and a build removes all its files.`,
    );
    expect(await output('')).toContain('--out is empty; name a folder for the build.');
    expect(await output('config/new')).toContain(
      'config/new is inside config, which belongs to the configuration.',
    );
    expect(readFileSync('notes/mine.json', 'utf8')).toBe('"mine"');
  });

  test('may be new, empty or an earlier build, but not an incomplete build or one of another program', () => {
    mkdirSync('empty');
    mkdirSync('built/.vite', { recursive: true });
    writeFileSync('built/.vite/manifest.json', '{}');
    expect(() => refuseForeignFolder('built', folders)).toThrow('is not an earlier build');
    writeFileSync('built/template.html', '');
    for (const allowed of ['new', 'empty', 'built'])
      expect(() => refuseForeignFolder(allowed, folders)).not.toThrow();
  });
});
