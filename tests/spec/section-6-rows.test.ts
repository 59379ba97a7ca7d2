import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/config/portal-config.ts';
import { readRowMembers } from '../../src/samples/read-members.ts';
import { matchPath, screenOf } from '../../src/view/routes/paths.ts';
import { screenAccess } from '../../src/view/routes/screen-access.ts';
import { firstLoginView } from '../../src/view/screen/first-login-view.ts';
import { openPath } from '../../src/view/screen/open-address.ts';
import { sampleContext } from '../support/members/sample-context.ts';
import { itemOf, sampleScreen, screenIn } from '../support/members/sample-screen.ts';

const all = Array.from({ length: 21 }, (_, index) => `m${String(index + 1).padStart(2, '0')}`);
const but = (...some: readonly string[]): readonly string[] => all.filter((id) => !some.includes(id));
const some = (text: string): readonly string[] => text.split(' ').map((number) => `m${number}`);

const withPlan = but('m19');
const billed = some('01 02 03 04 08 09 13 20');
const calpers = some('11 13 17');

/**
 * Who may open each screen of appendix P, written by hand from R6.01 to R6.25; the coverage first in filing
 * order is selected.
 */
const opensFor: Readonly<Record<string, readonly string[]>> = {
  home: all,
  viewMyPlans: some('17 18'),
  coverage: withPlan,
  'coverage.wellness': withPlan,
  'coverage.behavioralHealth': withPlan,
  'coverage.authorizations': withPlan,
  'coverage.coveredMembers': withPlan,
  'coverage.documents': withPlan,
  idCard: withPlan,
  'coverage.requestIdCard': withPlan,
  'coverage.forms': withPlan,
  'coverage.forms.dependentsAdd': some('01 02 03 04 05 06 10 16 20'),
  'coverage.forms.dependentsRemove': some('01 02 03 04 05 06 10 16 20'),
  'coverage.forms.terminate': some('01 02 03 04 05 06 10 11 12 13 14 15 16 17 20'),
  'coverage.forms.changeMyPlan': some('01 02 03 04 08 09 10 18 20'),
  pharmacy: but('m07', 'm19'),
  'pharmacy.formsAndPolicies': but('m07', 'm19'),
  findCare: withPlan,
  'findCare.careTeam': withPlan,
  'findCare.healthLibrary': withPlan,
  'findCare.forms': withPlan,
  'findCare.forms.caseManagementReferral': withPlan,
  'findCare.forms.diseaseManagementReferral': withPlan,
  changePcp: but('m06', 'm07', 'm12', 'm19'),
  billing: billed,
  'billing.guestPay': billed,
  'billing.payNow': billed,
  'billing.autoPay': some('01 02 03 04 08 09 13'),
  'billing.pastPayments': billed,
  'billing.billingHistory': billed,
  claims: all,
  'claims.medicalReimbursement': all,
  'claims.atHomeCovid19': but('m08', 'm09', 'm10', 'm11', 'm12', 'm18'),
  'claims.calpersReimbursement': calpers,
  'claims.travelReimbursement': calpers,
  messages: all,
  balances: withPlan,
  notifications: all,
  support: all,
  proxyInvite: withPlan,
  grievanceForm: all,
  account: all,
  'account.manageAccess': all,
  'account.languages': all,
  'account.notifications': all,
  'account.paperless': but('m10', 'm11', 'm12', 'm18'),
  'account.changePassword': all,
  'account.deactivate': all,
  'account.letters': all,
  'account.forms': withPlan,
  'account.forms.contactInformation': withPlan,
  'account.forms.planName': some('03 04 20 21'),
  'account.forms.ssnVerification': some('01'),
  'account.forms.ssnCorrection': some('03'),
  documentCenter: all,
  'documentCenter.correspondence': all,
  help: all,
  helpModal: all,
};

const contextsIn = (language: Language) =>
  readRowMembers().map(({ id }) => ({ id, context: sampleContext({ id, language }) }));
const contexts = { en: contextsIn('en'), es: contextsIn('es') };

