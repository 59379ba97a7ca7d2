import { describe, expect, it } from 'vitest';
import { holdsFor, stateOf } from '../../../src/analysis/space/space.ts';
import { outcomes } from '../../../src/analysis/table/outcomes.ts';
import { analysedPortal } from '../../support/config/analysed-portal.ts';

const { model, states } = analysedPortal();
const { diagrams, space } = model.world;

const sees = (sample: string, id: string): boolean => {
  const item = model.byId.get(id);
  const state = states.find(({ name }) => name === sample);
  if (!item || !state) throw new Error(`No item ${id} or no sample state ${sample}`);
  return holdsFor(diagrams, item.shown, stateOf(space, state.facts));
};

/** Which of some items each sample member sees. */
const seenBy = (
  samples: readonly string[],
  ids: readonly string[],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(samples.map((sample) => [sample, ids.filter((id) => sees(sample, id))]));

const all = (samples: readonly string[], ids: readonly string[]) =>
  expect(seenBy(samples, ids)).toEqual(Object.fromEntries(samples.map((sample) => [sample, ids])));
const none = (samples: readonly string[], ids: readonly string[]) =>
  expect(seenBy(samples, ids)).toEqual(Object.fromEntries(samples.map((sample) => [sample, []])));

const linkOf = (sample: string, id: string): string | undefined => {
  const state = stateOf(space, states.find(({ name }) => name === sample)!.facts);
  return model.byId.get(id)!.links.find(({ members }) => holdsFor(diagrams, members, state))?.value;
};

const plans = ['m01', 'm05', 'm08', 'm13', 'm14'];

describe('who sees what by R6.01 to R6.25, for sample members, with manual expectations', () => {
  it('R6.01: a signed-out visitor gets login, guest payment, account recovery and contact us, and no member screen', () => {
    all(['visitor'], ['login', 'login/signIn', 'contactUs', 'help', 'menus/legal/contactUs']);
    none(
      ['visitor'],
      [
        'home',
        'coverage',
        'pharmacy',
        'billing',
        'claims',
        'account',
        'findCare',
        'documentCenter',
        'messages',
        'viewMyPlans',
        'menus/main/home',
        'menus/header/messages',
      ],
    );
    none(['m01', 'm19'], ['login', 'menus/legal/contactUs']);
    all(['m01', 'm19'], ['home', 'messages', 'menus/header/messages']);
  });

  it('R6.06: the billing entry, banner and routes need billing', () => {
    const billing = [
      'menus/main/billing',
      'home/premiumDue',
      'billing',
      'billing.payNow',
      'billing.pastPayments',
      'billing.billingHistory',
    ];
    all(['m01', 'm08', 'm13'], billing);
    none(['m05', 'm07', 'm19'], billing);
  });

  it('R6.07: the pharmacy entry, its forms and its route need pharmacy benefits', () => {
    const pharmacy = ['menus/main/pharmacy', 'pharmacy', 'pharmacy.formsAndPolicies'];
    all(['m01', 'm05', 'm08'], pharmacy);
    none(['m07', 'm19'], pharmacy);
  });

  it('R6.08: paperless preferences need paperless options', () => {
    all(['m01', 'm08'], ['account.paperless']);
    none(
      ['m10'],
      ['account.paperless', 'menus/accountPersonal/paperlessOn', 'menus/accountPersonal/paperlessOff'],
    );
  });

  it('R6.09: the personal program beside the health library needs health education', () => {
    all(['m05'], ['findCare/healthLibrary/personalProgram']);
    none(
      ['m01', 'm06', 'm08'],
      ['findCare/healthLibrary/personalProgram', 'findCare/manageCarePpo/personalPpo'],
    );
  });

  it('R6.10: a member without plans has no coverage, find care, billing or pharmacy entry', () => {
    const entries = [
      'menus/main/coverage',
      'menus/main/findCare',
      'menus/main/billing',
      'menus/main/pharmacy',
    ];
    none(['m19'], entries);
    all(['m01'], entries);
    all(['m19'], ['menus/main/home', 'menus/main/claims']);
  });

  it('R6.11 R6.12: one coverage hides View my plans; no plans hides it and the account forms', () => {
    none(['m01', 'm08', 'm19'], ['menus/accountAccess/viewMyPlans', 'viewMyPlans']);
    all(['m17/1', 'm18/2'], ['menus/accountAccess/viewMyPlans', 'viewMyPlans']);
    none(['m19'], ['menus/accountAccess/account.forms', 'account.forms']);
    all(['m01', 'm17/1'], ['menus/accountAccess/account.forms', 'account.forms']);
  });

  it('R6.13: billing and pharmacy routes show nothing when their gate is closed', () => {
    none(['m05', 'm07'], ['billing', 'billing/premiumDue']);
    none(['m07'], ['pharmacy', 'pharmacy/quickLinks']);
    for (const key of ['billing', 'pharmacy'])
      expect(model.byId.get(key)!.source['whenClosed'] ?? 'nothing').toBe('nothing');
  });

  it('R6.14: dependents are added and removed in individual plans and employer accounts, by card and by route', () => {
    const forms = [
      'coverage.forms/forms/dependentsAdd',
      'coverage.forms/forms/dependentsRemove',
      'coverage.forms.dependentsAdd',
      'coverage.forms.dependentsRemove',
    ];
    all(['m01', 'm05'], forms);
    none(['m07', 'm08'], forms);
  });

  it('R6.15 R6.16 R6.17: Social Security verification, its correction and the change of name', () => {
    const holders = (id: string) => states.filter(({ name }) => sees(name, id)).map(({ name }) => name);
    expect(holders('account.forms.ssnVerification')).toEqual(['m01']);
    expect(holders('account.forms/updates/ssnVerification')).toEqual(['m01']);
    expect(holders('account.forms.ssnCorrection')).toEqual(['m03']);
    expect(holders('account.forms/updates/ssnCorrection')).toEqual(['m03']);
    all(['m03', 'm20'], ['account.forms.planName', 'account.forms/updates/planName']);
    none(['m01', 'm05'], ['account.forms.planName', 'account.forms/updates/planName']);
  });

  it('R6.18: a domestic partnership is declared where the plan is neither individual nor linked to an employer', () => {
    all(['m15'], ['account.forms/updates/partnership']);
    none(['m01', 'm05'], ['account.forms/updates/partnership']);
  });

  it('R6.19 R6.20: the at-home test form is not for Medicare; travel reimbursement is for the public-employee plan', () => {
    all(['m01'], ['claims/forms/atHomeCovid19', 'claims.atHomeCovid19']);
    none(['m08'], ['claims/forms/atHomeCovid19', 'claims.atHomeCovid19']);
    all(['m13'], ['claims/forms/travelReimbursement', 'claims.travelReimbursement']);
    none(['m01', 'm08'], ['claims/forms/travelReimbursement', 'claims.travelReimbursement']);
  });

  it('R6.21: coverage forms need the subscriber; other members read why not', () => {
    none(['m07'], ['coverage.forms/forms', 'coverage.forms.terminate', 'coverage.forms.changeMyPlan']);
    all(['m07'], ['coverage.forms', 'coverage.forms/notSubscriber']);
    all(['m01'], ['coverage.forms/forms']);
    none(['m01'], ['coverage.forms/notSubscriber']);
  });

  it('R6.22: an individual Medicare member cancels on the public site, others in the portal', () => {
    all(['m08'], ['coverage.forms/forms/disenroll']);
    none(['m08'], ['coverage.forms/forms/terminate', 'coverage.forms.terminate']);
    all(['m01', 'm10'], ['coverage.forms/forms/terminate', 'coverage.forms.terminate']);
    none(['m01', 'm10'], ['coverage.forms/forms/disenroll']);
    expect(linkOf('m08', 'coverage.forms/forms/disenroll')).toBe('link:disenrollment');
  });

  it('R6.23: a PPO has its own names for tiers', () => {
    const nameOf = (sample: string) => {
      const state = stateOf(space, states.find(({ name }) => name === sample)!.facts);
      return outcomes(model, model.byId.get('home/networkCare/tier1')!).find(({ members }) =>
        holdsFor(diagrams, members, state),
      )?.fields;
    };
    expect(nameOf('m06')).toMatchObject({
      en: { linkText: 'Search tier 1' },
      es: { linkText: 'Buscar en el nivel 1' },
    });
    expect(nameOf('m05')).toMatchObject({
      en: { linkText: 'Search this network' },
      es: { linkText: 'Buscar en esta red' },
    });
  });

  it('R6.24: a PPO has its own buttons and no care-team card', () => {
    all(['m06'], ['home/networkCare', 'home/ppoPlan', 'home/ppoPlan/findCare']);
    none(['m06'], ['home/careTeam', 'home/quickLinks/changePcp']);
    all(['m01'], ['home/careTeam', 'home/quickLinks/changePcp']);
    none(['m01'], ['home/networkCare', 'home/ppoPlan']);
  });

  it('R6.25: Medicare, CalPERS and group Medicare get their own counseling link', () => {
    const links = Object.fromEntries(
      [...plans, 'm11'].map((sample) => [
        sample,
        linkOf(sample, 'coverage.behavioralHealth/care/counseling'),
      ]),
    );
    expect(links).toEqual({
      m01: 'link:counseling',
      m05: 'link:counseling',
      m08: 'link:medicareCounseling',
      m13: 'link:calpersCounseling',
      m14: 'link:counseling',
      m11: 'link:egwpCounseling',
    });
    expect(linkOf('m08', 'menus/accountLegal/grievance')).toBe('link:medicareGrievance');
    expect(linkOf('m14', 'menus/accountLegal/grievance')).toBe('link:fehbGrievance');
    expect(linkOf('m01', 'menus/accountLegal/grievance')).toBe('route:grievanceForm');
  });
});
