import { frozenDocuments } from '../../../tests/support/config/frozen-config.ts';
import { expect, it } from 'vitest';
import { frozenPortal } from '../../../tests/support/config/analysed-portal.ts';
import { suggestionReport } from './suggestion-report.ts';

const { model } = frozenPortal();
const documents = frozenDocuments();
const asked = (words: string, language: 'en' | 'es' = 'en') =>
  suggestionReport(model, documents, words.split(' '), language);

it('finds the gate that hides one link from the members of one rule, with its line and the name of a rule', () => {
  const { lines, isFound } = asked('hide home/quickLinks/requestIdCard isPPO');
  expect(isFound).toBe(true);
  expect(lines[1]).toBe('  `home/quickLinks/requestIdCard` is hidden from: the plan is a PPO');
  expect(lines[3]).toMatch(
    /config\/screens\/home\.json:\d+ home\/quickLinks\/requestIdCard: no condition -> isNotPPO$/,
  );
});

it('hides the menu entry of a screen with a condition of that entry, so that the screen stays open', () => {
  const { lines, isFound } = asked('hide menus/main/billing isPPO');
  expect(isFound).toBe(true);
  expect(lines.at(-1)).toMatch(
    /config\/screens\/billing\.json:\d+ menus\/main\/billing: no condition -> isNotPPO$/,
  );
});

it('explains why nothing can be done: the effect exists, no member can get there, or others would be affected', () => {
  expect(asked('show billing/options noPlansExperience').lines).toEqual([
    expect.stringMatching(
      /none of these members can reach it, because of the condition of the screen `billing`: the plan bills the member;/,
    ),
  ]);
  expect(asked('show home isLoggedIn').lines).toEqual(['This is already the case. No edits are needed.']);
  expect(asked('hide home/premiumDue isPPO', 'es').lines.at(-2)).toContain(
    'Ningún cambio de una condición o regla',
  );
  expect(asked('hide home/premiumDue isPPO').lines.at(-1)).toContain('`billing/premiumDue`');
  expect(asked('show home/quickLinks/changePcp isPPO,isPOS').lines[0]).toMatch(
    /no such member is possible, because .*POS/,
  );
  expect(asked('show coverage.wellness !hasPlan').lines[0]).toContain('coverage.wellness');
  expect(asked('hide home/premiumDue isPPO').isFound).toBe(false);
});

it.each([
  ['hide home/quickLinks isPPO', '["hasPlan","isNotPPO"]'],
  ['hide claims isPPO', 'isNotPPO'],
  ['hide account isFEHB', '{"!":{"var":"isFEHB"}}'],
  ['show billing isMedicare', '{"or":[{"var":"hasBilling"},{"var":"isMedicare"}]}'],
  ['show billing everybody', 'no condition'],
  ['show pharmacy isCoverageSelected', 'no condition'],
  ['show claims.calpersReimbursement isPPO', '{"or":[{"var":"isCalpers"},{"var":"isPPO"}]}'],
])(
  'an effect can be requested for a block or screen, and applies to its contents and links to it: %s',
  (words, condition) => {
    const { lines, isFound } = asked(words);
    const [, id = ''] = words.split(' ');
    expect(isFound).toBe(true);
    expect(lines[2]).toBe(`  the content of \`${id}\`, and links to it, change too`);
    expect(lines[4]).toMatch(new RegExp(`${id}: .* -> `));
    expect(lines[4]).toContain(`-> ${condition}`);
  },
);

it.each([
  [
    'show billing/invoice isMedicare',
    'these also hide it from them: missing data (`billing/invoice`): there is an invoice.',
  ],
  [
    'hide home/premiumDue/payNow isPPO',
    'also control these items, which must not change: `billing/premiumDue/payNow`.',
  ],
  [
    'hide home/premiumDue isPPO',
    'also control these items, which must not change: `billing/premiumDue`, `billing/premiumDue/payNow`,',
  ],
])('a refusal names the real obstacle: %s', (words, obstacle) => {
  const { lines, isFound } = asked(words);
  expect(isFound).toBe(false);
  expect(lines.at(-1)).toContain(obstacle);
});

it('shortens the list of other changes, with a count', () => {
  expect(asked('hide home/premiumDue isPPO').lines.at(-1)).toMatch(/ and \d+ more\.$/);
});

it.each(['menus/legal', 'shell/social/YouTube', 'shell/brand/phone'])(
  'reports that %s cannot have a condition',
  (item) => {
    expect(asked(`hide ${item} isPPO`).lines).toContain(
      `\`${item}\`: it has no condition and cannot have one.`,
    );
  },
);

it('rejects invalid words, with the nearest name', () => {
  expect(() => asked('show home/quickLinks')).toThrow('groups of three');
  expect(() => asked('show home/quickLinks isPPOO')).toThrow('isPPO');
  expect(() => asked('show home/quickLinks plan:medicair')).toThrow('medicare');
});
