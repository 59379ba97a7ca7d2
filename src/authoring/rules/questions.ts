import type { Diagram } from '../../analysis/diagrams/diagrams.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { comparedValue, type Literal } from '../../analysis/space/compare-fact.ts';
import { valuesThat, type Variable, variableValue } from '../../analysis/space/space.ts';
import { type FactWords, factWords } from '../../analysis/words/fact-words.ts';
import type { Language } from '../../config/portal-config.ts';
import { type Expression, operationOf } from '../../rules/expression.ts';

export interface Question {
  // The same for the same question, however it is written.
  readonly key: string;
  readonly fact: string;
  readonly holds: Diagram;
  readonly yes: string;
  readonly no: string;
}

export interface SentencePart {
  readonly kind: 'fact' | 'and' | 'or' | 'open' | 'close' | 'not';
  readonly says?: string;
  readonly key?: string;
}

interface Words {
  readonly model: PortalModel;
  readonly words: FactWords;
}

const indexesThat = (variable: Variable, passes: (index: number) => boolean): ReadonlySet<number> =>
  new Set(Array.from({ length: variable.size }, (_, index) => index).filter(passes));

const questionOf = (
  { model, words }: Words,
  variable: Variable,
  passes: (index: number) => boolean,
): Question => {
  const own = indexesThat(variable, passes);
  const others = indexesThat(variable, (index) => !own.has(index));
  return {
    key: `${variable.name} ${[...own].join(',')}`,
    fact: variable.name,
    holds: valuesThat(model.world.diagrams, variable, passes),
    yes: words.values(variable, own),
    no: words.values(variable, others),
  };
};

const asked = (
  wording: Words,
  expression: unknown,
): { readonly question: Question; readonly isNot: boolean } | undefined => {
  const { operator, operand } = operationOf(expression);
  const { space } = wording.model.world;
  if (operator === 'var') {
    const variable = space.byName.get(String(operand));
    return (
      variable && {
        question: questionOf(wording, variable, (index) => Boolean(variableValue(variable, index))),
        isNot: false,
      }
    );
  }
  if (!Array.isArray(operand) || operator === 'and' || operator === 'or') return undefined;
  const [of, literal] = operand as unknown as readonly [unknown, Literal];
  const variable = space.byName.get(String(operationOf(of).operand));
  if (!variable) return undefined;
  const isNot = operator === '!==';
  const test = isNot ? '===' : operator;
  const isFalse = variable.shape.type === 'boolean' && test === '===' && literal === false;
  const passes = (index: number): boolean =>
    comparedValue(test, variableValue(variable, index), literal) !== isFalse;
  return { question: questionOf(wording, variable, passes), isNot: isNot !== isFalse };
};

const named = ({ portal: { config } }: PortalModel, expression: unknown): Expression | undefined => {
  const { operator, operand } = operationOf(expression);
  return operator === 'var' && typeof operand === 'string' && Object.hasOwn(config.rules, operand)
    ? config.rules[operand]
    : undefined;
};

const partsOf = (
  wording: Words,
  expression: unknown,
  isNot: boolean,
  isInner: boolean,
): readonly SentencePart[] => {
  const found = asked(wording, expression);
  if (found) {
    const { question, isNot: isOther } = found;
    return [{ kind: 'fact', key: question.key, says: isNot === isOther ? question.yes : question.no }];
  }
  const rule = named(wording.model, expression);
  if (rule) return partsOf(wording, rule, isNot, isInner);
  const { operator, operand } = operationOf(expression);
  if (operator === '!') return partsOf(wording, operand, !isNot, isInner);
  if (operator !== 'and' && operator !== 'or') return [];
  // De Morgan: "not all" becomes "one not", so no sentence needs a negated bracket.
  const joined = (operator === 'and') === isNot ? 'or' : 'and';
  const parts = (operand as readonly unknown[]).flatMap((part, at): readonly SentencePart[] => [
    ...(at === 0 ? [] : [{ kind: joined } as const]),
    ...partsOf(wording, part, isNot, true),
  ]);
  return isInner ? [{ kind: 'open' }, ...parts, { kind: 'close' }] : parts;
};

const wordsOf = (model: PortalModel, language: Language): Words => ({
  model,
  words: factWords(model.portal.labels, language),
});

export const ruleSentence = (
  model: PortalModel,
  expression: Expression,
  language: Language,
): readonly SentencePart[] => partsOf(wordsOf(model, language), expression, false, false);

export const questionsOf = (
  model: PortalModel,
  expressions: readonly Expression[],
  language: Language,
): readonly Question[] => {
  const wording = wordsOf(model, language);
  const found = new Map<string, Question>();
  const visit = (expression: unknown): void => {
    const own = asked(wording, expression);
    if (own) {
      if (!found.has(own.question.key)) found.set(own.question.key, own.question);
      return;
    }
    const rule = named(model, expression);
    const { operator, operand } = operationOf(expression);
    if (rule) visit(rule);
    else if (operator === '!') visit(operand);
    else if (operator === 'and' || operator === 'or') (operand as readonly unknown[]).forEach(visit);
  };
  expressions.forEach(visit);
  return [...found.values()];
};
