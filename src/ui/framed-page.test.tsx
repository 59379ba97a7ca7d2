import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf } from '../../tests/support/accessibility-of.ts';
import { renderUi } from '../../tests/support/render-ui.tsx';
import { sampleBlocks } from '../../tests/support/sample-blocks.ts';
import { sampleShell } from '../../tests/support/sample-shell.ts';
import { LegacyFrame } from './blocks/legacy-frame.tsx';
import { FrameTimeout } from './frame-timeout.ts';
import { ShellContext } from './shell-context.ts';

const { frame } = sampleBlocks;

/** React hears no load that fires while it commits, as about:blank does: to the frame that page never comes. */
const impatient = (src: string) => (
  <ShellContext value={sampleShell}>
    <FrameTimeout value={0}>
      <LegacyFrame view={{ ...frame, src }} />
    </FrameTimeout>
  </ShellContext>
);

const iframe = (): HTMLIFrameElement => screen.getByTitle<HTMLIFrameElement>('Personal information');

describe('LegacyFrame', () => {
  test('names the page, says politely that it loads, and clears the words once it has loaded', async () => {
    renderUi(<LegacyFrame view={frame} />);
    expect(screen.getByText('Personal information', { selector: '.framebar' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect([iframe().getAttribute('width'), iframe().getAttribute('height'), iframe().getAttribute('scrolling')]).toEqual([
      '800',
      '500',
      'auto',
    ]);
  });

  test('keeps the address it was mounted with, so that the page loads once', async () => {
    const { rerender } = renderUi(<LegacyFrame view={frame} />);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    const before = iframe();
    rerender(<LegacyFrame view={{ ...frame, src: 'about:blank#changed' }} />);
    expect(iframe()).toBe(before);
    expect(before.getAttribute('src')).toBe(frame.src);
  });

  test('a page that takes too long gives way to a retry and the phone; the retry loads it again', async () => {
    renderUi(impatient('about:blank#slow'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert').textContent).toContain('Your information is safe.');
    expect(screen.getByRole('link', { name: '1-800-555-0199' }).getAttribute('href')).toBe('tel:18005550199');
    expect(await accessibilityOf()).toEqual([]);
    const loads = new Promise((resolve) => {
      new MutationObserver(() => document.querySelector('iframe') && resolve(true)).observe(document.body, {
        childList: true,
        subtree: true,
      });
    });
    await userEvent.click(retry);
    expect(await loads).toBe(true);
  });
});
