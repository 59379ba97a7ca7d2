import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '../../../tests/support/components/render-ui.tsx';
import { sampleLink } from '../../../tests/support/components/sample-link.ts';
import { PortalLink } from './portal-link.tsx';

const outside = { kind: 'outside', newTab: true } as const;

test('R2.182: a link announces its new window and gives the new page no access to this one', () => {
  renderUi(<PortalLink link={sampleLink('https://forms.example/', outside)}>Verify</PortalLink>);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Verify (Opens in a new window)' });
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
});

test('the announcement is in Spanish on a Spanish page', () => {
  renderUi(<PortalLink link={sampleLink('https://forms.example/', outside)}>Verificar</PortalLink>, 'es');
  expect(screen.getByRole('link', { name: 'Verificar (Se abre en una ventana nueva)' })).toBeTruthy();
});

test('a legacy link and a phone are plain anchors of this window', () => {
  renderUi(<PortalLink link={sampleLink('tel:18005550142', { kind: 'phone' })}>Call</PortalLink>);
  const link = screen.getByRole('link', { name: 'Call' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['tel:18005550142', null]);
});

test('a link with notice asks first: Go back closes it and restores the focus, and Continue opens the address', async () => {
  renderUi(
    <PortalLink link={sampleLink('https://fitness.example/a?b=1', { ...outside, notice: true })}>
      Fitness
    </PortalLink>,
  );
  const link = screen.getByRole('link', { name: /^Fitness/ });
  await userEvent.click(link);
  const dialog = await screen.findByRole('dialog', { name: 'You are now leaving your online account' });
  expect(dialog.textContent).toContain('fitness.example');
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
    'https://fitness.example/a?b=1',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(link);
});
