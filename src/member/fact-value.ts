import type { FactDeclaration, FactValue } from './fact-declaration.ts';
import { isYes } from './is-yes.ts';
import { matchingLiteral } from './matching-literal.ts';

const wholeNumber = (raw: FactValue | undefined): number | undefined => {
  if (typeof raw === 'number') return Number.isNaN(raw) ? undefined : Math.trunc(raw);
  return typeof raw === 'string' && /^-?\d{1,15}$/.test(raw.trim()) ? Number(raw) : undefined;
};

/** A raw value as its declaration's type: yes/no, one of the literals (else `otherwise`), a number held within its bounds (else the lowest). */
export const factValue = (declaration: FactDeclaration, raw: FactValue | undefined): FactValue => {
  switch (declaration.type) {
    case 'boolean':
      return raw === true || (typeof raw === 'string' && isYes(raw));
    case 'enum':
      return matchingLiteral(declaration.values, String(raw ?? '')) ?? declaration.otherwise;
    case 'integer':
      return Math.min(Math.max(wholeNumber(raw) ?? declaration.min, declaration.min), declaration.max);
  }
};
