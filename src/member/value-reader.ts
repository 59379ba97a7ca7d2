import { isYes } from './is-yes.ts';
import type { CalendarDay } from './member.ts';
import { parseAmount } from './parse-amount.ts';
import { parseDay } from './parse-day.ts';

/** The values of one property by position (from 0); a blank or missing value is '', false or undefined. */
export interface ValueReader {
  readonly count: number;
  readonly text: (position?: number) => string;
  readonly flag: (position?: number) => boolean;
  readonly amount: (position?: number) => number | undefined;
  readonly day: (position?: number) => CalendarDay | undefined;
}

type UnreadableCode = 'unreadable-date' | 'unreadable-amount';

/** Reads typed values out of one property; a value that is there but unreadable is reported and left out. */
export const valueReader = (values: readonly string[], report: (code: UnreadableCode) => void): ValueReader => {
  const text = (position = 0) => (values[position] ?? '').trim();
  const parsed = <T>(position: number, parse: (written: string) => T | undefined, code: UnreadableCode) => {
    const written = text(position);
    if (written === '') return undefined;
    const value = parse(written);
    if (value === undefined) report(code);
    return value;
  };
  return {
    count: values.length,
    text,
    flag: (position = 0) => isYes(text(position)),
    amount: (position = 0) => parsed(position, parseAmount, 'unreadable-amount'),
    day: (position = 0) => parsed(position, parseDay, 'unreadable-date'),
  };
};
