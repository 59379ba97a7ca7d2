import type { SourceFiles } from '../../../config/files/source.ts';
import { operationOf } from '../../../rules/expression.ts';
import type { DraftEdit } from '../apply-edits.ts';
import { editsBetween, keptText } from '../find-edits.ts';
import { type Fields, isFields, parsedJson } from '../json-value.ts';
import { documentShape, isWhole, type Shape, shapeInside } from '../shape.ts';

/** The file that declares the named rules. */
export const rulesPlace = 'config/rules/rules.json';

/** The address of what a named rule says; a name of a rule has no sign that an address escapes. */
export const ruleAddress = (name: string): string => `${rulesPlace}#rules/${name}`;

/** A condition that is written out in two places or more. */
export interface Repeated {
  /** An expression, or the names of a gate that must all hold. */
  readonly condition: object;
  readonly count: number;
  /** The rule that says exactly this already; undefined: none does. */
  readonly rule: string | undefined;
}

/** A name and what it means, of a rule to be made. */
export interface NewRule {
  readonly name: string;
  readonly says: { readonly en: string; readonly es: string };
}

type Change = (condition: unknown) => unknown;

/** A condition with every part of it put to what `change` says, the whole first. */
const everyPart = (condition: unknown, change: Change): unknown => {
  const whole = change(condition);
  if (whole !== condition) return whole;
  const { operator, operand } = operationOf(condition);
  if (operator === '!') return { '!': everyPart(operand, change) };
  if (operator !== 'and' && operator !== 'or') return condition;
  return { [operator]: (operand as readonly unknown[]).map((part) => everyPart(part, change)) };
};

/** A value in which every gate and expression, found by what the schemas say of it, is what `change` makes of it. */
const withConditions = (shape: Shape | undefined, value: unknown, change: Change): unknown => {
  if (shape?.node['role'] === 'when' || (isWhole(shape) && isFields(value))) return change(value);
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return list.map((one) => withConditions(shape && shapeInside(shape, { kind: 'element', identity: '' }, one), one, change));
  }
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      withConditions(shape && shapeInside(shape, { kind: 'name', name }, inner), inner, change),
    ]),
  );
};

const mapped = (files: SourceFiles, change: Change): SourceFiles =>
  Object.fromEntries(
    Object.entries(files).map(([place, text]) => {
      const parsed = place.startsWith('config/') ? parsedJson(text) : undefined;
      if (!parsed) return [place, text];
      const after = JSON.stringify(withConditions(documentShape(place), parsed.value, change));
      return [place, after === JSON.stringify(parsed.value) ? text : after];
    }),
  );

const rulesIn = (files: SourceFiles): Fields => {
  const value = parsedJson(files[rulesPlace] ?? '')?.value;
  const rules = isFields(value) ? value['rules'] : undefined;
  return isFields(rules) ? rules : {};
};

/** A name alone, or that it does not hold, is short already. */
const isWorthAName = (condition: unknown): boolean => {
  if (Array.isArray(condition)) return condition.length > 1;
  const { operator, operand } = operationOf(condition);
  if (operator === '!') return isWorthAName(operand);
  return operator !== '' && operator !== 'var';
};

const keyOf = (condition: unknown): string => {
  const isNames = Array.isArray(condition);
  // Names of a gate must all hold: in whatever order they stand, and as an expression too.
  const names = isNames ? condition : andOfNames(condition);
  return names ? `all ${[...names].sort().join(' ')}` : JSON.stringify(condition);
};

const andOfNames = (condition: unknown): readonly string[] | undefined => {
  const { operator, operand } = operationOf(condition);
  const names = operator === 'and' ? (operand as readonly unknown[]).map((part) => operationOf(part)) : [];
  return names.length > 0 && names.every((one) => one.operator === 'var') ? names.map((one) => String(one.operand)) : undefined;
};

/** Every condition that stands in two places or more, or is what a rule says already; those that stand most often first. */
export const repeatedConditions = (files: SourceFiles): readonly Repeated[] => {
  const found = new Map<string, { readonly condition: object; count: number }>();
  const count: Change = (condition) => {
    if (isWorthAName(condition)) {
      const key = keyOf(condition);
      const known = found.get(key) ?? { condition: condition as object, count: 0 };
      known.count += 1;
      found.set(key, known);
    }
    return condition;
  };
  mapped(files, (condition) => everyPart(condition, count));
  const rules = new Map(Object.entries(rulesIn(files)).map(([name, rule]) => [keyOf(isFields(rule) ? rule['logic'] : rule), name]));
  return [...found]
    .filter(([, one]) => one.count > 1)
    .map(([key, one]) => ({ ...one, rule: rules.get(key) }))
    .toSorted((one, other) => other.count - one.count);
};

/**
 * The edits that give a repeated condition a name and put the name wherever it stands; with only a name, it is of a rule that is there. To be
 * made as one. Undefined where the name is taken.
 */
export const extracted = (files: SourceFiles, condition: object, rule: NewRule | string): readonly DraftEdit[] | undefined => {
  const name = typeof rule === 'string' ? rule : rule.name;
  if (typeof rule !== 'string' && Object.hasOwn(rulesIn(files), name)) return undefined;
  const key = keyOf(condition);
  const own = typeof rule === 'string' ? rulesIn(files)[name] : undefined;
  const logic = isFields(own) ? own['logic'] : undefined;
  const kept = logic === undefined ? undefined : JSON.stringify(logic);
  const put = (isGate: boolean) => (part: unknown) => (isWorthAName(part) && keyOf(part) === key ? (isGate ? name : { var: name }) : part);
  const replaced = mapped(files, (whole) => {
    if (kept !== undefined && JSON.stringify(whole) === kept) return whole;
    return Array.isArray(whole) ? put(true)(whole) : everyPart(whole, put(false));
  });
  if (typeof rule === 'string') return editsBetween(files, keptText(files, replaced));
  const parsed = parsedJson(replaced[rulesPlace] ?? '')?.value;
  if (!isFields(parsed)) return undefined;
  const names = Array.isArray(condition) ? (condition as readonly string[]) : undefined;
  const declared = { says: rule.says, logic: names ? { and: names.map((one) => ({ var: one })) } : condition };
  const rules = JSON.stringify({ ...parsed, rules: { ...rulesIn(replaced), [name]: declared } });
  return editsBetween(files, keptText(files, { ...replaced, [rulesPlace]: rules }));
};
