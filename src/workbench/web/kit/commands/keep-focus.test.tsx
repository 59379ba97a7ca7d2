import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

const Page = ({ hasButton, hasRow }: { hasButton: boolean; hasRow: boolean }) => (
  <main id="page">
    {hasRow && <div id="row">{hasButton && <button type="button">One</button>}</div>}
    <p>{String(hasRow)}</p>
  </main>
);

test('when the focused element is removed, the innermost remaining part gets the focus, unless the user moved it', async () => {
  onTestFinished(keepFocus());
  const { rerender } = render(<Page hasRow hasButton />);
  screen.getByRole('button').focus();
  rerender(<Page hasRow hasButton={false} />);
  await expect.poll(() => document.activeElement?.id).toBe('row');
  rerender(<Page hasRow={false} hasButton={false} />);
  await expect.poll(() => document.activeElement?.id).toBe('page');
  screen.getByRole('main').blur();
  rerender(<Page hasRow hasButton />);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});
