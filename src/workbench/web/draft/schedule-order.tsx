import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Draft } from '../../api/generated/api-shapes.ts';
import { ask } from '../api/ask.ts';
import { reviewAddress } from '../api/draft-addresses.ts';
import { useDraftList } from '../api/draft-lists.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../kit/button.tsx';
import { FailureNote } from '../kit/marks.tsx';
import { useToast } from '../kit/toast.tsx';
import { useHasRole } from '../session/use-me.ts';
import { useTakeDraft } from './draft-data.ts';
import styles from './schedule-order.module.css';

interface Props {
  id: string;
  schedule: NonNullable<Draft['schedule']>;
}

// From the list, because a schedule of another draft changes the order too.
const useTogether = (at: string) => {
  const { data } = useDraftList({ show: 'scheduled' });
  return (data?.drafts ?? [])
    .flatMap(({ id, name, schedule }) =>
      schedule?.at === at && schedule.place !== null ? [{ id, name, place: schedule.place }] : [],
    )
    .toSorted((one, other) => one.place - other.place);
};

interface MoveProps extends Pick<Props, 'id'> {
  place: number;
  count: number;
}

const Move = ({ id, place, count }: MoveProps) => {
  const { t } = useWords();
  const showToast = useToast();
  const take = useTakeDraft();
  const moving = useMutation({
    mutationFn: (to: number) =>
      ask('PUT /api/drafts/:id/schedule/place', { path: { id }, body: { place: to } }),
    onSuccess: (_, to) => showToast(t('draft.order.moved', { place: to, all: count })),
    onSettled: () => take(id),
  });
  return (
    <>
      <p className="row wrap">
        <Button
          small
          busy={moving.isPending}
          notYet={place === 1 ? t('draft.order.isFirst') : undefined}
          onClick={() => moving.mutate(place - 1)}
        >
          {t('draft.order.earlier')}
        </Button>
        <Button
          small
          busy={moving.isPending}
          notYet={place === count ? t('draft.order.isLast') : undefined}
          onClick={() => moving.mutate(place + 1)}
        >
          {t('draft.order.later')}
        </Button>
      </p>
      <FailureNote error={moving.error} />
    </>
  );
};

export const ScheduleOrder = ({ id, schedule }: Props) => {
  const { t } = useWords();
  const mayMove = useHasRole('publisher');
  const together = useTogether(schedule.at);
  const own = together.find((draft) => draft.id === id);
  if (!own || together.length === 1) return null;
  const count = together.length;
  return (
    <>
      <p>{t('draft.order.place', { place: own.place, all: count })}</p>
      <ol className={styles.order} aria-label={t('draft.order.title')}>
        {together.map((draft) => (
          <li key={draft.id} aria-current={draft === own || undefined}>
            {draft === own ? <b>{draft.name}</b> : <Link to={reviewAddress(draft.id)}>{draft.name}</Link>}
          </li>
        ))}
      </ol>
      {mayMove && <Move id={id} place={own.place} count={count} />}
    </>
  );
};
