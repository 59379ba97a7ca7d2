import type { SourceFiles } from '../../../config/files/source.ts';
import { operationOf } from '../../../rules/expression.ts';
import type { DraftEdit } from '../apply-edits.ts';
import { editsBetween, keepUnchangedText } from '../find-edits.ts';
import { type Fields, isFields, parseJson } from '../json-value.ts';
import { documentShape, isWhole, type Shape, shapeInside } from '../shape.ts';

export const rulesPath = 'config/rules/rules.json';

/** Returns the address of a named rule. Rule names need no escaping. */
export const ruleAddress = (name: string): string => `${rulesPath}#rules/${name}`;

export interface Repeated {
  /** An expression, or a list of names that must all hold. */
  readonly condition: object;
  readonly count: number;
  readonly rule: string | undefined;
}

export interface NewRule {
  readonly name: string;
  readonly says: { readonly en: string; readonly es: string };
}

type Change = (condition: unknown) => unknown;

const everyPart = (condition: unknown, change: Change): unknown => {
  const whole = change(condition);
  if (whole !== condition) return whole;
  const { operator, operand } = operationOf(condition);
  if (operator === '!') return { '!': everyPart(operand, change) };
  if (operator !== 'and' && operator !== 'or') return condition;
  return { [operator]: (operand as readonly unknown[]).map((part) => everyPart(part, change)) };
};

const withConditions = (shape: Shape | undefined, value: unknown, change: Change): unknown => {
  if (shape?.node['role'] === 'when' || (isWhole(shape) && isFields(value))) return change(value);
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return list.map((one) =>
      withConditions(shape && shapeInside(shape, { kind: 'element', identity: '' }, one), one, change),
    );
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
    Object.entries(files).map(([file, text]) => {
      const parsed = file.startsWith('config/') ? parseJson(text) : undefined;
      if (!parsed) return [file, text];
      const after = JSON.stringify(withConditions(documentShape(file), parsed.value, change));
      return [file, after === JSON.stringify(parsed.value) ? text : after];
    }),
  );

const rulesIn = (files: SourceFiles): Fields => {
  const value = parseJson(files[rulesPath] ?? '')?.value;
  const rules = isFields(value) ? value['rules'] : undefined;
  return isFields(rules) ? rules : {};
};

// A name or a negated name is already short.
const isWorthAName = (condition: unknown): boolean => {
  if (Array.isArray(condition)) return condition.length > 1;
  const { operator, operand } = operationOf(condition);
  if (operator === '!') return isWorthAName(operand);
  return operator !== '' && operator !== 'var';
};

const keyOf = (condition: unknown): string => {
  const isNames = Array.isArray(condition);
  // All names of a gate must hold, so their order does not matter, and an expression may say the same.
  const names = isNames ? condition : andOfNames(condition);
  return names ? `all ${[...names].sort().join(' ')}` : JSON.stringify(condition);
};

const andOfNames = (condition: unknown): readonly string[] | undefined => {
  const { operator, operand } = operationOf(condition);
  const names = operator === 'and' ? (operand as readonly unknown[]).map((part) => operationOf(part)) : [];
  return names.length > 0 && names.every((one) => one.operator === 'var')
    ? names.map((one) => String(one.operand))
    : undefined;
};

/** Returns every condition that occurs at least twice or equals a rule, most frequent first. */
export const findRepeatedConditions = (files: SourceFiles): readonly Repeated[] => {
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
  const rules = new Map(
    Object.entries(rulesIn(files)).map(([name, rule]) => [
      keyOf(isFields(rule) ? rule['logic'] : rule),
      name,
    ]),
  );
  return [...found]
    .filter(([, one]) => one.count > 1)
    .map(([key, one]) => ({ ...one, rule: rules.get(key) }))
    .toSorted((one, other) => other.count - one.count);
};

/**
 * Returns the edits that move a repeated condition into a rule; apply them together. Undefined when the name
 * is taken.
 */
export const extractRule = (
  files: SourceFiles,
  condition: object,
  rule: NewRule | string,
): readonly DraftEdit[] | undefined => {
  const name = typeof rule === 'string' ? rule : rule.name;
  if (typeof rule !== 'string' && Object.hasOwn(rulesIn(files), name)) return undefined;
  const key = keyOf(condition);
  const own = typeof rule === 'string' ? rulesIn(files)[name] : undefined;
  const logic = isFields(own) ? own['logic'] : undefined;
  const ownLogic = logic === undefined ? undefined : JSON.stringify(logic);
  const put = (isGate: boolean) => (part: unknown) =>
    isWorthAName(part) && keyOf(part) === key ? (isGate ? name : { var: name }) : part;
  const replaced = mapped(files, (whole) => {
    if (ownLogic !== undefined && JSON.stringify(whole) === ownLogic) return whole;
    return Array.isArray(whole) ? put(true)(whole) : everyPart(whole, put(false));
  });
  if (typeof rule === 'string') return editsBetween(files, keepUnchangedText(files, replaced));
  const parsed = parseJson(replaced[rulesPath] ?? '')?.value;
  if (!isFields(parsed)) return undefined;
  const names = Array.isArray(condition) ? (condition as readonly string[]) : undefined;
  const declared = {
    says: rule.says,
    logic: names ? { and: names.map((one) => ({ var: one })) } : condition,
  };
  const rules = JSON.stringify({ ...parsed, rules: { ...rulesIn(replaced), [name]: declared } });
  return editsBetween(files, keepUnchangedText(files, { ...replaced, [rulesPath]: rules }));
};
