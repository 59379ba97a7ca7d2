import { execFileSync } from 'node:child_process';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { followRelease } from '../../src/host/follow-release.ts';
import { pointerText, readPointer } from '../../src/release/pointer.ts';
import { publicationChain } from '../../src/release/chain/publication-chain.ts';
import {
  type BuiltWithReleases,
  builtWithReleases,
  copyOf,
  forgeManifest,
} from '../support/servers/built-with-releases.ts';
import { servedFolder } from '../support/servers/served-folder.ts';
import { tellAttack } from '../support/reports/attacks.ts';
import { spyOnOutput } from '../support/cli/spy-on-output.ts';

let built: BuiltWithReleases;

beforeAll(async () => {
  built = await builtWithReleases();
}, 120_000);

const portal = async (...args: readonly string[]) => {
  const write = spyOnOutput();
  const exit = await main(args);
  const output = write.mock.calls.map(([text]) => String(text)).join('');
  write.mockRestore();
  return { exit, output };
};

/** Every file around a built folder, with the moment and the size of its last writing. */
const everything = (dist: string): readonly string[] =>
  readdirSync(dirname(dist), { recursive: true, encoding: 'utf8' }).map((name) => {
    const { ino, mtimeMs, size } = lstatSync(join(dirname(dist), name));
    return `${name} ${ino} ${mtimeMs} ${size}`;
  });

/** The releases that a host begins to serve when it starts over a folder. */
const servedAtStart = (dist: string): readonly string[] => {
  const served: string[] = [];
  followRelease(dist, { onLive: ({ id }) => served.push(id), onProblem: () => undefined }).close();
  return served;
};

const deep = '['.repeat(100_000) + ']'.repeat(100_000);

type Change = (folder: string) => void;

/** Changes the text of a file of a release and its fingerprint with it. */
const rewrite =
  (name: string, change: (text: string) => string): Change =>
  (folder) => {
    writeFileSync(join(folder, name), change(readFileSync(join(folder, name), 'utf8')));
    forgeManifest(folder, name);
  };

const manifestBecomes =
  (change: (manifest: object) => unknown): Change =>
  (folder) => {
    const path = join(folder, 'release.json');
    writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')) as object)));
  };

const environmentBecomes = (name: string, fields: object = {}): Change =>
  rewrite('portal.json', (text) => {
    const config = JSON.parse(text) as { readonly environments: Readonly<Record<string, object>> };
    return JSON.stringify({
      ...config,
      environments: { ...config.environments, [name]: { ...config.environments['local'], ...fields } },
    });
  });

interface Parts {
  readonly paths: { readonly en: Record<string, string> };
  readonly screens: Record<string, unknown>[];
  readonly brand: Record<string, unknown>;
}

const configBecomes = (change: (config: Parts) => void): Change =>
  rewrite('portal.json', (text) => {
    const config = JSON.parse(text) as Parts;
    change(config);
    return JSON.stringify(config);
  });

const header = '/a\nContent-Security-Policy: x';

/** Texts that end up in a header or in a file for a host, as no schema allows them. */
const injected: Readonly<Record<string, Change>> = {
  'a path with a line break': configBecomes(({ paths }) => (paths.en['login'] = header)),
  'a path without a slash': configBecomes(({ paths }) => (paths.en['login'] = 'login')),
  'a path that climbs': configBecomes(({ paths }) => (paths.en['login'] = '/../login')),
  'a path with half a character': configBecomes(({ paths }) => (paths.en['login'] = '/\ud800')),
  'a path of 5,000 letters': configBecomes(({ paths }) => (paths.en['login'] = `/${'a'.repeat(5000)}`)),
  'a path of a strange screen': configBecomes(({ paths }) => (paths.en['a b'] = '/a')),
  'an alias with a line break': configBecomes(({ screens }) => screens.push({ key: 'a', aliases: [header] })),
  'an alias of one language with a line break': configBecomes(({ screens }) =>
    screens.push({ key: 'a', aliasesIn: { es: [header] } }),
  ),
  'a screen with a line break': configBecomes(({ screens }) => screens.push({ key: 'a\nb' })),
  'a contact with a line break': configBecomes(({ brand }) => {
    brand['security'] = { contacts: ['https://a.example/\nPolicy: x'] };
  }),
  'a policy with a line break': configBecomes(({ brand }) => {
    brand['security'] = { contacts: [], policy: 'https://a.example/\nExpires: x' };
  }),
  'no brand': rewrite('portal.json', (text) => JSON.stringify({ ...JSON.parse(text), brand: undefined })),
};

