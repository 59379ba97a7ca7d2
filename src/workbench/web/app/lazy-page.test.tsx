import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { message } from '../../../../tests/support/workbench/message.ts';
import { setReached } from '../api/connection.ts';
import { startWords } from '../i18n/start-words.ts';
import { Broken } from '../kit/broken.tsx';
import { lazyPage } from './lazy-page.tsx';

const Loaded = () => <h1>The page that was asked for</h1>;

const words = await startWords();

const show = (Page: ReturnType<typeof lazyPage>) =>
  render(
    <I18nextProvider i18n={words}>
      <Broken instead={<p>It cannot be had</p>}>
        <Page />
      </Broken>
    </I18nextProvider>,
  );

test('a page is shown once its code is loaded, and immediately when it is opened again', async () => {
  const load = vi.fn(() => Promise.resolve(Loaded));
  const Page = lazyPage(load);
  const first = show(Page);
  expect(screen.queryByText('The page that was asked for')).toBeNull();
  expect(first.container.querySelector('main#page')).not.toBeNull();
  await screen.findByText('The page that was asked for');
  first.unmount();
  show(Page);
  expect(screen.getByText('The page that was asked for').tagName).toBe('H1');
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that fails to load is reported around the page, and loaded again at the next visit', async () => {
  const answering = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
  const load = vi
    .fn(() => Promise.resolve(Loaded))
    .mockImplementationOnce(() => Promise.reject(new Error('no way')));
  const Page = lazyPage(load);
  const first = show(Page);
  await screen.findByText('It cannot be had');
  answering.mockRestore();
  vi.spyOn(console, 'error').mockClear();
  first.unmount();
  show(Page);
  await screen.findByText('The page that was asked for');
});

test('while the server is unreachable the page shows this, and loads once it answers', async () => {
  const away = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const load = vi
    .fn(() => Promise.resolve(Loaded))
    .mockImplementationOnce(() => Promise.reject(new TypeError('no way')));
  show(lazyPage(load));
  await screen.findByRole('heading', { name: message('common.failed.unreachable.title') });
  expect(load).toHaveBeenCalledTimes(1);
  away.mockRestore();
  setReached(true);
  await screen.findByText('The page that was asked for');
});
