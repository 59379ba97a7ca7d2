import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Boundary } from './boundary.tsx';

const Broken = (): never => {
  throw new Error('cannot be drawn');
};

test('a part that cannot be rendered is replaced by its fallback, and the rest stays', () => {
  const caught: string[] = [];
  const page = (isBroken: boolean) => (
    <>
      <h1>Coverage</h1>
      <Boundary key={String(isBroken)} fallback={<p role="alert">Call us</p>}>
        {isBroken ? <Broken /> : <p>Whole</p>}
      </Boundary>
    </>
  );
  const { rerender } = render(page(true), { onCaughtError: (error) => void caught.push(String(error)) });
  expect(screen.getByRole('alert').textContent).toBe('Call us');
  expect(screen.getByRole('heading', { name: 'Coverage' })).toBeTruthy();
  expect(caught).toEqual(['Error: cannot be drawn']);
  rerender(page(false));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Whole')).toBeTruthy();
});
