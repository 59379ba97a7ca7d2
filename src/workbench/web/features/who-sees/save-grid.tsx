import { useState } from 'react';
import type { Stand } from '../../../../authoring/questions/stand.ts';
import type { GridWish } from '../../../api/generated/api-shapes.ts';
import { askFile } from '../../api/ask.ts';
import { type Language, useWords } from '../../i18n/use-words.ts';
import { Check } from '../../kit/fields.tsx';
import { SaveFile } from '../../scenario/save-file.tsx';
import type { GridSource } from '../../scenario/sources.ts';
import { ReportLinks } from '../../sign-off/coverage-dialog.tsx';

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
export const SaveGrid = (props: Props) => {
  const { source, items } = props;
  const { t, language } = useWords();
  const [words, setWords] = useState<Language>();
  const choices = (
    <fieldset className="row">
      <legend className="sr">{t('grid.save.language')}</legend>
      {(['en', 'es'] as const).map((one) => (
        <Check key={one} kind="radio" name="save-language" checked={(words ?? language) === one} onChange={() => setWords(one)}>
          {t(`signOff.report.${one}`)}
        </Check>
      ))}
    </fieldset>
  );
  return (
    <SaveFile
      name={`${t('grid.title')}, ${source.label}`}
      what={t('grid.save.what', { count: items.length })}
      fileIn={(format) => askFile('POST /api/grid', { ...wishFor(props), format, language: words ?? language })}
      choices={choices}
    >
      <h3>{t('signOff.report.title')}</h3>
      <ReportLinks source={source} />
    </SaveFile>
  );
};
