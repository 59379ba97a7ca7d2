import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { GridWish } from '../../../api/generated/api-shapes.ts';
import type { Stand } from '../../../../authoring/questions/stand.ts';
import { askFile } from '../../client/ask.ts';
import { saveFile } from '../../client/save-file.ts';
import { useCommands } from '../../commands/use-commands.ts';
import { Button } from '../../elements/button.tsx';
import { Dialog } from '../../elements/dialog.tsx';
import { Check } from '../../elements/fields.tsx';
import { Keys } from '../../elements/keys.tsx';
import { Note } from '../../elements/marks.tsx';
import { useToast } from '../../elements/toast.tsx';
import { type Language, useWords } from '../../words/use-words.ts';
import type { GridSource } from './grid-sources.ts';
import { ReportLinks } from './sign-off/coverage-dialog.tsx';

type Format = GridWish['format'];

/** The forms with the keys that save in them at once, and how the name of the file ends. */
const formats: readonly (readonly [format: Format, ending: string, key: string])[] = [
  ['csv', 'csv', 'x c'],
  ['xlsx', 'xlsx', ''],
  ['html', 'html', 'x h'],
  ['markdown', 'md', 'x m'],
  ['json', 'json', 'x j'],
];

type Wish = Omit<GridWish, 'format' | 'language'>;

/** The other side of a comparison, by its source, day and name. */
interface Other {
  readonly source: string;
  readonly on: string | undefined;
  readonly name: string;
}

interface Props {
  readonly source: GridSource;
  /** How the portal stands. */
  readonly stand: Stand;
  readonly against: Other | undefined;
  /** The questions beside the table. */
  readonly ask: readonly string[];
  /** The ids of the items that are on show. */
  readonly items: readonly string[];
}

const wishFor = ({ source: { source, label }, stand: { on, without }, against, ask, items }: Props): Wish => ({
  ...{ source, items, names: { source: label, ...(against && { against: against.name }) } },
  ...(ask.length > 0 && { ask }),
  ...(on !== undefined && { on }),
  ...(without !== undefined && { without }),
  ...(against && { against: against.source, ...(against.on !== undefined && { againstOn: against.on }) }),
});

/** What is on show as a file: its filters, its columns, one language. */
export const SaveView = (props: Props) => {
  const { source, items } = props;
  const { t, language } = useWords();
  const tell = useToast();
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState<Language>();
  const saving = useMutation({
    mutationFn: (format: Format) => askFile('POST /api/grid', { ...wishFor(props), format, language: words ?? language }),
    onSuccess: (file, format) => saveFile(file, `${source.label}.${formats.find(([name]) => name === format)?.[1] ?? format}`),
    onError: ({ message }) => !isOpen && tell(message),
  });
  const save = (format: Format) => () => saving.mutate(format);
  useCommands({ exportCsv: save('csv'), exportHtml: save('html'), exportMarkdown: save('markdown'), exportJson: save('json') });
  return (
    <>
      <Button icon="download" onClick={() => setOpen(true)}>
        {t('grid.export')}
      </Button>
      {isOpen && (
        <Dialog title={t('grid.save.title')} onClose={() => setOpen(false)}>
          <p className="muted">{t('grid.save.what', { count: items.length })}</p>
          <fieldset className="row">
            <legend className="sr">{t('grid.save.language')}</legend>
            {(['en', 'es'] as const).map((one) => (
              <Check key={one} kind="radio" name="save-language" checked={(words ?? language) === one} onChange={() => setWords(one)}>
                {t(`signOff.report.${one}`)}
              </Check>
            ))}
          </fieldset>
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
          <h3>{t('signOff.report.title')}</h3>
          <ReportLinks source={source} />
        </Dialog>
      )}
    </>
  );
};
