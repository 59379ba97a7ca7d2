import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, lazy, startTransition, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Deferred } from './deferred.tsx';

const Page = ({ Part }: { Part: ComponentType }) => {
  const [word, setWord] = useState('before');
  return (
    <>
      <button type="button" onClick={() => startTransition(() => setWord('after'))}>
        {word}
      </button>
      <Deferred>
        <Part />
      </Deferred>
    </>
  );
};

test('a part whose code is loading delays no transition', async () => {
  let isAsked = false;
  const Part = lazy(() => {
    isAsked = true;
    return new Promise<never>(() => undefined);
  });
  render(<Page Part={Part} />);
  await expect.poll(() => isAsked).toBe(true);
  await act(() => fireEvent.click(screen.getByText('before')));
  await expect.poll(() => screen.queryByText('after')).toBeTruthy();
});

test('a part that cannot be loaded does not change the page', async () => {
  const Part = lazy(() => Promise.reject(new Error('gone')));
  const caught = vi.fn();
  render(<Page Part={Part} />, { onCaughtError: caught });
  await expect.poll(() => caught.mock.calls.length).toBe(1);
  expect(screen.getByText('before')).toBeTruthy();
});
