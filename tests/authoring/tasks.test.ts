import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRowMembers } from '../../src/samples/read-members.ts';
import { openAddress } from '../../src/view/screen/open-address.ts';
import { trial, type Trial } from '../support/config/trial.ts';
import { contextIn } from '../support/members/sample-context.ts';
import { screenIn } from '../support/members/sample-screen.ts';
import { stubBuild } from '../support/servers/stub-build.ts';

/**
 * Tasks of content editors that need more than an edit of a file: each with its steps, and with what members
 * must get in the end.
 */

let copy: Trial;
beforeEach(() => {
  copy = trial();
});
afterEach(() => copy.remove());

/** What a sample member gets of a screen of the copy. */
const shown = (screen: string, id: string, language: 'en' | 'es' = 'en') =>
  screenIn(screen, contextIn(copy.compiled(), { id, language }));

test('a card for PPO members only', async () => {
  const words = ['--en', 'Care away from home', '--es', 'Atención fuera de casa'];
  const made = await copy.portal(
    'new',
    'card',
    '--id',
    'awayFromHome',
    '--screen',
    'claims',
    '--block',
    'forms',
    ...words,
    '--link',
    'route:findCare',
    '--when',
    'isPPO',
  );
  expect(made.exit).toBe(0);
  expect((await copy.portal('check')).text).toBe('0 errors, 0 warnings\n');
  const readers = ['m01', 'm05', 'm06', 'm07', 'm08', 'm17'].filter((id) =>
    shown('claims', id).itemIds.includes('awayFromHome'),
  );
  expect(readers).toEqual(['m06', 'm07']);
});

test('another order on home', async () => {
  const pharmacy =
    '{ "id": "drugCosts", "when": "hasPharmacy", "link": "pharmacy:prescriptionCostsUrl", "icon": "pill", "openInNewTab": true }';
  const first = '{ "id": "requestIdCard", "link": "route:idCard", "icon": "idCard" }';
  copy.replace('config/screens/home.json', `,\n            ${pharmacy}`, '');
  copy.replace('config/screens/home.json', first, `${pharmacy},\n            ${first}`);
  expect((await copy.portal('check')).text).toBe('0 errors, 0 warnings\n');
  const order = (id: string) =>
    shown('home', id).itemIds.filter((item) => ['drugCosts', 'requestIdCard', 'urgentCare'].includes(item));
  expect([order('m01'), order('m07')]).toEqual([
    ['drugCosts', 'requestIdCard', 'urgentCare'],
    ['requestIdCard', 'urgentCare'],
  ]);
});

test('a phrase everywhere: every occurrence is listed, and none remains afterwards', async () => {
  const places = async () =>
    (await copy.portal('explain', 'word', 'Urgent care')).text.match(/locales\/en\/[a-z-]+\.json(?=:\d)/g) ??
    [];
  const before = await places();
  expect([...new Set(before)].length).toBeGreaterThan(3);
  const isTitle = /"Urgent care/g;
  copy.rewrite('locales/en', (text) =>
    text.replace(isTitle, '"Care today').replaceAll('urgent care', 'care today'),
  );
  expect(await places()).toEqual([]);
  expect(shown('home', 'm01').items.find(({ id }) => id === 'urgentCare')?.label).toBe('Care today');
});

test('the page of a Medicare member in Spanish: her links and texts, no over-the-counter benefit', () => {
  const pharmacy = shown('pharmacy', 'm09', 'es');
  expect(pharmacy.isOpen).toBe(true);
  expect(pharmacy.blockIds).not.toContain('overTheCounter');
  expect(
    shown('coverage.wellness', 'm09', 'es').items.find(({ id }) => id === 'preventive')?.link?.href,
  ).toBe('https://www.brisamar.example/medicare/annual-wellness-visit');
});

test('publish, see who was affected, and roll back', { timeout: 60_000 }, async () => {
  const dist = stubBuild();
  const publish = async (...more: readonly string[]) => {
    const { exit, text } = await copy.portal('publish', '--to', dist, '--json', ...more);
    expect(exit).toBe(0);
    return (JSON.parse(text) as { readonly release: string }).release;
  };
  const first = await publish();
  copy.rewrite('config/screens', (text) => text.replaceAll('"when": "isCalpers"', '"when": "isFEHB"'));
  const second = await publish('--message', 'Travel for federal employees');
  const releases = await copy.portal('releases', '--in', dist, '--changes');
  expect(releases.text).toMatch(new RegExp(`^\\* .*${second}.*Travel for federal employees`, 'm'));
  expect(releases.text).toMatch(/claims\.travelReimbursement[^]*m14[^]*m11, m13, m17\/1/);
  const since = await copy.portal('diff', '#1', 'live', '--in', dist);
  expect(since.text).toMatch(/claims\.travelReimbursement/);
  expect(since.text).toContain('m14');
  expect((await copy.portal('rollback', first, '--in', dist)).exit).toBe(0);
  expect((await copy.portal('releases', '--in', dist)).text).toMatch(
    new RegExp(`^\\* .*${first}  rollback`, 'm'),
  );
});

