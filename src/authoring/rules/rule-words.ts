import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import type { Language } from '../../config/portal-config.ts';
import { type Expression, operationOf, type When } from '../../rules/expression.ts';
import { ruleSentence } from './questions.ts';

export const conditionWords = (
  model: PortalModel,
  condition: When | undefined,
  language: Language,
): string => {
  const say = sentences(language);
  const { rules, facts } = model.portal.labels;
  const and = say('and');
  const or = say('or');
  const ofName = (name: string, isNot: boolean): string => {
    const fact = facts[name];
    if (fact) return isNot ? (fact.not?.[language] ?? say('not', { fact: fact[language] })) : fact[language];
    const says = rules[name]?.[language] ?? name;
    return isNot ? say('not', { fact: says }) : says;
  };
  const words = (expression: unknown, isNot: boolean, isInner: boolean): string => {
    const { operator, operand } = operationOf(expression);
    if (operator === 'var') return ofName(String(operand), isNot);
    if (operator === '!') return words(operand, !isNot, isInner);
    if (operator !== 'and' && operator !== 'or') {
      const one = isNot ? { '!': expression } : (expression as Expression);
      return ruleSentence(model, one, language).map(({ says = '' }) => says)[0] ?? '';
    }
    const parts = (operand as readonly unknown[]).map((part) => words(part, isNot, true));
    const joined = parts.join((operator === 'and') === isNot ? or : and);
    return isInner ? `[${joined}]` : joined;
  };
  if (condition === undefined) return '';
  if (typeof condition === 'string') return ofName(condition, false);
  if (Array.isArray(condition))
    return (condition as readonly string[]).map((name) => ofName(name, false)).join(and);
  return words(condition, false, false);
};
