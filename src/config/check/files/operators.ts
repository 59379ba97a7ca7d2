import common from '../../../../schemas/common.json' with { type: 'json' };
import type { Path } from '../findings/finding.ts';

export const operators: readonly string[] = Object.keys(common.definitions.logic.properties);

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

// A symbol is never corrected to another one only because they look alike.
export const suggestOperator = (name: string): string | undefined => {
  const small = name.toLowerCase();
  return Object.hasOwn(synonyms, small) ? synonyms[small] : operators.find((one) => one === small);
};

const allKeys = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(allKeys);
  return Array.isArray(value) ? below : [...Object.keys(value), ...below];
};

export const unknownOperators = (value: unknown, path: Path): readonly string[] => {
  const isCondition = path.some((step) => /^(logic|when|.+When)$/.test(String(step)));
  return isCondition ? [...new Set(allKeys(value).filter((name) => !operators.includes(name)))] : [];
};
