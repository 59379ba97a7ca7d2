import common from '../../../../schemas/common.json' with { type: 'json' };
import type { Path } from '../findings/finding.ts';

/** The operators of conditions. */
export const operators: readonly string[] = Object.keys(common.definitions.logic.properties);

/** Operators as other languages call them. */
const synonyms: Readonly<Record<string, string>> = {
  '=': '===',
  '==': '===',
  equals: '===',
  '!=': '!==',
  '<>': '!==',
  '=<': '<=',
  '=>': '>=',
  '&': 'and',
  '&&': 'and',
  all: 'and',
  '|': 'or',
  '||': 'or',
  any: 'or',
  not: '!',
};

/** The operator that an unknown one was probably meant to be; a sign is never taken for another that merely looks like it. */
export const operatorMeant = (name: string): string | undefined => {
  const small = name.toLowerCase();
  return Object.hasOwn(synonyms, small) ? synonyms[small] : operators.find((one) => one === small);
};

const allKeys = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(allKeys);
  return Array.isArray(value) ? below : [...Object.keys(value), ...below];
};

/** Operators in a condition that the portal does not have; none where the path leads to no condition. */
export const unknownOperators = (value: unknown, path: Path): readonly string[] => {
  const isCondition = path.some((step) => /^(logic|when|.+When)$/.test(String(step)));
  return isCondition ? [...new Set(allKeys(value).filter((name) => !operators.includes(name)))] : [];
};
