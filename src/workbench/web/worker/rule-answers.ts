import { waiversIn } from '../../../authoring/project/problems.ts';
import { Refusal, UnknownName } from '../../../authoring/refusal.ts';
import { describeSuggestions } from '../../../authoring/reports/suggestion-report.ts';
import { ruleList } from '../../../authoring/rules/rule-list.ts';
import { findInvertingRules, type RuleContext, ruleReport } from '../../../authoring/rules/rule-report.ts';
import { compiledOf } from './portals.ts';
import type { Answer, Ask } from './protocol.ts';
import type { From } from './question-answers.ts';
import type { Texts } from './texts.ts';

type RuleKind = 'rules' | 'rule' | 'turned' | 'suggestions';

const beforeEdits = (texts: Texts): RuleContext['before'] => {
  try {
    return compiledOf(texts.base);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return undefined;
  }
};

export const ruleAnswers = (
  from: From,
): { readonly [K in RuleKind]: (ask: Ask<K>, texts: Texts) => Answer<K> } => {
  const context = (texts: Texts, { language }: Ask<'rules'>): RuleContext => {
    const { model, samples, documents } = from(texts, { language, side: 'draft' });
    return { model, samples, language, before: beforeEdits(texts), waivers: waiversIn(documents) };
  };
  return {
    rules: (ask, texts) => {
      const { model, samples, language, waivers } = context(texts, ask);
      return ruleList(model, samples, language, waivers);
    },
    rule: (ask, texts) => ruleReport(context(texts, ask), ask.name),
    turned: (ask, texts) => findInvertingRules(context(texts, ask), ask.name, ask.cases),
    suggestions: ({ marks, language }, texts) => {
      const { model, documents } = from(texts, { language, side: 'draft' });
      try {
        return describeSuggestions(model, documents, marks, language);
      } catch (error) {
        // The address names an item or rule that is gone.
        if (error instanceof UnknownName) return undefined;
        throw error;
      }
    },
  };
};
