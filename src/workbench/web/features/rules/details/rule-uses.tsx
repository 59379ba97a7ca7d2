import { Link } from 'react-router-dom';
import type { RuleUse } from '../../../../../authoring/rules/rule-uses.ts';
import { editorAddress } from '../../../api/draft-addresses.ts';
import { rulePath } from '../../../draft/rule-addresses.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { useConditionText, useRules } from '../source/rules-source.ts';
import { joinClasses } from '../../../kit/join-classes.ts';
import styles from './rule-uses.module.css';

const useLinkTo = (): ((use: RuleUse) => string | undefined) => {
  const { draft } = useRules();
  return ({ kind, name }) => {
    if (kind === 'rule') return rulePath(draft?.id, name);
    if (kind === 'item') return draft ? editorAddress(draft.id, name) : `/grid?q=${encodeURIComponent(name)}`;
    return undefined;
  };
};

export const RuleUses = ({ uses }: { uses: readonly RuleUse[] }) => {
  const { t } = useWords();
  const text = useConditionText();
  const linkTo = useLinkTo();
  return (
    <section className="panel">
      <header>
        <h2>{t('rules.uses.title')}</h2>
      </header>
      <div className="body">
        {uses.length === 0 && <p className="muted">{t('rules.uses.none')}</p>}
        <ul className={joinClasses('list', styles.uses)}>
          {uses.map((use) => {
            const to = linkTo(use);
            const label = use.says ?? use.name;
            return (
              <li key={`${use.kind} ${use.name}`}>
                <span className="small muted">{t(`rules.uses.${use.kind}`)}</span>
                <span className="grow">
                  {to === undefined ? label : <Link to={to}>{label}</Link>}
                  <span className={joinClasses('code', styles.name)}>{use.name}</span>
                  {use.through !== undefined && (
                    <span className="small muted">
                      {t('rules.uses.through', { rule: text(use.through) })}
                    </span>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
};
