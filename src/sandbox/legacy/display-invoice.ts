import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import { pacificDay } from '../../member/calendar-day.ts';
import { resolveDay } from '../../samples/data-string.ts';
import { reply } from '../http/reply.ts';
import { type BilledCoverage, billedCoverage } from './billed-coverage.ts';
import { invoiceToken } from './invoice-token.ts';
import type { LegacyPage } from './legacy-visit.ts';
import { money } from './money.ts';

const invoiceLines = ({ record, coverage, premium }: BilledCoverage, invoice: string, now: number): readonly string[] => {
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
  page.drawText('Brisamar Health Plan', { x: 64, y: 700, size: 24, font: bold, color: rgb(0.04, 0.33, 0.39) });
  page.drawText('Premium bill', { x: 64, y: 670, size: 16, font: plain });
  lines.forEach((line, place) => page.drawText(line, { x: 64, y: 620 - place * 24, size: 13, font: plain }));
  return pdf.save();
};

/** `Insurance/PremiumBilling/DisplayInvoice`: the bill as a PDF; 403 unless the token is the one given to this session for this invoice. */
export const displayInvoice: LegacyPage = async (visit) => {
  const { session, sessionId, state, url } = visit;
  if (!session) return reply.redirect('/Authentication/Login');
  const invoice = url.searchParams.get('invNum') ?? '';
  const billed = billedCoverage(visit);
  if (!billed || url.searchParams.get('token') !== invoiceToken(sessionId, invoice)) return reply.plain('Forbidden', 403);
  const fileName = (url.searchParams.get('fileName') ?? 'bill.pdf').replace(/[^\w .-]/g, '-');
  return {
    status: 200,
    headers: { 'content-type': 'application/pdf', 'content-disposition': `inline; filename="${fileName}"`, 'cache-control': 'no-store' },
    body: await invoicePdf(invoiceLines(billed, invoice, state.now()), state.now()),
  };
};
