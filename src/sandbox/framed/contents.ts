import { familyAccessPage, newsPage, paperlessPage, personalPage, preferencesPage } from './account-pages.ts';
import { autoPayPage, invoiceHistory, paymentHistory } from './billing-pages.ts';
import { balancesPage, claimsPage } from './claims-page.ts';
import { authorizationsPage, careTeamPage, coveredMembersPage, eligibilityPage } from './coverage-pages.ts';
import { documentsPage, lettersPage } from './letters-pages.ts';
import { nothing } from './markup.ts';
import type { FramedContent } from './member-file.ts';
import { customerServicePage, messagesPage } from './messages-page.ts';
import { drugCostPage, pharmacyClaims, pharmacyHome, pharmacyLocator, refillPage } from './pharmacy-pages.ts';

const partnerPage: FramedContent = ({ say }) =>
  nothing(say('The page of our partner would stand here.', 'Aquí estaría la página de nuestro socio.'));

export const contents: Readonly<Record<string, FramedContent>> = {
  home: newsPage,
  personalinformation: personalPage,
  'proxies/familyaccess': familyAccessPage,
  preferences: preferencesPage,
  'app/paperless-settings': paperlessPage,
  'app/authorizations': authorizationsPage,
  'app/insurance-hub/members-id': coveredMembersPage,
  'app/document-center/my-documents': documentsPage,
  'app/letters': lettersPage,
  'app/claims': claimsPage,
  'app/communication-center': messagesPage,
  'app/communication-center/customer-service': customerServicePage,
  'app/premium-billing/invoice-history': invoiceHistory,
  'insurance/premiumautopay/start': autoPayPage,
  'insurance/premiumbilling/payments': paymentHistory,
  'insurance/coveragedetails': eligibilityPage,
  'billing/summary': balancesPage,
  'clinical/careteam': careTeamPage,
  'extensibility/redirection/content': partnerPage,
  'fdiredirect/refill': refillPage,
  'fdiredirect/claims': pharmacyClaims,
  'fdiredirect/home': pharmacyHome,
  'fdiredirect/drugcost': drugCostPage,
  'fdiredirect/locator': pharmacyLocator,
};
