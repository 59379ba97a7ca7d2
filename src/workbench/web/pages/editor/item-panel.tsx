import { lazy, Suspense } from 'react';
import { Note } from '../../elements/marks.tsx';
import { Empty, Loading } from '../../elements/states.tsx';
import { useWords } from '../../words/use-words.ts';
import { useEditor } from './editor-context.ts';
import { declaredBy, EntryForm } from './form/entry-form.tsx';
import { valueAt } from './form/item-fields.ts';
import { ItemForm } from './form/item-form.tsx';

const RawFile = lazy(async () => ({ default: (await import('./raw/raw-file.tsx')).RawFile }));

/** The form of what is chosen: an item by its id, something else by its address in its file. */
export const ItemPanel = () => {
  const { t } = useWords();
  const { draft, now, saved, judgement, readOnly, chosen, placed } = useEditor();
  const [place = ''] = (chosen ?? '').split('#');
  const declared = chosen !== undefined && declaredBy(chosen) ? valueAt(now.files, chosen).shape : undefined;
  return (
    <section className="editor-form" aria-label={t('editor.parts.form')} data-panel>
      {readOnly !== undefined && chosen !== undefined && <Note>{readOnly}</Note>}
      {chosen === undefined ? (
        <Empty icon="edit" title={t('editor.pick.title')}>
          {t('editor.pick.text')}
        </Empty>
      ) : placed ? (
        <ItemForm placed={placed} />
      ) : declared ? (
        <EntryForm key={chosen} address={chosen} shape={declared} />
      ) : place in now.files ? (
        <Suspense fallback={<Loading what={place} />}>
          <RawFile {...{ draft, place, judgement }} files={saved} readOnly={readOnly !== undefined} />
        </Suspense>
      ) : (
        <Empty icon="search" title={t('editor.gone.title')}>
          {t('editor.gone.text')}
        </Empty>
      )}
    </section>
  );
};
