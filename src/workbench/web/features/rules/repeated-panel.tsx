import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { extracted, type Repeated, repeatedConditions } from '../../../../authoring/draft/rules/repeated.ts';
import { rulePath } from '../../draft/rule-addresses.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { useConditionText, useDeed, useRules } from './context/rule-source.ts';
import { NewRuleDialog } from './new-rule.tsx';

/** Conditions that are written out more than once, each with a way to give it one name; `within` leaves those that stand in a rule. */
export const RepeatedPanel = ({ within }: { readonly within?: unknown }) => {
  const { t } = useWords();
  const { files, draft, mayEdit } = useRules();
  const deed = useDeed();
  const text = useConditionText();
  const [named, setNamed] = useState<Repeated>();
  const all = useMemo(() => repeatedConditions(files), [files]);
  const whole = within === undefined ? undefined : JSON.stringify(within);
  const shown = all.filter(({ condition }) => {
    const own = JSON.stringify(condition);
    return whole === undefined || (whole.includes(own) && whole !== own);
  });
  if (shown.length === 0) return null;
  return (
    <section className="panel below repeated">
      <header>
        <h2>{t('rules.repeated.title')}</h2>
      </header>
      <ul className="list body">
        {shown.map((one) => (
          <li key={JSON.stringify(one.condition)} className="row wrap">
            <span className="grow">
              {text(one.condition)} <span className="small muted">{t('rules.repeated.times', { count: one.count })}</span>
              {one.rule !== undefined && (
                <span className="small">
                  {' '}
                  <Link to={rulePath(draft?.id, one.rule)}>{t('rules.repeated.isRule', { name: one.rule })}</Link>
                </span>
              )}
            </span>
            {mayEdit && (
              <Button
                small
                onClick={() => {
                  if (one.rule === undefined) setNamed(one);
                  else deed(extracted(files, one.condition, one.rule) ?? [], t('rules.repeated.used', { name: one.rule }));
                }}
              >
                {t(one.rule === undefined ? 'rules.repeated.name' : 'rules.repeated.use')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {named && <NewRuleDialog condition={named.condition} says={text(named.condition)} onClose={() => setNamed(undefined)} />}
    </section>
  );
};
