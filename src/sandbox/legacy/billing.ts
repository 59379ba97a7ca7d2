import { createHash } from 'node:crypto';
import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import { pacificDay } from '../../member/calendar-day.ts';
import { resolveDay } from '../../samples/data-string.ts';
import type { CoverageRecord, MemberRecord, PremiumRecord } from '../../samples/generated/member-record.ts';
import { currentRecord } from '../current-record.ts';
import { reply } from '../http.ts';
import { escapeHtml, pageShell } from './page.ts';
import { corsForPortal, type LegacyPage, type LegacyVisit } from './session.ts';

interface BilledCoverage {
  readonly record: MemberRecord;
  readonly coverage: CoverageRecord;
  readonly premium: PremiumRecord;
}

export const billedCoverage = (
  { state, session }: LegacyVisit,
  pbaId?: string | null,
): BilledCoverage | undefined => {
  if (!session) return undefined;
  const record = currentRecord(state, session);
  return record.coverages
    .flatMap((coverage) => (coverage.premium ? [{ record, coverage, premium: coverage.premium }] : []))
    .find(({ premium }) => !pbaId || premium.pbaEncryptedId === pbaId);
};

// Valid for one invoice and one session. Its base64 characters must be encoded in an address.
const invoiceToken = (sessionId: string, invoiceNumber: string): string =>
  createHash('sha256').update(`${sessionId} ${invoiceNumber}`).digest('base64');

const downloadButton = (visit: LegacyVisit): string => {
  const billed = billedCoverage(visit);
  if (!billed || billed.premium.invoices.length === 0 || visit.state.knobs.billingPage === 'no-button')
    return '';
  const invoice = `${billed.coverage.coverageId}/${billed.premium.invoices.length}`;
  const attributes = {
    filename: `Premium bill ${invoice}.pdf`,
    invnum: invoice,
    token: invoiceToken(visit.sessionId, invoice),
  };
  const data = Object.entries(attributes).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`);
  return `<p><button type="button" class="download" ${data.join(' ')}>${visit.language === 'es' ? 'Descargar factura' : 'Download bill'}</button></p>`;
};

// `Insurance/PremiumBilling` (contract 6): the download button has file name, invoice number and token. The
// portal reads the page as text with credentials.
export const premiumBilling: LegacyPage = (visit) => {
  const { billingPage } = visit.state.knobs;
  const headers = corsForPortal(visit);
  if (billingPage === '403') return reply.html('Forbidden', 403, headers);
  if (!visit.session || billingPage === 'login-html') return reply.redirect('/Authentication/Login', headers);
  const title = visit.language === 'es' ? 'Facturación de primas' : 'Premium billing';
  return reply.html(
    pageShell(visit, { title, body: `<h1>${title}</h1>${downloadButton(visit)}` }),
    200,
    headers,
  );
};

export const money = (dollars: number): string =>
  dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const invoiceLines = (
  { record, coverage, premium }: BilledCoverage,
  invoice: string,
  now: number,
): readonly string[] => {
  const { month, day, year } = resolveDay(premium.invoices.at(-1) ?? 'T', pacificDay(now));
  return [
    `${record.first} ${record.last}`,
    `Member ID ${coverage.memberId}`,
    coverage.coverageName,
    `Bill ${invoice}`,
    `Due ${month}/${day}/${year}`,
    `Amount due ${money(premium.amountDue)}`,
  ];
};

const invoicePdf = async (lines: readonly string[], now: number): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  pdf.setTitle('Premium bill');
  pdf.setCreationDate(new Date(now));
  pdf.setModificationDate(new Date(now));
  const page = pdf.addPage([612, 792]);
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  page.drawText('Brisamar Health Plan', {
    x: 64,
    y: 700,
    size: 24,
    font: bold,
    color: rgb(0.04, 0.33, 0.39),
  });
  page.drawText('Premium bill', { x: 64, y: 670, size: 16, font: plain });
  lines.forEach((line, index) => page.drawText(line, { x: 64, y: 620 - index * 24, size: 13, font: plain }));
  return pdf.save();
};

export const displayInvoice: LegacyPage = async (visit) => {
  const { session, sessionId, state, url } = visit;
  if (!session) return reply.redirect('/Authentication/Login');
  const invoice = url.searchParams.get('invNum') ?? '';
  const billed = billedCoverage(visit);
  if (!billed || url.searchParams.get('token') !== invoiceToken(sessionId, invoice))
    return reply.plain('Forbidden', 403);
  const fileName = (url.searchParams.get('fileName') ?? 'bill.pdf').replace(/[^\w .-]/g, '-');
  return {
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
    body: await invoicePdf(invoiceLines(billed, invoice, state.now()), state.now()),
  };
};
