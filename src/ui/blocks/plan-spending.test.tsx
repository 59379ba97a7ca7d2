import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityOf, renderUi } from '../../../tests/support/components/render-ui.tsx';
import { sampleBlocks } from '../../../tests/support/components/sample-blocks.ts';
import { PlanSpending } from './plan-spending.tsx';

const { planSpending } = sampleBlocks;
const [group] = planSpending.groups;
const alone = { ...planSpending, barWidth: 100, groups: [{ ...group!, family: [] }] } as const;
const tiered = {
  ...planSpending,
  groups: (['tier1', 'tier2', 'tier3'] as const).map((tier) => ({ ...group!, tier })),
};

const shareOfRow = (selector: string): number[] => {
  const row = document.querySelector('.spending')!.getBoundingClientRect().width;
  return [...document.querySelectorAll(selector)].map((column) =>
    Math.round((column.getBoundingClientRect().width / row) * 100),
  );
};

afterEach(async () => page.viewport(1280, 900));

describe('PlanSpending', () => {
  test('R2.117, R3.032: below its heading each bar shows paid, of and remaining', () => {
    renderUi(<PlanSpending view={planSpending} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Plan spending' })).toBeTruthy();
    const bars = screen.getAllByRole('progressbar');
    expect(bars).toHaveLength(6);
    expect(bars[0]!.getAttribute('aria-valuetext')).toBe('$640 paid of $4,750, $4,110 remaining');
    expect(bars[0]!.parentElement!.textContent).toBe(
      'Out-of-pocket maximumof $4,750$640 paid$4,110 remaining',
    );
  });

  test('R5.07: a limit that is a text has no bar', () => {
    const individual = [{ key: 'individualMoop', kind: 'moop', paid: '$640', total: 'Unlimited' }] as const;
    renderUi(<PlanSpending view={{ ...alone, groups: [{ ...group!, individual, family: [] }] }} />);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(document.querySelector('.meter')!.textContent).toBe('Out-of-pocket maximumUnlimited$640 paid');
  });

  test('R5.07: the filled part of a bar has the percent of its width', () => {
    renderUi(<PlanSpending view={alone} />);
    const widths = screen
      .getAllByRole('progressbar')
      .map((bar) => [bar, bar.querySelector('.fill')!.getBoundingClientRect().width] as const);
    const percents = widths.map(([bar, width]) =>
      Math.round((width / bar.getBoundingClientRect().width) * 100),
    );
    expect(percents).toEqual([13, 100, 34]);
  });

  test('R5.10: with family accumulators a column takes 50 percent of the row, without them 100 percent', () => {
    const { rerender } = renderUi(<PlanSpending view={planSpending} />);
    expect(shareOfRow('.acc > .meters')).toEqual([50, 50]);
    expect(screen.queryByRole('tabpanel')).toBeNull();
    rerender(<PlanSpending view={alone} />);
    expect(shareOfRow('.meters')).toEqual([100]);
  });

  test('R3.029: on a narrow screen Individual and Family are tabs that switch the bars', async () => {
    await page.viewport(375, 800);
    renderUi(<PlanSpending view={planSpending} />);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Individual', 'Family']);
    expect(screen.getAllByRole('progressbar')).toHaveLength(3);
    expect(screen.getByText('$640')).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Family' }));
    expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'))[0]).toContain(
      '$2,915.40 paid',
    );
  });

  test('without family accumulators there are no tabs on a narrow screen (A71)', async () => {
    await page.viewport(375, 800);
    renderUi(<PlanSpending view={alone} />);
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('several tiers are tabs; one is shown at a time', async () => {
    renderUi(<PlanSpending view={tiered} />);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Tier 1', 'Tier 2', 'Tier 3']);
    await userEvent.click(screen.getByRole('tab', { name: 'Tier 3' }));
    expect(screen.getAllByRole('progressbar')).toHaveLength(6);
  });

  test('R9.17, R9.18: an explanation of the limits opens on request, with the 100% and the $3,000 example', async () => {
    renderUi(<PlanSpending view={planSpending} />);
    const words = screen.getByText(/the plan pays 100% of covered in-network costs/);
    expect(words.checkVisibility()).toBe(false);
    await userEvent.click(screen.getByText('How these limits work'));
    expect(words.checkVisibility()).toBe(true);
    expect(screen.getByText(/deductible is \$3,000/).checkVisibility()).toBe(true);
  });

  test('axe finds no violations, wide and narrow', async () => {
    renderUi(<PlanSpending view={planSpending} />);
    expect(await accessibilityOf()).toEqual([]);
    await page.viewport(375, 800);
    expect(await accessibilityOf()).toEqual([]);
  });
});
