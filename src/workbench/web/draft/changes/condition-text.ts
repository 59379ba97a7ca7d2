import { isFields } from '../../../../authoring/draft/json-value.ts';
import { valuesOf, valueUnder } from '../../../../authoring/draft/outline-words.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import { operationOf } from '../../../../rules/expression.ts';
import type { Language, Translate } from '../../i18n/use-words.ts';

export type LabelOf = (name: string, value?: string) => string;

// Read from the files: it needs no analysis and works while files have errors.
export const namesIn = (files: SourceFiles, language: Language): LabelOf => {
  const values = valuesOf(files);
  const rules = valueUnder(values.get('config/rules/rules.json'), 'rules');
  const facts = valueUnder(values.get('config/rules/facts.json'), 'facts');
  return (name, value) => {
    const entry = [rules, facts]
      .map((held) => (isFields(held) && Object.hasOwn(held, name) ? held[name] : undefined))
      .find(isFields);
    const says =
      value === undefined
        ? valueUnder(entry, 'says', language)
        : valueUnder(entry, 'saysValues', value, language);
    return typeof says === 'string' ? says : (value ?? name);
  };
};

export const conditionText = (condition: unknown, says: LabelOf, t: Translate): string => {
  if (typeof condition === 'string') return says(condition);
  if (Array.isArray(condition))
    return condition.map((name) => says(String(name))).join(` ${t('rules.word.and')} `);
  const { operator, operand } = operationOf(condition);
  if (operator === 'var') return says(String(operand));
  if (operator === '!') return t('rules.word.notThat', { what: conditionText(operand, says, t) });
  const parts: readonly unknown[] = Array.isArray(operand) ? operand : [];
  if (operator === 'and' || operator === 'or')
    return parts.map((part) => conditionText(part, says, t)).join(` ${t(`rules.word.${operator}`)} `);
  const [of, literal] = parts;
  const fact = String(operationOf(of).operand);
  const value = [literal].flat().map((one) => says(fact, String(one)));
  return `${says(fact)} ${t(`rules.operator.${operatorName(operator)}`)} ${value.join(', ')}`;
};

export const operatorName = (
  operator: string,
): 'is' | 'isNot' | 'isOneOf' | 'below' | 'atMost' | 'above' | 'atLeast' => {
  switch (operator) {
    case '!==':
      return 'isNot';
    case 'in':
      return 'isOneOf';
    case '<':
      return 'below';
    case '<=':
      return 'atMost';
    case '>':
      return 'above';
    case '>=':
      return 'atLeast';
    default:
      return 'is';
  }
};
