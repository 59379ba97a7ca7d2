import type { TableWish } from '../../api/generated/api-shapes.ts';
import { askFile } from '../api/ask.ts';
import { useWords } from '../i18n/use-words.ts';
import { SaveFile } from './save-file.tsx';

// The title, the sentences about it, the heads and the rows of a view.
type Shown = Pick<TableWish, 'title' | 'about' | 'columns'> & { readonly rows: readonly (readonly string[])[] };

// An item's name with its unique id.
export const named = (name: string | undefined, id: string): string => (name === undefined ? id : `${name} (${id})`);

// Saves a view other than the gating table.
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
