import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf, renderUi } from '../../../tests/support/components/render-ui.tsx';
import { sampleBlocks } from '../../../tests/support/components/sample-blocks.ts';
import { CoverageChooser } from './coverage-chooser.tsx';

const { coverageChooser } = sampleBlocks;

describe('CoverageChooser', () => {
  test('R2.126: greeting, words and one card per coverage with its status', () => {
    renderUi(<CoverageChooser view={coverageChooser} />);
    expect(screen.getByText('Hello, Elena')).toBeTruthy();
    expect(screen.getByText(/You have more than one plan/)).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((card) => card.querySelector('h2')?.textContent)).toEqual([
      'Gold 80 HMO',
      'Harbor Advantage',
    ]);
    expect([...document.querySelectorAll('.pill')].map((pill) => pill.textContent)).toEqual(['Covered', 'Pending']);
  });

  test('a press on a card chooses that coverage, and no other', async () => {
    const { actions } = renderUi(<CoverageChooser view={coverageChooser} />);
    await userEvent.click(screen.getByRole('button', { name: /^View this coverage.*Harbor Advantage$/ }));
    expect(actions.chooseCoverage.mock.calls).toEqual([['c2']]);
  });

  test('a fact that the data lack leaves no empty row; axe finds nothing to mend', async () => {
    renderUi(<CoverageChooser view={coverageChooser} />);
    expect(screen.getAllByText('Network')).toHaveLength(1);
    expect(await accessibilityOf()).toEqual([]);
  });

  test('R2.030 R4.044: under the heading of the page it has none of its own, and the plan on view cannot be chosen again', async () => {
    const [first, second] = coverageChooser.coverages;
    const { type, id } = coverageChooser;
    const { actions } = renderUi(<CoverageChooser view={{ type, id, coverages: [{ ...first!, isCurrent: true }, second!] }} />);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    const current = screen.getByRole('button', { name: /^You are viewing this coverage.*Gold 80 HMO$/ });
    expect(current.getAttribute('aria-disabled')).toBe('true');
    current.focus();
    await userEvent.keyboard('{Enter}');
    expect(actions.chooseCoverage).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /^View this coverage/ }));
    expect(actions.chooseCoverage.mock.calls).toEqual([['c2']]);
    expect(await accessibilityOf()).toEqual([]);
  });
});
