import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf, renderUi } from '../../../tests/support/components/render-ui.tsx';
import { sampleBlocks } from '../../../tests/support/components/sample-blocks.ts';
import { CoverageChooser } from './coverage-chooser.tsx';

const { coverageChooser } = sampleBlocks;

describe('CoverageChooser', () => {
  test('R2.126: shows a greeting, a text and one card per coverage with its status', () => {
    renderUi(<CoverageChooser view={coverageChooser} />);
    expect(screen.getByText('Elena')).toBeTruthy();
    expect(screen.getByText(/You have more than one plan/)).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((card) => card.querySelector('h2')?.textContent)).toEqual([
      'Gold 80 HMO',
      'Harbor Advantage',
    ]);
    expect([...document.querySelectorAll('.pill')].map((pill) => pill.textContent)).toEqual([
      'Covered',
      'Pending',
    ]);
  });

  test('R3.016: a card shows the corporate name and both dates; its button has both names, and the other facts as its description', () => {
    const [first, second] = coverageChooser.coverages;
    const view = {
      ...coverageChooser,
      coverages: [first!, { ...second!, planName: 'Gold 80 HMO', corporateName: 'Puerto Logistics' }],
    };
    renderUi(<CoverageChooser view={view} />);
    const [one, other] = screen.getAllByRole('listitem').map((card) => card.innerText);
    expect(one).toMatch(/Gold 80 HMO\s+Tidewater Labs[\s\S]*Effective date\s+January 1, 2026/);
    expect(one).not.toContain('Termination date');
    expect(other).toMatch(
      /Puerto Logistics[\s\S]*Effective date\s+January 1, 2027\s+Termination date\s+December 31, 2027/,
    );
    const described = (name: RegExp) =>
      document.getElementById(screen.getByRole('button', { name }).getAttribute('aria-describedby') ?? '')
        ?.textContent;
    expect(described(/^View this coverage.*Gold 80 HMO, Tidewater Labs$/)).toContain('4471992003');
    expect(described(/^View this coverage.*Gold 80 HMO, Puerto Logistics$/)).toContain(
      'Termination dateDecember 31, 2027',
    );
  });

  test('a press on a card chooses that coverage, and no other', async () => {
    const { actions } = renderUi(<CoverageChooser view={coverageChooser} />);
    await userEvent.click(screen.getByRole('button', { name: /^View this coverage.*Harbor Advantage$/ }));
    expect(actions.chooseCoverage.mock.calls).toEqual([['c2']]);
  });

  test('a missing fact leaves no empty row; axe finds no violations', async () => {
    renderUi(<CoverageChooser view={coverageChooser} />);
    expect(screen.getAllByText('Network')).toHaveLength(1);
    expect(await accessibilityOf()).toEqual([]);
  });

  test('R2.126: an unknown status is shown as a pill with the phone', () => {
    const [first, second] = coverageChooser.coverages;
    const phone = { text: '1-800-555-0166', href: 'tel:18005550166' };
    renderUi(
      <CoverageChooser
        view={{ ...coverageChooser, coverages: [{ ...first!, status: { phone } }, second!] }}
      />,
    );
    expect(screen.getByText("Status can't be shown")).toBeTruthy();
    expect(screen.getByRole('link', { name: phone.text }).getAttribute('href')).toBe(phone.href);
  });

  test('R2.030 R4.044: below the heading of the page it has no heading, and the selected plan cannot be selected again', async () => {
    const [first, second] = coverageChooser.coverages;
    const { type, id } = coverageChooser;
    const { actions } = renderUi(
      <CoverageChooser view={{ type, id, coverages: [{ ...first!, isCurrent: true }, second!] }} />,
    );
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    const current = screen.getByRole('button', {
      name: /^You are viewing this coverage.*Gold 80 HMO, Tidewater Labs$/,
    });
    expect(current.getAttribute('aria-disabled')).toBe('true');
    current.focus();
    await userEvent.keyboard('{Enter}');
    expect(actions.chooseCoverage).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /^View this coverage/ }));
    expect(actions.chooseCoverage.mock.calls).toEqual([['c2']]);
    expect(await accessibilityOf()).toEqual([]);
  });
});
