import { useSearchParams } from 'react-router-dom';
import { valueOf } from '../../../../authoring/draft/items/write-edits.ts';
import { sameJson } from '../../../../authoring/draft/json-value.ts';
import { ruleAddress } from '../../../../authoring/draft/rules/repeated.ts';
import { ruleTree } from '../../../../authoring/draft/rules/rule-tree.ts';
import type { Expression } from '../../../../rules/expression.ts';
import { useWorkerAnswer } from '../../analysis/use-worker-answer.ts';
import { useChangeSearch } from '../../api/change-search.ts';
import { logicAddress, writing } from '../../draft/rule-addresses.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useRules } from './source/rules-source.ts';

export const useEditedRule = (name: string) => {
  const { language } = useWords();
  const { files, base, put } = useRules();
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const { answer, unanswered, isOld } = useWorkerAnswer('rule', { name, language });
  const address = logicAddress(name);
  const logic = valueOf(files, address);
  const hasTree = ruleTree(logic) !== undefined;
  return {
    exists: valueOf(files, ruleAddress(name)) !== undefined,
    logic,
    isChanged: !sameJson(valueOf(base, address), logic),
    /** Undefined while the files have errors, because the last report would be about an older rule. */
    report: unanswered ? undefined : answer,
    unanswered,
    isOld,
    /** False when the builder cannot show the expression. */
    hasTree,
    isJson: !hasTree || search.get('view') === 'json',
    showJson: (isShown: boolean): void => changeSearch({ view: isShown ? 'json' : undefined }),
    write: (next: Expression): void => put([writing(files, address, next)]),
  };
};
