import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { accessibilityOf, renderUi } from '../../../tests/support/components/render-ui.tsx';
import { sampleBlocks } from '../../../tests/support/components/sample-blocks.ts';
import { CostShares } from './cost-shares.tsx';

const { costShares } = sampleBlocks;
const [untiered] = costShares.tiers;

const names = (): (string | null)[] => screen.getAllByRole('term').map((term) => term.textContent);

describe('CostShares', () => {
  test('R4.062: in print all rows are shown, without a click', async () => {
    renderUi(<CostShares view={costShares} />);
    expect(names()).toHaveLength(4);
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    await expect.poll(() => names().length).toBe(7);
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
    await expect.poll(() => names().length).toBe(4);
  });

  test('R2.118: a row per kind shows its amount, copay or coinsurance, and whether the deductible applies', async () => {
    renderUi(<CostShares view={costShares} />);
    await userEvent.click(screen.getByRole('button', { name: 'See more' }));
    expect(screen.getAllByRole('definition').map((row) => row.textContent)).toEqual([
      '$20CopayNo deductible',
      '$40CopayNo deductible',
      '$350CopayDeductible applies',
      '$35CopayNo deductible',
      '30%CoinsuranceDeductible applies',
      '30%CoinsuranceDeductible applies',
      '$20CopayNo deductible',
    ]);
  });

  test('R4.062: see more shows the rest of the rows, see less hides them again', async () => {
    renderUi(<CostShares view={costShares} />);
    expect(names()).toEqual(['Primary care', 'Specialist', 'Emergency room', 'Urgent care']);
    const button = screen.getByRole('button', { name: 'See more', expanded: false });
    await userEvent.click(button);
    expect(names()).toHaveLength(7);
    expect(button.textContent).toBe('See less');
    await userEvent.click(screen.getByRole('button', { name: 'See less', expanded: true }));
    expect(names()).toHaveLength(4);
  });

  test('R2.118: a text in place of an amount is shown without claims about copay and deductible', () => {
    const rows = [
      { ...untiered!.rows[0]!, amount: '20% after deductible', isInWords: true },
      { ...untiered!.rows[1]!, amount: 'No charge', isInWords: true, deductibleApplies: true },
    ];
    renderUi(<CostShares view={{ ...costShares, tiers: [{ ...untiered!, rows }] }} />);
    expect(screen.getAllByRole('definition').map((row) => row.textContent)).toEqual([
      '20% after deductible',
      'No chargeDeductible applies',
    ]);
  });

  test('there is no button if everything is already shown', () => {
    renderUi(<CostShares view={{ ...costShares, visibleRows: 7 }} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('tiers are tabs with their Spanish names', async () => {
    const tiers = (['tier1', 'tier2', 'tier3'] as const).map((tier) => ({ ...untiered!, tier }));
    renderUi(<CostShares view={{ ...costShares, tiers }} />, 'es');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Nivel 1',
      'Nivel 2',
      'Nivel 3',
    ]);
    expect(await accessibilityOf()).toEqual([]);
  });
});
