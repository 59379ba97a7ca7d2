import { frozenFolder } from '../../../tests/support/config/frozen-config.ts';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { main } from '../main.ts';
import { spyOnOutput } from '../../../tests/support/cli/spy-on-output.ts';

let folder = '';
let folders: readonly string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-broken-'));
  cpSync(frozenFolder, folder, { recursive: true });
  folders = ['--config', join(folder, 'config'), '--locales', join(folder, 'locales')];
});

afterEach(() => rmSync(folder, { recursive: true }));

const portal = async (...args: readonly string[]) => {
  const write = spyOnOutput();
  try {
    const exit = await main(args);
    return { exit, out: write.mock.calls.map(([text]) => String(text)).join('') };
  } finally {
    write.mockRestore();
  }
};

const edit = (name: string, from: string | RegExp, to: string): void => {
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  const edited = text.replace(from, () => to);
  expect(edited).not.toBe(text);
  writeFileSync(file, edited);
};

const readers: readonly (readonly string[])[] = [
  ['explain', 'home'],
  ['explain', '--member', 'm01'],
  ['gating'],
  ['personas'],
];

describe('a configuration with errors that make it unclear who sees what', () => {
  test.each([
    { mistake: 'a trailing comma', file: 'config/screens/home.json', from: /\}\s*$/, to: ',}' },
    {
      mistake: 'a value that no schema allows',
      file: 'config/site/brand.json',
      from: '"name": "Brisamar Health Plan"',
      to: '"name": 7',
    },
    {
      mistake: 'a name that nobody declared',
      file: 'config/screens/home.json',
      from: '"isPosOrPpo"',
      to: '"isPosOrPop"',
    },
  ])(
    'with $mistake every command that reads it prints the problems of portal check',
    async ({ file, from, to }) => {
      edit(file, from, to);
      const checked = await portal('check', ...folders);
      expect(checked.exit).toBe(1);
      for (const args of readers) expect([args, await portal(...args, ...folders)]).toEqual([args, checked]);
      const compared = await portal('diff', '.', folder);
      expect(compared).toEqual({ exit: 1, out: `${folder} cannot be compared:\n\n${checked.out}` });
    },
  );

  test('portal new writes nothing into one that cannot be read', async () => {
    edit('config/screens/home.json', /\}\s*$/, ',}');
    const checked = await portal('check', ...folders);
    const card = [
      '--id',
      'dentalClaim',
      '--screen',
      'claims',
      '--block',
      'forms',
      '--en',
      'Dental claim',
      '--es',
      'Reclamo dental',
    ];
    expect(await portal('new', 'card', ...card, ...folders)).toEqual(checked);
    expect(readFileSync(join(folder, 'config/screens/claims.json'), 'utf8')).toBe(
      readFileSync(join(frozenFolder, 'config/screens/claims.json'), 'utf8'),
    );
  });

  test('with no possible member the constraint is named', async () => {
    const constraints = JSON.parse(readFileSync(join(folder, 'config/rules/constraints.json'), 'utf8')) as {
      constraints: object[];
    };
    const [first = {}] = constraints.constraints;
    constraints.constraints.push({
      ...first,
      id: 'never',
      logic: { and: [{ var: 'isPPO' }, { '!': { var: 'isPPO' } }] },
    });
    writeFileSync(join(folder, 'config/rules/constraints.json'), JSON.stringify(constraints));
    for (const args of [
      ['gating', ...folders],
      ['personas', ...folders],
      ['diff', '.', folder],
    ]) {
      const { exit, out } = await portal(...args);
      expect([args, exit]).toEqual([args, 1]);
      expect(out).toContain('No member can exist: the constraint never contradicts those before it.');
    }
    expect((await portal('explain', 'home', ...folders)).exit).toBe(0);
  });

  test('errors in texts and findings of the analysis block nothing', async () => {
    edit(
      'config/screens/home.json',
      '"when": "isPosOrPpo"',
      '"when": { "and": [{ "var": "isPPO" }, { "!": { "var": "isPPO" } }] }',
    );
    edit('locales/es/home.json', /"title": "[^"]*"/, '"title": "Hola {nobody}"');
    expect((await portal('check', ...folders)).exit).toBe(1);
    for (const args of readers) expect([args, (await portal(...args, ...folders)).exit]).toEqual([args, 0]);
  });
});
