import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AffectedDraft, ScheduledDraft } from '../../api/generated/api-shapes.ts';
import { useWords } from '../i18n/use-words.ts';
import { Note } from '../kit/marks.tsx';
import { momentText } from '../kit/pacific-time.ts';
import { affectedQuery, type GoesLive } from './draft-data.ts';

type Listed = Pick<AffectedDraft, 'draft' | 'at'> | ScheduledDraft;

interface ListProps<Entry extends Listed> {
  drafts: readonly Entry[];
  /** Renders the effect on a draft. */
  children?: (entry: Entry) => ReactNode;
}

export const AffectedList = <Entry extends Listed>({ drafts, children }: ListProps<Entry>) => {
  const { language } = useWords();
  return (
    <ul className="list open">
      {drafts.map((entry) => (
        <li key={entry.draft.id}>
          <span>
            <b className="strong">{entry.draft.name}</b>{' '}
            {entry.at !== null && (
              <span className="muted small nowrap">{momentText(entry.at, language)}</span>
            )}
          </span>
          {children?.(entry)}
        </li>
      ))}
    </ul>
  );
};

const results = ['stays', 'lapses', 'conflict', 'unknown'] as const;

const Outcome = ({ at, result, reason }: AffectedDraft) => {
  const { t } = useWords();
  return (
    <span className="small">
      {t(`draft.affected.result.${result}`, {
        reason: reason === undefined ? '' : t(`draft.rebase.reason.${reason}`),
      })}
      {at !== null && result !== 'stays' && (
        <> {t(result === 'unknown' ? 'draft.affected.mayStop' : 'draft.affected.stops')}</>
      )}
    </span>
  );
};

const Known = ({ drafts }: { drafts: readonly AffectedDraft[] }) => {
  const { t, language } = useWords();
  const counts = results.flatMap((result) => {
    const count = drafts.filter((one) => one.result === result).length;
    return count === 0 ? [] : [t(`draft.affected.count.${result}`, { count })];
  });
  const summary = new Intl.ListFormat(language).format(counts);
  const changed = drafts.filter(({ result }) => result !== 'stays');
  const isCalm = changed.length === 0;
  return (
    <Note tone={isCalm ? 'info' : 'wait'} live>
      <b className="strong">{t('draft.affected.title')}:</b>{' '}
      {isCalm ? t('draft.affected.none') : `${summary}.`}
      {!isCalm && <AffectedList drafts={drafts}>{(one) => <Outcome {...one} />}</AffectedList>}
    </Note>
  );
};

// Nothing waits for it: publishers may go on while the server compares.
export const AffectedDrafts = ({ by, isAsked = true }: { by: GoesLive; isAsked?: boolean }) => {
  const { t } = useWords();
  const { data, error } = useQuery({ ...affectedQuery(by), enabled: isAsked });
  if (!isAsked) return null;
  if (error)
    return (
      <Note tone="wait" live>
        {t('draft.affected.failed', { reason: error.message })}
      </Note>
    );
  if (typeof data === 'object') return <Known drafts={data.drafts} />;
  return (
    <p className="small muted" role="status">
      {t('draft.affected.working')}
    </p>
  );
};
