import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf, renderUi } from '../../../tests/support/components/render-ui.tsx';
import { sampleBlocks } from '../../../tests/support/components/sample-blocks.ts';
import { sampleShell } from '../../../tests/support/components/sample-shell.ts';
import { LegacyFrame } from '../blocks/legacy-frame.tsx';
import { type FrameHost, FrameHostContext, FrameTimeout } from '../provided/frame-host.ts';
import { ShellContext } from '../provided/shell-context.ts';

const { frame } = sampleBlocks;

const impatient = (src: string) => (
  <ShellContext value={sampleShell}>
    <FrameTimeout value={0}>
      <LegacyFrame view={{ ...frame, src }} />
    </FrameTimeout>
  </ShellContext>
);

const patient = () => (
  <ShellContext value={sampleShell}>
    <FrameTimeout value={0.2}>
      <LegacyFrame view={frame} />
    </FrameTimeout>
  </ShellContext>
);

const reports =
  (height: number): FrameHost =>
  (_, onHeight) => {
    onHeight(height);
    return () => undefined;
  };
const reportsAtOnce = reports(700);

const iframe = (): HTMLIFrameElement => screen.getByTitle<HTMLIFrameElement>('Personal information');

describe('LegacyFrame', () => {
  test('names the page, announces loading politely, and removes the text once it has loaded', async () => {
    renderUi(<LegacyFrame view={frame} />);
    expect(screen.getByText('Personal information', { selector: '.framebar span' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect([
      iframe().getAttribute('width'),
      iframe().getAttribute('height'),
      iframe().getAttribute('scrolling'),
    ]).toEqual(['800', '500', 'auto']);
  });

  test('loads the page once per address: a new view with the same address changes nothing', async () => {
    const { rerender } = renderUi(<LegacyFrame view={frame} />);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    const before = iframe();
    rerender(<LegacyFrame view={{ ...frame }} />);
    expect(iframe()).toBe(before);
    rerender(<LegacyFrame view={{ ...frame, src: 'about:blank#changed' }} />);
    await waitFor(() => expect(iframe().getAttribute('src')).toBe('about:blank#changed'));
    expect(iframe()).not.toBe(before);
  });

  test('a page that loads too slowly is replaced by a retry button and the phone; the retry loads it again', async () => {
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

  test('a loaded page without messages stays, with a retry and the phone below', async () => {
    renderUi(patient());
    await waitFor(() => expect(screen.queryByText('Loading Personal information')).toBeNull());
    const before = iframe();
    await screen.findByText(/Is this page empty\?/);
    expect([iframe(), screen.queryByRole('alert')]).toEqual([before, null]);
    expect(screen.getByRole('link', { name: '1-800-555-0199' })).toBeTruthy();
    expect(await accessibilityOf()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByText(/Is this page empty\?/)).toBeNull();
    expect(iframe()).not.toBe(before);
  });

  test.each([
    [300, 300],
    [2400, 2400],
    [9e9, 5000],
    [20, frame.height],
  ])(
    'R9.13: a page that reports a height of %d is %d high; its attribute is the height before the first report',
    async (reported, height) => {
      const host = vi.fn(reports(reported));
      renderUi(
        <FrameHostContext value={host}>
          <LegacyFrame view={frame} />
        </FrameHostContext>,
      );
      // The page tells its height only after the frame has been drawn.
      await waitFor(() => {
        expect(host).toHaveBeenCalled();
        expect(iframe().style.blockSize).toBe(height === frame.height ? '' : `${height}px`);
      });
      expect(iframe().getAttribute('height')).toBe(String(frame.height));
    },
  );

  test('a page that reports its height gets no retry', async () => {
    const page = (beside?: ReactNode) => (
      <>
        <FrameHostContext value={reportsAtOnce}>{patient()}</FrameHostContext>
        {beside}
      </>
    );
    const { rerender } = renderUi(page());
    await waitFor(() => expect(iframe().style.blockSize).toBe('700px'));
    // One that comes later and tells nothing is doubted: by then the first would have been, too.
    rerender(page(patient()));
    expect(await screen.findAllByText(/Is this page empty\?/)).toHaveLength(1);
    expect(screen.getAllByTitle('Personal information')[0]?.style.blockSize).toBe('700px');
  });
});
