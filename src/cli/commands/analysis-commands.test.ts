import { frozenFolder } from '../../../tests/support/config/frozen-config.ts';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from '../../../tests/support/config/trial.ts';

const portal = fileURLToPath(new URL('../portal.mjs', import.meta.url));

const run = async (cwd: string, args: readonly string[]) => {
  const home = process.cwd();
  process.chdir(cwd);
  try {
    const { exit, text } = await answerOf(args);
    return { exit, out: text };
  } finally {
    process.chdir(home);
  }
};

const leave = (args: readonly string[]) =>
  new Promise<readonly [exit: number | null, errors: string]>((resolve) => {
    const child = spawn(process.execPath, [portal, ...args], { cwd: folder });
    const errors: string[] = [];
    child.stdout.once('data', () => child.stdout.destroy());
    child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
    child.on('close', (exit) => {
      resolve([exit, errors.join('')]);
    });
  });

let folder = '';
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com', ...args], {
    cwd: folder,
  });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-analysis-'));
  cpSync(frozenFolder, folder, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('portal gating --of', () => {
  test('prints the table of another version with its name', async () => {
    const page = await run(process.cwd(), ['gating', '--of', folder, '--format', 'html']);
    expect(page).toMatchObject({ exit: 0 });
    expect(page.out).toMatch(/<p class="stamp">\S+: configuration [0-9a-f]{12}, /);
  });
});

describe('portal explain --of', () => {
  test('explains an item of another version and names it; uses of a name are searched only in files', async () => {
    const result = await run(process.cwd(), [
      'explain',
      'pharmacy/overTheCounter',
      '--as',
      'm09',
      '--of',
      folder,
    ]);
    expect(result).toMatchObject({ exit: 0 });
    expect(result.out).toMatch(/^In \S+:\n`pharmacy\/overTheCounter` is hidden\./);
    const used = await run(process.cwd(), ['explain', 'rule', 'hasPlan', '--of', folder]);
    expect(used.exit).toBe(2);
    expect(used.out).toContain('run portal explain rule hasPlan without --of');
  });
});

describe('portal diff', () => {
  test('compares two git revisions, and a revision with the folder: lists nothing before an edit, and the affected members after it', async () => {
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'before');
    const same = await run(folder, ['diff', 'HEAD', '.']);
    const [nobody = '', ...besides] = same.out.split('\n').filter(Boolean);
    expect([same.exit, nobody]).toEqual([0, 'No possible member sees a difference.']);
    expect(besides.join()).toContain('content service');
    const file = join(folder, 'config/screens/claims.json');
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('"isCalpers"');
    writeFileSync(file, text.replaceAll('"isCalpers"', '"isFEHB"'));
    git('commit', '--quiet', '--all', '--message', 'after');
    const { exit, out } = await run(folder, ['diff', 'HEAD~1', 'HEAD', '--json']);
    expect(exit).toBe(1);
    const { changes } = JSON.parse(out) as {
      changes: readonly { item: string; what: string; samples: readonly string[] }[];
    };
    const travel = changes.filter(({ item }) => item === 'claims.travelReimbursement');
    expect(travel.map(({ what, samples }) => [what, samples])).toEqual([
      ['now', ['m14']],
      ['gone', ['m11', 'm13', 'm17/1']],
    ]);
  }, 60_000);
});

describe('the output of a command', () => {
  test('can be read only in part, as by `| head`', async () => {
    expect(await leave(['gating', '--format', 'json'])).toEqual([0, '']);
  });
});

describe('portal gating', () => {
  test('writes the format of the file’s extension, and a workbook only to a file', async () => {
    expect(await run(folder, ['gating', '--out', 'table.xlsx'])).toMatchObject({ exit: 0, out: '' });
    expect(readFileSync(join(folder, 'table.xlsx')).toString('latin1', 0, 2)).toBe('PK');
    const { exit, out } = await run(folder, ['gating', '--format', 'xlsx']);
    expect(exit).toBe(2);
    expect(out).toMatch(/^A workbook needs an output file: add --out gating\.xlsx\./);
  });

  test('compares two plans, and rejects names that are not a plan or a sample member', async () => {
    const compared = await run(folder, ['gating', '--compare', 'medicare,default', '--json']);
    expect(JSON.parse(compared.out)).toMatchObject({
      one: { name: 'medicare' },
      counts: { by: { content: expect.any(Number) as number } },
    });
    const { exit, out } = await run(folder, ['gating', '--compare', 'medicare,defalt']);
    expect(exit).toBe(2);
    expect(out).toMatch(/^There is no plan or sample member defalt\. Did you mean default\?/);
  });
});

