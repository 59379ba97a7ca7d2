import { jsonValue } from './json-value.ts';

/** A gate as it is typed: a name, names parted by commas, or a json-logic expression. */
export const whenValue = (typed: string | undefined): unknown => {
  if (typed === undefined) return undefined;
  if (typed.trim().startsWith('{')) return jsonValue(typed);
  return typed.includes(',') ? typed.split(',').map((name) => name.trim()) : typed;
};
