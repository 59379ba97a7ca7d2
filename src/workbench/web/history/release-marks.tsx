import { Link } from 'react-router-dom';

import { type Say, useWords } from '../i18n/use-words.ts';
import { Icon } from '../kit/icon.tsx';
import type { ReleaseMarks as Marks } from './taken-back.ts';

export const takesBackText = ({ kind, number }: Marks['takesBack'][number], t: Say): string =>
  t(kind === 'undo' ? 'history.undoes' : 'history.restores', { number });

const compared = (number: number): string => `/releases?number=${number}&against=${number - 1}`;

// Which change of another release belongs to this one; each leads there.
export const ReleaseMarks = ({ takesBack, undoneBy }: Marks) => {
  const { t } = useWords();
  if (takesBack.length + undoneBy.length === 0) return null;
  return (
    <p className="row wrap small">
      {undoneBy.map((number) => (
        <Link key={`by ${number}`} className="row" to={compared(number)}>
          <Icon name="undo" size="xs" />
          {t('history.undone', { number })}
        </Link>
      ))}
      {takesBack.map((back) => (
        <Link key={`${back.kind} ${back.number}`} className="row" to={compared(back.number)}>
          <Icon name="undo" size="xs" />
          {takesBackText(back, t)}
        </Link>
      ))}
    </p>
  );
};
