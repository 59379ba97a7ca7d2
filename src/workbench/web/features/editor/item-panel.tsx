import { lazy, Suspense } from 'react';
import { isOperatorSetting } from '../../../../authoring/draft/items/operator-settings.ts';
import { valueAt } from '../../../../authoring/draft/value-at.ts';
import { HereToo } from '../../draft/presence/faces.tsx';
import { ChangedBy, useOthersChanges } from '../../draft/presence/others-changes.tsx';
import { DeletedItemNotice } from '../../draft/unsaved/gone-item.tsx';
import { addressesOf } from '../../draft/unsaved/put-back.ts';
import { useFoundFocus } from '../../find/found-focus.ts';
import { HistoryPart } from '../../history/history-part.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { Note } from '../../kit/marks.tsx';
import { Empty, Loading } from '../../kit/states.tsx';
import { useEditor } from './context/editor-context.ts';
import { EntryForm, hasForm } from './form/entry-form.tsx';
import { ItemForm } from './form/item-form.tsx';
import styles from './editor-page.module.css';

const RawFile = lazy(async () => ({ default: (await import('./raw/raw-file.tsx')).RawFile }));

export const ItemPanel = () => {
  const { t } = useWords();
  const found = useFoundFocus<HTMLElement>();
  const { draft, now, saved, outbox, readOnly, chosen, placed, put } = useEditor();
  const [file = '', steps = ''] = (chosen ?? '').split('#');
  const changes = useOthersChanges(draft);
  const isThere = file in now.files && (steps === '' || valueAt(now.files, chosen ?? '').value !== null);
  // Only drafts for operator settings change them, and those have another editor.
  const isSetting = isOperatorSetting(chosen ?? '');
  const notHere = isSetting ? t('operator.readOnly') : readOnly;
  const declared = chosen !== undefined && hasForm(chosen) ? valueAt(now.files, chosen).shape : undefined;
  return (
    <section className={styles.form} aria-label={t('editor.parts.form')} tabIndex={-1} ref={found} data-panel>
      {notHere !== undefined && chosen !== undefined && (
        <Note {...(isSetting && { icon: 'lock' as const })}>{notHere}</Note>
      )}
      {chosen === undefined ? (
        <Empty icon="edit" title={t('editor.pick.title')}>
          {t('editor.pick.text')}
        </Empty>
      ) : placed ? (
        <>
          <HereToo addresses={addressesOf(placed)} />
          <ChangedBy changes={changes} addresses={addressesOf(placed)} />
          <ItemForm placed={placed} />
          <HistoryPart key={placed.node.id} item={placed} labels={now.labels} />
        </>
      ) : declared && isThere ? (
        <EntryForm key={chosen} address={chosen} shape={declared} />
      ) : isThere ? (
        <Suspense fallback={<Loading what={file} />}>
          <RawFile {...{ draft, file }} files={saved} readOnly={notHere !== undefined} />
        </Suspense>
      ) : (
        <DeletedItemNotice
          key={chosen}
          {...{ chosen, draft, outbox, put }}
          now={now.files}
          base={saved.base}
          readOnly={notHere !== undefined}
        />
      )}
    </section>
  );
};
