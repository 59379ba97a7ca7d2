import { useId } from 'react';
import type { Draft } from '../../../../api/generated/api-shapes.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog, DialogEnd } from '../../../kit/dialog.tsx';
import { FieldFrame, inputClass, labelClass } from '../../../kit/fields.tsx';
import { Note } from '../../../kit/marks.tsx';
import type { ListedText } from '../status/text-filters.ts';
import { ImportReport } from './import-report.tsx';
import { useImport } from './use-import.ts';

interface Props {
  draft: Draft;
  texts: readonly ListedText[];
  onClose: () => void;
}

const FileField = ({ onChoose }: { onChoose: (file: File | undefined) => void }) => {
  const { t } = useWords();
  const field = useId();
  return (
    <FieldFrame>
      <label htmlFor={field} className={labelClass}>
        {t('words.in.file')}
      </label>
      <input
        id={field}
        type="file"
        className={inputClass()}
        accept=".xlf,.xliff,.xml,.csv"
        onChange={({ target }) => onChoose(target.files?.[0])}
      />
      <p className="small muted">{t('words.in.hint')}</p>
    </FieldFrame>
  );
};

const UnknownExport = ({ onCheck }: { onCheck: () => void }) => {
  const { t } = useWords();
  return (
    <Note
      tone="wait"
      live
      acts={
        <Button small onClick={onCheck}>
          {t('words.in.anyway')}
        </Button>
      }
    >
      {t('words.in.other')}
    </Note>
  );
};

export const ImportDialog = ({ draft, texts, onClose }: Props) => {
  const { t } = useWords();
  const { words, count, isChecking, isImporting, failure, checkAnyway, chooseFile, importFile } = useImport(
    draft,
    onClose,
  );
  return (
    <Dialog title={t('words.in.title')} onClose={onClose} wide>
      <form
        className="col gap"
        onSubmit={(event) => {
          event.preventDefault();
          importFile();
        }}
      >
        <FileField onChoose={(file) => void chooseFile(file)} />
        {isChecking && <p role="status">{t('words.in.looking')}</p>}
        {checkAnyway && <UnknownExport onCheck={checkAnyway} />}
        {failure && (
          <Note tone="bad" live>
            {failure.message}
          </Note>
        )}
        {words && <ImportReport imported={words} texts={texts} />}
        <DialogEnd
          busy={isImporting}
          notYet={count === 0 ? t(words ? 'words.in.nothing' : 'words.in.first') : undefined}
          onClose={onClose}
        >
          {t('words.in.take', { count })}
        </DialogEnd>
      </form>
    </Dialog>
  );
};
