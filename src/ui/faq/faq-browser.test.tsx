import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf, renderUi } from '../../../tests/support/components/render-ui.tsx';
import type { FaqView } from '../../view/blocks/faq.ts';
import type { FaqEntry, FaqPlace } from '../../view/faq.ts';
import type { ResourceState } from '../provided/resource.ts';
import { FaqBrowser } from './faq-browser.tsx';
import { FaqContext, type FaqSource } from './faq-source.ts';

type Entries = ResourceState<readonly FaqEntry[]>;

const view: FaqView = {
  type: 'faq',
  id: 'faq',
  title: 'Questions',
  mainId: 'main',
  language: 'en',
  phone: { text: '1-800-555-0199', href: 'tel:18005550199' },
};

const ready = (...titles: readonly string[]): Entries => ({
  status: 'ready',
  value: titles.map((title) => ({ id: title, title: [title] })),
});

const english: Readonly<Record<FaqPlace['level'], Entries>> = {
  main: ready('Your bill'),
  category: ready('Paying'),
  subcategory: ready('How do I pay?'),
};

const browse = (
  entriesOf: (place: FaqPlace, tries: number) => Entries,
  language: 'en' | 'es' = 'en',
): void => {
  let tries = 0;
  const entriesAt: FaqSource['entriesAt'] = (place) => {
    let state: Entries = { status: 'loading' };
    const subscribe = (listener: () => void) => {
      tries += 1;
      state = entriesOf(place, tries);
      listener();
      return () => undefined;
    };
    return { get: () => state, subscribe };
  };
  renderUi(
    <FaqContext value={{ entriesAt, linkOf: () => undefined }}>
      <h2>Questions</h2>
      <FaqBrowser view={{ ...view, language }} />
    </FaqContext>,
    language,
  );
};

const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const focused = () => [document.activeElement?.tagName, document.activeElement?.textContent];
const languageOf = (element: Element): string | undefined => element.closest<HTMLElement>('[lang]')?.lang;

test('R2.136: going down and back focuses the current heading; opening the page does not move the focus', async () => {
  browse(({ level }) => english[level]);
  expect(document.activeElement).toBe(document.body);
  await press('Your bill');
  expect(focused()).toEqual(['H3', 'Your bill']);
  await press('Paying');
  expect(focused()).toEqual(['H3', 'Paying']);
  await press('Your bill');
  expect(focused()).toEqual(['H3', 'Your bill']);
  await press('All topics');
  expect(focused()).toEqual(['H3', 'All topics']);
  expect(await accessibilityOf()).toEqual([]);
});

test('R8.06: a retry keeps the focus on the heading, because its button is removed', async () => {
  browse(({ level }, tries) => (tries === 1 ? { status: 'failed' } : english[level]));
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Your bill' })).toBeTruthy();
  expect(focused()).toEqual(['H3', 'All topics']);
});

test('questions in the other language move the focus to the heading; only they are marked as of that language', async () => {
  const failing = { level: 'subcategory' };
  browse(({ level, language }) => {
    if (level === failing.level) return { status: 'failed' };
    return language === 'es' ? ready() : english[level];
  }, 'es');
  await press('Verlas en inglés');
  expect(focused()).toEqual(['H3', 'Todos los temas']);
  await press('Your bill');
  await press('Paying');
  const languages = [
    'Todos los temas',
    'Your bill',
    'Paying',
    'Parece que hay un error.',
    'Intentar de nuevo',
  ].map((words) => languageOf(screen.getByText(words)));
  expect(languages).toEqual(['es', 'en', 'en', 'es', 'es']);
  await press('Your bill');
  expect(['Todos los temas', 'Paying'].map((words) => languageOf(screen.getByText(words)))).toEqual([
    'es',
    'en',
  ]);
});