describe('portal explain', () => {
  test('finds an item by its path, with its file and line', async () => {
    const { exit, out } = await run(folder, ['explain', '/premium-billing', '--as', 'm05']);
    expect(exit).toBe(0);
    expect(out).toMatch(/^`billing` is hidden\.\n/);
    expect(out).toContain('Because the plan does not bill the member.');
    expect(out).toMatch(/\nDefined in config\/screens\/billing\.json:\d+\.\n$/);
  });

  test('lists every field that a member gets, and its plan variant', async () => {
    const { out } = await run(folder, ['explain', 'billing/options/billingHistory', '--as', 'm08']);
    expect(out).toContain('\n  text: Your bills since January 2024. (from plan variant medicare');
    const { out: spanish } = await run(folder, ['explain', 'help/faq', '--as', 'm01', '--lang', 'es']);
    expect(spanish).toMatch(
      /\n {2}preguntas: [0-9a-f-]{36} \(la variante medicare no se aplica: el plan no es de Medicare\)/,
    );
  });

  test('finds the screen that replaced an address of the legacy site', async () => {
    const { out } = await run(folder, [
      'explain',
      '/inside.asp?mode=fdiredirect&option=planChangeIFP',
      '--as',
      'm05',
      '--lang',
      'es',
    ]);
    expect(out).toMatch(/^`coverage\.forms\.changeMyPlan` no se muestra\.\n/);
  });

  test.each([
    [
      ['explain', 'travelReimbursment'],
      'There is no item travelReimbursment. Did you mean travelReimbursement?',
    ],
    [
      ['explain', 'rule', 'mayAddDependant'],
      'There is no rule mayAddDependant. Did you mean mayAddDependents?',
    ],
    [['explain', 'link', 'drugLst'], 'There is no link drugLst. Did you mean drugList?'],
    [
      ['explain', 'home', '--facts', '{"isMedicair":true}'],
      'There is no fact isMedicair. Did you mean isMedicare?',
    ],
    [
      ['explain', 'home', '--facts', '{"status":7}'],
      'The fact status must be one of "Active", "Pending", "Suspended", "Terminated", not 7.',
    ],
    [['explain', 'home', '--as', 'm99'], 'There is no sample member m99.'],
    [
      ['explain', '--facts', '{"isMedicare":true}'],
      '--facts needs an item, or a sample member with --member.',
    ],
    [
      ['explain', 'home', '--as', 'm01', '--facts', '{"isMedicare":true}'],
      '--as and --facts both choose the member; remove one.',
    ],
    [
      ['explain', 'home', '--member', 'm01', '--facts', '{}'],
      '--member and --facts both choose the member; remove one.',
    ],
    [['explain', '--as', 'm01', '--member', 'm02'], '--as and --member both choose the member; remove one.'],
    ...['null', '5', '[true]', '"isMedicare"', '{'].map((json): [string[], string] => [
      ['explain', 'home', '--facts', json],
      'After --facts, write an object such as {"isMedicare": true}.',
    ]),
    ...['', ' '].map((word): [string[], string] => [
      ['explain', 'word', word],
      'Write the text to search for, such as explain word "urgent care".',
    ]),
  ])('%j is refused, and the message shows the correct form', async (args, message) => {
    const { exit, text } = await answerOf(args);
    expect(exit).toBe(2);
    expect(text).toContain(message);
  });

  test('lists every use of a fact, with file and line: blocks that show its data, and uses through a rule and a shared block', async () => {
    const { out } = await run(folder, ['explain', 'fact', 'hasInvoice', '--json']);
    const { usedBy } = JSON.parse(out) as { usedBy: readonly { place: string; at: string }[] };
    expect(usedBy.map(({ place }) => place)).toEqual([
      'constraint flagsNeedCoverage',
      'constraint dueDateIsOfInvoice',
      'constraint billingDetailsNeedBilling',
      'rule autopayWillCharge',
      'billing/invoice data',
      'shared autopay',
      'billing/autopay',
      'home/autopay',
    ]);
    for (const { at } of usedBy) expect(at).toMatch(/^config\/\S+\.json:\d+$/);
  });

  test('lists the redirects to a screen, with their lines', async () => {
    const { out } = await run(folder, ['explain', 'link', 'account.forms.planName', '--json']);
    const { usedBy } = JSON.parse(out) as { usedBy: readonly { place: string; at: string }[] };
    const legacy = usedBy.filter(({ place }) => place.startsWith('redirect '));
    expect(legacy.map(({ place }) => place)).toEqual([
      'redirect inside.asp?mode=questionnaire&form=nameChange',
    ]);
    const [file = '', line = ''] = legacy[0]!.at.split(':');
    expect(readFileSync(join(folder, file), 'utf8').split('\n')[Number(line) - 1]).toContain(
      '"form": "nameChange"',
    );
  });

  test.each([
    ['{phone}', /^ {2}languages\.0\.tooltip: Hay ayuda .* \(config\/site\/menus\.json:\d+\)$/m],
    ['1-800-555-0142', /^ {2}phone: \{value\.phone\} {2}\(config\/site\/brand\.json:\d+\)$/m],
    ['#06303A', /^#06303A is not used\.\n$/],
  ])('finds %s in the texts of the whole site, without colors', async (text, line) => {
    expect((await run(folder, ['explain', 'word', text])).out).toMatch(line);
  });

  test('does not treat the schema reference of a file as text', async () => {
    expect((await run(folder, ['explain', 'word', 'words.json'])).out).toBe('words.json is not used.\n');
  });

  test('lists every file and line with a piece of text, ignoring case', async () => {
    const { out } = await run(folder, ['explain', 'word', 'URGENT care', '--json']);
    const { usedBy } = JSON.parse(out) as { usedBy: readonly { place: string; at: string }[] };
    expect(usedBy.map(({ place }) => place)).toContain('home.items.urgentCare.label: Urgent care');
    for (const { place, at } of usedBy) {
      const [file = '', line = ''] = at.split(':');
      const written = readFileSync(join(folder, file), 'utf8').split('\n')[Number(line) - 1];
      expect(written).toContain(place.slice(place.indexOf(': ') + 2));
    }
  });
});
