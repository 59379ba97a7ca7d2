import { expect, test } from 'vitest';
import { textParts } from './text-parts.ts';

const told = (before: string, after: string): string =>
  textParts(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}]` : `[+${text}]`))
    .join('');

test('adjacent changed words are one change; unchanged words between them stay', () => {
  expect(told('For trips your plan asked.', 'For trips to care that.')).toBe(
    'For trips [-your plan asked][+to care that].',
  );
  expect(told('Call us by phone today', 'Call them by mail today')).toBe(
    'Call [-us][+them] by [-phone][+mail] today',
  );
});

test('an insertion or deletion is shown alone', () => {
  expect(told('Pay now', 'Pay your bill now')).toBe('Pay [+your bill ]now');
  expect(told('same', 'same')).toBe('same');
});
