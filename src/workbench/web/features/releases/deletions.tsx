import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ChainEntry } from '../../../api/generated/api-shapes.ts';
import { conditionLabels } from '../../draft/content/condition-labels.ts';
import { HistoryPart } from '../../history/history-part.tsx';
import { useChangeName } from '../../draft/changes/change-list.tsx';
import { ReleaseMoment } from '../../draft/release-words.tsx';
import { changeToUndo, UndoChange } from '../../history/undo-change.tsx';
import { useDeletions } from '../../history/use-deletions.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/fields.tsx';
import { Failed, Loading } from '../../kit/states.tsx';

// Each release costs one download of its files, which never change.
const atATime = 10;

interface Props {
  entries: readonly ChainEntry[];
  more: (() => void) | undefined;
}

const Found = ({ entries, more }: Props) => {
  const { t } = useWords();
  const nameOf = useChangeName();
  const [text, setText] = useState('');
  const [most, setMost] = useState(atATime);
  const { deletions, isLooking, error } = useDeletions(entries.slice(0, most + 1));
  const wanted = text.trim().toLocaleLowerCase();
  const found = deletions
    .map((one) => ({ ...one, ...nameOf(one.change) }))
    .filter(({ name, where }) => `${name} ${where}`.toLocaleLowerCase().includes(wanted));
  const hasMore = entries.length > most + 1 || more !== undefined;
  const oldest = entries.slice(0, most + 1).at(-1)?.number ?? 0;
  return (
    <div className="body col">
      <TextField
        label={t('releases.deleted.search')}
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {error && <Failed failure={error} />}
      <ul className="col">
        {found.map(({ entry, change, before, name, where }) => (
          <li key={`${entry.number} ${change.key}`}>
            <p className="row wrap">
              <b className="strong">{name}</b>
              <span className="muted small">{where}</span>
              <span className="end">
                <UndoChange {...changeToUndo(change)} number={entry.number} name={name} />
              </span>
            </p>
            <p className="row wrap small">
              <Link to={`?number=${entry.number}&against=${entry.number - 1}`}>
                {t('common.release', { number: entry.number })}
              </Link>
              <ReleaseMoment entry={entry} />
            </p>
            {change.item && <HistoryPart item={change.item} sayings={conditionLabels(before)} />}
          </li>
        ))}
      </ul>
      {isLooking ? (
        <Loading rows={2} what={t('releases.deleted.title')} />
      ) : (
        <p className="small muted" role="status">
          {t(found.length === 0 ? 'releases.deleted.none' : 'releases.deleted.since', { number: oldest })}
        </p>
      )}
      {hasMore && !isLooking && (
        <Button
          small
          onClick={() => {
            setMost(most + atATime);
            if (entries.length <= most + 1) more?.();
          }}
        >
          {t('releases.deleted.further')}
        </Button>
      )}
    </div>
  );
};

// Compares releases only once the user opens it.
export const Deletions = (props: Props) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="panel" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="body">{t('releases.deleted.title')}</summary>
      {isOpen && <Found {...props} />}
    </details>
  );
};
