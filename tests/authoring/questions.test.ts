import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frozenFolder } from '../support/config/frozen-config.ts';
import { trial, type Trial } from '../support/config/trial.ts';

/**
 * Questions of analysts, asked as they would ask them. The expected answers were found manually from the
 * specification and the catalogue of sample members, not from the output of the commands.
 */

let portal: Trial['portal'];
let shipped: Trial;
beforeAll(() => {
  shipped = trial();
  ({ portal } = shipped);
});
afterAll(() => shipped.remove());

const ask = async (...args: readonly [string, ...string[]]): Promise<string> => (await portal(...args)).text;

/** The sample members that an answer names. */
const samplesIn = (text: string): readonly string[] =>
  (/Sample members: (.*)/.exec(text)?.[1] ?? '').match(/\bm\d\d(?:\/\d)?\b|\bno one\b/g) ?? [];

describe('who sees what', () => {
  test('the over-the-counter link: members with such a link, which only Medicare plans have; Consuelo has none', async () => {
    const everybody = await ask('explain', 'pharmacy/overTheCounter');
    expect(everybody).toContain('there is an over-the-counter benefit link');
    expect(everybody).toMatch(
      /By plan variant: some of employer group Medicare plan \(EGWP\), Medicare plan/,
    );
    expect(samplesIn(everybody)).toEqual(['m08', 'm10', 'm11', 'm12']);
    const one = await ask('explain', 'pharmacy/overTheCounter', '--as', 'm09');
    expect(one).toMatch(/^`pharmacy\/overTheCounter` is hidden\./);
    expect(one).toContain('Because there is no over-the-counter benefit link.');
  });

  test('the premium card: no members whose plan does not bill them', async () => {
    expect(samplesIn(await ask('explain', 'home/premiumDue'))).toEqual([
      'm01',
      'm02',
      'm03',
      'm04',
      'm08',
      'm09',
      'm13',
      'm18/2',
      'm20',
    ]);
    expect(await ask('explain', 'home/premiumDue', '--as', 'm05')).toContain(
      'Because the plan does not bill the member.',
    );
  });

  test.each([
    ['m01', 'Active', true],
    ['m02', 'Suspended', true],
    ['m03', 'Pending', true],
    ['m04', 'Terminated', true],
    ['m16', 'Active', false],
  ] as const)('/premium-billing as %s (%s): open is %s, for any status', async (member, _status, isOpen) => {
    expect(await ask('explain', '/premium-billing', '--as', member)).toMatch(
      isOpen ? /^`billing` is shown\./ : /^`billing` is hidden\./,
    );
  });
});

describe('what follows from a change', () => {
  test('a rule: domestic partnership also for IFP on the coverage forms; only members of IFP plans see more', async () => {
    const copy = trial();
    try {
      copy.replace(
        'config/rules/rules.json',
        ', { "!": { "var": "isMedicare" } }, { "!": { "var": "isIFP" } }]',
        ', { "!": { "var": "isMedicare" } }]',
      );
      const { exit, text } = await copy.portal('diff', frozenFolder, copy.folder, '--json');
      const { changes } = JSON.parse(text) as {
        changes: readonly { item: string; what: string; samples: readonly string[] }[];
      };
      expect(exit).toBe(1);
      expect(changes.map(({ item, what, samples }) => [item, what, samples])).toEqual([
        ['coverage.forms/forms/declarePartnership', 'now', ['m01', 'm02', 'm03', 'm04', 'm18/2', 'm20']],
      ]);
    } finally {
      copy.remove();
    }
  });

  test('a new fact without data is false for all members: no sample member sees its card, and no finding calls it dead', async () => {
    const copy = trial();
    try {
      const says =
        '"says": { "en": "the member is a retiree", "es": "el afiliado está jubilado" }, "saysNot": { "en": "the member is not a retiree", "es": "el afiliado no está jubilado" }';
      copy.replace(
        'config/rules/facts.json',
        '"facts": {',
        `"facts": {\n    "isRetiree": { "type": "boolean", "from": "data:isRetiree", "changes": "never", ${says} },`,
      );
      await copy.portal(
        'new',
        'card',
        '--id',
        'retirees',
        '--screen',
        'claims',
        '--block',
        'forms',
        '--en',
        'For retirees',
        '--es',
        'Para jubilados',
        '--link',
        'route:support',
        '--when',
        'isRetiree',
      );
      const { text } = await copy.portal('explain', 'claims/forms/retirees');
      expect(text).toContain('Who sees it: the member is a retiree');
      expect(samplesIn(text)).toEqual(['no one']);
    } finally {
      copy.remove();
    }
  });
});

