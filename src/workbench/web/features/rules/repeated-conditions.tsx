import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  extractRule,
  findRepeatedConditions,
  type Repeated,
} from '../../../../authoring/draft/rules/repeated.ts';
import { rulePath } from '../../draft/rule-addresses.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { NewRuleDialog } from './new-rule-dialog.tsx';
import { useApplyEdits, useConditionText, useRules } from './source/rules-source.ts';

const useRepeated = (within: unknown): readonly Repeated[] => {
  const { files } = useRules();
  const all = useMemo(() => findRepeatedConditions(files), [files]);
  if (within === undefined) return all;
  const rule = JSON.stringify(within);
  return all.filter(({ condition }) => {
    const own = JSON.stringify(condition);
    return rule.includes(own) && rule !== own;
  });
};

const RepeatedCondition = ({ of, onName }: { of: Repeated; onName: () => void }) => {
  const { t } = useWords();
  const { files, draft, mayEdit } = useRules();
  const applyEdits = useApplyEdits();
  const text = useConditionText();
  const { condition, count, rule } = of;
  const handleClick = (): void => {
    if (rule === undefined) onName();
    else applyEdits(extractRule(files, condition, rule) ?? [], t('rules.repeated.used', { name: rule }));
  };
  return (
    <li className="row wrap">
      <span className="grow">
        {text(condition)} <span className="small muted">{t('rules.repeated.times', { count })}</span>
        {rule !== undefined && (
          <span className="small">
            {' '}
            <Link to={rulePath(draft?.id, rule)}>{t('rules.repeated.isRule', { name: rule })}</Link>
          </span>
        )}
      </span>
      {mayEdit && (
        <Button small onClick={handleClick}>
          {t(rule === undefined ? 'rules.repeated.name' : 'rules.repeated.use')}
        </Button>
      )}
    </li>
  );
};

export const RepeatedConditions = ({ within }: { within?: unknown }) => {
  const { t } = useWords();
  const text = useConditionText();
  const [named, setNamed] = useState<Repeated>();
  const shown = useRepeated(within);
  if (shown.length === 0) return null;
  return (
    <section className="panel below">
      <header>
        <h2>{t('rules.repeated.title')}</h2>
      </header>
      <ul className="list body">
        {shown.map((one) => (
          <RepeatedCondition key={JSON.stringify(one.condition)} of={one} onName={() => setNamed(one)} />
        ))}
      </ul>
      {named && (
        <NewRuleDialog
          condition={named.condition}
          label={text(named.condition)}
          onClose={() => setNamed(undefined)}
        />
      )}
    </section>
  );
};
