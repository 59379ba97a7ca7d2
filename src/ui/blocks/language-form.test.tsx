import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf, renderUi } from '../../../tests/support/components/render-ui.tsx';
import { sampleItem } from '../../../tests/support/components/sample-link.ts';
import type { LanguageFormView } from '../../view/blocks/language-form.ts';
import { LanguageForm } from './language-form.tsx';

const view: LanguageFormView = {
  type: 'languageForm',
  id: 'languages',
  title: 'Language of your account',
  current: 'en',
  languages: ['en', 'es'],
  items: [sampleItem('otherLanguages', 'Help in other languages')],
};

const save = (): HTMLButtonElement => screen.getByRole('button', { name: 'Save changes' });

describe('LanguageForm', () => {
  test('R2.183 R2.184 R2.185: two languages under their own names, Save, and the way to other languages', async () => {
    renderUi(<LanguageForm view={view} />);
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'English',
      'Español',
    ]);
    expect(screen.getByText('Español').lang).toBe('es');
    expect(save().textContent).toBe('Save changes');
    expect(screen.getByRole('link', { name: 'Help in other languages' })).toBeTruthy();
    expect(await accessibilityOf()).toEqual([]);
  });

  test('R5.01 R4.055: Save works only while the choice differs, and nothing changes before it', async () => {
    const { actions } = renderUi(<LanguageForm view={view} />);
    expect(save().disabled).toBe(true);
    await userEvent.click(screen.getByLabelText('Español'));
    expect(save().disabled).toBe(false);
    expect(actions.switchLanguage).not.toHaveBeenCalled();
    await userEvent.click(screen.getByLabelText('English'));
    expect(save().disabled).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('R4.055: leaving the page discards the choice', async () => {
    const { actions, rerender } = renderUi(<LanguageForm view={view} />);
    await userEvent.click(screen.getByLabelText('Español'));
    rerender(<p>Another page</p>);
    rerender(<LanguageForm view={view} />);
    expect(screen.getByLabelText<HTMLInputElement>('English').checked).toBe(true);
    expect(save().disabled).toBe(true);
    expect(actions.switchLanguage).not.toHaveBeenCalled();
  });

  test('texts that cannot be loaded are reported, and saving can be tried again', async () => {
    const switchLanguage = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValueOnce();
    renderUi(<LanguageForm view={view} />, 'en', { switchLanguage });
    const success = getComputedStyle(screen.getByRole('status')).color;
    await userEvent.click(screen.getByLabelText('Español'));
    await userEvent.click(save());
    await expect.poll(() => screen.getByRole('status').textContent).toMatch(/^Spanish could not be loaded/);
    expect(getComputedStyle(screen.getByRole('status')).color).not.toBe(success);
    expect(await accessibilityOf()).toEqual([]);
    await userEvent.click(save());
    await expect.poll(() => screen.getByRole('status').textContent).toBe('');
    expect(switchLanguage).toHaveBeenCalledTimes(2);
  });

  test('R2.186: saving changes the language once and announces it when it has changed', async () => {
    const { actions, rerender } = renderUi(<LanguageForm view={view} />);
    await userEvent.click(screen.getByLabelText('Español'));
    await userEvent.click(save());
    expect(actions.switchLanguage).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(<LanguageForm view={{ ...view, current: 'es' }} />);
    expect(screen.getByRole('status').textContent).not.toBe('');
    expect(save().disabled).toBe(true);
  });
});
