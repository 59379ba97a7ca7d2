import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findProblems, portalNames } from '../../authoring/project/problems.ts';
import { checkConfig } from '../../config/check/check-config.ts';
import { compileConfig } from '../../config/compile/compile-config.ts';
import { readConfig } from '../../config/files/read-config.ts';
import { main } from '../main.ts';
import { frozenFolder } from '../../../tests/support/config/frozen-config.ts';
import { spyOnOutput } from '../../../tests/support/cli/spy-on-output.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-new-'));
  cpSync(frozenFolder, folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

const documents = () => readConfig(join(folder, 'config'), join(folder, 'locales'));
const portalNew = (...args: readonly string[]) =>
  main(['new', ...args, '--config', join(folder, 'config'), '--locales', join(folder, 'locales')]);
const newErrors = () => checkConfig(documents(), portalNames).filter(({ severity }) => severity === 'error');

describe('portal new', () => {
  test('adds a card to the screen and its texts in both languages, and the check finds nothing', async () => {
    const before = newErrors();
    const exit = await portalNew(
      'card',
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
      '--link',
      'route:support',
      '--when',
      'isIFP,hasBilling',
    );
    expect(exit).toBe(0);
    expect(newErrors()).toEqual(before);
    const { config, words } = compileConfig(documents());
    const forms = config.screens.find(({ key }) => key === 'claims')?.blocks.find(({ id }) => id === 'forms');
    expect(forms && 'items' in forms && forms.items.at(-1)).toEqual({
      id: 'dentalClaim',
      when: ['isIFP', 'hasBilling'],
      link: 'route:support',
    });
    expect(words.es.screens['claims']?.items?.['dentalClaim']).toEqual({ title: 'Reclamo dental' });
  });

  test('adds a screen with its path, its menu position and its gate', async () => {
    const before = newErrors();
    const exit = await portalNew(
      'screen',
      '--id',
      'coverage.news',
      '--section',
      'coverage',
      '--parent',
      'coverage',
      '--path-en',
      'news',
      '--path-es',
      'noticias',
      '--en',
      'News',
      '--es',
      'Noticias',
      '--text-en',
      'All news.',
      '--text-es',
      'Todas las noticias.',
      '--menu',
      'main:9',
      '--when',
      'isIFP',
    );
    expect(exit).toBe(0);
    expect(newErrors()).toEqual(before);
    const { config } = compileConfig(documents());
    expect([config.paths.en['coverage.news'], config.paths.es['coverage.news']]).toEqual([
      '/coverage/news',
      '/cobertura/noticias',
    ]);
    expect(config.screens.find(({ key }) => key === 'coverage.news')).toMatchObject({
      when: 'isIFP',
      menu: { in: 'main', order: 9 },
    });
  });

  test('a redundant gate of a screen is left out, the screen is last in its menu, and the check reports nothing', async () => {
    const output = spyOnOutput();
    const words = [
      '--en',
      'Dental',
      '--es',
      'Dental',
      '--text-en',
      'Teeth.',
      '--text-es',
      'Dientes.',
      '--path-en',
      'dental',
      '--path-es',
      'dientes',
    ];
    const exit = await portalNew(
      'screen',
      '--id',
      'dental',
      '--section',
      'coverage',
      ...words,
      '--menu',
      'main',
      '--when',
      'hasPlan',
    );
    const printed = output.mock.calls.join('');
    output.mockRestore();
    expect([exit, printed.split('\n')[0]]).toEqual([
      0,
      'left out --when hasPlan: whoever gets this far satisfies it',
    ]);
    expect(findProblems(documents())).toEqual([]);
    const { config } = compileConfig(documents());
    const orders = config.screens.flatMap(({ menu }) => (menu?.in === 'main' ? [menu.order] : []));
    const dental = config.screens.find(({ key }) => key === 'dental');
    expect([dental?.when, dental?.menu?.order]).toEqual([undefined, Math.max(...orders)]);
    expect(new Set(orders).size).toBe(orders.length);
  });

  test('a card that the check would warn about is refused with the warning, and nothing is written', async () => {
    const before = documents().map(({ text }) => text);
    const output = spyOnOutput();
    const args = [
      'card',
      '--id',
      'fresh',
      '--screen',
      'claims',
      '--block',
      'forms',
      '--en',
      'New',
      '--es',
      'Nuevo',
      '--link',
      'route:home',
    ];
    expect(await portalNew(...args, '--when', 'isIFP,isMedicare')).toBe(1);
    expect(output.mock.calls.join('')).toMatch(
      /^Nothing was written, because the check would report warnings:[^]*no one can see `claims\/forms\/fresh`/,
    );
    output.mockRestore();
    expect(documents().map(({ text }) => text)).toEqual(before);
  });

  test('a rule is written with its meaning and its logic', async () => {
    const logic = { '===': [{ var: 'metalTier' }, 'Gold'] };
    expect(
      await portalNew(
        'rule',
        '--id',
        'isGoldPlan',
        '--en',
        'the plan is Gold',
        '--es',
        'el plan es Oro',
        '--logic',
        JSON.stringify(logic),
      ),
    ).toBe(0);
    const rules = JSON.parse(readFileSync(join(folder, 'config/rules/rules.json'), 'utf8')) as {
      rules: Record<string, unknown>;
    };
    expect(rules.rules['isGoldPlan']).toEqual({
      says: { en: 'the plan is Gold', es: 'el plan es Oro' },
      logic,
    });
  });

  test.each([
    [],
    ['planet'],
    ['card', '--id', 'x'],
    ['card', '--id', 'x', '--screen', 'nowhere', '--en', 'X', '--es', 'X'],
    ['card', '--colour', 'red'],
  ])('usage mistakes exit with 2 and write nothing: %j', async (...args) => {
    const before = documents().map(({ text }) => text);
    expect(await portalNew(...args)).toBe(2);
    expect(documents().map(({ text }) => text)).toEqual(before);
  });

  test.each([
    ['card', '--id', 'Not an id', '--screen', 'claims', '--block', 'forms'],
    ['card', '--id', 'fresh', '--screen', 'claims', '--block', 'forms', '--link', 'route:nowhere'],
    ['card', '--id', 'fresh', '--screen', 'claims', '--block', 'forms', '--when', 'isGolden'],
    [
      'card',
      '--id',
      'fresh',
      '--screen',
      'claims',
      '--block',
      'forms',
      '--link',
      'route:claims',
      '--when',
      'isMedicare,isNotMedicare',
    ],
    ['screen', '--id', 'fresh', '--section', 'claims', '--path-en', 'Fresh News', '--path-es', 'nuevo'],
    ['screen', '--id', 'fresh', '--section', 'claims', '--path-en', 'claims', '--path-es', 'nuevo'],
    ['rule', '--id', 'isGolden', '--logic', '{"equals":["metalTier","Gold"]}'],
  ])(
    'an entry with errors exits with 1, prints the problems of the check, and writes nothing: %j',
    async (...args) => {
      const before = documents().map(({ text }) => text);
      const output = spyOnOutput();
      const words = [
        '--en',
        'New',
        '--es',
        'Nuevo',
        ...(args[0] === 'screen' ? ['--text-en', 'x', '--text-es', 'x'] : []),
      ];
      expect(await portalNew(...args, ...words)).toBe(1);
      expect(output.mock.calls.join('')).toMatch(
        /^Nothing was written[^]*json:\d+:\d+ {2}error[^]*\d errors?/,
      );
      output.mockRestore();
      expect(documents().map(({ text }) => text)).toEqual(before);
    },
  );

  test('never overwrites an entry, and suggests the nearest known name', async () => {
    const before = documents().map(({ text }) => text);
    const words = [
      '--en',
      'Again',
      '--es',
      'Otra vez',
      '--text-en',
      'x',
      '--text-es',
      'x',
      '--path-en',
      'x',
      '--path-es',
      'x',
    ];
    const refused = [
      ['rule', '--id', 'isPosOrPpo', '--logic', '{"var":"isPPO"}'],
      ['rule', '--id', 'isPPO', '--logic', '{"var":"isPOS"}'],
      ['card', '--id', 'urgentCare', '--screen', 'home'],
      ['card', '--id', 'fresh', '--screen', 'hom'],
      ['screen', '--id', 'claims', '--section', 'claims'],
      ['screen', '--id', 'fresh', '--section', 'claim'],
      ['screen', '--id', 'fresh', '--section', 'claims', '--parent', 'claim'],
    ];
    for (const args of refused) expect([args, await portalNew(...args, ...words)]).toEqual([args, 2]);
    expect(documents().map(({ text }) => text)).toEqual(before);
  });
});
