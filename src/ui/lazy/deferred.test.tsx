import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, lazy, startTransition, useState } from 'react';
import { expect, test } from 'vitest';
import { Deferred } from './deferred.tsx';

/** A part whose code never arrives, beside a word that a transition changes. */
const Page = ({ Part }: { readonly Part: ComponentType }) => {
  const [word, setWord] = useState('before');
  return (
    <>
      <button type="button" onClick={() => startTransition(() => setWord('after'))}>
        {word}
      </button>
      <Deferred meanwhile={<i>room</i>}>
        <Part />
      </Deferred>
    </>
  );
};

test('a part whose code is on the way keeps its room and holds no transition back', async () => {
  let isAsked = false;
  const Part = lazy(() => {
    isAsked = true;
    return new Promise<never>(() => undefined);
  });
  render(<Page Part={Part} />);
  await expect.poll(() => isAsked).toBe(true);
  expect(screen.getByText('room')).toBeTruthy();
  await act(() => fireEvent.click(screen.getByText('before')));
  await expect.poll(() => screen.queryByText('after')).toBeTruthy();
});

test('a part that cannot be had leaves its room', async () => {
  const Part = lazy(() => Promise.reject(new Error('gone')));
  render(<Page Part={Part} />, { onCaughtError: () => undefined });
  await expect.poll(() => screen.queryByText('room')).toBeTruthy();
  expect(screen.getByText('before')).toBeTruthy();
});
