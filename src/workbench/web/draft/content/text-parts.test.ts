import { expect, test } from 'vitest';
import { textParts } from './text-parts.ts';

const marked = (before: string, after: string): string =>
  textParts(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}]` : `[+${text}]`))
    .join('');

test('adjacent changed words are one change; unchanged words between them stay', () => {
  expect(marked('For trips your plan asked.', 'For trips to care that.')).toBe(
    'For trips [-your plan asked][+to care that].',
  );
  expect(marked('Call us by phone today', 'Call them by mail today')).toBe(
    'Call [-us][+them] by [-phone][+mail] today',
  );
});

test('an insertion or deletion is shown alone', () => {
  expect(marked('Pay now', 'Pay your bill now')).toBe('Pay [+your bill ]now');
  expect(marked('same', 'same')).toBe('same');
});
