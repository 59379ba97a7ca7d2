import { useSearchParams } from 'react-router-dom';
import type { ListedRule } from '../../../../authoring/rules/rule-list.ts';
import { useWorkerAnswer } from '../../analysis/use-worker-answer.ts';
import { useChangeSearch } from '../../api/change-search.ts';
import { useWords } from '../../i18n/use-words.ts';
import { containsText } from '../../kit/match-text.ts';
import { useRules } from './source/rules-source.ts';

const hasFindings = ({ uses, holds, equal, isRedundant }: ListedRule): boolean =>
  uses === 0 || holds !== 'some' || equal.length > 0 || isRedundant;

export const ruleFilters = {
  all: () => true,
  toCheck: hasFindings,
  unused: ({ uses }: ListedRule) => uses === 0,
};

export type RuleFilter = keyof typeof ruleFilters;

export const useRuleList = () => {
  const { t, language } = useWords();
  const { draft } = useRules();
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const { answer, unanswered } = useWorkerAnswer('rules', { language });
  const text = search.get('find') ?? '';
  const named = search.get('show');
  const filter: RuleFilter = named === 'toCheck' || named === 'unused' ? named : 'all';
  const isConstraints = search.get('view') === 'always';
  const list = unanswered ? undefined : answer;
  const all = list?.rules ?? [];
  return {
    unanswered,
    isLoaded: list !== undefined,
    samples: list?.samples ?? 0,
    all,
    rules: all.filter((rule) => ruleFilters[filter](rule) && containsText(`${rule.name} ${rule.says}`, text)),
    constraints: (list?.constraints ?? []).filter(({ id, says, never, evidence }) =>
      containsText(`${id} ${says} ${never} ${evidence}`, text),
    ),
    text,
    filter,
    isConstraints,
    about: [
      draft ? t('grid.draft', { name: draft.name }) : t('rules.saved.live'),
      ...(filter === 'all' || isConstraints
        ? []
        : [`${t('rules.show.label')}: ${t(`rules.show.${filter}`)}`]),
      ...(text === '' ? [] : [t('rules.saved.found', { text })]),
    ],
    change: (name: 'view' | 'find' | 'show', value: string): void =>
      changeSearch({ [name]: value || undefined }, { replace: true }),
  };
};
