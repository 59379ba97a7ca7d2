import type { Properties } from '../account.ts';
import { parseDay } from '../calendar-day.ts';
import { isYes, withoutOverrides } from '../literals.ts';
import { type CalendarDay, type Given, unreadable } from '../member.ts';
import { parseAmount } from '../money.ts';
import type { DataProblemCode, Report } from './problem-log.ts';

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
    return withoutOverrides(this.#values[position] ?? '').trim();
  }

  flag(position = 0): boolean {
    return isYes(this.text(position));
  }

  /** Dollars. */
  amount(position = 0): Given<number> {
    return this.#parsed(position, parseAmount, 'unreadable-amount');
  }

  day(position = 0): Given<CalendarDay> {
    return this.#parsed(position, parseDay, 'unreadable-date');
  }

  /** An amount as `parse` reads it, or the words that stand in its place; undefined where there are none. */
  amountOrWords(position: number, parse: (written: string) => number | undefined): number | string | undefined {
    const written = this.text(position);
    return written === '' ? undefined : (parse(written) ?? written);
  }

  #parsed<T>(position: number, parse: (written: string) => T | undefined, code: DataProblemCode): Given<T> {
    const written = this.text(position);
    if (written === '') return undefined;
    const value = parse(written);
    if (value === undefined) this.#report(code);
    return value ?? unreadable;
  }
}

export type ValueReader = Values;

/** Reads typed values out of one property; a value that is there but unreadable is reported. */
const valueReader = (values: readonly string[], report: ReportCode): ValueReader => new Values(values, report);

/** Reads the raw properties of one owner: the account or one coverage. */
export interface PropertyReader {
  /** The property's first occurrence; a further one is reported and ignored. */
  readonly first: (name: string) => ValueReader;
  /** Every occurrence of a repeatable property, in the order of the string. */
  readonly every: (name: string) => readonly ValueReader[];
  readonly report: (code: DataProblemCode, name: string) => void;
}

/** A reader of one owner's properties that reports what it cannot use, under the coverage's index (none for the account). */
export const propertyReader = (properties: Properties, log: Report, index?: number): PropertyReader => {
  const report = (code: DataProblemCode, name: string) => log(code, name, index);
  const every = (name: string) => {
    const reportValue = (code: DataProblemCode) => report(code, name);
    return (properties.get(name) ?? []).map((values) => valueReader(values, reportValue));
  };
  const first = (name: string) => {
    const occurrences = properties.get(name) ?? [];
    if (occurrences.length > 1) report('repeated-property', name);
    return valueReader(occurrences[0] ?? [], (code) => report(code, name));
  };
  return { first, every, report };
};
