import type { DataProblemCode } from './data-problem.ts';
import type { Properties } from './properties.ts';
import type { Report } from './problem-log.ts';
import { valueReader, type ValueReader } from './value-reader.ts';

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
