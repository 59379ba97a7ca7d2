import { Link } from 'react-router-dom';
import type { ChangeAddress } from '../../api/change-search.ts';
import { reviewAddress } from '../../api/draft-addresses.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Note } from '../../kit/marks.tsx';
import { spokenDay } from '../../kit/pacific-time.ts';
import type { PastDay } from '../../past-day/use-past-day.ts';
import { PastDayNote } from '../../past-day/past-day-note.tsx';
import type { ScenarioSource } from '../../scenario/scenario-sources.ts';
import { dayOfDraft } from '../../scenario/timeline.ts';
import styles from './source-notes.module.css';

interface Props {
  sources: readonly ScenarioSource[];
  source: ScenarioSource;
  against: ScenarioSource | undefined;
  past: PastDay | undefined;
  on: string | undefined;
  change: ChangeAddress;
}

// Lists what the table does not include: changes of the live portal since the draft was created, drafts
// scheduled before the chosen day, and content from the content service.
export const SourceNotes = ({ sources, source, against, past, on, change }: Props) => {
  const { t, language } = useWords();
  const outdated = against?.name === 'live' && source.base !== against.snapshot ? source.draft : undefined;
  const coming =
    source.name !== 'live' || on === undefined || past
      ? []
      : sources.flatMap(({ draft }) => (draft?.state === 'scheduled' ? [draft] : []));
  const earlier = coming.filter((draft) => dayOfDraft(draft) <= (on ?? ''));
  return (
    <div className={styles.notes}>
      {past && <PastDayNote {...{ source, past }} choose={(name) => change({ source: name })} />}
      {outdated && (
        <Note tone="wait" actions={<Link to={reviewAddress(outdated.id)}>{t('grid.outdated.way')}</Link>}>
          {t('grid.outdated.text', { number: outdated.baseNumber })}
        </Note>
      )}
      {earlier.map((draft) => (
        <Note
          key={draft.id}
          actions={<Link to={`/grid?source=${draft.id}&on=${on ?? ''}`}>{t('grid.coming.way')}</Link>}
        >
          {t('grid.coming.text', { name: draft.name, day: spokenDay(dayOfDraft(draft), language) })}
        </Note>
      ))}
      <p className="small muted">{t('common.outside')}</p>
    </div>
  );
};
