import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { hostLog } from '../../src/host/host-log.ts';
import { publicationChain } from '../../src/release/chain/publication-chain.ts';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import { mockPages } from '../../src/sandbox/content/pages.ts';
import { compiledConfig, frozenFolder } from '../support/config/frozen-config.ts';
import { tellAttack } from '../support/reports/attacks.ts';
import { stubBuild } from '../support/servers/stub-build.ts';

/**
 * Clears the screen, names the window, moves the line's start, ends a line, colours in one C1 sign, turns the
 * direction of writing.
 */
const escapes = '\u001b[2J\u001b]0;owned\u0007\r\b\u007f\u009b31m\u0085\u202egnp\u2066\u2028';
const obeyed = /(?![\n\t]|\r\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

const inJson = JSON.stringify(escapes).replaceAll('"', '');
let dist = '';
let broken = '';
let readable = '';

/**
 * A configuration whose words hold the escapes; a broken one has a file of such a name, too, with a key and a
 * mistake of theirs.
 */
const copied = (isBroken: boolean): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-escapes-'));
  cpSync(frozenFolder, folder, { recursive: true });
  const words = join(folder, 'locales/en/claims.json');
  writeFileSync(
    words,
    readFileSync(words, 'utf8').replaceAll(/("content": ")[^"]*/g, (_, key: string) => `${key}${inJson}`),
  );
  const file = join(folder, `config/screens/${escapes.replaceAll('/', '')}.json`);
  if (isBroken) writeFileSync(file, `{ "${inJson}": ${escapes}`);
  return folder;
};

const foldersOf = (folder: string) => [
  '--config',
  join(folder, 'config'),
  '--locales',
  join(folder, 'locales'),
];

beforeAll(async () => {
  [readable, broken] = [copied(false), copied(true)];
  dist = stubBuild();
  const { release } = await publishRelease(dist, compiledConfig());
  const outputs = {
    kind: 'publish',
    release,
    time: '2026-11-17T20:00:00.000Z',
    author: escapes,
    message: escapes,
  } as const;
  publicationChain(dist).append({ number: 2, id: escapes, ...outputs });
});

const commands = (): readonly (readonly string[])[] => [
  [escapes],
  ['check', escapes],
  ['check', `--${escapes}`],
  ['check', '--config', escapes],
  ['check', ...foldersOf(broken)],
  ['check', '--json', ...foldersOf(broken)],
  ['check', ...foldersOf(readable)],
  ['gating', '--format', escapes],
  ['gating', ...foldersOf(broken)],
  ['gating', '--out', join(escapes, escapes)],
  ['personas', ...foldersOf(broken)],
  ['explain', 'word', '2J', ...foldersOf(readable)],
  ['explain', 'word', '2J', '--json', ...foldersOf(readable)],
  ...['rule', 'word'].map((kind) => ['explain', kind, escapes]),
  ['explain', escapes],
  ['explain', 'home', '--as', escapes],
  ['explain', 'home', '--facts', JSON.stringify({ [escapes]: true })],
  ['diff', '.', broken],
  ['diff', '.', escapes],
  ['new', escapes],
  ['new', 'card', '--id', escapes, '--screen', escapes, '--block', escapes, '--en', escapes, '--es', escapes],
  ['build', '--out', join('README.md', escapes)],
  ['build', '--config', escapes, '--out', join(tmpdir(), 'none')],
  ['start', '--out', join('README.md', escapes)],
  ['publish', '--to', escapes],
  ['publish', '--to', dist, ...foldersOf(broken)],
  ['releases', '--in', escapes],
  ['releases', '--in', dist],
  ['releases', '--json', '--in', dist],
  ['rollback', escapes, '--in', dist],
  ['rollback', '--in', escapes],
  ['serve', '--dist', escapes],
  ['serve', '--port', escapes],
  ['serve', '--dist', dist, '--host', escapes, '--port', '0'],
  ['types', escapes],
];

const printedBy = async (args: readonly string[]): Promise<string> => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const exit = await main(args);
    const printed = [write, log].flatMap(({ mock }) => mock.calls.map(([text]) => String(text))).join('');
    return `${exit} ${printed}`;
  } finally {
    write.mockRestore();
    log.mockRestore();
  }
};

test('no command prints terminal escapes, wherever they were hidden', async () => {
  const all = commands();
  const printed: string[] = [];
  for (const args of all) printed.push(await printedBy(args));
  const outputs = printed.filter((text) => obeyed.test(text));
  expect(outputs).toEqual([]);
  expect(printed.filter((text) => text.includes('\\u001b')).length).toBeGreaterThan(all.length / 2);
  tellAttack({
    attack: 'Terminal escapes in options, names, words, files and notes',
    tries: all.length,
    holes: outputs.length,
  });
}, 60_000);

test('a program error, the log of the host and the sandbox print none either', () => {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  hostLog('events', write).event('problem', { problem: escapes });
  mockPages(escapes, write);
  const mistake = `throw new Error(${JSON.stringify(escapes)})`;
  const late = `process.on('newListener', (name) => name === 'uncaughtException' && setImmediate(() => { ${mistake} }))`;
  const program = [
    '--import',
    `data:text/javascript,${encodeURIComponent(late)}`,
    'src/cli/portal.mjs',
    'check',
  ];
  const { status, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  expect(status).toBe(1);
  const outputs = [...lines, stderr].filter((text) => obeyed.test(text) || !text.includes('\\u001b['));
  expect(outputs).toEqual([]);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ problem: escapes });
  tellAttack({
    attack: 'Terminal escapes in failures, logs and stand-ins',
    tries: lines.length + 1,
    holes: outputs.length,
  });
});
