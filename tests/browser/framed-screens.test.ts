import { describe, expect, test } from 'vitest';
import { noComplaints } from '../support/browser/complaints.ts';
import { frameOf } from '../support/browser/frames.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { goTo } from '../support/browser/page.ts';
import { shellOf } from '../support/browser/shell.ts';

const journeys = openJourneys();

const questionnaire = (form: string): string => `inside.asp?mode=questionnaire&form=${form}`;
const pba = encodeURIComponent('PBA-01+kQ7919x/Lm==');

/**
 * Path, address below the legacy site without the language, and the largest size (R7.027 to R7.043, R9.11 to
 * R9.13).
 */
const framesOfM01 = [
  ['/account', 'PersonalInformation', 960, 1600],
  ['/account/manage-access', 'Proxies/FamilyAccess', 960, 1600],
  ['/account/change-password', 'security/changepassword', 960, 1600],
  ['/account/deactivate-account', 'app/account-management/deactivate-account', 960, 1600],
  ['/account/letters', 'app/letters', 960, 1600],
  ['/account/paperless-preferences', 'app/paperless-settings', 800, 800],
  ['/account/account-forms/contact-information', questionnaire('contactInformation'), 960, 1600],
  [
    '/account/account-forms/ssn-verification',
    'inside.asp?mode=fdiredirect&option=ssnVerification',
    960,
    1600,
  ],
  ['/account/document-center/correspondence', 'app/document-center/my-documents', 800, 500],
  ['/coverage/authorizations', 'app/authorizations', 800, 500],
  ['/coverage/covered-members', 'app/insurance-hub/members-id?cvgId=1', 800, 500],
  ['/coverage/request-id-card', questionnaire('idCardRequest'), 800, 500],
  ['/coverage/forms/add-dependents', questionnaire('dependentsAdd'), 800, 500],
  ['/coverage/forms/remove-dependents', questionnaire('dependentsRemove'), 800, 500],
  ['/coverage/forms/cancel-plan', 'inside.asp?mode=termcvg', 800, 500],
  ['/coverage/forms/change-my-plan', 'inside.asp?mode=fdiredirect&option=planChangeIFP', 800, 500],
  ['/find-care/care-team', 'clinical/careteam', 800, 500],
  ['/find-care/health-library', 'Extensibility/Redirection/Content', 800, 500],
  ['/find-care/forms/case-management-referral', questionnaire('caseManagementReferral'), 800, 500],
  ['/find-care/forms/disease-management-referral', questionnaire('diseaseManagementReferral'), 800, 500],
  ['/find-care/change-pcp', questionnaire('changePcp'), 800, 500],
  ['/premium-billing/guest-pay', 'Insurance/Guestpay', 500, 500],
  ['/premium-billing/pay-now', `Insurance/PremiumPayment/PaymentLanding?id=${pba}&mobile=1`, 960, 1600],
  ['/premium-billing/autopay', `Insurance/PremiumAutoPay/Start?accountId=${pba}`, 800, 500],
  ['/premium-billing/payment-history', `Insurance/PremiumBilling/Payments?pbaID=${pba}`, 800, 500],
  ['/premium-billing/billing-history', `app/premium-billing/invoice-history?pbaId=${pba}`, 800, 500],
  ['/claims', 'app/claims', 500, 640],
  ['/claims/medical-reimbursement', questionnaire('medicalReimbursement'), 800, 500],
  ['/claims/forms/at-home-covid-19', questionnaire('atHomeCovid19'), 800, 500],
  ['/messages', 'app/communication-center', 500, 690],
  ['/notifications', 'Home', 800, 500],
  ['/balances', 'billing/summary', 800, 500],
  ['/support', 'app/communication-center/customer-service', 800, 500],
  ['/grievance-form', questionnaire('grievance'), 800, 500],
] as const;

const framesOfOthers = [
  ['m08', '/coverage/forms/change-my-plan', 'inside.asp?mode=fdiredirect&option=planChangeMA'],
  ['m10', '/coverage/forms/change-my-plan', 'inside.asp?mode=fdiredirect&option=planChangeSHCEGWP'],
  ['m13', '/claims/forms/calpers-reimbursement', questionnaire('calpersReimbursement')],
  ['m13', '/claims/forms/travel-reimbursement', questionnaire('travelReimbursement')],
] as const;

const withLanguage = (address: string, language: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;

describe('framed screens', () => {
  test('R1.22 R7.031 R7.044: each holds exactly one frame with its address, a name and a page that answers', async () => {
    const { page, complaints } = await journeys.enterAs('m01', { viewport: { width: 1280, height: 900 } });
    const found: unknown[] = [];
    for (const [path] of framesOfM01) {
      await goTo(page, path);
      const frame = frameOf(page);
      await page.frameLocator('main iframe').locator('main').first().waitFor();
      const [address, title] = await Promise.all([frame.getAttribute('src'), frame.getAttribute('title')]);
      const size = await Promise.all([frame.getAttribute('width'), frame.getAttribute('height')]);
      found.push([path, address?.replace(`${journeys.origins.legacy}/`, ''), ...size.map(Number)]);
      expect(title?.trim()).not.toBe('');
      await expect.poll(() => frame.count()).toBe(1);
    }
    expect(found).toEqual(
      framesOfM01.map(([path, address, ...size]) => [path, withLanguage(address, 'en'), ...size]),
    );
    expect(complaints).toEqual(noComplaints);
  });

  test.each(framesOfOthers)(
    'R7.030: %s at %s frames the page for the kind of plan of the member',
    { tags: 'deep' },
    async (member, path, address) => {
      const { page } = await journeys.enterAs(member);
      await goTo(page, path);
      expect(await frameOf(page).getAttribute('src')).toBe(
        `${journeys.origins.legacy}/${withLanguage(address, 'en')}`,
      );
    },
  );

  test('R7.025: in Spanish the framed page is requested in Spanish', { tags: 'deep' }, async () => {
    const { page } = await journeys.enterAs('m02', { language: 'es' });
    await goTo(page, '/cuenta/cartas');
    expect(await frameOf(page).getAttribute('src')).toBe(`${journeys.origins.legacy}/app/letters?lang=es`);
    await page.frameLocator('main iframe').locator('html[lang=es]').waitFor({ state: 'attached' });
  });

  test('R2.023: on the messages page the link that asks a question opens its page in the frame, and Back the messages again', async () => {
    const { page } = await journeys.enterAs('m01', { path: '/messages' });
    const address = () => frameOf(page).getAttribute('src');
    const messages = `${journeys.origins.legacy}/app/communication-center?lang=en`;
    await expect.poll(address).toBe(messages);
    await shellOf(page).footerLink('Contact us').click();
    await expect.poll(address).toBe(`${messages.replace('?', '?ask=1&')}`);
    await page.goBack();
    await expect.poll(address).toBe(messages);
  });
});
