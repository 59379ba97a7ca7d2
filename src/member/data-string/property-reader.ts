import type { Properties } from '../account.ts';
import { parseDay } from '../calendar-day.ts';
import { isYes, withoutOverrides } from '../literals.ts';
import { type CalendarDay, type Given, unreadable } from '../member.ts';
import { parseAmount } from '../money.ts';
import type { DataProblemCode, Report } from './problem-log.ts';

type ReportCode = (code: DataProblemCode) => void;

// Values of one property by position, from 0. A blank or missing value is '', false or undefined. A class,
// since there may be 100,000 instances.
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

  // Dollars.
  amount(position = 0): Given<number> {
    return this.#parsed(position, parseAmount, 'unreadable-amount');
  }

  day(position = 0): Given<CalendarDay> {
    return this.#parsed(position, parseDay, 'unreadable-date');
  }

  amountOrWords(
    position: number,
    parse: (written: string) => number | undefined,
  ): number | string | undefined {
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

const valueReader = (values: readonly string[], report: ReportCode): ValueReader =>
  new Values(values, report);

export interface PropertyReader {
  readonly first: (name: string) => ValueReader;
  readonly every: (name: string) => readonly ValueReader[];
  readonly report: (code: DataProblemCode, name: string) => void;
}

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
