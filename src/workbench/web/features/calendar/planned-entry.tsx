import { Link } from 'react-router-dom';
import type { DraftSummary } from '../../../api/generated/api-shapes.ts';
import { reviewAddress } from '../../api/draft-addresses.ts';
import { ScheduledFor } from '../../draft/schedule-form.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { Pill } from '../../kit/marks.tsx';

export const PlannedEntry = ({ draft }: { draft: DraftSummary }) => {
  const { t } = useWords();
  return (
    <>
      <p className="row wrap">
        <b className="strong">{draft.schedule && <ScheduledFor at={draft.schedule.at} />}</b>
        <Pill tone="info" dashed icon="clock">
          {t('calendar.planned')}
        </Pill>
        <Link className="small" to={`/grid?source=${draft.id}&against=live&only=changed`}>
          {t('calendar.changes')}
        </Link>
      </p>
      <p>
        <Link to={reviewAddress(draft.id)}>{draft.name}</Link>
        {draft.note !== '' && <span className="small muted"> · {draft.note}</span>}
      </p>
    </>
  );
};
