import type { TableWish } from '../../api/generated/api-shapes.ts';
import { askFile } from '../api/ask.ts';
import { useWords } from '../i18n/use-words.ts';
import { SaveFile } from './save-file.tsx';

/** A view as it is on show: what it is called, of what it speaks, its heads and rows in texts. */
type Shown = Pick<TableWish, 'title' | 'about' | 'columns'> & { readonly rows: readonly (readonly string[])[] };

/** An item in a file: what it is called, and its id, which is unique. */
export const named = (name: string | undefined, id: string): string => (name === undefined ? id : `${name} (${id})`);

/** Saves a view that is no table of who sees what, as the page shows it. */
export const SaveTable = ({ title, about, columns, rows }: Shown) => {
  const { t, language } = useWords();
  const cut = { title: title.slice(0, 300), about, columns, rows: rows.map((row) => [...row]), language };
  return (
    <SaveFile
      name={title}
      what={t('grid.save.rows', { count: rows.length })}
      fileIn={(format) => askFile('POST /api/tables', { ...cut, format })}
    />
  );
};
