import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Deletion } from '../../../api/generated/api-shapes.ts';
import { reviewAddress } from '../../api/draft-addresses.ts';
import { ask } from '../../api/ask.ts';
import { useChangeName } from '../../draft/changes/change-list.tsx';
import { ReleaseMoment, ReleaseWhy } from '../../draft/release-words.tsx';
import { HistoryOfDeleted } from '../../history/history-part.tsx';
import { RestoredBy } from '../../history/release-marks.tsx';
import { UndoChange } from '../../history/undo-change.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/fields.tsx';
import { Loaded } from '../../kit/states.tsx';
import { useDebounced } from '../../kit/use-debounced.ts';
import styles from './deletions.module.css';

// In milliseconds.
const pauseAfterLetter = 200;

const useDeletions = (text: string) =>
  useInfiniteQuery({
    queryKey: ['publications', 'deletions', text],
    queryFn: ({ pageParam }) => ask('GET /api/deletions', { query: { before: pageParam, text } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

const DeletedItem = ({ deletion }: { deletion: Deletion }) => {
  const { t } = useWords();
  const { number, key, item, above, addresses, before, draft, restoredBy } = deletion;
  const { name, where } = useChangeName()({ key, ...(item && { item: { node: item, above } }) });
  return (
    <li className={styles.deletion}>
      <p className="row wrap">
        <b className="strong">{name}</b>
        <span className="muted small">{where}</span>
        <span className="end">
          <UndoChange {...{ addresses, number, name }} isDeletion />
        </span>
      </p>
      <p className="row wrap small">
        <Link to={`?number=${number}&against=${number - 1}`}>{t('common.release', { number })}</Link>
        <ReleaseMoment entry={deletion} />
      </p>
      <p className="small said">
        <ReleaseWhy entry={deletion} />{' '}
        {draft && <Link to={reviewAddress(draft.id)}>{t('releases.draft', { name: draft.name })}</Link>}
      </p>
      <RestoredBy numbers={restoredBy} />
      {item && before !== null && <HistoryOfDeleted source={before} entry={key} />}
    </li>
  );
};

const Found = () => {
  const { t } = useWords();
  const [text, setText] = useState('');
  const deletions = useDeletions(useDebounced(text.trim(), pauseAfterLetter));
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = deletions;
  const found = data?.pages.flatMap((page) => page.deletions);
  const unread = data?.pages.flatMap((page) => page.unread) ?? [];
  const oldest = data?.pages.at(-1)?.since ?? 0;
  return (
    <div className="body col">
      <TextField
        label={t('releases.deleted.search')}
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Loaded from={{ ...deletions, data: found }} what={t('releases.deleted.title')} rows={2}>
        {(all) => (
          <>
            <ul>
              {all.map((deletion) => (
                <DeletedItem key={`${deletion.number} ${deletion.key}`} deletion={deletion} />
              ))}
            </ul>
            <p className="small muted" role="status">
              {t(all.length === 0 ? 'releases.deleted.none' : 'releases.deleted.since', { number: oldest })}
            </p>
            {unread.length > 0 && (
              <p className="small">{t('releases.deleted.unread', { numbers: unread.join(', ') })}</p>
            )}
          </>
        )}
      </Loaded>
      {hasNextPage && (
        <Button small busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('releases.deleted.further')}
        </Button>
      )}
    </div>
  );
};

// Asks the server only once the user opens it.
export const Deletions = () => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="panel" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="body">{t('releases.deleted.title')}</summary>
      {isOpen && <Found />}
    </details>
  );
};
