import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { valueOf } from '../../../../authoring/draft/items/write-edits.ts';
import { extractRule, ruleAddress } from '../../../../authoring/draft/rules/repeated.ts';
import type { Expression } from '../../../../rules/expression.ts';
import { isName } from '../../draft/names.ts';
import { rulePath, writing } from '../../draft/rule-addresses.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useApplyEdits, useRules } from './source/rules-source.ts';

const firstLogic: Expression = { var: 'isLoggedIn' };

export const useNewRule = (condition: object | undefined, onClose: () => void) => {
  const { t } = useWords();
  const { files, draft } = useRules();
  const applyEdits = useApplyEdits();
  const navigate = useNavigate();
  const [fields, setFields] = useState({ name: '', en: '', es: '' });
  const { name } = fields;
  const says = { en: fields.en.trim(), es: fields.es.trim() };
  const isTaken =
    valueOf(files, ruleAddress(name)) !== undefined ||
    valueOf(files, `config/rules/facts.json#facts/${name}`) !== undefined;
  const problem =
    name === '' || isName(name)
      ? name !== '' && isTaken
        ? t('rules.new.taken')
        : undefined
      : t('rules.new.notName');
  const isComplete = name !== '' && problem === undefined && says.en !== '' && says.es !== '';
  return {
    fields,
    problem,
    isComplete,
    change: (part: Partial<typeof fields>): void => setFields({ ...fields, ...part }),
    create: (): void => {
      if (!isComplete) return;
      const edits = condition
        ? extractRule(files, condition, { name, says })
        : [writing(files, ruleAddress(name), { says, logic: firstLogic })];
      if (!edits) return;
      applyEdits(edits, t(condition ? 'rules.new.named' : 'rules.new.made', { name }));
      onClose();
      void navigate(rulePath(draft?.id, name));
    },
  };
};
