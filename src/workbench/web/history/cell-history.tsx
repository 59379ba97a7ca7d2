import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { publicationsQuery } from '../api/queries.ts';
import { SignNames } from '../draft/changes/text-difference.tsx';
import { ReleaseMoment, ReleaseWhy } from '../draft/release-words.tsx';
import { type Translate, useWords } from '../i18n/use-words.ts';
import { Failed, Loading } from '../kit/states.tsx';
import { type CellName, type CellOutcome, type CellStep, cellSteps } from './cell-steps.ts';
import styles from './cell-history.module.css';

const outcomeText = (of: CellOutcome, t: Translate): string => {
  if (!of) return t('grid.cell.gone');
  const groups = of.groups.map(({ who, gets }) => [who, gets].filter((text) => text !== '').join(': '));
  return [t(`grid.states.${of.verdict}`), ...(of.verdict === 'hidden' ? [] : [of.everywhere, ...groups])]
    .filter((text) => text !== '')
    .join(' · ');
};

const Outcomes = ({ before, after }: Pick<CellStep, 'before' | 'after'>) => {
  const { t } = useWords();
  const [text, textNow] = [outcomeText(before, t), outcomeText(after, t)];
  return (
    <>
      <del>{text}</del>
      <SignNames part={text} text={text} other={textNow} /> <ins>{textNow}</ins>
      <SignNames part={textNow} text={textNow} other={text} />
    </>
  );
};

const Steps = ({ cell }: { cell: CellName }) => {
  const { t, language } = useWords();
  const queries = useQueryClient();
  const chain = useQuery(publicationsQuery);
  const entries = chain.data?.publications;
  const { data, error } = useQuery({
    queryKey: ['cell-history', cell.item, cell.column, language, entries?.map(({ number }) => number)],
    queryFn: () => cellSteps(queries, cell, { entries: entries ?? [], language }),
    enabled: entries !== undefined,
    staleTime: Infinity,
  });
  const failure = chain.error ?? error;
  if (failure) return <Failed failure={failure} />;
  if (!data) return <Loading rows={2} what={t('history.cell.title')} />;
  return (
    <>
      <ol className={styles.steps}>
        {data.map(({ entry, language: of, before, after }) => (
          <li key={entry.number}>
            <p className="row wrap">
              <Link to={`/releases?number=${entry.number}`}>
                <b className="strong">{t('common.release', { number: entry.number })}</b>
              </Link>
              <ReleaseMoment entry={entry} />
            </p>
            <p className="small said">
              <ReleaseWhy entry={entry} />
            </p>
            {of !== language && <p className="small muted">{t(`grid.explain.in.${of}`)}</p>}
            <p className="small" lang={of}>
              <Outcomes {...{ before, after }} />
            </p>
          </li>
        ))}
      </ol>
      <p className="small muted">{t('history.cell.since', { number: entries?.at(-1)?.number ?? 0 })}</p>
    </>
  );
};

export const CellHistory = ({ cell }: { cell: CellName }) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('history.cell.title')}</summary>
        {isOpen && <Steps cell={cell} />}
      </details>
    </section>
  );
};
