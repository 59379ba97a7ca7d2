import { describe, expect, it } from 'vitest';
import { analyse } from '../../src/analysis/findings/analyse.ts';
import type { AnalysisFinding } from '../../src/analysis/findings/finding.ts';
import { portalModel } from '../../src/analysis/model/portal-model.ts';
import type { CompiledPortal } from '../../src/config/compile/compile-config.ts';
import { factsOf } from '../../src/analysis/space/space.ts';
import { addItem, editable, frozenPortal, setRule } from '../support/config/analysed-portal.ts';

const { model } = frozenPortal();
const known = new Set(analyse(model).findings.map(({ id }) => id));
const screens = ['home', 'coverage', 'claims', 'account'];
const v = (name: string) => ({ var: name });
const not = (logic: object) => ({ '!': logic });

type Draft = ReturnType<typeof editable>;
interface Defect {
  readonly expected: string;
  readonly assumes?: readonly string[];
  readonly seed: (portal: Draft) => void;
}

const onScreens = (
  make: (
    key: string,
    id: string,
  ) => readonly [expected: string, item: Readonly<Record<string, unknown>>, words?: boolean],
): readonly Defect[] =>
  screens.map((key, index) => {
    const id = `seeded${index}`;
    const [expected, item, hasWords = true] = make(key, id);
    return { expected, seed: (portal) => void addItem(portal, key, { id, hasWords, ...item }) };
  });

const at = (key: string, id: string): string => `${key}/list${id}/${id}`;

const rulesThatAre = (code: string, rules: readonly (readonly [object, string?])[]): readonly Defect[] =>
  rules.map(([logic, other], index) => ({
    expected: `${code}:seededRule${index}${other === undefined ? '' : `:${other}`}`,
    seed: (portal) => {
      setRule(portal, `seededRule${index}`, logic);
      addItem(portal, 'home', { id: 'user', when: `seededRule${index}`, link: 'route:account' });
    },
  }));

const defects: readonly Defect[] = [
  ...onScreens((key, id) => [
    `dead-item:${at(key, id)}`,
    { when: { and: [v('isPPO'), not(v('isPPO'))] }, link: 'route:account' },
  ]),
  ...onScreens((key, id) => [
    `dead-item:${at(key, id)}`,
    { when: { and: [v('hasPlan'), v('noPlansExperience')] }, link: 'route:account' },
  ]),
  ...onScreens((key, id) => [
    `dead-item:${at(key, id)}`,
    { when: { and: [v('hasOtcLink'), not(v('isMedicare'))] }, link: 'route:account' },
  ]),
  ...onScreens((key, id) => [
    `dead-item:${at(key, id)}`,
    { when: ['isIFP', 'isMedicare'], link: 'route:account' },
  ]).map((defect) => ({
    ...defect,
    assumes: ['individualIsAlone'],
  })),
  ...onScreens((key, id) => [
    `shadowed-variant:${at(key, id)}:medicareLink`,
    { when: 'isCalpersEGWP', link: 'route:account', egwpLink: 'route:claims', medicareLink: 'route:home' },
  ]),
  ...onScreens((key, id) => [
    `shadowed-variant:${at(key, id)}:calpersLink`,
    {
      when: { or: [v('isMedicare'), v('isCalpersEGWP')] },
      egwpLink: 'route:claims',
      medicareLink: 'route:home',
      calpersLink: 'route:account',
    },
  ]),
  ...onScreens((key, id) => [
    `unreachable-default:${at(key, id)}:link`,
    { when: 'isMedicare', link: 'route:account', medicareLink: 'route:home' },
  ]),
  ...onScreens((key, id) => [
    `missing-target:${at(key, id)}:link:${['link:nowhere', 'route:nowhere', 'directory:nowhere', 'doc:nowhere'][Number(id.at(-1))]}`,
    { link: ['link:nowhere', 'route:nowhere', 'directory:nowhere', 'doc:nowhere'][Number(id.at(-1))] },
  ]),
  ...onScreens((key, id) => [
    `missing-target:${at(key, id)}:medicareLink:pharmacy:nowhere`,
    { link: 'route:account', medicareLink: 'pharmacy:nowhere' },
  ]),
  ...onScreens((key, id) => [`no-link:${at(key, id)}`, { when: 'hasPlan', medicareLink: 'route:account' }]),
  ...onScreens((key, id) => [`no-label:${at(key, id)}:es`, { link: 'route:account' }, false]),
  ...screens.map((key) => ({
    expected: `empty-screen:${key}`,
    seed: ({ config }: Draft) => {
      for (const screen of config.screens.filter((one) => one.key === key))
        screen.blocks = screen.blocks.map((block) => ({ ...block, when: 'isPPO' }));
    },
  })),
  ...rulesThatAre('dead-rule', [
    [{ and: [v('isPPO'), not(v('isPPO'))] }],
    [{ '>': [v('coverageCount'), 3] }],
    [{ and: [v('isLoggedIn'), v('isSignedOut')] }],
  ]),
  ...rulesThatAre('always-true', [
    [{ or: [v('isPPO'), not(v('isPPO'))] }],
    [{ '>=': [v('coverageCount'), 0] }],
    [{ or: [v('hasInvoice'), not(v('isPastDue'))] }],
  ]),
  ...rulesThatAre(
    'equal-rules',
    [
      [not({ and: [not(v('isPOS')), not(v('isPPO'))] }), 'isPosOrPpo'],
      [not(not(v('isMedicare'))), 'isMedicare'],
      [{ '<': [v('coverageCount'), 1] }, 'noPlansExperience'],
    ].map(([logic, other]) => [logic as object, other as string] as const),
  ),
  ...['pharmacy', 'billing'].map((key) => ({
    expected: `implied-gate:${at(key, 'again')}:when`,
    seed: (portal: Draft) =>
      void addItem(portal, key, {
        id: 'again',
        when: key === 'billing' ? 'hasBilling' : 'hasPharmacy',
        link: 'route:account',
      }),
  })),
  {
    expected: 'unused-fact:idleFact',
    seed: (portal) =>
      void Object.assign(portal.config.facts, {
        idleFact: { type: 'boolean', from: 'data:idle', changes: 'never' },
      }),
  },
  {
    expected: 'unused-rule:idleRule',
    seed: (portal) => setRule(portal, 'idleRule', { and: [v('isPPO'), v('hasBilling')] }),
  },
  {
    expected: 'contradictory-constraints:impossible',
    seed: (portal) =>
      void portal.config.constraints.push({
        id: 'impossible',
        logic: { and: [v('isPPO'), not(v('isPPO'))] },
      }),
  },
  {
    expected: 'dead-place:coverage/support',
    seed: ({ config: { screens: all } }) => {
      const support = all.find(({ key }) => key === 'home')!.blocks.find(({ id }) => id === 'support')!;
      const coverage = all.find(({ key }) => key === 'coverage')!;
      coverage.blocks = [...coverage.blocks, { ...support, when: 'noPlansExperience' }];
    },
  },
  {
    expected: 'contradictory-constraints:second',
    seed: (portal) =>
      void portal.config.constraints.push(
        { id: 'first', logic: v('noPlansExperience') },
        { id: 'second', logic: v('isCoverageSelected') },
      ),
  },
];

