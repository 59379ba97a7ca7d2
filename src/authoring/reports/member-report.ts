import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { holdsFor, indexIn, stateOf } from '../../analysis/space/space.ts';
import { factWords } from '../../analysis/words/fact-words.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import type { Language } from '../../config/portal-config.ts';
import type { Facts } from '../../rules/gate.ts';

export interface MemberReport {
  readonly name: string;
  readonly facts: Facts;
  readonly rules: Readonly<Record<string, boolean>>;
  readonly shown: readonly string[];
  readonly lines: readonly string[];
}

/** Reports the facts and true rules of a member, as data and as lines of text. */
export const memberReport = (
  { portal, world, items }: PortalModel,
  language: Language,
  { name, facts }: Pick<MemberReport, 'name' | 'facts'>,
): MemberReport => {
  const say = sentences(language);
  const words = factWords(portal.labels, language);
  const state = stateOf(world.space, facts);
  const rules = Object.fromEntries(
    Object.keys(portal.config.rules).map((rule) => [
      rule,
      holdsFor(world.diagrams, world.conditions.ofName(rule) ?? 0, state),
    ]),
  );
  const shown = items.filter((item) => holdsFor(world.diagrams, item.shown, state)).map(({ id }) => id);
  const factLines = Object.keys(facts).flatMap((fact) => {
    const variable = world.space.byName.get(fact);
    return variable ? [`  ${fact}: ${words.values(variable, new Set([indexIn(state, variable)]))}`] : [];
  });
  const ruleLines = (holds: boolean): readonly string[] =>
    Object.keys(rules).flatMap((rule) =>
      rules[rule] === holds ? [`  ${rule}: ${portal.labels.rules[rule]?.[language] ?? ''}`] : [],
    );
  const lines = [
    say('explain.facts', { name }),
    ...factLines,
    say('explain.rules', { name }),
    ...ruleLines(true),
    say('explain.notRules'),
    ...ruleLines(false),
    say('explain.shownItems', { count: String(shown.length), all: String(items.length) }),
  ];
  return { name, facts, rules, shown, lines };
};
