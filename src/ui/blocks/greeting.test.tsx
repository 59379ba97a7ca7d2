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
  ] as const)('R2.105: the heading greets by first name, or with the generic word, in %s', (language, named, generic) => {
    const { rerender } = renderUi(<Greeting view={greeting} />, language);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(named);
    rerender(<Greeting view={nameless} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(generic);
  });

  test('R2.106, R2.107, R2.109: member id, status and the links to the ID card and the account stand below', () => {
    renderUi(<Greeting view={greeting} />);
    expect(screen.getByText('4471992003')).toBeTruthy();
    expect(screen.getByText('Covered')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Personal information' }).getAttribute('href')).toBe('/account');
  });

  test('without a coverage there is neither member id nor pill nor copy button', () => {
    renderUi(<Greeting view={nameless} />);
    expect(document.querySelector('.pill')).toBeNull();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  test('the heading can take the focus but is no stop of the Tab key; axe finds nothing to mend', async () => {
    renderUi(<Greeting view={greeting} />);
    expect(screen.getByRole('heading', { level: 1 }).tabIndex).toBe(-1);
    expect(await accessibilityOf()).toEqual([]);
  });
});
