import { Link } from 'react-router-dom';
import { type Translate, useWords } from '../i18n/use-words.ts';
import { Icon } from '../kit/icon.tsx';
import type { ReleaseMarks as Marks } from './taken-back.ts';
import styles from './release-marks.module.css';

export const takesBackText = ({ kind, number }: Marks['takesBack'][number], t: Translate): string =>
  t(kind === 'undo' ? 'history.undoes' : 'history.restores', { number });

interface Mark {
  /** The release that the link opens. */
  readonly number: number;
  readonly text: string;
}

const MarkList = ({ marks }: { marks: readonly Mark[] }) =>
  marks.length > 0 && (
    <p className="row wrap small">
      {marks.map(({ number, text }) => (
        <Link key={text} className={styles.mark} to={`/releases?number=${number}&against=${number - 1}`}>
          <Icon name="undo" size="xs" />
          {text}
        </Link>
      ))}
    </p>
  );

export const RestoredBy = ({ numbers }: { numbers: readonly number[] }) => {
  const { t } = useWords();
  return <MarkList marks={numbers.map((number) => ({ number, text: t('history.restored', { number }) }))} />;
};

// Which change of another release belongs to this one.
export const ReleaseMarks = ({ takesBack, undoneBy }: Marks) => {
  const { t } = useWords();
  const marks = [
    ...undoneBy.map((number) => ({ number, text: t('history.undone', { number }) })),
    ...takesBack.map((back) => ({ number: back.number, text: takesBackText(back, t) })),
  ];
  return <MarkList marks={marks} />;
};
