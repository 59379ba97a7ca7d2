import { type DragEvent, useState } from 'react';
import type { Imported } from '../../../../api/generated/api-shapes.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { buttonClass } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { joinClasses } from '../../../kit/join-classes.ts';
import { Note } from '../../../kit/marks.tsx';
import { Moment } from '../../../kit/time.tsx';
import styles from './file-choice.module.css';

type OnChoose = (file: File) => void;

const FileButton = ({ isFirst, onChoose }: { isFirst: boolean; onChoose: OnChoose }) => {
  const { t } = useWords();
  return (
    <label className={buttonClass({ kind: isFirst ? 'primary' : 'plain' }, styles.button)}>
      <Icon name="upload" />
      {t(isFirst ? 'words.in.choose' : 'words.in.another')}
      <input
        type="file"
        className={styles.input}
        accept=".xlf,.xliff,.xml,.csv,.tsv,.txt"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // The same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
    </label>
  );
};

const useDrop = (onChoose: OnChoose) => {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (): void => setOver(false),
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onChoose(file);
    },
  };
};

/** Shows the field for the first file. */
export const FirstFile = ({ onChoose }: { onChoose: OnChoose }) => {
  const { t } = useWords();
  const { isOver, ...drop } = useDrop(onChoose);
  return (
    <section className={joinClasses('panel', styles.first, isOver && styles.over)} {...drop}>
      <Icon name="words" size="m" />
      <h2>{t('words.in.file')}</h2>
      <p className="muted">{t('words.in.hint')}</p>
      <FileButton isFirst onChoose={onChoose} />
      <p className="small faint xs-no">{t('words.in.drop')}</p>
    </section>
  );
};

const ExportNote = ({ exchange, draftId }: Pick<Imported, 'exchange'> & { draftId: string }) => {
  const { t } = useWords();
  if (!exchange) return <Note tone="wait">{t('words.in.noExport')}</Note>;
  return exchange.draftId === draftId ? null : <Note tone="wait">{t('words.in.other')}</Note>;
};

interface ChosenProps {
  name: string;
  compared: Imported | undefined;
  draftId: string;
  onChoose: OnChoose;
}

/** Shows the chosen file: its format, and the export that it belongs to. */
export const ChosenFile = ({ name, compared, draftId, onChoose }: ChosenProps) => {
  const { t } = useWords();
  const exchange = compared?.exchange;
  const { isOver, ...drop } = useDrop(onChoose);
  return (
    <section
      className={joinClasses('panel', styles.chosen, isOver && styles.over)}
      aria-label={t('words.in.file')}
      {...drop}
    >
      <div className={styles.line}>
        <Icon name="words" />
        <div className={styles.about}>
          <b className={joinClasses('strong', styles.name)}>{name}</b>
          {compared && (
            <span className="small muted">
              {compared.format}, {compared.encoding}
              {exchange && (
                <>
                  {' · '}
                  {exchange.madeBy
                    ? t('words.in.from', { name: exchange.madeBy.name })
                    : t('words.in.sent')}{' '}
                  <Moment at={exchange.at} whole />
                </>
              )}
            </span>
          )}
        </div>
        <FileButton isFirst={false} onChoose={onChoose} />
      </div>
      {compared && <ExportNote exchange={compared.exchange} draftId={draftId} />}
      {compared?.encoding === 'Windows-1252' && <Note tone="wait">{t('words.in.windows')}</Note>}
    </section>
  );
};
