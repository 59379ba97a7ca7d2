import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accessibilityOf, renderUi } from '../../../tests/support/components/render-ui.tsx';
import { sampleBlocks } from '../../../tests/support/components/sample-blocks.ts';
import { sampleItem } from '../../../tests/support/components/sample-link.ts';
import { PremiumDue } from './premium-due.tsx';

const { premiumDue } = sampleBlocks;
const paid = { type: 'premiumDue', id: 'premium', state: 'nothingDue', isPastDue: false, items: [] } as const;
const autopay = {
  ...premiumDue,
  state: 'autopay',
  items: [sampleItem('payNow', 'Make a payment'), sampleItem('autoPay', 'Edit autopay', { tone: 'secondary' })],
} as const;

const text = (): string => document.querySelector('.due')?.textContent ?? '';

describe('PremiumDue', () => {
  test('R2.170, R2.171: not enrolled, it says the amount due and its due date', () => {
    renderUi(<PremiumDue view={premiumDue} />);
    expect(screen.getByRole('region', { name: 'Amount due' })).toBeTruthy();
    expect(text()).toContain('$412.36');
    expect(text()).toContain('Due January 5, 2027');
    expect(text()).not.toContain('PAST DUE');
  });

  test('with nothing due there is no date and no past-due word, but a tick and calm words', () => {
    renderUi(<PremiumDue view={{ ...paid, amount: '$0.00' }} />);
    expect(text()).toContain('$0.00');
    expect(text()).toContain('You are all paid up');
    expect(text()).not.toContain('Due ');
  });

  test('R2.169: enrolled, it says the autopay amount and the next payment date', () => {
    renderUi(<PremiumDue view={autopay} />);
    expect(screen.getByRole('region', { name: 'Autopay amount' })).toBeTruthy();
    expect(text()).toContain('Next payment date January 5, 2027');
    expect(screen.getByRole('link', { name: 'Edit autopay' }).getAttribute('href')).toBe('/autoPay');
  });

  test.each([
    ['en', 'PAST DUE', 'Was due January 5, 2027'],
    ['es', 'VENCIDO', 'Venció el January 5, 2027'],
  ] as const)('R2.172: past due is said in words in %s, with when it was due', (language, pill, when) => {
    renderUi(<PremiumDue view={{ ...premiumDue, isPastDue: true }} />, language);
    expect(screen.getByText(pill)).toBeTruthy();
    expect(text()).toContain(when);
  });

  test('autopay and past due stand together (ledger A45)', () => {
    renderUi(<PremiumDue view={{ ...autopay, isPastDue: true }} />);
    expect(screen.getByText('PAST DUE')).toBeTruthy();
    expect(screen.getByText('Autopay amount')).toBeTruthy();
  });

  test('without an amount it claims neither a debt nor that all is paid', () => {
    renderUi(<PremiumDue view={paid} />);
    expect(text()).toContain('We have no bill for you at this time.');
    expect(text()).not.toContain('paid up');
  });

  test('axe finds nothing to mend in any state', async () => {
    for (const view of [premiumDue, autopay, { ...premiumDue, isPastDue: true }, paid]) {
      const { rerender } = renderUi(<PremiumDue view={view} />);
      expect(await accessibilityOf()).toEqual([]);
      rerender(null);
    }
  });
});
