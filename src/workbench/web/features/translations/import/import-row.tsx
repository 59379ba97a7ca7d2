import { useId } from 'react';
import type { ImportedWord } from '../../../../api/generated/api-shapes.ts';
import { SideChoice } from '../../../draft/take-back/side-choice.tsx';
import { sentenceCase, useWords } from '../../../i18n/use-words.ts';
import type { IconName } from '../../../kit/icon.tsx';
import { joinClasses } from '../../../kit/join-classes.ts';
import { Pill, type Tone } from '../../../kit/marks.tsx';
import { dayAndTime, useNow } from '../../../kit/time.tsx';
import type { TextLocation } from '../source/text-location.ts';
import { FilledInText } from '../table/filled-in-text.tsx';
import type { Choices, Result } from './import-choices.ts';
import styles from './import-row.module.css';

const looks: Readonly<Record<Result, readonly [Tone, IconName]>> = {
  conflict: ['change', 'compare'],
  'placeholder-lost': ['bad', 'alert'],
  'other-english': ['bad', 'alert'],
  emptied: ['bad', 'alert'],
  damaged: ['bad', 'alert'],
  repeated: ['bad', 'alert'],
  unknown: ['bad', 'search'],
  'not-returned': ['wait', 'minus'],
  'english-changed': ['wait', 'clock'],
  unconfirmed: ['wait', 'clock'],
  taken: ['ok', 'check'],
  confirmed: ['ok', 'check'],
  unchanged: ['plain', 'minus'],
};

const Text = ({ text, older }: { text: string | undefined; older?: string | undefined }) => {
  const { t } = useWords();
  if (text === undefined || text === '') return <span className="faint">{t('words.empty')}</span>;
  return (
    <span className="said" lang="es">
      <FilledInText text={text} older={older === text ? undefined : older} />
    </span>
  );
};

const English = ({ en, file }: Pick<ImportedWord, 'en' | 'file'>) => {
  const { t } = useWords();
  const isOther = en !== undefined && file !== undefined && en !== file.en;
  return (
    <>
      <span className="said" lang="en">
        <FilledInText text={en ?? file?.en ?? ''} older={isOther ? file.en : undefined} />
      </span>
      {isOther && <span className="tiny muted">{t('words.in.otherEnglish')}</span>}
    </>
  );
};

const useChanger = ({ by, at }: ImportedWord): string => {
  const { t, language } = useWords();
  const now = useNow();
  const time = at ? dayAndTime(new Date(at), now, language) : '';
  return by ? t('words.in.by', { name: by.name, time }) : t('words.in.byRelease');
};

interface ChoiceProps {
  word: ImportedWord;
  title: string;
  chosen: 'draft' | 'file' | undefined;
  onChoose: (change: Choices) => void;
}

const Conflict = ({ word, title, chosen, onChoose }: ChoiceProps) => {
  const { t } = useWords();
  const group = useId();
  const { address, es, file } = word;
  const changer = useChanger(word);
  return (
    <fieldset className={styles.choices}>
      <legend className="sr">{t('words.in.chooseFor', { title })}</legend>
      <SideChoice
        group={group}
        label={t('words.in.side.draft')}
        isChosen={chosen === 'draft'}
        onChoose={() => onChoose({ [address]: 'draft' })}
        value={
          <>
            <Text text={es} />
            <span className="tiny muted">{changer}</span>
          </>
        }
      />
      <SideChoice
        group={group}
        label={t('words.in.side.file')}
        isChosen={chosen === 'file'}
        onChoose={() => onChoose({ [address]: 'file' })}
        value={
          <>
            <Text text={file?.es} older={es} />
            <span className="tiny muted">{t('words.in.byTranslator')}</span>
          </>
        }
      />
    </fieldset>
  );
};

const BeforeAndAfter = ({ es, file }: ImportedWord) => {
  const { t } = useWords();
  return (
    <>
      <div>
        <span className={styles.caption}>{t('words.in.column.draft')}</span>
        <Text text={es} />
      </div>
      <div>
        <span className={styles.caption}>{t('words.in.column.file')}</span>
        {file ? <Text text={file.es} older={es} /> : <span className="faint">{t('words.in.notThere')}</span>}
      </div>
    </>
  );
};

interface Props extends Omit<ChoiceProps, 'title'> {
  location: TextLocation | undefined;
}

/**
 * Shows a row of an import: the location of the text, its English, both Spanish texts, and the result of the import.
 */
export const ImportRow = ({ word, location, chosen, onChoose }: Props) => {
  const { t } = useWords();
  const { address, result, file } = word;
  const [tone, icon] = looks[result];
  const title = location?.title ?? address;
  return (
    <li className={joinClasses(styles.row, result === 'conflict' && styles.conflict)}>
      <div>
        <b className={location ? 'strong' : 'code'}>{title}</b>
        <span className="muted small">
          {location?.below}
          {file?.line !== undefined && (
            <>
              {location && ' · '}
              {t('words.in.line', { line: file.line })}
            </>
          )}
        </span>
      </div>
      <div>
        <span className={styles.caption}>{t('words.column.en')}</span>
        <English {...word} />
      </div>
      {result === 'conflict' ? (
        <Conflict {...{ word, title, chosen, onChoose }} />
      ) : (
        <BeforeAndAfter {...word} />
      )}
      <div className={styles.result}>
        <Pill tone={tone} icon={icon}>
          {t(`words.in.result.${result}`)}
        </Pill>
        <span className="small muted">{t(`words.in.means.${result}`)}</span>
      </div>
    </li>
  );
};

/** Shows a part of a file that cannot be read. */
export const UnreadRow = ({
  line,
  address,
  message,
}: {
  line: number;
  address?: string;
  message: string;
}) => {
  const { t } = useWords();
  return (
    <li className={joinClasses(styles.row, styles.unread)}>
      <div>
        <b className="strong">{sentenceCase(t('words.in.line', { line }))}</b>
        {address !== undefined && <span className="code small">{address}</span>}
      </div>
      <div className={styles.message}>{message}</div>
      <div className={styles.result}>
        <Pill tone="bad" icon="alert">
          {t('words.in.unread')}
        </Pill>
      </div>
    </li>
  );
};

/** Shows the names of the columns, which each row repeats for screen readers and on narrow screens. */
export const ImportColumns = () => {
  const { t } = useWords();
  return (
    <div className={joinClasses(styles.row, styles.head)} aria-hidden="true">
      <div>{t('words.column.where')}</div>
      <div>{t('words.column.en')}</div>
      <div>{t('words.in.column.draft')}</div>
      <div>{t('words.in.column.file')}</div>
      <div>{t('words.in.column.result')}</div>
    </div>
  );
};
