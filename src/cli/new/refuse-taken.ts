import { readFileSync } from 'node:fs';
import { UsageError } from '../usage-error.ts';

/** Refuses a name that a JSON file already has at a path, so that nothing is ever written over. */
export const refuseTaken = (file: string, path: readonly string[], name: string): void => {
  const root = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  const found = [...path, name].reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], root);
  if (found !== undefined) throw new UsageError(`${name} is taken: see ${file}.`);
};
