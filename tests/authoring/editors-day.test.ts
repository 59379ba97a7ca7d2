import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPath } from '../../src/view/screen/open-address.ts';
import { buildShell } from '../../src/view/shell/build-shell.ts';
import type { ViewContext } from '../../src/view/view-context.ts';
import { editedCopy, type EditedCopy } from '../support/config/edited-copy.ts';
import { contextIn } from '../support/members/sample-context.ts';
import { screenIn } from '../support/members/sample-screen.ts';

let copy: EditedCopy;
beforeEach(() => {
  copy = editedCopy();
});
afterEach(() => copy.remove());

const item = (context: ViewContext, screen: string, id: string) =>
  screenIn(screen, context).items.find((one) => one.id === id);

/**
 * The copy has no errors except unconfirmed texts, and differs from the shipped files only in these
 * files.
 */
const expectSound = async (touched: readonly string[]): Promise<void> => {
  const { code, text } = await copy.check();
  const problems = text.split('\n\n').slice(0, -1);
  expect(problems.filter((problem) => !problem.includes('portal words confirm'))).toEqual([]);
  expect(code).toBe(0);
  expect(copy.touched()).toEqual([...touched].sort());
};

/** The check refuses the copy and says where and what to write. */
const expectRefused = async (file: string, ...words: readonly string[]): Promise<void> => {
  const { code, text } = await copy.check();
  expect(code).toBe(1);
  expect(text).toContain(file);
  for (const word of words) expect(text).toContain(word);
};

describe("an editor's day, without a line of code", () => {
  const medicare = '"medicareLink": "link:medicarePreventiveCare"';

  it('a Medicare link is changed in one file', async () => {
    copy.replace('config/screens/coverage.json', medicare, '"medicareLink": "link:medicarePlans"');
    copy.replace(
      'config/addresses/links.json',
      '    "medicarePreventiveCare": { "href": "https://{host}/medicare/annual-wellness-visit" },\n',
      '',
    );
    await expectSound(['config/screens/coverage.json', 'config/addresses/links.json']);
    const portal = copy.compiled();
    expect(item(contextIn(portal, { id: 'm08' }), 'coverage.wellness', 'preventive')?.link?.href).toBe(
      'https://www.brisamar.example/plans/medicare',
    );
    expect(item(contextIn(portal, { id: 'm01' }), 'coverage.wellness', 'preventive')?.link?.href).toContain(
      'preventive-care',
    );
  });

  it('a link to an undeclared name is caught with its position and the nearest name', async () => {
    copy.replace('config/screens/coverage.json', medicare, '"medicareLink": "link:medicarePrevntiveCare"');
    await expectRefused(
      'config/screens/coverage.json:',
      '`medicarePrevntiveCare`',
      'Use `medicarePreventiveCare`',
    );
  });

  it('PPO members get another Spanish label in one file', async () => {
    copy.replace(
      'locales/es/home.json',
      '"ppoLinkText": "Buscar en el nivel 1"',
      '"ppoLinkText": "Ver el nivel 1"',
    );
    await expectSound(['locales/es/home.json']);
    const portal = copy.compiled();
    expect(item(contextIn(portal, { id: 'm06', language: 'es' }), 'home', 'tier1')?.linkText).toBe(
      'Ver el nivel 1',
    );
    expect(item(contextIn(portal, { id: 'm06' }), 'home', 'tier1')?.linkText).toBe('Search tier 1');
    expect(item(contextIn(portal, { id: 'm05', language: 'es' }), 'home', 'tier1')?.linkText).not.toBe(
      'Ver el nivel 1',
    );
  });

  it('a label for a plan that does not exist is caught', async () => {
    copy.replace(
      'locales/es/home.json',
      '"ppoLinkText": "Buscar en el nivel 1"',
      '"pppoLinkText": "Ver el nivel 1"',
    );
    await expectRefused('locales/es/home.json:', 'pppo', 'ppo');
  });

  const reimbursement =
    '{ "id": "medicalReimbursement", "link": "route:claims.medicalReimbursement", "icon": "document" }';
  const hidden = reimbursement.replace('"link"', '"when": "isNotCalpers", "link"');

  it('a card is hidden from CalPERS members in the screen, with a rule for the gate', async () => {
    copy.replace('config/screens/claims.json', reimbursement, hidden);
    copy.replace(
      'config/rules/rules.json',
      '    "isNotPPO": {',
      '    "isNotCalpers": {\n      "says": { "en": "the plan is not CalPERS", "es": "el plan no es de CalPERS" },\n      "logic": { "!": { "var": "isCalpers" } }\n    },\n    "isNotPPO": {',
    );
    await expectSound(['config/screens/claims.json', 'config/rules/rules.json']);
    const portal = copy.compiled();
    const shows = (id: string) =>
      item(contextIn(portal, { id }), 'claims', 'medicalReimbursement') !== undefined;
    expect(['m01', 'm08', 'm11', 'm13'].map(shows)).toEqual([true, true, false, false]);
  });

  it('an undeclared gate is caught', async () => {
    copy.replace('config/screens/claims.json', reimbursement, hidden);
    await expectRefused(
      'config/screens/claims.json:',
      '`isNotCalpers`',
      'declare `isNotCalpers` in config/rules/facts.json or rules.json',
    );
  });

  const letters = '{ "id": "documentCenter", "link": "route:documentCenter", "icon": "document" },';
  const addCard = (): void =>
    copy.replace(
      'config/screens/coverage.json',
      letters,
      `${letters}\n            { "id": "benefitTips", "link": "link:wellnessResources", "icon": "info", "openInNewTab": true },`,
    );
  const addWords = (language: 'en' | 'es', title: string): void =>
    copy.replace(
      `locales/${language}/coverage.json`,
      '      "elsewhere": {',
      `      "benefitTips": { "title": "${title}" },\n      "elsewhere": {`,
    );

  it('a card is added in three files', async () => {
    addCard();
    addWords('en', 'Get the most from your plan');
    addWords('es', 'Aproveche mejor su plan');
    await expectSound([
      'config/screens/coverage.json',
      'locales/en/coverage.json',
      'locales/es/coverage.json',
    ]);
    const card = item(
      contextIn(copy.compiled(), { id: 'm02', language: 'es' }),
      'coverage.documents',
      'benefitTips',
    );
    expect(card).toMatchObject({ title: 'Aproveche mejor su plan', icon: 'info', link: { newTab: true } });
  });

  it('a card without its Spanish texts is caught', async () => {
    addCard();
    addWords('en', 'Get the most from your plan');
    await expectRefused(
      'locales/es/coverage.json:',
      '`benefitTips`',
      'Spanish texts',
      'see also locales/en/coverage.json:',
    );
  });
});

