import type { DataProblemCode } from './data-problem.ts';
import { isYes } from './is-yes.ts';
import type { CalendarDay } from './member.ts';
import { parseAmount } from './parse-amount.ts';
import { parseDay } from './parse-day.ts';

type ReportCode = (code: DataProblemCode) => void;

/** The values of one property by position (from 0); a blank or missing value is '', false or undefined. A class, as a string may hold 100,000 of them. */
class Values {
  readonly #values: readonly string[];
  readonly #report: ReportCode;

  constructor(values: readonly string[], report: ReportCode) {
    this.#values = values;
    this.#report = report;
  }

  get count(): number {
    return this.#values.length;
  }

  text(position = 0): string {
    return (this.#values[position] ?? '').trim();
  }

  flag(position = 0): boolean {
    return isYes(this.text(position));
  }

  amount(position = 0): number | undefined {
    return this.#parsed(position, parseAmount, 'unreadable-amount');
  }

  day(position = 0): CalendarDay | undefined {
    return this.#parsed(position, parseDay, 'unreadable-date');
  }

  #parsed<T>(position: number, parse: (written: string) => T | undefined, code: DataProblemCode): T | undefined {
    const written = this.text(position);
    if (written === '') return undefined;
    const value = parse(written);
    if (value === undefined) this.#report(code);
    return value;
  }
}

export type ValueReader = Values;

/** Reads typed values out of one property; a value that is there but unreadable is reported and left out. */
export const valueReader = (values: readonly string[], report: ReportCode): ValueReader => new Values(values, report);
