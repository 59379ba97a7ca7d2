import { Link } from 'react-router-dom';
import type { ListedConstraint } from '../../../../authoring/rules/rule-list.ts';
import { Pill } from '../../elements/marks.tsx';
import { useWords } from '../../words/use-words.ts';
import { withoutAddress } from '../grid/questions/ask-address.ts';

interface Props {
  readonly constraints: readonly ListedConstraint[];
  /** The draft whose constraints these are; undefined: they are live. */
  readonly draft: string | undefined;
}

/** What is so of every possible member, which facts therefore never go together, and where that is said. */
export const ConstraintList = ({ constraints, draft }: Props) => {
  const { t } = useWords();
  return (
    <section className="panel clipped">
      <p className="body small muted">{t('rules.always.text')}</p>
      <div className="scroll-x">
        <table className="tbl stack constraint-list">
          <thead>
            <tr>
              <th scope="col">{t('rules.always.says')}</th>
              <th scope="col">{t('rules.always.never')}</th>
              <th scope="col">{t('rules.always.evidence')}</th>
            </tr>
          </thead>
          <tbody>
            {constraints.map(({ id, says, status, evidence, never }) => (
              <tr key={id}>
                <td className="wide">
                  <b className="strong">{says}</b>
                  <p className="code">{id}</p>
                </td>
                <td className="wide">
                  <span className="only-s small muted" aria-hidden>
                    {t('rules.always.never')}:{' '}
                  </span>
                  {never === '' ? <span className="muted">–</span> : never}
                </td>
                <td className="wide small">
                  <Pill tone={status === 'assumed' ? 'wait' : 'plain'}>{t(`rules.always.status.${status}`)}</Pill>
                  <p>{evidence}</p>
                  <Link to={withoutAddress(draft ?? 'live', id)}>{t('compare.ifNot')}</Link>
                </td>
              </tr>
            ))}
            {constraints.length === 0 && (
              <tr>
                <td colSpan={3} className="muted">
                  {t('rules.always.none')}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
};
