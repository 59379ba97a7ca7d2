import type { ReactNode } from 'react';
import type { GatingTable } from '../../../../analysis/table/gating-table.ts';
import type { AskedColumn } from '../../../../authoring/questions/asked-columns.ts';
import type { ChangeAddress } from '../../api/change-search.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Choice } from '../../kit/fields.tsx';
import { signFilters } from '../../scenario/sign-off-states.ts';
import { answersOf, seenBy, type TableView } from './table-view.ts';

interface FilterProps {
  label: string;
  name: string;
  value: string | undefined;
  change: ChangeAddress;
  children: ReactNode;
}

const Filter = ({ label, name, value = '', change, children }: FilterProps) => (
  <Choice
    label={label}
    value={value}
    onChange={({ target }) => change({ [name]: target.value || undefined })}
  >
    {children}
  </Choice>
);

interface PlanProps {
  view: TableView;
  columns: GatingTable['columns'];
  change: ChangeAddress;
}

const PlanFilters = ({ view, columns, change }: PlanProps) => {
  const { t } = useWords();
  const [one = '', other = ''] = view.differs?.split(',') ?? [];
  const plans = columns.map(({ name, says }) => (
    <option key={name} value={name}>
      {says}
    </option>
  ));
  return (
    <>
      <Choice
        label={t('grid.plan')}
        value={view.plan ?? ''}
        onChange={({ target }) => change({ plan: target.value || undefined, differs: undefined })}
      >
        <option value="">{t('grid.allPlans')}</option>
        {plans}
      </Choice>
      {view.plan !== undefined && (
        <Choice
          label={t('grid.differs')}
          value={one === view.plan ? other : ''}
          onChange={({ target }) =>
            change({ differs: target.value === '' ? undefined : `${view.plan ?? ''},${target.value}` })
          }
        >
          <option value="">{t('grid.notCompared')}</option>
          {plans}
        </Choice>
      )}
    </>
  );
};

const AnswerOptions = ({ asked }: { asked: readonly AskedColumn[] }) => {
  const { t } = useWords();
  return asked.map(({ name, says, kind }) => (
    <optgroup key={name} label={says}>
      {answersOf[kind].map((answer) => (
        <option key={answer} value={`${name}:${answer}`}>
          {`${says}: ${t(`questions.cell.${answer}`)}`}
        </option>
      ))}
    </optgroup>
  ));
};

interface Props extends PlanProps {
  isCompared: boolean;
  isSigned: boolean;
  asked: readonly AskedColumn[];
}

export const Filters = ({ view, columns, change, isCompared, isSigned, asked }: Props) => {
  const { t } = useWords();
  const { state, only, answer, sign } = view;
  return (
    <div className="row wrap">
      <PlanFilters {...{ view, columns, change }} />
      <Filter label={t('grid.state')} name="state" value={state} change={change}>
        <option value="">{t('grid.states.any')}</option>
        {seenBy.map((one) => (
          <option key={one} value={one}>
            {t(`grid.states.${one}`)}
          </option>
        ))}
      </Filter>
      <Filter label={t('grid.only')} name="only" value={only} change={change}>
        <option value="">{t('grid.onlyWhat.all')}</option>
        {(isCompared || only === 'changed') && <option value="changed">{t('grid.onlyWhat.changed')}</option>}
        <option value="assumed">{t('grid.onlyWhat.assumed')}</option>
      </Filter>
      {asked.length > 0 && (
        <Filter
          label={t('questions.filter')}
          name="answer"
          value={answer && `${answer.question}:${answer.value}`}
          change={change}
        >
          <option value="">{t('questions.anyAnswer')}</option>
          <AnswerOptions asked={asked} />
        </Filter>
      )}
      {(isSigned || sign !== undefined) && (
        <Filter label={t('signOff.filter')} name="sign" value={sign} change={change}>
          <option value="">{t('signOff.filters.any')}</option>
          {signFilters.map((one) => (
            <option key={one} value={one}>
              {t(`signOff.filters.${one}`)}
            </option>
          ))}
        </Filter>
      )}
    </div>
  );
};
