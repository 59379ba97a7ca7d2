import { Link } from 'react-router-dom';
import type { AssertionResult } from '../../../../authoring/questions/assertion-results.ts';
import { Sentence } from '../../i18n/rich.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { Pill } from '../../kit/marks.tsx';
import { memberAddress } from '../../scenario/scenario-address.ts';
import type { NameOf } from '../../scenario/item-names.ts';
import { formatClaim } from './save-assertions.tsx';
import styles from './assertion-row.module.css';

const tones = { true: 'live', broken: 'bad', wrong: 'bad', nobody: 'wait' } as const;

interface ResultProps {
  of: AssertionResult;
  source: string;
  nameOf: NameOf;
}

export const ResultDetails = ({ of, source, nameOf }: ResultProps) => {
  const { t } = useWords();
  const { state, who, problems, wrongFor, counterexample, assumes } = of;
  const seeAs = counterexample && memberAddress({ source }, counterexample.member, counterexample.part);
  return (
    <div className={styles.details}>
      <Pill tone={tones[state]} icon={state === 'true' ? 'check' : 'alert'}>
        {t(`kept.state.${state}`)}
      </Pill>
      {who !== '' && <p className="small">{t('kept.speaksOf', { who })}</p>}
      {problems.map(({ message, hint }) => (
        <p key={message} className="small">
          <Sentence text={message.endsWith('.') ? message : `${message}.`} nameOf={nameOf} />{' '}
          <span className="muted">
            <Sentence text={hint} nameOf={nameOf} />
          </span>
        </p>
      ))}
      {wrongFor !== '' && <p className="small">{t('kept.wrongFor', { who: wrongFor })}</p>}
      {assumes.length > 0 && <p className="small muted">{t('kept.assumes', { says: assumes.join('; ') })}</p>}
      {seeAs !== undefined && (
        <Link to={seeAs}>{t('kept.seeAs', { name: counterexample?.member.split(';')[0] ?? '' })}</Link>
      )}
    </div>
  );
};

interface Props extends ResultProps {
  edit: (() => void) | undefined;
}

export const AssertionRow = ({ of, source, nameOf, edit }: Props) => {
  const { t, language } = useWords();
  const { assertion } = of;
  return (
    <li className="panel">
      <div className="body">
        <p className="row wrap">
          <b className="strong">{assertion.says[language]}</b>
          <span className="code tiny muted">{assertion.name}</span>
          {edit && (
            <Button
              small
              kind="quiet"
              icon="edit"
              aria-label={t('kept.edit', { name: assertion.name })}
              onClick={edit}
            />
          )}
        </p>
        <p className="small muted">{formatClaim(of, t, nameOf)}</p>
        <ResultDetails of={of} source={source} nameOf={nameOf} />
      </div>
    </li>
  );
};
