import { isRealDay } from '../../../../config/calendar.ts';
import type { Assertion } from '../../../../config/generated/config-files.ts';
import { assertedParts } from '../../draft/asserted-parts.ts';

export interface AssertionFields {
  readonly name: string;
  readonly en: string;
  readonly es: string;
  readonly names: readonly string[];
  /** A JSON expression, which replaces the names. */
  readonly expression: string;
  readonly plan: string;
  readonly verb: 'sees' | 'neverSees' | 'reaches';
  readonly parts: readonly string[];
  readonly within: string;
  readonly from: string;
  readonly until: string;
}

export interface FieldsProps {
  readonly fields: AssertionFields;
  readonly change: (some: Partial<AssertionFields>) => void;
}

export const emptyFields: AssertionFields = {
  ...{
    name: '',
    en: '',
    es: '',
    names: [],
    expression: '',
    plan: '',
    verb: 'neverSees',
    parts: [],
    within: '',
    from: '',
    until: '',
  },
};

export const readFields = (assertion: Assertion): AssertionFields => {
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

// The pattern of a name in the schema.
const isName = (name: string): boolean => {
  const [first = '', ...rest] = name;
  const isLetter = (sign: string): boolean => sign >= 'a' && sign <= 'z';
  return (
    isLetter(first) && rest.every((sign) => isLetter(sign.toLowerCase()) || (sign >= '0' && sign <= '9'))
  );
};

export type FieldFault = 'name' | 'taken' | 'says' | 'expression' | 'parts' | 'within' | 'day';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

export const findFault = (fields: AssertionFields, taken: readonly string[]): FieldFault | undefined => {
  const { name, en, es, expression, parts, verb, within, from, until } = fields;
  const clicks = Number(within);
  const isObject =
    expression === '' || (typeof parseJson(expression) === 'object' && parseJson(expression) !== null);
  const faults: readonly (readonly [FieldFault, boolean])[] = [
    ['name', !isName(name)],
    ['taken', taken.includes(name)],
    ['says', en.trim() === '' || es.trim() === ''],
    ['expression', !isObject],
    ['parts', parts.length === 0],
    // The schema allows up to twenty clicks.
    [
      'within',
      verb === 'reaches' && within !== '' && !(Number.isInteger(clicks) && clicks >= 0 && clicks <= 20),
    ],
    [
      'day',
      [from, until].some((day) => day !== '' && !isRealDay(day)) ||
        (from !== '' && until !== '' && from >= until),
    ],
  ];
  return faults.find(([, isWrong]) => isWrong)?.[0];
};

export const buildAssertion = (fields: AssertionFields): Assertion => {
  const { name, en, es, names, expression, plan, verb, parts, within, from, until } = fields;
  const who =
    expression === '' ? (names.length === 1 ? names[0] : names) : (parseJson(expression) as Assertion['who']);
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
