import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf, renderUi } from '../../../tests/support/components/render-ui.tsx';
import { sampleItem } from '../../../tests/support/components/sample-link.ts';
import { drawCard } from '../elements/card-picture.ts';
import { FullIdCard } from './full-id-card.tsx';

const view = {
  type: 'fullIdCard',
  id: 'card',
  brand: 'Brisamar',
  name: 'Naomi Okafor-Lund',
  memberId: 'BM4100050001',
  planName: 'Choice POS 3-Tier',
  networkName: 'Choice',
  corporateName: 'Tidewater Labs',
  effectiveDate: 'May 5, 2025',
  officeVisit: '$20',
  isEnded: false,
  phone: { text: '1-800-555-0166', href: 'tel:18005550166', note: 'TTY: 711. At night.' },
  items: [sampleItem('orderByMail', 'Order a new card by mail')],
} as const;

afterEach(() => {
  vi.restoreAllMocks();
});

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const texts = (): readonly (string | null)[] =>
  screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('FullIdCard', () => {
  test('R2.110: shows the data that a provider needs, the member id first, and ends with the link to a new card', async () => {
    renderUi(<FullIdCard view={view} />);
    expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Member ID',
      'Plan',
      'Group',
      'Effective date',
      'Office visit',
      'Member Services',
    ]);
    expect(document.querySelector('dd')?.textContent).toBe('BM4100050001');
    expect(screen.getByRole('link', { name: 'Order a new card by mail' })).toBeTruthy();
    expect(await accessibilityOf()).toEqual([]);
  });

  test('leaves out fields that the plan does not have', () => {
    renderUi(
      <FullIdCard
        view={{
          ...view,
          networkName: '',
          corporateName: undefined,
          effectiveDate: undefined,
          officeVisit: undefined,
        }}
      />,
    );
    expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Member ID',
      'Plan',
      'Member Services',
    ]);
  });

  test.each([
    [
      'en',
      'Copy member ID',
      'Member ID copied',
      'Your browser did not allow copying. Select the number and copy it.',
    ],
    [
      'es',
      'Copiar el número de afiliado',
      'Número de afiliado copiado',
      'Su navegador no permitió copiar. Seleccione el número y cópielo.',
    ],
  ] as const)(
    'announces in %s that the id was copied, or that the browser refused',
    async (language, name, copied, refused) => {
      const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
      renderUi(<FullIdCard view={view} />, language);
      await press(name);
      await expect.poll(() => texts()[0]).toBe(copied);
      expect(write).toHaveBeenCalledWith('BM4100050001');
      write.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
      await press(name);
      await expect.poll(() => texts()[0]).toBe(refused);
      expect(screen.getByText(refused).className).not.toBe('sr');
    },
  );

  test('a page without a clipboard shows that copying is not possible', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    renderUi(<FullIdCard view={view} />);
    await press('Copy member ID');
    await expect.poll(() => texts()[0]).toMatch(/did not allow/);
  });

  test('saves the card as a PNG named after the card, or reports a failure', async () => {
    const stored: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      stored.push(this.download, this.protocol);
    });
    renderUi(<FullIdCard view={view} />, 'es');
    await press('Guardar como imagen');
    await expect.poll(() => texts()[1]).toBe('La imagen está guardada con sus descargas.');
    expect(stored).toEqual(['Tarjeta de identificación.png', 'blob:']);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    await press('Guardar como imagen');
    await expect.poll(() => texts()[1]).toMatch(/^No se pudo guardar la imagen/);
  });

  test('the Print button prints the page', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    renderUi(<FullIdCard view={view} />);
    await press('Print');
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('drawCard', () => {
  const facts = [{ name: 'Member ID', value: 'BM4100050001' }];
  const pictureOf = async (name: string) => {
    const picture = await drawCard({ brand: 'Brisamar', network: 'Choice', name, facts });
    return { type: picture.type, ...(await sizeOf(picture)) };
  };
  const sizeOf = async (picture: Blob) => {
    const { width, height } = await createImageBitmap(picture);
    return { width, height };
  };

  test('draws a PNG that grows with its texts instead of cutting them', async () => {
    const short = await pictureOf('Naomi Okafor-Lund');
    const long = await pictureOf('Naomi Ruiz-Castillo de la Santísima Trinidad Okafor-Lund');
    const unbroken = await pictureOf('M'.repeat(60));
    expect(short).toMatchObject({ type: 'image/png', width: 1200 });
    expect(long.height).toBeGreaterThan(short.height);
    expect(unbroken.height).toBeGreaterThan(short.height);
  });
});
