import jsonLogic from 'json-logic-js';
import type { FactValue, Facts } from './facts.ts';
import { ruleNames } from './rule-names.ts';
import type { Expression } from './when.ts';

/** What a condition comes to: a value, or the reason why it cannot be decided. */
export type Answer = { readonly value: FactValue } | { readonly undecided: string };

export interface Answers {
  readonly ofName: (name: string) => Answer;
  readonly ofExpression: (expression: Expression) => Answer;
}

const isUndecided = (answer: Answer): answer is { readonly undecided: string } => 'undecided' in answer;

/**
 * Answers of facts, rules and expressions for one member, each rule worked out once by json-logic-js.
 * An undeclared name, a cycle or an expression outside the grammar is undecided, never true or false.
 */
export const answersFor = (rules: Readonly<Record<string, Expression>>, facts: Facts): Answers => {
  const values = Object.assign(Object.create(null) as Record<string, FactValue>, facts);
  const decided = new Map<string, Answer>();
  const ofName = (name: string): Answer => {
    if (Object.hasOwn(facts, name)) return { value: facts[name] as FactValue };
    const earlier = decided.get(name);
    if (earlier) return earlier;
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) return { undecided: `no fact or rule is called ${name}` };
    decided.set(name, { undecided: `${name} depends on itself` });
    const answer = ofExpression(rule);
    decided.set(name, answer);
    if (!isUndecided(answer)) values[name] = answer.value;
    return answer;
  };
  const ofExpression = (expression: Expression): Answer => {
    const names = ruleNames(expression);
    if (!names) return { undecided: 'the expression is outside the grammar' };
    const open = names.map(ofName).find(isUndecided);
    return open ?? { value: Boolean(jsonLogic.apply(expression as jsonLogic.RulesLogic, values)) };
  };
  return { ofName, ofExpression };
};
