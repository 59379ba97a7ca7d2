import { fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { accessibilityOf, renderUi } from '../../../tests/support/components/render-ui.tsx';
import type { InvoiceView } from '../../view/blocks/invoice.ts';
import { InvoiceCard } from './invoice-card.tsx';

const view: InvoiceView = {
  type: 'invoice',
  id: 'invoice',
  title: 'Current invoice',
  label: 'Download invoice',
  dueDate: 'January 17, 2027',
};

const found = (href: string | undefined) => ({
  findInvoice: vi.fn<() => Promise<string | undefined>>().mockResolvedValue(href),
});

describe('InvoiceCard', () => {
  test('R2.174: offers the download once the address is known', async () => {
    renderUi(<InvoiceCard view={view} />, 'en', found('https://records.example/DisplayInvoice?token=t'));
    const link = await screen.findByRole('link', { name: 'Download invoice (Opens in a new window)' });
    expect(link.getAttribute('href')).toBe('https://records.example/DisplayInvoice?token=t');
    expect(screen.getByText('Due date: January 17, 2027')).toBeTruthy();
    expect(await accessibilityOf()).toEqual([]);
  });

  test('R2.174: labels its date in Spanish too, and shows nothing without a date', async () => {
    const { rerender } = renderUi(
      <InvoiceCard view={{ ...view, dueDate: '17 de enero de 2027' }} />,
      'es',
      found('https://records.example/i'),
    );
    expect(await screen.findByText('Fecha de vencimiento: 17 de enero de 2027')).toBeTruthy();
    rerender(<InvoiceCard view={{ ...view, dueDate: undefined }} />);
    expect(screen.queryByText(/Fecha/)).toBeNull();
  });

  test('R7.020 R8.11: shows nothing, and no alert, without an invoice', async () => {
    const { findInvoice } = renderUi(<InvoiceCard view={view} />, 'en', found(undefined)).actions;
    await vi.waitFor(() => expect(findInvoice).toHaveBeenCalledTimes(1));
    await findInvoice.mock.results[0]?.value;
    expect(screen.queryByText('Current invoice')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows nothing, and reports no error, if the code cannot be loaded', async () => {
    const reported = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    window.addEventListener('unhandledrejection', reported);
    const findInvoice = vi.fn<() => Promise<string | undefined>>().mockRejectedValue(new Error('gone'));
    renderUi(<InvoiceCard view={view} />, 'en', { findInvoice });
    await vi.waitFor(() => expect(findInvoice).toHaveBeenCalledTimes(1));
    // Rejections that nobody handles are reported before the next frame.
    await new Promise(requestAnimationFrame);
    window.removeEventListener('unhandledrejection', reported);
    expect(reported).not.toHaveBeenCalled();
    expect(screen.queryByText('Current invoice')).toBeNull();
  });

  test('R8.11: tries again when the screen is opened again', async () => {
    const page = (
      <>
        <Link to="/premium-billing">Billing</Link>
        <InvoiceCard view={view} />
      </>
    );
    const { findInvoice } = renderUi(page, 'en', found(undefined)).actions;
    await vi.waitFor(() => expect(findInvoice).toHaveBeenCalledTimes(1));
    findInvoice.mockResolvedValue('https://records.example/DisplayInvoice?token=t');
    fireEvent.click(screen.getByRole('link', { name: 'Billing' }));
    expect(await screen.findByText('Current invoice')).toBeTruthy();
  });
});
