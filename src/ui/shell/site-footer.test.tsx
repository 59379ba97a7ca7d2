import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '../../../tests/support/components/render-ui.tsx';
import { sampleShell } from '../../../tests/support/components/sample-shell.ts';
import { SiteFooter } from './site-footer.tsx';

const columnOf = async (title: string): Promise<(string | null)[]> =>
  within((await screen.findByRole('heading', { level: 2, name: title })).parentElement!)
    .getAllByRole('link')
    .map((link) => link.textContent);

const tooltips = (): (string | null)[] =>
  screen.queryAllByRole('tooltip').map((tooltip) => tooltip.textContent);

describe('SiteFooter', () => {
  test('R2.205, R2.206: the columns Our plans and Helpful links, in order', async () => {
    renderUi(<SiteFooter view={sampleShell} />);
    expect(await columnOf('Our plans')).toEqual([
      'Get a quote',
      'Individual and family plans',
      'Medicare plans',
      'Group plans',
    ]);
    expect(await columnOf('Helpful links')).toEqual([
      'Login',
      'Manage your plan',
      'Prevention and wellness',
      'Grievance form',
    ]);
  });

  test('R2.207, R2.208: the columns Get Care and Our company, in order', async () => {
    renderUi(<SiteFooter view={sampleShell} />);
    expect(await columnOf('Get Care')).toEqual([
      'Doctor search',
      'Drug list and costs',
      'Urgent care',
      'Find a hospital',
      'Patient portal',
    ]);
    expect(await columnOf('Our company')).toEqual([
      'About us',
      'Honors and awards',
      'In the community',
      'Careers',
      'Donate',
    ]);
  });

  test('R2.209: fifteen languages in four lists, each by its own name, in its own language and direction', () => {
    renderUi(<SiteFooter view={sampleShell} />);
    const section = within(screen.getByRole('region', { name: 'Help in other languages' }));
    expect(section.getAllByRole('list')).toHaveLength(4);
    expect(section.getAllByRole('button')).toHaveLength(15);
    const persian = section.getByRole('button', { name: 'فارسی (Persian)' }).querySelector('span')!;
    expect([persian.lang, persian.dir]).toEqual(['fa', 'rtl']);
  });

  test('R2.210: focus, hover and a press show the offer with the phone in that language; Escape hides it', async () => {
    renderUi(<SiteFooter view={sampleShell} />);
    const spanish = screen.getByRole('button', { name: /^Español/ });
    const words = 'Hay ayuda gratuita y un intérprete a su disposición por teléfono: 1-800-555-0142.';
    spanish.focus();
    await expect.poll(tooltips).toEqual([words]);
    expect(document.getElementById(spanish.getAttribute('aria-describedby')!)!.lang).toBe('es');
    await userEvent.keyboard('{Escape}');
    expect(tooltips()).toEqual([]);
    await userEvent.click(spanish);
    expect(tooltips()).toEqual([words]);
    spanish.blur();
    await userEvent.hover(screen.getByRole('button', { name: /^Русский/ }));
    await expect.poll(() => tooltips().some((text) => text?.includes('переводчика'))).toBe(true);
  });

  test('R2.210: the phone reads from left to right in a right-to-left language', async () => {
    renderUi(<SiteFooter view={sampleShell} />);
    screen.getByRole('button', { name: /^العربية/ }).focus();
    const tooltip = await screen.findByRole('tooltip');
    expect([
      tooltip.dir,
      tooltip.querySelector('bdi')?.dir,
      tooltip.querySelector('bdi')?.textContent,
    ]).toEqual(['rtl', 'ltr', '1-800-555-0142']);
  });

  test('R2.211: legal links, social and review sites, address and the year', async () => {
    renderUi(<SiteFooter view={sampleShell} />);
    await expect
      .poll(() => document.querySelector('.base > p')?.textContent)
      .toBe('© 2027 Brisamar Health Plan. All rights reserved.');
    for (const name of ['Terms of use', 'Privacy policy', 'Contact us', 'FAQs'])
      expect(screen.getByRole('link', { name })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Facebook/ }).getAttribute('href')).toBe(
      'https://social.example/brisamar',
    );
    expect(screen.getByRole('link', { name: /^Yelp/ }).getAttribute('href')).toBe(
      'https://reviews.example/brisamar',
    );
    expect(screen.getByText('100 Harbor Way')).toBeTruthy();
  });
});