/** Moves a part of a release out of the built folder and leaves a link to it. */
const linked =
  (name: string): Change =>
  (folder) => {
    const outside = join(folder, '../../../moved');
    renameSync(join(folder, name), outside);
    symlinkSync(outside, join(folder, name));
  };

const names = [
  '../../../outside.html',
  'documents/../../../../outside.html',
  'documents/local/../../../../../outside.html',
  'documents/local/./login.en.html',
  'documents/local/admin.en.html',
  'documents/local/login.fr.html',
  'documents/LOCAL/login.en.html',
  'documents//login.en.html',
  'documents\\local\\login.en.html',
  '/portal.json',
  './portal.json',
  'config.json ',
  'config.json.exe',
  '.env',
  'release.json.br',
  'assets/index.js',
  '__proto__',
  'constructor',
];

const hostile: Readonly<Record<string, Change>> = {
  ...Object.fromEntries(
    names.map((name) => [
      `a manifest that names ${name}`,
      (folder: string) => {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), '<script>');
        forgeManifest(folder, name);
      },
    ]),
  ),
  ...Object.fromEntries(
    ['../../outside', '/outside', 'local.x', 'x y', 'A', ''].map((name) => [
      `an environment called "${name}"`,
      environmentBecomes(name),
    ]),
  ),
  ...Object.fromEntries(
    [
      { origins: [] },
      { origins: ['https://a;b{}.example'] },
      { origins: 'https://a.example' },
      { legacy: 'data:text/html,x' },
      { frameOrigins: ["https://a.example; script-src 'unsafe-inline'"] },
      { spanishHosts: ['a;b'] },
      { spanishHosts: [`${'a'.repeat(300)}.example`] },
      { reports: 'https://a.example/;sandbox' },
      { fhir: null },
    ].map((fields) => [`an environment with ${JSON.stringify(fields)}`, environmentBecomes('local', fields)]),
  ),
  ...injected,
  ...Object.fromEntries(
    ['', 'null', '[]', '7', '"x"', '{', '{}', deep, '\uFEFF{}'].flatMap((text, index) => [
      [
        `a manifest of other text, ${index}`,
        (folder: string) => writeFileSync(join(folder, 'release.json'), text),
      ],
      [`a configuration of other text, ${index}`, rewrite('portal.json', () => text)],
    ]),
  ),
  ...Object.fromEntries(
    [null, [], 'x', { 'config.json': 7 }, { 'config.json': 'sha1-x' }].map((files) => [
      `a manifest with the files ${JSON.stringify(files)}`,
      manifestBecomes((manifest) => ({ ...manifest, files })),
    ]),
  ),
  'a manifest of another release': manifestBecomes((manifest) => ({ ...manifest, release: '0'.repeat(16) })),
  'a manifest of another format': manifestBecomes((manifest) => ({ ...manifest, format: 2 })),
  'a link in place of its configuration': linked('portal.json'),
  'a link in place of its manifest': linked('release.json'),
  'a link in place of a folder': linked('documents'),
  'a link in place of the release': (folder) => {
    renameSync(folder, join(folder, '../../../moved'));
    symlinkSync(join(folder, '../../../moved'), folder);
  },
  'a pipe in place of a file': (folder) => {
    rmSync(join(folder, 'en.json'));
    execFileSync('mkfifo', [join(folder, 'en.json')]);
  },
  'a folder in place of a file': (folder) => {
    rmSync(join(folder, 'en.json'));
    mkdirSync(join(folder, 'en.json'));
  },
  'a file of two gigabytes': (folder) => truncateSync(join(folder, 'en.json'), 2 ** 31),
  'no documents of an environment': (folder) => rmSync(join(folder, 'documents/local'), { recursive: true }),
};