describe('the gates of appendix P', () => {
  it('R6.13 A19: are written down for screens that the portal has', () => {
    const { config } = sampleContext({});
    const own = config.screens.filter(
      (screen) => (screen.layout ?? 'member') !== 'public' && screen.forwardTo === undefined,
    );
    const without = ['chooseCoverage', 'notFound', 'extraPage'];
    const keys = own.map(({ key }) => key).filter((key) => !without.includes(key));
    expect(keys).toEqual(expect.arrayContaining(Object.keys(opensFor)));
  });

  it.each(Object.entries(opensFor))('%s opens for these members, in both languages', (key, members) => {
    for (const language of ['en', 'es'] as const) {
      const open = contexts[language].filter(({ context }) => {
        const opening = openPath(context.config.paths[language][key] ?? '', context);
        return opening.kind === 'screen' && opening.screen.key === key;
      });
      expect(open.map(({ id }) => id)).toEqual(members);
    }
  });

  it('R6.13: a closed billing or pharmacy route shows nothing, and a member without plans is sent home', () => {
    expect(openPath('/premium-billing', sampleContext({ id: 'm05' })).kind).toBe('nothing');
    expect(openPath('/pharmacy', sampleContext({ id: 'm07' })).kind).toBe('nothing');
    expect(openPath('/premium-billing/autopay', sampleContext({ id: 'm20' })).kind).toBe('nothing');
    expect(openPath('/pharmacy', sampleContext({ id: 'm19' }))).toMatchObject({
      kind: 'redirect',
      href: '/home',
      resetRedirect: true,
    });
  });

  it('A100: no member sees a link to a screen that is closed to that member', () => {
    let links = 0;
    for (const { id, context } of contexts.en)
      for (const { key } of context.config.screens)
        for (const { link } of screenIn(key, context).items) {
          if (link?.kind !== 'route') continue;
          const target = matchPath(context.config, 'en', link.href.replace(/[?#].*$/, ''));
          const screen = target === undefined ? undefined : screenOf(context.config, target);
          expect([id, key, link.href, screen && screenAccess(screen, context).access]).toEqual([
            id,
            key,
            link.href,
            'open',
          ]);
          links += 1;
        }
    expect(links).toBeGreaterThan(1000);
  });
});

describe('what roles and plans change', () => {
  it('R6.02: subscriber and member, holder and others differ', () => {
    const fact = (id: string, name: string) => sampleContext({ id }).gate.facts[name];
    expect(['m01', 'm07', 'm21'].map((id) => fact(id, 'isSubscriber'))).toEqual([true, false, false]);
    expect(['m01', 'm20'].map((id) => fact(id, 'hasSharedMembers'))).toEqual([false, true]);
    expect(sampleContext({}).gate.facts['isLoggedIn']).toBe(false);
  });

  it('R6.04: the first-time dialog is for those who sign in first, but not over the account of a proxy subject', () => {
    const due = all.filter((id) => firstLoginView(sampleContext({ id })).isDue);
    expect(due).toEqual(['m03', 'm06', 'm15', 'm20']);
    const { account } = sampleContext({ id: 'm21' }).member!;
    expect([account.firstTimeLogin, account.isProxySubject]).toEqual([true, true]);
    expect(firstLoginView(sampleContext({})).isDue).toBe(false);
  });

  it('R6.25 R1.15 R3.063: link and texts follow egwp, then Medicare, then CalPERS, or else the plain ones', () => {
    const path = (screen: string, item: string, id: string) =>
      new URL(itemOf(screen, item, { id })?.link?.href ?? 'x:').pathname;
    const counseling = (id: string) => path('coverage.behavioralHealth', 'counseling', id);
    expect(['m11', 'm12'].map(counseling)).toEqual(['/group-retirees', '/group-retirees']);
    expect(['m08', 'm09', 'm10', 'm18'].map(counseling)).toEqual(Array.from({ length: 4 }, () => '/seniors'));
    expect(['m13', 'm17'].map(counseling)).toEqual(['/public-employees', '/public-employees']);
    expect(['m01', 'm05', 'm06', 'm14', 'm15'].map(counseling)).toEqual(
      Array.from({ length: 5 }, () => '/members'),
    );
    const wellness = (id: string) => itemOf('coverage.wellness', 'preventive', { id });
    expect([wellness('m11')?.title, wellness('m13')?.title]).toEqual([
      'Annual wellness visit',
      'Preventive care',
    ]);
    expect(wellness('m11')?.linkText).toBe('See how to prepare');
  });

  it('R1.12: the three kinds of group Medicare have separate links', () => {
    const change = (id: string) =>
      sampleScreen('coverage.forms.changeMyPlan', { id }).blocks.map((block) =>
        'src' in block ? new URL(block.src).searchParams.get('option') : '',
      );
    expect([change('m10'), change('m11'), change('m12')]).toEqual([['planChangeSHCEGWP'], [], []]);
    expect(itemOf('claims', 'travelReimbursement', { id: 'm11' })).toBeDefined();
    expect(itemOf('claims', 'travelReimbursement', { id: 'm12' })).toBeUndefined();
  });

  it('R1.07 R1.08 R1.14: off-exchange, small and large groups and CalPERS are distinguished', () => {
    expect(itemOf('account.forms', 'planName', { id: 'm03' })).toBeDefined();
    expect(itemOf('account.forms', 'planName', { id: 'm01' })).toBeUndefined();
    for (const id of ['m05', 'm06', 'm07', 'm15'])
      for (const { title, label } of sampleScreen('coverage', { id }).items)
        expect(title ?? label).toBeTruthy();
    expect(sampleScreen('claims', { id: 'm13' }).itemIds).toEqual(
      expect.arrayContaining(['calpersReimbursement', 'travelReimbursement']),
    );
  });

  it('R1.09 R1.10 R1.11: POS, PPO and Medicare Advantage members find their own content', () => {
    expect(sampleScreen('home', { id: 'm05' }).blockIds).toContain('networkCare');
    expect(sampleScreen('findCare', { id: 'm06' }).blocks.some(({ type }) => type === 'tierCards')).toBe(
      true,
    );
    expect(itemOf('coverage.wellness', 'startFitness', { id: 'm08' })?.label).toBe('Silver & Fit');
  });
});
