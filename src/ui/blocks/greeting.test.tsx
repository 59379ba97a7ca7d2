import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accessibilityOf, renderUi } from '../../../tests/support/components/render-ui.tsx';
import { sampleBlocks } from '../../../tests/support/components/sample-blocks.ts';
import { Greeting } from './greeting.tsx';

const { greeting } = sampleBlocks;
const nameless = { type: 'greeting', id: 'greeting', items: [] } as const;

describe('Greeting', () => {
  test.each([
    ['en', 'Hello, Elena', 'Hello, Member'],
    ['es', 'Hola, Elena', 'Estimado afiliado'],
  ] as const)(
    'R2.105: the heading greets by first name, or with the generic word, in %s',
    (language, named, generic) => {
      const { rerender } = renderUi(<Greeting view={greeting} />, language);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(named);
      rerender(<Greeting view={nameless} />);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(generic);
    },
  );

  test('R2.106, R2.107, R2.109: member id, status and the links to the ID card and the account are below', () => {
    renderUi(<Greeting view={greeting} />);
    expect(screen.getByText('4471992003')).toBeTruthy();
    expect(screen.getByText('Covered')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Personal information' }).getAttribute('href')).toBe('/account');
  });

  test('R3.016: the plan’s owner and dates are below with labels, and a coverage without them leaves no empty line', () => {
    const { rerender } = renderUi(
      <Greeting
        view={{
          ...greeting,
          corporateName: 'Tidewater Labs',
          effectiveDate: '5 de mayo de 2026',
          terminationDate: '9 de marzo de 2027',
        }}
      />,
      'es',
    );
    expect(document.querySelector('.planline')?.textContent).toMatch(
      /Tidewater Labs.*Fecha de entrada en vigor 5 de mayo de 2026.*Fecha de terminación 9 de marzo de 2027/,
    );
    rerender(<Greeting view={greeting} />);
    expect(document.querySelector('.planline')).toBeNull();
  });

  test.each([
    ['en', "Status can't be shown", 'Call us at'],
    ['es', 'No se puede mostrar el estado', 'Llámenos al'],
  ] as const)(
    'R2.107: an unknown status is shown as such in %s, with the phone and no meaning',
    (language, pill, call) => {
      const phone = { text: '1-800-555-0166', href: 'tel:18005550166' };
      renderUi(<Greeting view={{ ...greeting, status: { phone } }} />, language);
      expect(screen.getByText(pill)).toBeTruthy();
      expect(screen.getByText(call)).toBeTruthy();
      expect(screen.getByRole('link', { name: phone.text }).getAttribute('href')).toBe(phone.href);
      expect(screen.queryByText(/^(Covered|Terminated|Con cobertura|Terminada)$/)).toBeNull();
      expect(document.querySelector('[aria-haspopup=dialog]')).toBeNull();
    },
  );

  test('R2.105: a right-to-left name is isolated from the text beside it', () => {
    renderUi(<Greeting view={{ ...greeting, name: 'מרים' }} />);
    expect(screen.getByRole('heading', { level: 1 }).querySelector('bdi')?.textContent).toBe('מרים');
  });

  test('without a coverage there is no member id, status or copy button', () => {
    renderUi(<Greeting view={nameless} />);
    expect(document.querySelector('.pill')).toBeNull();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  test('the heading can get the focus but is not a tab stop; axe finds no violations', async () => {
    renderUi(<Greeting view={greeting} />);
    expect(screen.getByRole('heading', { level: 1 }).tabIndex).toBe(-1);
    expect(await accessibilityOf()).toEqual([]);
  });
});
