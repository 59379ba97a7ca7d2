import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accessibilityOf, renderUi } from '../../../tests/support/components/render-ui.tsx';
import { sampleBlocks } from '../../../tests/support/components/sample-blocks.ts';
import { sampleItem } from '../../../tests/support/components/sample-link.ts';
import { PremiumDue } from './premium-due.tsx';

const { premiumDue } = sampleBlocks;
const paid = {
  type: 'premiumDue',
  id: 'premium',
  state: 'nothingDue',
  amount: '$0.00',
  isPastDue: false,
  items: [],
} as const;
const autopay = {
  ...premiumDue,
  state: 'autopay',
  items: [
    sampleItem('payNow', 'Make a payment'),
    sampleItem('autoPay', 'Edit autopay', { tone: 'secondary' }),
  ],
} as const;

const noBill = { ...paid, state: 'noBill' } as const;
const phone = { text: '1-800-555-0166', href: 'tel:18005550166' };
const unreadable = {
  ...premiumDue,
  state: 'unreadable',
  amount: undefined,
  date: undefined,
  unread: { what: 'amount', phone },
} as const;

const text = (): string => document.querySelector('.due')?.textContent ?? '';

describe('PremiumDue', () => {
  test('R2.170, R2.171: not enrolled, it shows the amount due and its due date', () => {
    renderUi(<PremiumDue view={premiumDue} />);
    expect(screen.getByRole('region', { name: 'Amount due' })).toBeTruthy();
    expect(text()).toContain('$412.36');
    expect(text()).toContain('Due January 5, 2027');
    expect(text()).not.toContain('PAST DUE');
  });

  test('with nothing due there is no date and no past-due text, but a check mark and a calm text', () => {
    renderUi(<PremiumDue view={paid} />);
    expect(text()).toContain('$0.00');
    expect(text()).toContain('You are all paid up');
    expect(text()).not.toContain('Due ');
  });

  test('R2.169: enrolled, it shows the autopay amount and the next payment date', () => {
    renderUi(<PremiumDue view={autopay} />);
    expect(screen.getByRole('region', { name: 'Autopay amount' })).toBeTruthy();
    expect(text()).toContain('Next payment date January 5, 2027');
    expect(screen.getByRole('link', { name: 'Edit autopay' }).getAttribute('href')).toBe('/autoPay');
  });

  test.each([
    ['en', 'PAST DUE', 'Was due January 5, 2027'],
    ['es', 'VENCIDO', 'Venció el January 5, 2027'],
  ] as const)('R2.172: past due is written in %s, with the due date', (language, pill, when) => {
    renderUi(<PremiumDue view={{ ...premiumDue, isPastDue: true }} />, language);
    expect(screen.getByText(pill)).toBeTruthy();
    expect(text()).toContain(when);
  });

  test('autopay and past due appear together (A45)', () => {
    renderUi(<PremiumDue view={{ ...autopay, isPastDue: true }} />);
    expect(screen.getByText('PAST DUE')).toBeTruthy();
    expect(screen.getByText('Autopay amount')).toBeTruthy();
  });

  test('without an amount it shows no debt and does not claim that everything is paid', () => {
    renderUi(<PremiumDue view={noBill} />);
    expect(text()).toContain('We have no bill for you at this time.');
    expect(text()).not.toMatch(/paid/i);
    expect(document.querySelector('use[href="#i-check"]')).toBeNull();
  });

  test.each([
    ['en', "We can't show your amount right now.", 'Pay now'],
    ['es', 'No podemos mostrar su monto en este momento.', 'Pay now'],
  ] as const)(
    'R2.170: an unreadable amount is reported in %s, with the phone and a link to pay',
    (language, words, pay) => {
      renderUi(<PremiumDue view={unreadable} />, language);
      expect(text()).toContain(words);
      expect(text()).not.toMatch(/paid up|no bill|PAST DUE|ninguna factura|al día/i);
      expect(screen.getByRole('link', { name: phone.text }).getAttribute('href')).toBe(phone.href);
      expect(screen.getByRole('link', { name: pay })).toBeTruthy();
      expect(document.querySelector('use[href="#i-check"]')).toBeNull();
      expect(document.querySelector('.date b')?.textContent).toBe(language === 'en' ? 'Bill' : 'Factura');
    },
  );

  test('R2.169: with autopay and an unreadable amount, it shows this beside the next payment date', () => {
    renderUi(<PremiumDue view={{ ...autopay, amount: undefined, unread: { what: 'amount', phone } }} />);
    expect(text()).toContain("We can't show your amount right now.");
    expect(text()).toContain('Next payment date January 5, 2027');
    expect(document.querySelector('use[href="#i-check"]')).toBeNull();
  });

  test.each([
    ['en', premiumDue, 'dueDate', "We can't show the due date right now."],
    ['es', premiumDue, 'dueDate', 'No podemos mostrar la fecha de vencimiento en este momento.'],
    ['en', autopay, 'nextPayment', "We can't show the next payment date right now."],
    ['es', autopay, 'nextPayment', 'No podemos mostrar la próxima fecha de pago en este momento.'],
  ] as const)(
    'R2.169 R2.171: in %s an unreadable date is reported below the amount, with the phone',
    (language, view, what, words) => {
      renderUi(<PremiumDue view={{ ...view, date: undefined, unread: { what, phone } }} />, language);
      expect(text()).toContain('$412.36');
      expect(text()).toContain(words);
      expect(screen.getByRole('link', { name: phone.text }).getAttribute('href')).toBe(phone.href);
      expect(document.querySelector('use[href="#i-check"]')).toBeNull();
    },
  );

  test('axe finds no violations in any state', async () => {
    for (const view of [premiumDue, autopay, { ...premiumDue, isPastDue: true }, paid, noBill, unreadable]) {
      const { rerender } = renderUi(<PremiumDue view={view} />);
      expect(await accessibilityOf()).toEqual([]);
      rerender(null);
    }
  });
});