describe('a release of unknown origin', () => {
  test(
    'a hostile release cannot go live by a rollback, is not served, and changes nothing',
    { timeout: 240_000 },
    async () => {
      const { dist, earlier, live } = copyOf(built);
      const root = dirname(dist);
      const folder = join(dist, 'releases', earlier);
      const whole = join(root, 'whole');
      const pointer = join(dist, 'releases/current.json');
      renameSync(folder, whole);
      const livePointer = readFileSync(pointer);
      const holes: unknown[] = [];
      for (const [what, change] of Object.entries(hostile)) {
        cpSync(whole, folder, { recursive: true });
        change(folder);
        const before = everything(dist);
        const { exit, output } = await portal('rollback', earlier, '--in', dist);
        const isUntouched = everything(dist).join() === before.join();
        const isRefused =
          exit === 1 &&
          /^release [0-9a-f]{16} is .*; portal publish --to DIR writes a whole one\n$/.test(output);
        writeFileSync(pointer, pointerText({ id: earlier, manifest: '' }));
        const served = servedAtStart(dist);
        if (!isUntouched || !isRefused || served.join() !== live) holes.push([what, output, served]);
        writeFileSync(pointer, livePointer);
        for (const path of [folder, join(root, 'moved'), join(root, 'outside.html')])
          rmSync(path, { recursive: true, force: true });
      }
      expect(holes).toEqual([]);
      tellAttack({
        attack: 'A hostile release folder',
        tries: Object.keys(hostile).length,
        holes: holes.length,
      });
    },
  );

  test('it is reported by its first fault, with names quoted and shortened', () => {
    const { dist, earlier } = copyOf(built);
    const folder = join(dist, 'releases', earlier);
    manifestBecomes((manifest) => ({ ...manifest, files: { [`../${'x'.repeat(200)}`]: 'sha256-' } }))(folder);
    return expect(portal('rollback', earlier, '--in', dist)).resolves.toEqual({
      exit: 1,
      output: `release ${earlier} is not accepted: its release.json names "../${'x'.repeat(77)}...", which is not a file of a release; portal publish --to DIR writes a whole one\n`,
    });
  });
});

const entry = { kind: 'publish', release: '0'.repeat(16), time: '2026-11-17T20:00:00.000Z' };

const entries: Readonly<Record<string, (path: string, time: string) => void>> = {
  ...Object.fromEntries(
    ['', '{', 'null', '[]', deep, '\0'].map((text) => [
      text.slice(0, 9),
      (path: string) => writeFileSync(path, text),
    ]),
  ),
  ...Object.fromEntries(
    [
      { kind: 'delete' },
      { release: '../../x' },
      { release: '1'.repeat(16) },
      { time: 'yesterday' },
      { time: '2026-11-17T20:00:00.999Z' },
      { previous: '../x' },
      { author: 7 },
      { message: ['x'] },
      { meaning: {} },
      { meaning: { isEmpty: false, changes: null, moved: [], other: [], unaffected: [], samples: [] } },
      {
        meaning: {
          isEmpty: false,
          changes: [{ kind: 'shown' }],
          moved: [],
          other: [],
          unaffected: [],
          samples: [],
        },
      },
    ].map((fields) => [
      JSON.stringify(fields),
      (path: string, time: string) => writeFileSync(path, JSON.stringify({ ...entry, time, ...fields })),
    ]),
  ),
  'a folder': (path) => mkdirSync(path),
  'a pipe': (path) => execFileSync('mkfifo', [path]),
  'a link': (path, time) => {
    writeFileSync(`${path}.elsewhere`, JSON.stringify({ ...entry, time }));
    symlinkSync(`${path}.elsewhere`, path);
  },
  'a link to itself': (path) => symlinkSync(path, path),
  'a file of two gigabytes': (path) => {
    writeFileSync(path, '');
    truncateSync(path, 2 ** 31);
  },
};

/** Entries that bear a number, and something that no entry has. */
const numberedEntries: readonly object[] = [
  ...[
    { number: 9 },
    { number: -1 },
    { number: '10' },
    { id: 7 },
    { format: 3 },
    { source: '../x' },
    { source: 'a'.repeat(63) },
    { base: 0 },
  ],
  ...[{ base: '1' }, { release: '../../x' }, { kind: 'delete' }, { meaning: {} }],
];

