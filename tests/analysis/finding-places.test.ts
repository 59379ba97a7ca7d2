import { expect, it } from 'vitest';
import { sentences } from '../../src/analysis/words/sentences.ts';
import { findingProblems } from '../../src/authoring/project/problems.ts';
import { withText } from '../config/check-edited.ts';
import { frozenPortal } from '../support/config/analysed-portal.ts';
import { frozenDocuments } from '../support/config/frozen-config.ts';

const shipped = frozenDocuments();

const say = sentences('en');

/** One defect in a file: its name, its text, and the description of a member who shows it. */
interface Defect {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly finding: string;
  /** On the line that is named. */
  readonly line: string;
  readonly says: string;
}

const home = 'config/screens/home.json';
const rules = 'config/rules/rules.json';
const careItem = '"id": "urgentCare", "when": "hasMedicalCare", "link": "route:urgentCare"';
const careId = 'home/quickLinks/urgentCare';
const aMedicareMember = say('finding.witness', {
  facts: 'the plan is Medicare and the account has a Medicare plan',
});

const inCare = (fields: string, rest: Pick<Defect, 'finding' | 'line' | 'says'>): Defect => ({
  file: home,
  find: careItem,
  replace: `"id": "urgentCare", ${fields}`,
  ...rest,
});
const inRules = (logic: string, rest: Pick<Defect, 'finding' | 'says'>): Defect => ({
  file: rules,
  find: '"hasPlan": {',
  replace: `"seeded": { "says": { "en": "seeded", "es": "sembrada" }, "logic": ${logic} },\n    "hasPlan": {`,
  line: '"seeded": {',
  ...rest,
});

const defects: readonly Defect[] = [
  inCare('"when": ["isPPO", "isNotPPO"], "link": "route:urgentCare"', {
    finding: `dead-item:${careId}`,
    line: '"urgentCare"',
    says: say('nobody-gets.all', { names: `\`isPPO\` (${careId}) and \`isNotPPO\` (${careId})` }),
  }),
  inCare('"when": ["isIFP", "isMedicare"], "link": "route:urgentCare"', {
    finding: `dead-item:${careId}`,
    line: '"urgentCare"',
    says: say('finding.assumes', { constraints: 'individualIsAlone' }),
  }),
  inCare('"when": "isCalpersEGWP",\n "egwpLink": "route:claims",\n "medicareLink": "route:home"', {
    finding: `shadowed-variant:${careId}:medicareLink`,
    line: '"medicareLink"',
    says: say('finding.witness', {
      facts:
        'the plan is Medicare, the plan is an employer group Medicare plan (EGWP) and the account has a Medicare plan',
    }),
  }),
  inCare('"when": "isMedicare", "medicareLink": "route:claims",\n "link": "route:home"', {
    finding: `unreachable-default:${careId}:link`,
    line: '"link": "route:home"',
    says: aMedicareMember,
  }),
  inCare('"medicareLink": "route:claims"', {
    finding: `no-link:${careId}`,
    line: '"urgentCare"',
    says: say('finding.witness', { facts: 'any member with one plan' }),
  }),
  inCare('"link": "route:chooseCoverage"', {
    finding: `missing-target:${careId}:link:route:chooseCoverage`,
    line: '"route:chooseCoverage"',
    says: say('finding.witness', { facts: 'any member with one plan' }),
  }),
  inRules('{ "and": [{ "var": "hasOtcLink" }, { "!": { "var": "isMedicare" } }] }', {
    finding: 'dead-rule:seeded',
    says: say('nobody-gets.because', {
      constraints: 'over-the-counter links exist only in Medicare plans (otcOnlyForMedicare)',
    }),
  }),
  inRules('{ "or": [{ "var": "hasInvoice" }, { "!": { "var": "isPastDue" } }] }', {
    finding: 'always-true:seeded',
    says: say('finding.witness', { facts: 'any member with one plan' }),
  }),
  inRules('{ "!": { "!": { "var": "isMedicare" } } }', {
    finding: 'equal-rules:seeded:isMedicare',
    says: aMedicareMember,
  }),
  inRules('{ "and": [{ "var": "isMedicare" }, { "var": "isPPO" }] }', {
    finding: 'unused-rule:seeded',
    says: `${say('finding.unused-rule.hint')} [`,
  }),
  {
    file: 'config/screens/billing.json',
    find: '"key": "billing.payNow",',
    replace: '"key": "billing.payNow",\n "when": "hasBilling",',
    finding: 'implied-gate:billing.payNow:when',
    line: '"when": "hasBilling",',
    says: say('finding.witness', { facts: 'the plan bills the member' }),
  },
  {
    file: 'config/screens/billing.json',
    find: '"use": "support", "area": "side"',
    replace: '"use": "support", "area": "side", "when": "noPlansExperience"',
    finding: 'dead-place:billing/support',
    line: '"use": "support"',
    says: 'remove it from this screen. No possible member meets all of these',
  },
  {
    file: 'config/screens/billing.json',
    find: '"when": "hasNoPbaId", "frame": "payNowWholeAccount"',
    replace: '"when": "hasPbaId", "frame": "payNowWholeAccount"',
    finding: 'empty-screen:billing.payNow',
    line: '"billing.payNow"',
    says: say('finding.witness', { facts: 'the plan bills the member' }),
  },
  {
    file: 'config/rules/facts.json',
    find: '"isPPO": {',
    replace:
      '"isIdle": { "type": "boolean", "from": "data:idle", "changes": "never", "says": { "en": "idle", "es": "x" }, "saysNot": { "en": "x", "es": "x" } },\n "isPPO": {',
    finding: 'unused-fact:isIdle',
    line: '"isIdle"',
    says: `${say('finding.unused-fact.hint')} [`,
  },
  {
    file: 'config/rules/constraints.json',
    find: '"id": "twoLanguages",',
    replace:
      '"id": "impossible", "status": "stated", "evidence": { "en": "x", "es": "x" }, "says": { "en": "x", "es": "x" }, "logic": { "and": [{ "var": "isPPO" }, { "!": { "var": "isPPO" } }] } },\n { "id": "twoLanguages",',
    finding: 'contradictory-constraints:impossible',
    line: '"impossible"',
    says: 'the analysis cannot continue before that',
  },
  {
    file: 'locales/en/home.json',
    find: '"urgentCare": { "label": ',
    replace: '"urgentCare": { "medicareLabel": ',
    finding: `no-label:${careId}:en`,
    line: '"urgentCare"',
    says: say('finding.witness', { facts: 'any member with one plan' }),
  },
  {
    file: 'config/rules/waivers.json',
    find: '"waivers": [',
    replace: '"waivers": [\n { "finding": "dead-item:gone", "reason": "It left the portal long ago." },',
    finding: 'stale-waiver:dead-item:gone',
    line: '"dead-item:gone"',
    says: say('finding.stale-waiver.hint'),
  },
];