describe("an editor's larger changes, without a line of code", () => {
  const balances = '{ "key": "balances", "blocks"';
  const screen = (gate: string) =>
    `{ "key": "tips", "when": "${gate}", "menu": { "in": "main", "order": 7 }, "blocks": [{ "type": "text", "id": "hello" }, { "type": "shared", "use": "support" }] },\n    ${balances}`;
  const words = (path: string, title: string, text: string) =>
    `"tips": { "path": "${path}", "title": "${title}", "items": { "hello": { "content": "${text}" } } },\n  "balances": {`;

  it('a whole screen with route, menu place and gate is added in three files', async () => {
    copy.replace('config/screens/messages.json', balances, screen('isPPO'));
    copy.replace(
      'locales/en/messages.json',
      '"balances": {',
      words('tips', 'Tips', 'How to use a PPO plan.'),
    );
    copy.replace(
      'locales/es/messages.json',
      '"balances": {',
      words('consejos', 'Consejos', 'Cómo usar un plan PPO.'),
    );
    await expectSound([
      'config/screens/messages.json',
      'locales/en/messages.json',
      'locales/es/messages.json',
    ]);
    const portal = copy.compiled();
    const ppo = contextIn(portal, { id: 'm06', language: 'es' });
    expect(openPath('/consejos', ppo)).toMatchObject({ kind: 'screen', screen: { key: 'tips' } });
    expect(screenIn('tips', ppo).blocks[0]).toMatchObject({ content: 'Cómo usar un plan PPO.' });
    const menu = (context: ViewContext) =>
      buildShell(context, { place: { pathname: '/', search: '', hash: '' }, currentKey: 'home' }).main.map(
        ({ label }) => label,
      );
    expect(menu(ppo).at(-1)).toBe('Consejos');
    const other = contextIn(portal, { id: 'm01' });
    expect([openPath('/tips', other).kind, menu(other).includes('Tips')]).toEqual(['nothing', false]);
  });

  it('R2.002: another segment in a locale file gives another address, without a change of code', async () => {
    copy.replace('locales/es/messages.json', '"path": "saldos"', '"path": "mis-saldos"');
    await expectSound(['locales/es/messages.json']);
    const context = contextIn(copy.compiled(), { id: 'm01', language: 'es' });
    expect(openPath('/mis-saldos', context)).toMatchObject({ kind: 'screen', screen: { key: 'balances' } });
    expect(openPath('/saldos', context)).toMatchObject({ screen: { key: 'notFound' } });
    expect(item(context, 'coverage', 'balances')?.link?.href).toBe('/mis-saldos');
  });

  it('a screen that forgets its Spanish path is caught', async () => {
    copy.replace('config/screens/messages.json', balances, screen('isPPO'));
    copy.replace(
      'locales/en/messages.json',
      '"balances": {',
      words('tips', 'Tips', 'How to use a PPO plan.'),
    );
    await expectRefused('tips', 'Spanish');
  });

  const unionFact =
    '"facts": {\n    "isUnion": { "type": "boolean", "from": "data:isUnion", "changes": "never", "says": { "en": "the plan is a union plan", "es": "el plan es de un sindicato" }, "saysNot": { "en": "the plan is not a union plan", "es": "el plan no es de un sindicato" } },';
  const unionVariant =
    '{ "name": "union", "when": "isUnion", "says": { "en": "union plan", "es": "plan de un sindicato" } },\n    { "name": "ppo"';
  const addVariant = (): void => {
    copy.replace('config/rules/facts.json', '"facts": {', unionFact);
    copy.replace('config/rules/plans.json', '{ "name": "ppo"', unionVariant);
  };
  const ofCoverage = '{ "!": { "var": "isFEHB" } },\n              { "!": { "var": "hasBilling" } },';
  /** That vendors do send the property, and that it is one of a coverage. */
  const declareProperty = (): void => {
    copy.replace(
      'config/rules/properties.json',
      '"properties": {}',
      '"properties": { "isUnion": "isUnion" }',
    );
    copy.replace(
      'config/rules/constraints.json',
      ofCoverage,
      `{ "!": { "var": "isUnion" } },\n              ${ofCoverage}`,
    );
  };

  it('a plan variant of a new property of the data string needs its fact, its place, the property and its constraint, and one file more where its link differs', async () => {
    addVariant();
    declareProperty();
    copy.replace(
      'config/screens/coverage.json',
      '"medicareLink": "link:medicareWellnessResources"',
      '"medicareLink": "link:medicareWellnessResources",\n              "unionLink": "link:groupPlans"',
    );
    const rules = ['facts', 'plans', 'properties', 'constraints'].map((name) => `config/rules/${name}.json`);
    await expectSound([...rules, 'config/screens/coverage.json']);
    const portal = copy.compiled();
    const href = (besides?: string) =>
      item(
        contextIn(portal, { id: 'm16', ...(besides !== undefined && { besides }) }),
        'coverage.wellness',
        'resources',
      )?.link?.href;
    expect(href('isUnion,1,Yes')).toBe('https://www.brisamar.example/plans/group');
    expect(href('isUnion,1,No')).toBe('https://www.brisamar.example/wellness/resources');
    expect(href()).toBe('https://www.brisamar.example/wellness/resources');
  });

  it('a fact of an unknown property without constraints is reported, with the text to write', async () => {
    addVariant();
    const { code, text } = await copy.check();
    expect(code).toBe(0);
    expect(text).toMatch(/facts\.json:4:\d+ {2}warning {2}the coverage data has no property `isUnion`/);
    expect(text).toContain('list "isUnion": "isUnion" in config/rules/properties.json');
    expect(text).toMatch(
      /the fact `isUnion` could be true for visitors who are signed out[\s\S]*`flagsNeedCoverage`[\s\S]*\[loose-fact:isUnion\]/,
    );
  });

  it('a part of a condition without effect is reported, and only that part', async () => {
    copy.replace(
      'config/screens/home.json',
      '"when": "isPosOrPpo"',
      '"when": ["isPPO", "isNotMedicare", "isPosOrPpo"]',
    );
    const { text } = await copy.check();
    expect(text.match(/\[idle-condition:[^\]]*\]/g)).toEqual([
      '[idle-condition:home/networkCare:when:isPosOrPpo]',
    ]);
    expect(text).toContain(
      '`isPosOrPpo` has no effect in the condition of `home/networkCare`: the other parts decide the result',
    );
  });

  it('a link for a variant that is not in the plans is caught', async () => {
    copy.replace(
      'config/screens/coverage.json',
      '"medicareLink": "link:medicareWellnessResources"',
      '"medicareLink": "link:medicareWellnessResources",\n              "unionLink": "link:groupPlans"',
    );
    await expectRefused(
      'config/screens/coverage.json:',
      '`union`',
      'declare `union` in config/rules/plans.json',
    );
  });

  it('an undeclared document and list are caught', async () => {
    copy.replace('config/screens/coverage.json', '"link": "doc:handbook.next"', '"link": "doc:handbook.nxt"');
    copy.replace('config/screens/coverage.json', '"link": "member:riders"', '"link": "member:rider"');
    await expectRefused('config/screens/coverage.json:', '`handbook.nxt`', 'Use `handbook.next`');
    await expectRefused('config/screens/coverage.json:', '`rider`', 'Use `riders`');
  });
});
