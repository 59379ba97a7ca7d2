import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { GridFormat } from '../../api/generated/api-shapes.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../kit/button.tsx';
import { Keys } from '../kit/commands/keys.tsx';
import { useCommands } from '../kit/commands/use-commands.ts';
import { Dialog } from '../kit/dialog.tsx';
import { downloadFile } from '../kit/download-file.ts';
import { Note } from '../kit/marks.tsx';
import { useToast } from '../kit/toast.tsx';

/** The forms with the keys that save in them at once, and how the name of the file ends. */
const formats: readonly (readonly [format: GridFormat, ending: string, key: string])[] = [
  ['csv', 'csv', 'x c'],
  ['xlsx', 'xlsx', ''],
  ['html', 'html', 'x h'],
  ['markdown', 'md', 'x m'],
  ['json', 'json', 'x j'],
];

interface Props {
  /** What the file is called, without its ending. */
  readonly name: string;
  /** What is saved, in a sentence. */
  readonly what: string;
  readonly fileIn: (format: GridFormat) => Promise<Blob>;
  /** Choices before the forms. */
  readonly choices?: ReactNode;
  /** What else can be saved. */
  readonly children?: ReactNode;
}

/** What is on show as a file, in one of five forms. */
export const SaveFile = ({ name, what, fileIn, choices, children }: Props) => {
  const { t } = useWords();
  const tell = useToast();
  const [isOpen, setOpen] = useState(false);
  const saving = useMutation({
    mutationFn: fileIn,
    onSuccess: (file, format) => {
      const saved = `${name}.${formats.find(([one]) => one === format)?.[1] ?? format}`;
      downloadFile(file, saved);
      tell(t('grid.save.done', { name: saved }));
    },
    onError: ({ message }) => !isOpen && tell(message),
  });
  const save = (format: GridFormat) => () => saving.mutate(format);
  useCommands({ exportCsv: save('csv'), exportHtml: save('html'), exportMarkdown: save('markdown'), exportJson: save('json') });
  return (
    <>
      <Button icon="download" onClick={() => setOpen(true)}>
        {t('grid.export')}
      </Button>
      {isOpen && (
        <Dialog title={t('grid.save.title')} onClose={() => setOpen(false)}>
          <p className="muted">{what}</p>
          {choices}
          <ul className="saves">
            {formats.map(([format, , key]) => (
              <li key={format}>
                <Button icon="download" busy={saving.isPending} onClick={save(format)}>
                  {t(`grid.save.${format}`)}
                </Button>
                {key !== '' && <Keys of={key} />}
              </li>
            ))}
          </ul>
          {saving.error && (
            <Note tone="bad" live>
              {saving.error.message}
            </Note>
          )}
          {children}
        </Dialog>
      )}
    </>
  );
};