const errors = ['dead-item', 'dead-place', 'shadowed-variant', 'missing-target', 'contradictory-constraints'];

const findingsOf = (defect: Defect): readonly [CompiledPortal, readonly AnalysisFinding[]] => {
  const portal = editable(model.portal);
  defect.seed(portal);
  return [portal, analyse(portalModel(portal)).findings];
};

describe('the analysis', () => {
  it(`finds all of ${defects.length} seeded defects, each with a possible member as witness`, () => {
    expect(defects.length).toBeGreaterThanOrEqual(50);
    for (const defect of defects) {
      const [portal, findings] = findingsOf(defect);
      const found = findings.find(({ id }) => id === defect.expected);
      expect({
        expected: defect.expected,
        found: found?.id,
        others: findings.filter(({ id }) => !known.has(id)).map(({ id }) => id),
      }).toMatchObject({ found: defect.expected });
      expect(found!.assumes).toEqual(defect.assumes ?? []);
      expect(found!.severity).toBe(errors.includes(found!.code) && !defect.assumes ? 'error' : 'warning');
      const witness = found!.witness([])?.state;
      if (found!.code === 'contradictory-constraints') expect(witness).toBeUndefined();
      else
        expect(Object.keys(factsOf(portalModel(portal).world.space, witness!)).length).toBe(
          Object.keys(portal.config.facts).length,
        );
    }
  });

  it('finds no error in the shipped configuration, and reports a waiver that matches no finding', () => {
    const { findings, waived } = analyse(model, [
      { finding: 'unused-fact:hasHandbook', reason: 'Offered to rules.' },
      { finding: 'dead-item:nowhere', reason: 'This item left long ago.' },
    ]);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(waived.map(({ id }) => id)).toEqual(['unused-fact:hasHandbook']);
    expect(findings.find(({ id }) => id === 'stale-waiver:dead-item:nowhere')?.severity).toBe('warning');
  });

  it('does not check waivers while constraints contradict each other', () => {
    const portal = editable(model.portal);
    portal.config.constraints.push({ id: 'impossible', logic: { and: [v('isPPO'), not(v('isPPO'))] } });
    const { findings } = analyse(portalModel(portal), [
      { finding: 'unused-fact:status', reason: 'The greeting shows it.' },
    ]);
    expect(findings.map(({ id }) => id)).toEqual(['contradictory-constraints:impossible']);
  });

  it('stops with a clear message when the diagrams outgrow their budget', () => {
    expect(() => portalModel(model.portal, 200)).toThrow(
      /^The constraint \w+ is too complex for the analysis/,
    );
  });
});
