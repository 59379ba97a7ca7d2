import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { GridFormat } from '../../api/generated/api-shapes.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../kit/button.tsx';
import { Keys } from '../kit/commands/keys.tsx';
import { useCommands } from '../kit/commands/use-commands.ts';
import { Dialog } from '../kit/dialog.tsx';
import { downloadFile } from '../kit/download-file.ts';
import { FailureNote } from '../kit/marks.tsx';
import { useToast } from '../kit/toast.tsx';
import styles from './save-file.module.css';

// With the keys that save at once.
const formats: readonly (readonly [format: GridFormat, ending: string, key: string])[] = [
  ['csv', 'csv', 'x c'],
  ['xlsx', 'xlsx', ''],
  ['html', 'html', 'x h'],
  ['markdown', 'md', 'x m'],
  ['json', 'json', 'x j'],
];

interface Props {
  name: string;
  what: string;
  fileIn: (format: GridFormat) => Promise<Blob>;
  choices?: ReactNode;
  children?: ReactNode;
}

const useSaving = ({ name, fileIn }: Props, open: () => void, onError: (message: string) => void) => {
  const { t } = useWords();
  const showToast = useToast();
  const saving = useMutation({
    mutationFn: fileIn,
    onSuccess: (file, format) => {
      const saved = `${name}.${formats.find(([one]) => one === format)?.[1] ?? format}`;
      downloadFile(file, saved);
      showToast(t('grid.save.done', { name: saved }));
    },
    onError: ({ message }) => onError(message),
  });
  const save = (format: GridFormat) => () => saving.mutate(format);
  useCommands({
    export: open,
    exportCsv: save('csv'),
    exportHtml: save('html'),
    exportMarkdown: save('markdown'),
    exportJson: save('json'),
  });
  return { save, isBusy: saving.isPending, error: saving.error };
};

export const FileList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.files}>{children}</ul>
);

export const SaveFile = (props: Props) => {
  const { t } = useWords();
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  const open = (): void => setOpen(true);
  const { save, isBusy, error } = useSaving(props, open, (message) => !isOpen && showToast(message));
  return (
    <>
      <Button icon="download" onClick={open}>
        {t('grid.export')}
      </Button>
      {isOpen && (
        <Dialog title={t('grid.save.title')} onClose={() => setOpen(false)}>
          <p className="muted">{props.what}</p>
          {props.choices}
          <FileList>
            {formats.map(([format, , key]) => (
              <li key={format}>
                <Button icon="download" busy={isBusy} onClick={save(format)}>
                  {t(`grid.save.${format}`)}
                </Button>
                {key !== '' && <Keys of={key} />}
              </li>
            ))}
          </FileList>
          <FailureNote error={error} />
          {props.children}
        </Dialog>
      )}
    </>
  );
};
