import { Link } from 'react-router-dom';
import type { ListedConstraint } from '../../../../../authoring/rules/rule-list.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Pill } from '../../../kit/marks.tsx';
import { SaveTable } from '../../../scenario/save-table.tsx';
import { withoutAddress } from '../../../scenario/scenario-address.ts';
import { ListTable } from './list-table.tsx';

interface Props {
  constraints: readonly ListedConstraint[];
}

export const SaveConstraints = ({ constraints, about }: Props & { about: readonly string[] }) => {
  const { t } = useWords();
  return (
    <SaveTable
      title={t('rules.view.always')}
      about={[t('rules.always.text'), ...about]}
      columns={[
        t('rules.always.says'),
        t('rules.col.name'),
        t('rules.always.never'),
        t('rules.always.standing'),
        t('rules.always.evidence'),
      ]}
      rows={constraints.map(({ id, says, status, evidence, never }) => [
        says,
        id,
        never,
        t(`rules.always.status.${status}`),
        evidence,
      ])}
    />
  );
};

export const ConstraintsTable = ({ constraints, draft }: Props & { draft: string | undefined }) => {
  const { t } = useWords();
  return (
    <ListTable
      heads={[t('rules.always.says'), t('rules.always.never'), t('rules.always.evidence')]}
      none={t('rules.always.none')}
      intro={<p className="body small muted">{t('rules.always.text')}</p>}
    >
      {constraints.map(({ id, says, status, evidence, never }) => (
        <tr key={id}>
          <td data-wide>
            <b className="strong">{says}</b>
            <p className="code">{id}</p>
          </td>
          <td data-wide>
            <span className="only-s small muted" aria-hidden>
              {t('rules.always.never')}:{' '}
            </span>
            {never === '' ? <span className="muted">–</span> : never}
          </td>
          <td className="small" data-wide>
            <Pill tone={status === 'assumed' ? 'wait' : 'plain'}>{t(`rules.always.status.${status}`)}</Pill>
            <p>{evidence}</p>
            <Link to={withoutAddress(draft ?? 'live', id)}>{t('compare.ifNot')}</Link>
          </td>
        </tr>
      ))}
    </ListTable>
  );
};
