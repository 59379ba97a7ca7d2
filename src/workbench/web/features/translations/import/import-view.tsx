import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Draft } from '../../../../api/generated/api-shapes.ts';
import { failedWith, failureText } from '../../../api/api-failure.ts';
import { conditionLabels } from '../../../draft/content/condition-labels.ts';
import type { DraftOutbox } from '../../../draft/outbox/use-outbox.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { FailureNote, Note } from '../../../kit/marks.tsx';
import { Empty, Loading } from '../../../kit/states.tsx';
import { PageHead } from '../../../layout/page.tsx';
import { describeLocation, type TextLocation } from '../source/text-location.ts';
import type { TranslationsSource } from '../source/translations-source.ts';
import type { ListedText } from '../status/text-filters.ts';
import { ChosenFile, FirstFile } from './file-choice.tsx';
import { ImportReport } from './import-report.tsx';
import { useImport } from './use-import.ts';
import styles from './import-view.module.css';

interface Props {
  draft: Draft;
  outbox: DraftOutbox;
  files: TranslationsSource['files'];
  texts: readonly ListedText[];
  onClose: () => void;
}

const useLocations = ({
  files,
  texts,
}: Pick<Props, 'files' | 'texts'>): ReadonlyMap<string, TextLocation> => {
  const { t, language } = useWords();
  return useMemo(() => {
    const labels = conditionLabels(files);
    return new Map(texts.map(({ row }) => [row.address, describeLocation(row, labels, language, t)]));
  }, [files, texts, language, t]);
};

type Import = ReturnType<typeof useImport>;

const ReadFailure = ({ readFailure, tryAgain }: Pick<Import, 'readFailure' | 'tryAgain'>) => {
  const { t } = useWords();
  if (!readFailure) return null;
  const isFile = ['unreadable', 'too-large', 'wrong-type'].some((code) => failedWith(readFailure, code));
  return (
    <Note
      tone="bad"
      live
      actions={
        !isFile && (
          <Button small onClick={tryAgain}>
            {t('common.do.tryNow')}
          </Button>
        )
      }
    >
      <b className="strong">{t('words.in.notRead')}</b> {failureText(readFailure)}
    </Note>
  );
};

const TakeFailure = ({ takeFailure }: Pick<Import, 'takeFailure'>) => {
  const { t } = useWords();
  if (!failedWith(takeFailure, 'changed-meanwhile')) return <FailureNote error={takeFailure} />;
  return (
    <Note tone="wait" live>
      {t('words.in.changed')}
    </Note>
  );
};

interface EndProps extends Pick<Import, 'count' | 'left' | 'isImporting' | 'importTexts'> {
  unsent: number;
  children: ReactNode;
}

const ImportEnd = ({ count, left, unsent, isImporting, importTexts, children }: EndProps) => {
  const { t } = useWords();
  const reason = (): string | undefined => {
    if (unsent > 0) return t('words.in.unsent');
    if (left > 0) return t('words.in.left', { count: left });
    return count === 0 ? t('words.in.nothing') : undefined;
  };
  const notYet = reason();
  return (
    <div className={styles.end}>
      <span className="small muted grow">{notYet ?? t('words.in.undo')}</span>
      {children}
      <Button kind="primary" icon="check" busy={isImporting} notYet={notYet} onClick={importTexts}>
        {t('words.in.take', { count })}
      </Button>
    </div>
  );
};

/** Imports a translator's file. Nothing changes before the editor confirms. */
export const ImportView = ({ draft, outbox, files, texts, onClose }: Props) => {
  const { t } = useWords();
  const view = useRef<HTMLElement>(null);
  const locations = useLocations({ files, texts });
  const { file, compared, chooseFile, ...state } = useImport(draft, onClose);
  const total = compared ? compared.words.length + compared.unread.length : 0;
  const choose = (picked: File): void => void chooseFile(picked);
  // The button that opened the page is gone.
  useEffect(() => view.current?.focus(), []);
  return (
    <section ref={view} tabIndex={-1} className={styles.view} aria-label={t('words.in.title')}>
      <PageHead
        title={t('words.in.title')}
        text={t('words.in.text')}
        actions={
          <Button icon="back" onClick={onClose}>
            {t('words.in.back')}
          </Button>
        }
      />
      {file ? (
        <ChosenFile name={file.name} {...{ compared }} draftId={draft.id} onChoose={choose} />
      ) : (
        <FirstFile onChoose={choose} />
      )}
      <p role="status" className="sr">
        {compared && t('words.in.found', { count: total })}
      </p>
      <ReadFailure {...state} />
      {state.isComparing && !compared && (
        <div className="panel">
          <Loading rows={6} what={file?.name} />
        </div>
      )}
      <TakeFailure {...state} />
      {compared && total === 0 && (
        <div className="panel">
          <Empty icon="words" title={t('words.in.empty.title')}>
            {t('words.in.empty.text')}
          </Empty>
        </div>
      )}
      {compared && total > 0 && (
        <>
          <ImportReport {...{ compared, locations }} {...state} onChoose={state.choose} />
          <ImportEnd {...state} unsent={outbox.unsent}>
            <Button kind="quiet" onClick={onClose}>
              {t('common.do.cancel')}
            </Button>
          </ImportEnd>
        </>
      )}
    </section>
  );
};
