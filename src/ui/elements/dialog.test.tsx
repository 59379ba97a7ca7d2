import { screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf, renderUi } from '../../../tests/support/components/render-ui.tsx';
import { Dialog } from './dialog.tsx';

const Opener = ({ locked = false }: { locked?: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Notice" onClose={close} locked={locked}>
          <button type="button" onClick={close}>
            Done
          </button>
        </Dialog>
      )}
    </>
  );
};

const open = async (locked = false): Promise<HTMLElement> => {
  renderUi(<Opener locked={locked} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Notice' });
};

const clickBackdrop = (): Promise<void> =>
  userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true });

describe('Dialog', () => {
  test('a locked dialog focuses its heading, not its button', async () => {
    await open(true);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notice' }));
  });

  test('R4.058: Escape closes it and returns the focus to what opened it', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  test('R4.059: a click outside closes it, a click inside does not', async () => {
    const dialog = await open();
    await userEvent.click(dialog.querySelector('h2')!);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await clickBackdrop();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('R4.060: a locked one ignores Escape, however often, and outside clicks; its own button closes it', async () => {
    await open(true);
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await clickBackdrop();
    expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Tab stays inside while it is open, as the page behind is inert', async () => {
    const dialog = await open();
    for (let press = 0; press < 6; press += 1) {
      await userEvent.keyboard('{Tab}');
      expect([document.body, ...dialog.querySelectorAll('*')]).toContain(document.activeElement);
      expect(document.activeElement).not.toBe(document.querySelector('button'));
    }
  });

  test('its close button has a name, and axe finds no violations', async () => {
    await open();
    expect(await accessibilityOf()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