it.each(defects)(
  '$finding is reported with its line, its id and a member, or the reason',
  ({ file, find, replace, finding, line, says }) => {
    const text = shipped.find((document) => document.file === file)!.text;
    expect(text).toContain(find);
    const edited = withText(shipped, file, text.replace(find, replace)).map((document) => ({
      ...document,
      fullPath: document.file,
    }));
    const reported = findingProblems(edited).problems.filter(({ hint }) => hint.includes(`[${finding}]`));
    expect(reported).toHaveLength(1);
    const lines = edited.find((document) => document.file === reported[0]!.file)!.text.split('\n');
    expect(lines.slice(reported[0]!.line - 1, reported[0]!.line + 1).join('\n')).toContain(line);
    expect(reported[0]!.hint).toContain(says);
  },
);

it('with sample members, the example of a finding is one of them: Leon, the most ordinary one with a Medicare plan', () => {
  const { states } = frozenPortal();
  const edited = withText(
    shipped,
    home,
    shipped
      .find(({ file }) => file === home)!
      .text.replace(
        careItem,
        '"id": "urgentCare", "when": "isMedicare", "medicareLink": "route:claims", "link": "route:home"',
      ),
  );
  const reported = findingProblems(edited, 'en', () => states).problems.map(({ hint }) => hint);
  expect(reported.join('\n')).toContain(
    say('finding.witness', { facts: 'm12 (Leon Fitzhugh: group Medicare drug plan only, covered)' }),
  );
});

it('has no other finding for the shipped configuration, and waives six facts that no gate uses', () => {
  const { problems, analysis } = findingProblems(shipped);
  expect(problems).toEqual([]);
  expect(new Set(analysis.waived.map(({ code }) => code))).toEqual(new Set(['unused-fact']));
  expect(analysis.waived).toHaveLength(6);
});
