import { useSearchParams } from 'react-router-dom';
import type { TableWish } from '../../api/generated/api-shapes.ts';
import { askFile } from '../api/ask.ts';
import { useWords } from '../i18n/use-words.ts';
import { SaveFile } from './save-file.tsx';
import { isDraftName } from './scenario-sources.ts';

type Shown = Pick<TableWish, 'title' | 'about' | 'columns'> & {
  readonly rows: readonly (readonly string[])[];
};

export const named = (name: string | undefined, id: string): string =>
  name === undefined ? id : `${name} (${id})`;

export const SaveTable = ({ title, about, columns, rows }: Shown) => {
  const { t, language } = useWords();
  const [search] = useSearchParams();
  // The draft that the page shows, for the audit log.
  const draft = [search.get('draft'), search.get('source')].find(isDraftName);
  const cut = {
    title: title.slice(0, 300),
    about,
    columns,
    rows: rows.map((row) => [...row]),
    language,
    ...(draft !== undefined && { draft }),
  };
  return (
    <SaveFile
      name={title}
      what={t('grid.save.rows', { count: rows.length })}
      fileIn={(format) => askFile('POST /api/tables', { body: { ...cut, format } })}
    />
  );
};
