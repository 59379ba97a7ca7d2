import { reply } from '../http/reply.ts';
import { billedCoverage } from './billed-coverage.ts';
import { corsForPortal } from './cors-for-portal.ts';
import { escapeHtml } from './escape-html.ts';
import { invoiceToken } from './invoice-token.ts';
import type { LegacyPage, LegacyVisit } from './legacy-visit.ts';
import { pageShell } from './page-shell.ts';

const downloadButton = (visit: LegacyVisit): string => {
  const billed = billedCoverage(visit);
  if (!billed || billed.premium.invoices.length === 0 || visit.state.knobs.billingPage === 'no-button') return '';
  const invoice = `${billed.coverage.coverageId}/${billed.premium.invoices.length}`;
  const attributes = { filename: `Premium bill ${invoice}.pdf`, invnum: invoice, token: invoiceToken(visit.sessionId, invoice) };
  const data = Object.entries(attributes).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`);
  return `<p><button type="button" class="download" ${data.join(' ')}>${visit.language === 'es' ? 'Descargar factura' : 'Download bill'}</button></p>`;
};

/** `Insurance/PremiumBilling` (contract 6): a page whose download button carries file name, invoice number and token; read by the portal as text with credentials. */
export const premiumBilling: LegacyPage = (visit) => {
  const { billingPage } = visit.state.knobs;
  const headers = corsForPortal(visit);
  if (billingPage === '403') return reply.html('Forbidden', 403, headers);
  if (!visit.session || billingPage === 'login-html') return reply.redirect('/Authentication/Login', headers);
  const title = visit.language === 'es' ? 'Facturación de primas' : 'Premium billing';
  return reply.html(pageShell(visit, { title, body: `<h1>${title}</h1>${downloadButton(visit)}` }), 200, headers);
};
