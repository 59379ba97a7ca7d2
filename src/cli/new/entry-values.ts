import type { OptionValues } from '../command.ts';
import { UsageError } from '../usage-error.ts';

/** Reads the options of one new entry; a missing one that is needed is a usage error that names it. */
export const entryValues = (values: OptionValues) => {
  const optional = (name: string): string | undefined => (typeof values[name] === 'string' ? values[name] : undefined);
  const needed = (name: string): string => {
    const value = optional(name);
    if (value === undefined || value === '') throw new UsageError(`--${name} is missing`);
    return value;
  };
  return { optional, needed };
};

export type EntryValues = ReturnType<typeof entryValues>;
