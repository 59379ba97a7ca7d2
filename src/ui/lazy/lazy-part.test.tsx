import { screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '../../../tests/support/components/render-ui.tsx';
import { useWords } from '../provided/words.ts';
import { loadOnce, useLazyPart } from './lazy-part.ts';

const Meanings = () => <p>Four meanings</p>;

const Opener = ({ load }: { load: ReturnType<typeof loadOnce<typeof Meanings>> }) => {
  const { Part, isOpen, isLost, open, close } = useLazyPart(load);
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={open}>
        Open
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
      <button type="button" onClick={() => void navigate('/elsewhere')}>
        Leave
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Return
      </button>
      <span className="not-opened" role="status">
        {isLost && t('components.common.notOpened')}
      </span>
      {Part && <Part />}
    </>
  );
};

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const isExpanded = () => screen.getByRole('button', { name: 'Open' }).getAttribute('aria-expanded');
const status = () => screen.getByRole('status').textContent;
const isThere = () => screen.queryByText('Four meanings') !== null;

const opener = () => {
  const load = vi.fn<() => Promise<typeof Meanings>>().mockResolvedValue(Meanings);
  renderUi(<Opener load={loadOnce(load)} />);
  return load;
};

test('code that cannot be loaded is reported, closed, requested again at the next click, and then cached', async () => {
  const load = opener().mockRejectedValueOnce(new Error('gone'));
  await press('Open');
  await expect.poll(status).toBe('This could not be opened. Check your connection and try again.');
  expect([isExpanded(), isThere()]).toEqual(['false', false]);
  await press('Open');
  await expect.poll(isThere).toBe(true);
  expect([isExpanded(), status()]).toEqual(['true', '']);
  await press('Close');
  await press('Open');
  await expect.poll(isThere).toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
});

test('offline it is not requested; parts that are already loaded still open', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = opener();
  await press('Open');
  await expect.poll(status).not.toBe('');
  expect(load).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  await press('Open');
  await expect.poll(isThere).toBe(true);
  await press('Close');
  onLine.mockReturnValue(false);
  await press('Open');
  await expect.poll(isThere).toBe(true);
});

test('a navigation closes it and removes the report; Back does not open it again', async () => {
  opener().mockRejectedValueOnce(new Error('gone'));
  await press('Open');
  await expect.poll(status).not.toBe('');
  await press('Leave');
  expect(status()).toBe('');
  await press('Open');
  await expect.poll(isThere).toBe(true);
  await press('Return');
  expect([isExpanded(), isThere()]).toEqual(['false', false]);
  await press('Leave');
  await press('Return');
  expect([isExpanded(), isThere()]).toEqual(['false', false]);
});
