import { memo, type ReactNode, type RefCallback } from 'react';
import { Link } from 'react-router-dom';
import { mostLines } from '../../../draft/content/text-room.ts';
import type { Language, Translate } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { Pill, statusClass } from '../../../kit/marks.tsx';
import type { TextLocation } from '../source/text-location.ts';
import type { ListedText } from '../status/text-filters.ts';
import { FilledInText } from './filled-in-text.tsx';
import { joinClasses } from '../../../kit/join-classes.ts';
import styles from './text-row.module.css';

// Only while the rows in sight alone are in the page.
export interface RowPosition {
  readonly index: number;
  /** The height in pixels of the rows above that are not rendered. */
  readonly gap: number;
  readonly measure: RefCallback<HTMLDivElement>;
}

interface Props extends Partial<RowPosition> {
  text: ListedText;
  en: string;
  es: string | undefined;
  location: TextLocation;
  readBy: string | undefined;
  to: string | undefined;
  mayEdit: boolean;
  editing: Language | undefined;
  editor: ReactNode;
  t: Translate;
}

type CellProps = Pick<Props, 'text' | 'mayEdit' | 't'>;

const findNotes = ({ status }: ListedText, language: Language, t: Translate): readonly string[] => [
  ...status.long
    .filter((one) => one.language === language)
    .map(({ lines }) => t('words.long', { lines, most: mostLines })),
  ...(language === 'es' ? status.terms : []).map(({ kind, term, word, other = '' }) =>
    t(`words.term.${kind}`, { term, word, other }),
  ),
];

interface TextCellProps extends CellProps {
  language: Language;
  current: string | undefined;
}

const TextCell = ({ text, mayEdit, language, current, t }: TextCellProps) => {
  const older = language === 'en' && current === text.row.en ? text.status.outdated?.older : undefined;
  const shown =
    current === undefined ? (
      <span className="faint">{t('words.empty')}</span>
    ) : (
      <span lang={language}>
        <FilledInText text={current} older={older} />
      </span>
    );
  return (
    <>
      {mayEdit ? (
        <button
          type="button"
          className={styles.text}
          data-action={language}
          data-row={language === 'es' ? true : undefined}
        >
          <span className="sr">{t(`words.write.${language}`)} </span>
          {shown}
        </button>
      ) : (
        <span className={styles.text}>{shown}</span>
      )}
      {findNotes(text, language, t).map((note) => (
        <span key={note} className={styles.note}>
          {note}
        </span>
      ))}
    </>
  );
};

const UpToDate = ({ t }: Pick<Props, 't'>) => (
  <span className={statusClass('yes')}>
    <Icon name="check" size="xs" />
    {t('words.state.fits')}
  </span>
);

const StatusCell = ({ text: { status }, mayEdit, t }: CellProps) => {
  const { isMissing, outdated, isChanged, long, terms } = status;
  return (
    <>
      {isMissing && (
        <Pill tone="bad" icon="plus">
          {t('words.state.missing')}
        </Pill>
      )}
      {outdated && (
        <Pill tone="wait" icon="clock">
          {t(`words.state.${outdated.why}`)}
        </Pill>
      )}
      {outdated && mayEdit && (
        <Button small data-action="confirm">
          {t('words.right')}
        </Button>
      )}
      {(['long', 'terms'] as const).map(
        (kind) =>
          status[kind].length > 0 && (
            <Pill key={kind} tone="wait" icon="alert">
              {t(`words.state.${kind}`)}
            </Pill>
          ),
      )}
      {isChanged && (
        <Pill tone="change" icon="edit">
          {t('words.state.changed')}
        </Pill>
      )}
      {!isMissing && !outdated && long.length === 0 && terms.length === 0 && !isChanged && <UpToDate t={t} />}
    </>
  );
};

const LocationCell = ({ location, readBy, to, t }: Pick<Props, 'location' | 'readBy' | 'to' | 't'>) => (
  <>
    {to === undefined ? (
      <b className="strong">{location.title}</b>
    ) : (
      <Link to={to} className={joinClasses('strong', styles.link)}>
        {location.title}
      </Link>
    )}
    <span className="muted small">{location.below}</span>
    {readBy !== undefined && <span className="muted tiny">{t('words.readers', { readers: readBy })}</span>}
  </>
);

// The other rows do not render again while one is edited.
export const TextRow = memo((props: Props) => {
  const { text, en, es, location, readBy, to, mayEdit, editing, editor, t, index, gap, measure } = props;
  const renderText = (language: Language, current: string | undefined): ReactNode =>
    editing === language ? editor : <TextCell {...{ text, mayEdit, language, current, t }} />;
  return (
    <div
      ref={measure}
      role="row"
      className={joinClasses(styles.row, editing !== undefined && styles.selected)}
      data-text={text.row.address}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      style={gap === undefined ? undefined : { marginTop: gap }}
    >
      <div role="cell">
        <LocationCell {...{ location, readBy, to, t }} />
      </div>
      <div role="cell">{renderText('en', en)}</div>
      <div role="cell">{renderText('es', es)}</div>
      <div role="cell" className={styles.status}>
        <StatusCell {...{ text, mayEdit, t }} />
      </div>
    </div>
  );
});
TextRow.displayName = 'TextRow';