describe('members in their situations', () => {
  test('a child, opened by the account holder, has no first-login dialog and no premium', async () => {
    const child = await ask('explain', '--member', 'm21');
    expect(child).toMatch(/isProxySubject.*true|another person's account/i);
    expect(await ask('explain', 'home/premiumDue', '--as', 'm21')).toMatch(/^`home\/premiumDue` is hidden\./);
  });

  test('suspended and past due: Tomás sees the premium, and may pay it', async () => {
    expect(await ask('explain', 'home/premiumDue/payNow', '--as', 'm02')).toMatch(
      /^`home\/premiumDue\/payNow` is shown\./,
    );
    expect(await ask('explain', 'rule', 'showsPastDue')).toContain('premiumDue');
  });

  test('without a plan: Noah sees that there is no coverage, and no ID card', async () => {
    expect(await ask('explain', 'home/noCoverage', '--as', 'm19')).toMatch(/^`home\/noCoverage` is shown\./);
    expect(samplesIn(await ask('explain', 'home/noCoverage'))).toEqual(['m19']);
    expect(await ask('explain', 'home/card', '--as', 'm19')).toMatch(/^`home\/card` is hidden\./);
  });

  test('the readers of a given sentence: its file, its line and its item, by a few of its words', async () => {
    expect(await ask('explain', 'word', 'you are not the subscriber')).toMatch(
      /locales\/en\/[a-z-]+\.json:\d+/,
    );
    expect(await ask('explain', 'word', 'ATENCION DE URGENCIA')).toContain('locales/es/home.json');
  });
});

describe('plans beside each other', () => {
  test('EGWP and Medicare: counseling has another link, plan changes and disenrollment are for individuals', async () => {
    const answer = await ask('gating', '--compare', 'egwp,medicare');
    const counseling = answer
      .split('\n\n')
      .find((part) => part.startsWith('coverage.behavioralHealth/care/counseling'));
    expect(counseling).toMatch(/link\n +egwp: link:egwpCounseling\n +medicare: link:medicareCounseling/);
    const disenroll = answer.split('\n\n').find((part) => part.startsWith('coverage.forms/forms/disenroll'));
    expect(disenroll).toMatch(/egwp: no one\n +medicare: when/);
    expect(answer).not.toContain('home/card');
  });

  test('which plan variants one member can have: Ruth is EGWP, Medicare and CalPERS; no member is IFP and Medicare', async () => {
    const answer = await ask('gating', '--pairs');
    expect(answer).toMatch(/egwp, also calpers: some members of egwp\.\n +sample members: m11/);
    expect(answer).not.toMatch(/medicare, also ifp|ifp, also medicare/);
  });

  test('a table for a colleague: a workbook with the right file signature', async () => {
    const file = join(shipped.folder, 'table.xlsx');
    expect((await portal('gating', '--out', file)).exit).toBe(0);
    expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');
  });
});

describe('the assumptions of an answer', () => {
  test('an assumption: Medicare paperless and grievance rows of EGWP depend on EGWP plans being Medicare', async () => {
    const answer = await ask('explain', 'constraint', 'egwpIsMedicare');
    expect(answer).toMatch(/^egwpIsMedicare \(assumed\)/);
    expect(answer).toMatch(/menus\/accountLegal\/grievance \(egwp\)/);
    expect(answer).not.toMatch(/home\/card /);
    expect(await ask('explain', 'menus/accountLegal/grievance')).toContain('egwpIsMedicare');
  });

  test('impossible combinations: no member has an over-the-counter link outside Medicare, by the specification', async () => {
    const answer = await ask('explain', 'constraint', 'otcOnlyForMedicare');
    expect(answer).toContain('Specification 3, Pharmacy: otcLink for Medicare only.');
    expect(answer).toMatch(/the plan is not Medicare and there is an over-the-counter benefit link/);
  });

  test('equal, dead and contradictory rules: three planted ones are found, each at its line', async () => {
    const copy = trial();
    try {
      const says = (text: string) => `"says": { "en": "${text}", "es": "${text} (es)" }`;
      const planted = [
        `"isPlanOfSystem": { ${says('the same as another')}, "logic": { "or": [{ "var": "isPPO" }, { "var": "isPOS" }] } }`,
        `"isNobody": { ${says('nobody')}, "logic": { "and": [{ "var": "isMedicare" }, { "!": { "var": "isMedicare" } }] } }`,
        `"isEverybody": { ${says('everybody')}, "logic": { "or": [{ "var": "isPPO" }, { "!": { "var": "isPPO" } }] } }`,
      ];
      copy.replace(
        'config/rules/rules.json',
        '    "isNotPPO": {',
        `    ${planted.join(',\n    ')},\n    "isNotPPO": {`,
      );
      const { text } = await copy.portal('check');
      for (const [name, words] of [
        ['isPlanOfSystem', /isPosOrPpo/],
        ['isNobody', /false for every possible member/],
        ['isEverybody', /true for every possible member/],
      ] as const) {
        const answer = text.split('\n\n').find((part) => part.includes(name)) ?? '';
        expect(answer).toMatch(/config\/rules\/rules\.json:\d+/);
        expect(answer).toMatch(words);
      }
    } finally {
      copy.remove();
    }
  });
});
