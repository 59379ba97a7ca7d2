import type { GatingTable } from '../../../../analysis/table/gating-table.ts';
import type { AskedColumn } from '../../../../authoring/questions/asked-columns.ts';
import type { ChangeAddress } from '../../api/change-search.ts';
import { useWords, type WordKey } from '../../i18n/use-words.ts';
import { Choice } from '../../kit/fields.tsx';
import { spokenDay } from '../../kit/pacific-time.ts';
import { signFilters } from '../../scenario/sign-states.ts';
import { type GridSource, othersThan } from '../../scenario/sources.ts';
import { answersOf, type CellState, type GridView, seenBy } from '../../scenario/table-view.ts';

interface SourceProps {
  readonly sources: readonly GridSource[];
  readonly source: GridSource | undefined;
  readonly against: GridSource | undefined;
  readonly change: ChangeAddress;
}

/** What is shown, and what it is compared with. */
export const ChooseSources = ({ sources, source, against, change }: SourceProps) => {
  const { t } = useWords();
  return (
    <div className="row wrap">
      <Choice
        label={t('grid.source')}
        value={source?.name ?? ''}
        onChange={({ target }) => change({ source: target.value, item: undefined, column: undefined })}
      >
        {sources.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('grid.against')}
        value={against?.name ?? ''}
        onChange={({ target }) => change({ against: target.value || undefined, only: target.value ? 'changed' : undefined })}
      >
        <option value="">{source?.draft ? t('grid.base', { number: source.draft.baseNumber }) : t('grid.notCompared')}</option>
        {source && source.name === against?.name && <option value={source.name}>{t('grid.itself')}</option>}
        {source &&
          othersThan(source, sources).map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
      </Choice>
    </div>
  );
};

interface FilterProps {
  readonly view: GridView;
  readonly columns: GatingTable['columns'];
  readonly change: ChangeAddress;
  readonly isCompared: boolean;
  /** Whether it is known what was signed off. */
  readonly isSigned: boolean;
  /** The questions beside the table. */
  readonly asked: readonly AskedColumn[];
}

/** Which items and columns are shown. */
export const Filters = ({ view, columns, change, isCompared, isSigned, asked }: FilterProps) => {
  const { t } = useWords();
  const [one = '', other = ''] = view.differs?.split(',') ?? [];
  const plans = columns.map(({ name, says }) => (
    <option key={name} value={name}>
      {says}
    </option>
  ));
  return (
    <div className="row wrap">
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
          onChange={({ target }) => change({ differs: target.value === '' ? undefined : `${view.plan ?? ''},${target.value}` })}
        >
          <option value="">{t('grid.notCompared')}</option>
          {plans}
        </Choice>
      )}
      <Choice label={t('grid.state')} value={view.state ?? ''} onChange={({ target }) => change({ state: target.value || undefined })}>
        <option value="">{t('grid.states.any')}</option>
        {seenBy.map((state) => (
          <option key={state} value={state}>
            {t(`grid.states.${state}`)}
          </option>
        ))}
      </Choice>
      <Choice label={t('grid.only')} value={view.only ?? ''} onChange={({ target }) => change({ only: target.value || undefined })}>
        <option value="">{t('grid.onlyWhat.all')}</option>
        {(isCompared || view.only === 'changed') && <option value="changed">{t('grid.onlyWhat.changed')}</option>}
        <option value="assumed">{t('grid.onlyWhat.assumed')}</option>
      </Choice>
      {asked.length > 0 && (
        <Choice
          label={t('questions.filter')}
          value={view.answer ? `${view.answer.question}:${view.answer.says}` : ''}
          onChange={({ target }) => change({ answer: target.value || undefined })}
        >
          <option value="">{t('questions.anyAnswer')}</option>
          {asked.map(({ name, says, kind }) => (
            <optgroup key={name} label={says}>
              {answersOf[kind].map((answer) => (
                <option key={answer} value={`${name}:${answer}`}>
                  {`${says}: ${t(`questions.cell.${answer}`)}`}
                </option>
              ))}
            </optgroup>
          ))}
        </Choice>
      )}
      {(isSigned || view.sign !== undefined) && (
        <Choice label={t('signOff.filter')} value={view.sign ?? ''} onChange={({ target }) => change({ sign: target.value || undefined })}>
          <option value="">{t('signOff.filters.any')}</option>
          {signFilters.map((one) => (
            <option key={one} value={one}>
              {t(`signOff.filters.${one}`)}
            </option>
          ))}
        </Choice>
      )}
    </div>
  );
};

interface PaperProps {
  readonly view: GridView;
  readonly source: GridSource;
  /** What the chosen plan is called. */
  readonly plan: string | undefined;
  /** What the table is compared with. */
  readonly against: string | undefined;
  /** The day on which the portal stands. */
  readonly on: string | undefined;
  readonly counts: Readonly<Record<CellState, number>> | undefined;
  /** How many items are on show, of all. */
  readonly shown: number;
  readonly all: number;
}

/** What is on show in one line, for paper, where nobody chooses. */
export const FiltersOnPaper = ({ view, source, plan = '', against, on, counts, shown, all }: PaperProps) => {
  const { t, language } = useWords();
  const said = (label: WordKey, value: string | undefined): readonly string[] =>
    value === undefined || value === '' ? [] : [`${t(label)}: ${value}`];
  const line = [
    source.label,
    ...said('grid.against', against),
    ...(on === undefined ? [] : [t('questions.on', { day: spokenDay(on, language) })]),
    ...said('grid.find', view.text),
    ...(counts ? [t('grid.ofPlan', { plan, ...counts })] : []),
    ...said('grid.state', view.state && t(`grid.states.${view.state}`)),
    ...said('grid.only', view.only && t(`grid.onlyWhat.${view.only}`)),
    ...said('signOff.filter', view.sign && t(`signOff.filters.${view.sign}`)),
    t('grid.count', { shown, all }),
    // As much of the source's hash as tells it from others.
    source.source.slice(0, 12),
  ];
  return <p className="on-paper">{line.join(' · ')}</p>;
};
