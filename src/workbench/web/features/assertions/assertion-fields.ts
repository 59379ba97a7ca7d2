import { isRealDay } from '../../../../config/calendar.ts';
import type { Assertion } from '../../../../config/generated/config-files.ts';
import { assertedParts } from '../../draft/asserted-parts.ts';

/** What the form of an assertion holds, as it was typed. */
export interface AssertionFields {
  readonly name: string;
  readonly en: string;
  readonly es: string;
  /** Names of facts and rules that must all hold. */
  readonly names: readonly string[];
  /** An expression in place of the names; empty: none. */
  readonly expression: string;
  readonly plan: string;
  readonly verb: 'sees' | 'neverSees' | 'reaches';
  readonly parts: readonly string[];
  readonly within: string;
  readonly from: string;
  readonly until: string;
}

/** An empty form. */
export const noFields: AssertionFields = {
  ...{ name: '', en: '', es: '', names: [], expression: '', plan: '', verb: 'neverSees', parts: [], within: '', from: '', until: '' },
};

/** The form of an assertion that is there. */
export const fieldsOf = (assertion: Assertion): AssertionFields => {
  const { name, says, who, plan = '', within, from = '', until = '', reaches, sees } = assertion;
  const names = typeof who === 'string' ? [who] : Array.isArray(who) ? (who as readonly string[]) : [];
  return {
    ...{ name, en: says.en, es: says.es, plan, from, until, names },
    expression: who === undefined || names.length > 0 ? '' : JSON.stringify(who),
    verb: reaches ? 'reaches' : sees ? 'sees' : 'neverSees',
    parts: assertedParts(assertion),
    within: within === undefined ? '' : String(within),
  };
};

/** The signs of a name, as the schema has them: small letters first. */
const isName = (name: string): boolean => {
  const [first = '', ...rest] = name;
  const isLetter = (sign: string): boolean => sign >= 'a' && sign <= 'z';
  return isLetter(first) && rest.every((sign) => isLetter(sign.toLowerCase()) || (sign >= '0' && sign <= '9'));
};

/** A field that keeps the form from being an assertion. */
export type FieldFault = 'name' | 'taken' | 'says' | 'expression' | 'parts' | 'within' | 'day';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** The first thing that is missing or cannot be meant; undefined where the form is an assertion. `taken` are the names of others. */
export const faultIn = (fields: AssertionFields, taken: readonly string[]): FieldFault | undefined => {
  const { name, en, es, expression, parts, verb, within, from, until } = fields;
  const clicks = Number(within);
  const isObject = expression === '' || (typeof parsed(expression) === 'object' && parsed(expression) !== null);
  const faults: readonly (readonly [FieldFault, boolean])[] = [
    ['name', !isName(name)],
    ['taken', taken.includes(name)],
    ['says', en.trim() === '' || es.trim() === ''],
    ['expression', !isObject],
    ['parts', parts.length === 0],
    // The schema allows up to twenty clicks.
    ['within', verb === 'reaches' && within !== '' && !(Number.isInteger(clicks) && clicks >= 0 && clicks <= 20)],
    ['day', [from, until].some((day) => day !== '' && !isRealDay(day)) || (from !== '' && until !== '' && from >= until)],
  ];
  return faults.find(([, isWrong]) => isWrong)?.[0];
};

/** The assertion that a form without faults says. */
export const assertionOf = (fields: AssertionFields): Assertion => {
  const { name, en, es, names, expression, plan, verb, parts, within, from, until } = fields;
  const who = expression === '' ? (names.length === 1 ? names[0] : names) : (parsed(expression) as Assertion['who']);
  return {
    name,
    says: { en: en.trim(), es: es.trim() },
    ...(who !== undefined && (expression !== '' || names.length > 0) && { who }),
    ...(plan !== '' && { plan }),
    ...(from !== '' && { from }),
    ...(until !== '' && { until }),
    [verb]: parts,
    ...(verb === 'reaches' && within !== '' && { within: Number(within) }),
  };
};
