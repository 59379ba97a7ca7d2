import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf, renderUi } from '../../../tests/support/components/render-ui.tsx';
import { StatusHelp } from './status-help.tsx';
import { type Status, StatusPill } from './status-pill.tsx';

const openHelp = async (status: Status, language: 'en' | 'es' = 'en'): Promise<HTMLElement> => {
  renderUi(<StatusHelp status={status} />, language);
  await userEvent.click(screen.getByRole('button'));
  return screen.findByRole('dialog');
};

const meaningOf = (dialog: HTMLElement, word: string): string =>
  [...dialog.querySelectorAll('dl > div')]
    .find((entry) => entry.querySelector('.pill')?.textContent === word)
    ?.querySelector('dd')?.textContent ?? '';

describe('StatusPill', () => {
  test.each([
    ['Active', 'Covered', 'Con cobertura'],
    ['Pending', 'Pending', 'Pendiente'],
    ['Suspended', 'Suspended', 'Suspendida'],
    ['Terminated', 'Terminated', 'Terminada'],
  ] as const)(
    'R2.107, R4.033: %s is shown as %s and %s, with an icon beside the word and no role',
    (status, english, spanish) => {
      for (const [language, word] of [
        ['en', english],
        ['es', spanish],
      ] as const) {
        cleanup();
        renderUi(<StatusPill status={status} />, language);
        const pill = screen.getByText(word).parentElement!;
        expect(pill.querySelector('svg[aria-hidden=true]')).not.toBeNull();
        expect(pill.hasAttribute('role')).toBe(false);
      }
    },
  );
});

describe('StatusHelp', () => {
  test('R2.108: the button opens a dialog with all four meanings, the current one first and marked', async () => {
    const dialog = await openHelp('Suspended');
    const entries = [...dialog.querySelectorAll('dl > div')];
    expect(entries.map((entry) => entry.querySelector('.pill')?.textContent)).toEqual([
      'Suspended',
      'Covered',
      'Pending',
      'Terminated',
    ]);
    expect(
      entries.map((entry) => within(entry as HTMLElement).queryByText('Your status now') !== null),
    ).toEqual([true, false, false, false]);
  });

  test('R4.034, R4.035: Covered and Pending explain what they let the member do', async () => {
    const dialog = await openHelp('Active');
    expect(meaningOf(dialog, 'Covered')).toBe('You can use your benefits on or after the effective date.');
    const pending = meaningOf(dialog, 'Pending');
    expect(pending).toContain('in our system');
    expect(pending).toContain('no benefits yet');
    expect(pending).toContain('becomes Covered on the effective date');
    expect(pending).toContain(
      'directly or through the exchange, you must pay the initial bill for coverage to begin',
    );
  });

  test('R4.036, R4.037: Suspended explains the grace period, its months and what is owed afterwards', async () => {
    const suspended = meaningOf(await openHelp('Active'), 'Suspended');
    expect(suspended).toContain(
      'Exchange enrollees with a premium subsidy who did not pay get a three-month grace period',
    );
    expect(suspended).toContain(
      'unpaid by the end of the first month, coverage is suspended in months two and three and providers may bill you',
    );
    expect(suspended).toContain(
      'still unpaid at the end of the grace period, coverage ends on the last day of the first grace month',
    );
    expect(suspended).toContain('liable for benefits received in months two and three');
  });

  test('R4.038: Terminated explains that benefits have ended, in Spanish too', async () => {
    expect(meaningOf(await openHelp('Terminated'), 'Terminated')).toBe(
      'You previously had benefits; you are no longer eligible.',
    );
    cleanup();
    expect(meaningOf(await openHelp('Terminated', 'es'), 'Terminada')).toBe(
      'Antes tenía beneficios; ya no cumple los requisitos.',
    );
  });

  test('axe finds no violations', async () => {
    await openHelp('Pending');
    expect(await accessibilityOf()).toEqual([]);
  });
});