test('a card that is hidden until a day, and its entry in the calendar', async () => {
  const reimbursement =
    '{ "id": "medicalReimbursement", "link": "route:claims.medicalReimbursement", "icon": "document" }';
  copy.replace(
    'config/screens/claims.json',
    reimbursement,
    reimbursement.replace('"link"', '"from": "2027-02-01", "link"'),
  );
  expect((await copy.portal('check')).exit).toBe(0);
  const { text } = await copy.portal('calendar');
  expect(text).toMatch(/2027-02-01[^]*medicalReimbursement/);
  const on = async (day: string) =>
    (await copy.portal('explain', 'claims/forms/medicalReimbursement', '--as', 'm01', '--on', day)).text;
  expect(await on('2027-01-31')).not.toMatch(/is shown\./);
  expect(await on('2027-02-01')).toMatch(/^`claims\/forms\/medicalReimbursement` is shown\./);
  // The views of the samples are those of 5 January 2027.
  expect(shown('claims', 'm01').itemIds).not.toContain('medicalReimbursement');
});

test('changing the phone of one plan takes one line, and affects the support card, the header and every link of its members', async () => {
  copy.replace(
    'config/site/values.json',
    '{ "default": "1-800-555-0166" }',
    '{ "default": "1-800-555-0166", "medicare": "1-800-555-0177" }',
  );
  expect((await copy.portal('check')).text).toBe('0 errors, 0 warnings\n');
  const call = (id: string) =>
    shown('coverage.wellness', id).items.find((item) => item.id === 'nurseLine')?.link?.href;
  expect([call('m08'), call('m01')]).toEqual(['tel:18005550177', 'tel:18005550166']);
  const support = (id: string) =>
    JSON.stringify(shown('home', id).blocks.filter((block) => block.id === 'support'));
  expect(support('m08')).toContain('1-800-555-0177');
  expect(support('m01')).toContain('1-800-555-0166');
});

test('a change of the English makes only that text outdated, until it is confirmed', async () => {
  expect((await copy.portal('words', 'stale')).text).not.toContain('locales/en/home.json');
  copy.replace('locales/en/home.json', '"Search tier 1"', '"Find care in tier 1"');
  const stale = await copy.portal('words', 'stale');
  expect(stale.text).toContain('ppoLinkText');
  expect(stale.text).toContain('Find care in tier 1');
  const [address = ''] = /locales\/en\/home\.json#\S+/.exec(stale.text) ?? [];
  expect((await copy.portal('check')).text).toContain('locales/es/home.json');
  expect((await copy.portal('words', 'confirm', address)).exit).toBe(0);
  expect((await copy.portal('check')).text).toBe('0 errors, 0 warnings\n');
});

test('another Spanish path: the old addresses of the screen and of those below it redirect to the new ones', async () => {
  const before = copy.compiled().config.paths.es['pharmacy.formsAndPolicies'] ?? '';
  expect((await copy.portal('new', 'path', '--id', 'pharmacy', '--path-es', 'mi-farmacia')).exit).toBe(0);
  expect((await copy.portal('check')).text).toBe('0 errors, 0 warnings\n');
  expect(copy.touched()).toEqual(['config/screens/pharmacy.json', 'locales/es/pharmacy.json']);
  const context = contextIn(copy.compiled(), { id: 'm09', language: 'es' });
  const after = before.replace(/^\/[^/]+/, '/mi-farmacia');
  const opens = (pathname: string) => openAddress({ pathname, search: '' }, context);
  expect(opens(before)).toMatchObject({ kind: 'redirect', href: encodeURI(after) });
  expect(opens(after)).toMatchObject({ kind: 'screen', screen: { key: 'pharmacy.formsAndPolicies' } });
});

test('the past-due texts: found by their content, changed in both languages, read by the two members whose premium is past due', async () => {
  expect((await copy.portal('explain', 'word', 'past due')).text).toContain(
    'premiumDue.pastDue: PAST DUE  (locales/en/components.json:',
  );
  copy.replace('locales/en/components.json', '"PAST DUE"', '"PAYMENT LATE"');
  copy.replace('locales/es/components.json', '"VENCIDO"', '"PAGO ATRASADO"');
  expect((await copy.portal('check')).text).toContain('0 errors, 1 warning');
  expect((await copy.portal('words', 'confirm', 'locales/en/components.json#premiumDue/pastDue')).exit).toBe(
    0,
  );
  expect((await copy.portal('check')).text).toBe('0 errors, 0 warnings\n');
  const { words } = copy.compiled();
  expect([words.en, words.es].map(({ components }) => components['premiumDue'])).toMatchObject([
    { pastDue: 'PAYMENT LATE' },
    { pastDue: 'PAGO ATRASADO' },
  ]);
  const isPastDue = (id: string) =>
    shown('home', id).blocks.some((block) => block.type === 'premiumDue' && block.isPastDue);
  expect(
    readRowMembers()
      .map(({ id }) => id)
      .filter(isPastDue),
  ).toEqual(['m02', 'm09']);
});
