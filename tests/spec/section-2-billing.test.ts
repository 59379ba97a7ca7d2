import { describe, expect, it } from 'vitest';
import type { PremiumDueView } from '../../src/view/blocks/premium-due.ts';
import { wordsOf } from '../../src/view/words.ts';
import { sampleContext, supportPhoneOf } from '../support/members/sample-context.ts';
import { itemOf, sampleScreen, screenIn } from '../support/members/sample-screen.ts';

const due = (id: string, besides = ''): PremiumDueView | undefined =>
  sampleScreen('billing', { id, besides }).blocks.find(
    (block): block is PremiumDueView => block.type === 'premiumDue',
  );

const intro = (key: string, id: string, language: 'en' | 'es' = 'en') =>
  wordsOf(sampleContext({ id, language }), key)('intro');

describe('what is due', () => {
  it('R2.169 R2.173: under autopay its amount and next payment date, with its own buttons', () => {
    expect(due('m08')).toMatchObject({
      state: 'autopay',
      amount: '$64.00',
      date: { text: 'January 10, 2027' },
    });
    expect(due('m08')?.items.map(({ label, link }) => [label, link?.href])).toEqual([
      ['Edit autopay', '/premium-billing/autopay'],
      ['Make a payment', '/premium-billing/pay-now'],
    ]);
    expect(due('m01')?.items.map(({ label }) => label)).toEqual(['Pay now', 'Set up autopay']);
  });

  it('R2.170 R2.171: without autopay the amount due, with its due date only above zero', () => {
    expect(due('m01')).toMatchObject({ state: 'due', amount: '$214.36', date: { text: 'January 17, 2027' } });
    expect(due('m04')).toMatchObject({ state: 'nothingDue', amount: '$0.00', date: undefined });
  });

  it('R2.169 R2.171: an unreadable date is reported with the phone, unless the amount is unreadable too', () => {
    const unread = (id: string, besides: string) => due(id, besides)?.unread?.what;
    expect(due('m01', 'invoice,1,INV-9,soon')).toMatchObject({
      amount: '$214.36',
      date: undefined,
      unread: { what: 'dueDate', phone: { text: supportPhoneOf({ id: 'm01' }) } },
    });
    expect(unread('m01', 'autoPay,1,Yes,monthly')).toBe('nextPayment');
    expect(unread('m01', 'autoPay,1,Yes,1/1/2026')).toBeUndefined();
    expect(unread('m04', 'invoice,1,INV-9,soon')).toBeUndefined();
    expect(unread('m05', 'individualBilling,1,Yes|amountDue,1,about 20|autoPay,1,Yes,monthly')).toBe(
      'amount',
    );
  });

  it('R2.172: past due is shown for a debt, with autopay too', () => {
    expect(['m01', 'm02', 'm08', 'm09'].map((id) => due(id)?.isPastDue)).toEqual([false, true, false, true]);
    const context = sampleContext({ id: 'm08' });
    const gate = {
      ...context.gate,
      decide: (when: Parameters<typeof context.gate.decide>[0]) =>
        when === 'showsPastDue' ? ({ shown: true } as const) : context.gate.decide(when),
    };
    expect(screenIn('billing', { ...context, gate }).blocks).toContainEqual(
      expect.objectContaining({ type: 'premiumDue', state: 'autopay', isPastDue: true }),
    );
  });
});

describe('the billing screen', () => {
  it('R2.175: five options', () => {
    const options = (id: string) =>
      sampleScreen('billing', { id }).blocks.find((block) => block.id === 'options');
    expect(options('m01')).toMatchObject({
      items: ['One-time payment', 'Set up autopay', 'Billing history', 'Payment history', 'Pay as guest'].map(
        (title) => ({ title }),
      ),
    });
    expect(options('m08')).toMatchObject({ items: [{}, { title: 'Edit autopay' }, {}, {}, {}] });
    expect(itemOf('billing', 'setUpAutopay', { id: 'm20' })).toBeUndefined();
    expect(itemOf('billing', 'editAutopay', { id: 'm20' })).toBeUndefined();
  });

  it('R2.174: a place for the current invoice, where there is one', () => {
    expect(sampleScreen('billing', { id: 'm01' }).blocks).toContainEqual({
      type: 'invoice',
      id: 'invoice',
      title: 'Current invoice',
      label: 'Download invoice',
      dueDate: 'January 17, 2027',
    });
    expect(sampleScreen('billing', { id: 'm13' }).blockIds).not.toContain('invoice');
  });

  it('R2.067 R9.25: Medicare members read since when payments and bills are shown', () => {
    expect(intro('billing.billingHistory', 'm08')).toBe(
      'Payments, bills and the amount due, including the premium, are shown from January 2024.',
    );
    expect(intro('billing.pastPayments', 'm08')).toBe('Payments are shown from January 2024.');
    expect(intro('billing.billingHistory', 'm01')).not.toBe(intro('billing.billingHistory', 'm08'));
    expect(intro('billing.pastPayments', 'm01')).toBeUndefined();
  });

  it('R9.23: other members read where their older bills are', () => {
    expect(intro('billing.billingHistory', 'm01')).toBe(
      'Bills before November 2023 are in the document center.',
    );
    expect(intro('billing.billingHistory', 'm02', 'es')).toBe(
      'Las facturas anteriores a noviembre de 2023 están en el centro de documentos.',
    );
  });
});

describe('the claims screen', () => {
  it('R2.130 R2.131 R9.22: the framed claims with the way to older ones', () => {
    const { blocks } = sampleScreen('claims', { id: 'm01' });
    expect(blocks).toContainEqual(expect.objectContaining({ type: 'frame', width: 500, height: 640 }));
    expect(blocks[0]).toMatchObject({
      content: 'Claims processed before November 1, 2023 are in the document center.',
      items: [{ label: 'Go to correspondence', link: { href: '/account/document-center/correspondence' } }],
    });
  });

  it('R2.132 R2.133 R2.134: no note for Medicare, forms under an anchor, pharmacy forms only with a pharmacy', () => {
    expect(sampleScreen('claims', { id: 'm08' }).blockIds).toEqual(['claims', 'forms']);
    expect(sampleScreen('claims', { id: 'm01' }).blockIds).toContain('forms');
    expect(itemOf('account.forms', 'claims', { id: 'm01' })?.link?.href).toBe('/claims#forms');
    expect(itemOf('claims', 'prescriptionRefund', { id: 'm01' })).toBeDefined();
    expect(itemOf('claims', 'prescriptionRefund', { id: 'm07' })).toBeUndefined();
  });

  it('R2.054 R2.058: claims open for all, travel reimbursement for CalPERS', () => {
    for (const id of ['m01', 'm08', 'm19']) expect(sampleScreen('claims', { id }).isOpen).toBe(true);
    expect(itemOf('claims', 'travelReimbursement', { id: 'm13' })).toBeDefined();
    expect(itemOf('claims', 'travelReimbursement', { id: 'm15' })).toBeUndefined();
  });
});