describe('a record of a publication that cannot be read', () => {
  test(
    'hostile records of publications do not stop serve, releases or rollback, and are reported',
    { timeout: 120_000 },
    async () => {
      const { dist, earlier, live } = copyOf(built);
      const paths = Object.values(entries).map((write, index) => {
        const time = entry.time.replace('.000Z', `.${100 + index}Z`);
        const path = join(dist, 'publications', `${time.replace(/[:.]/g, '-')}-${entry.release}.json`);
        write(path, time);
        return path;
      });
      const numbered = Object.values(numberedEntries).map((value, index) => {
        const path = join(dist, 'publications', `${String(10 + index).padStart(8, '0')}.json`);
        writeFileSync(path, JSON.stringify({ ...entry, format: 2, number: 10 + index, id: 'x', ...value }));
        return path;
      });
      paths.unshift(...numbered);
      expect(publicationChain(dist).unreadable()).toEqual(paths.toReversed());
      expect(publicationChain(dist).list()).toHaveLength(2);
      expect(servedAtStart(dist)).toEqual([live]);
      rmSync(join(dist, 'releases/current.json'));
      expect(servedAtStart(dist)).toEqual([live]);
      const listed = await portal('releases', '--in', dist, '--changes');
      expect(listed.exit).toBe(0);
      for (const path of paths)
        expect(listed.output).toContain(`${path} cannot be read as the record of a publication`);
      expect((await portal('rollback', earlier, '--in', dist)).exit).toBe(0);
      expect(readPointer(dist)?.release).toBe(earlier);
      tellAttack({ attack: 'A hostile record of a publication', tries: paths.length, holes: 0 });
    },
  );

  test('does not stop a host from answering', async () => {
    const { dist } = copyOf(built);
    writeFileSync(join(dist, `publications/2026-11-17T20-00-00-000Z-${entry.release}.json`), '{');
    const { ask } = await servedFolder(dist);
    expect((await ask('/login')).status).toBe(200);
  });
});

describe('links in a built folder', () => {
  test('links where a rollback writes are replaced, never followed', async () => {
    const { dist, earlier } = copyOf(built);
    const outside = join(dirname(dist), 'outside');
    mkdirSync(outside);
    writeFileSync(join(outside, 'file'), 'mine');
    const pid = process.pid;
    rmSync(join(dist, 'live/prod'), { recursive: true });
    symlinkSync(outside, join(dist, 'live/prod'));
    const files = [
      'index.html',
      `.index.html.${pid}.tmp`,
      'releases/current.json',
      `releases/.current.json.${pid}.tmp`,
    ];
    const more = [
      'live/local/login.en.html',
      `live/local/.login.en.html.${pid}.tmp`,
      'hosting/local.nginx.conf',
    ];
    for (const name of [...files, ...more]) {
      rmSync(join(dist, name), { force: true });
      symlinkSync(join(outside, 'file'), join(dist, name));
    }
    expect((await portal('rollback', earlier, '--in', dist)).exit).toBe(0);
    expect([readdirSync(outside), readFileSync(join(outside, 'file'), 'utf8')]).toEqual([['file'], 'mine']);
    tellAttack({ attack: 'Links where a rollback writes', tries: files.length + more.length + 1, holes: 0 });
  });
});

describe('the log of publications', () => {
  test('is readable only by its owner, also in a folder that an earlier portal left open', () => {
    const { dist, earlier: release } = copyOf(built);
    const log = join(dist, 'publications');
    execFileSync('chmod', ['755', log]);
    const next = { number: 3, id: 'next', kind: 'publish', release, time: entry.time } as const;
    publicationChain(dist).append(next);
    const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
    expect([modeOf(log), modeOf(join(log, '00000003.json'))]).toEqual(['700', '600']);
    rmSync(log, { recursive: true });
    publicationChain(dist).append(next);
    expect([modeOf(log), ...readdirSync(log).map((name) => modeOf(join(log, name)))]).toEqual(['700', '600']);
  });

  test('can be unreadable for the account of the server', async () => {
    const { dist, live } = copyOf(built);
    const log = join(dist, 'publications');
    rmSync(log, { recursive: true });
    writeFileSync(log, 'no folder can be listed here, as one of another account cannot');
    const { ask } = await servedFolder(dist);
    expect((await ask('/releases/current.json')).body.toString()).toContain(live);
    onTestFinished(() => rmSync(dirname(dist), { recursive: true }));
  });
});
