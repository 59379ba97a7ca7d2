import { describe, expect, it } from 'vitest';
import { sampleContext, type SampleVisit } from '../support/members/sample-context.ts';
import { sampleScreen } from '../support/members/sample-screen.ts';

/** The framed page of a screen: its address below the legacy site and its largest size in pixels. */
const framed = (key: string, visit: SampleVisit = { id: 'm01' }): readonly string[] =>
  sampleScreen(key, visit).blocks.flatMap((block) => {
    const frame = block.type === 'signIn' ? block.frame : block;
    return frame.type === 'frame'
      ? [`${frame.src.replace('http://localhost:4301/', '')} ${frame.width}x${frame.height}`]
      : [];
  });

const medicare: SampleVisit = { id: 'm08' };

describe('framed pages', () => {
  it('R2.098 R9.11: sign-in 500x220 without scrolling, claims 500x640, messages 500x690, others 800x500', () => {
    expect(framed('login', {})).toEqual(['Authentication/Login/LoginWidget?mobile=1&lang=en 500x220']);
    expect(sampleScreen('login', {}).blocks).toMatchObject([{ frame: { scrolling: false } }]);
    expect(framed('claims')).toEqual(['app/claims?lang=en 500x640']);
    expect(framed('messages')).toEqual(['app/communication-center?lang=en 500x690']);
    expect(framed('coverage.authorizations')).toEqual(['app/authorizations?lang=en 800x500']);
  });

  it('R9.13: preferences fit the window up to 1000, paperless is 800 high, account frames 960x1600', () => {
    expect(sampleScreen('account.notifications', { id: 'm01' }).blocks).toMatchObject([
      { fitHeight: true, height: 1000 },
    ]);
    expect(framed('account.paperless')).toEqual(['app/paperless-settings?lang=en 800x800']);
    expect(framed('account')).toEqual(['PersonalInformation?lang=en 960x1600']);
    expect(framed('billing.payNow')[0]).toMatch(/ 960x1600$/);
  });

  it('R2.077 R2.080 R2.081: account recovery, activation code and sign-up are public frames 500 wide', () => {
    expect(framed('login.recoverAccount', {})).toEqual(['app/account-recovery?lang=en 500x500']);
    expect(framed('login.code', {})).toEqual(['accesscheck.asp?lang=en 500x500']);
    expect(framed('login.codeRequest', {})).toEqual(['Signup?lang=en 500x500']);
  });

  it('R2.082 R2.083 R7.043: guest payment and the contact form need no sign-in', () => {
    expect(framed('login.guestPay', {})).toEqual(['Insurance/Guestpay?lang=en 500x500']);
    expect(framed('contactUs', {})).toEqual(['publicforms.asp?lang=en 800x500']);
    expect(framed('support')).toEqual(['app/communication-center/customer-service?lang=en 800x500']);
  });

  it('R2.039 R7.034: covered members have the filing order of the selected coverage', () => {
    expect(framed('coverage.coveredMembers', { id: 'm17' })).toEqual([
      'app/insurance-hub/members-id?cvgId=1&lang=en 800x500',
    ]);
    expect(framed('coverage.coveredMembers', { id: 'm17', selected: 1 })).toEqual([
      'app/insurance-hub/members-id?cvgId=2&lang=en 800x500',
    ]);
  });

  it('R7.038 R7.039: payment and autopay have the id of the billing account, encoded', () => {
    const pba = encodeURIComponent(
      sampleContext({ id: 'm01' }).coverage?.premium.pbaEncryptedId ?? 'none',
    ).replaceAll('%20', '+');
    expect(framed('billing.payNow')).toEqual([
      `Insurance/PremiumPayment/PaymentLanding?id=${pba}&mobile=1&lang=en 960x1600`,
    ]);
    expect(framed('billing.autoPay')).toEqual([
      `Insurance/PremiumAutoPay/Start?accountId=${pba}&lang=en 800x500`,
    ]);
    expect(framed('billing.payNow', { id: 'm20' })).toEqual([
      'Insurance/PremiumPayment/PaymentLanding?mobile=1&lang=en 960x1600',
    ]);
  });

  it('R7.040 R7.041: payments use pbaID, the invoice history pbaId', () => {
    expect(framed('billing.pastPayments')[0]).toMatch(/^Insurance\/PremiumBilling\/Payments\?pbaID=PBA-/);
    expect(framed('billing.billingHistory')[0]).toMatch(/^app\/premium-billing\/invoice-history\?pbaId=PBA-/);
  });

  it('R7.029 R2.049: SSN forms are launches of the legacy site', () => {
    expect(framed('account.forms.ssnVerification')[0]).toMatch(
      /^inside\.asp\?mode=fdiredirect&option=ssnVerification&/,
    );
    expect(framed('account.forms.ssnCorrection', { id: 'm03' })[0]).toMatch(
      /^inside\.asp\?mode=fdiredirect&option=ssnCorrect&/,
    );
    expect(framed('account.forms.planName', { id: 'm03' })[0]).toMatch(/^inside\.asp\?mode=questionnaire&/);
    expect(framed('account.forms.contactInformation')).toHaveLength(1);
  });

  it('R7.030: each plan family has its own launch for changing the plan', () => {
    const option = (id: string) =>
      /option=(\w+)/.exec(framed('coverage.forms.changeMyPlan', { id }).join())?.[1];
    expect([option('m01'), option('m08'), option('m10'), option('m15')]).toEqual([
      'planChangeIFP',
      'planChangeMA',
      'planChangeSHCEGWP',
      undefined,
    ]);
  });

  it('R7.031 R7.032 R2.043: forms of a plan are questionnaires, cancelling is termcvg', () => {
    for (const key of [
      'coverage.forms.dependentsAdd',
      'coverage.forms.dependentsRemove',
      'coverage.requestIdCard',
      'changePcp',
      'grievanceForm',
    ])
      expect(framed(key)[0]).toMatch(/^inside\.asp\?mode=questionnaire&/);
    expect(framed('coverage.forms.terminate')).toEqual(['inside.asp?mode=termcvg&lang=en 800x500']);
  });

  it('R2.055 R2.056 R2.057: claim forms are questionnaires', () => {
    for (const key of ['claims.medicalReimbursement', 'claims.atHomeCovid19'])
      expect(framed(key)[0]).toMatch(/^inside\.asp\?mode=questionnaire&/);
    expect(framed('claims.calpersReimbursement', { id: 'm13' })[0]).toMatch(
      /^inside\.asp\?mode=questionnaire&/,
    );
  });

  it('R7.035 R7.036 R7.037: account pages have their paths', () => {
    expect(framed('account.manageAccess')).toEqual(['Proxies/FamilyAccess?lang=en 960x1600']);
    expect(framed('account.notifications')).toEqual(['preferences?lang=en 800x1000']);
    expect(framed('account.deactivate')).toEqual([
      'app/account-management/deactivate-account?lang=en 960x1600',
    ]);
    expect(framed('documentCenter.correspondence')).toEqual([
      'app/document-center/my-documents?lang=en 800x500',
    ]);
  });

  it('R7.042 R2.060 R2.061: care team and health library have their paths', () => {
    expect(framed('findCare.careTeam', medicare)).toEqual(['clinical/careteam?lang=en 800x500']);
    expect(framed('findCare.healthLibrary', medicare)).toEqual([
      'Extensibility/Redirection/Content?lang=en 800x500',
    ]);
  });

  it('R2.062 R2.063 R2.052: referrals, the change of physician and balances are framed', () => {
    for (const key of [
      'findCare.forms.caseManagementReferral',
      'findCare.forms.diseaseManagementReferral',
      'changePcp',
      'balances',
    ])
      expect(framed(key)).toHaveLength(1);
    expect(sampleScreen('findCare.forms', { id: 'm01' }).itemIds).toEqual([
      'caseManagement',
      'diseaseManagement',
    ]);
  });

  it('R7.025: a framed page gets the language', () => {
    expect(framed('account', { id: 'm02', language: 'es' })).toEqual([
      'PersonalInformation?lang=es 960x1600',
    ]);
  });
});
