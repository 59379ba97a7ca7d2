import common from '../../../schemas/common.json' with { type: 'json' };
import type { Path } from './finding.ts';
import { listed } from './listed.ts';

const operators = Object.keys(common.definitions.logic.properties);

const namesIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(namesIn);
  return Array.isArray(value) ? below : [...Object.keys(value), ...below];
};

/** The operators in a misplaced part of a condition that the portal does not have, to be added to what is said of it; else nothing. */
export const outsideOperators = (value: unknown, path: Path): string => {
  const isCondition = path.some((step) => /^(logic|when|.+When)$/.test(String(step)));
  const outside = new Set(isCondition ? namesIn(value).filter((name) => !operators.includes(name)) : []);
  return outside.size === 0 ? '' : `, and no operator is called ${listed(outside)}`;
};
