import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formFields, mayVary } from '../../../../../authoring/draft/form-fields.ts';
import { decodeValue } from '../../../../../authoring/draft/json-value.ts';
import { useChangeName } from '../../../draft/changes/change-list.tsx';
import type { PlacedNode } from '../../../draft/content/outline-index.ts';
import { valueAt } from '../../../../../authoring/draft/value-at.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Note } from '../../../kit/marks.tsx';
import { Loading } from '../../../kit/states.tsx';
import { useEditor } from '../context/editor-context.ts';
import { SchemaField } from '../fields/schema-field.tsx';
import { FormHead } from './form-head.tsx';
import { ItemLinks } from './item-links.tsx';
import { ItemTexts } from './item-texts.tsx';
import { ScreenPath } from './screen-path.tsx';
import { WhoSees } from './who-sees.tsx';
import styles from './item-form.module.css';

const RawItem = lazy(async () => ({ default: (await import('../raw/raw-item.tsx')).RawItem }));

const ownParts: readonly string[] = ['link', 'when', 'openInNewTab'];

const Further = ({ placed }: { placed: PlacedNode }) => {
  const { t } = useWords();
  const { now } = useEditor();
  const { entry } = placed.node;
  const { value, shape } = valueAt(now.files, entry);
  const fields = formFields(shape, decodeValue(value)).filter(({ name }) => !ownParts.includes(name));
  if (fields.length === 0) return null;
  return (
    <section className={styles.further} aria-label={t('editor.form.more')} data-panel>
      <h3 className="sec">{t('editor.form.more')}</h3>
      {fields.map((field) => (
        <SchemaField key={field.name} field={field} address={`${entry}/${field.name}`} />
      ))}
    </section>
  );
};

export const ItemForm = ({ placed }: { placed: PlacedNode }) => {
  const { t } = useWords();
  const { now } = useEditor();
  const { node } = placed;
  const [search] = useSearchParams();
  const { name } = useChangeName()({ key: node.entry, item: placed });
  const { value, shape } = valueAt(now.files, node.entry);
  const names = new Set(formFields(shape, decodeValue(value)).map((field) => field.name));
  const isShared = node.entry.startsWith('config/shared/');
  return (
    <article aria-label={name}>
      <FormHead placed={placed} />
      <div className={styles.body}>
        {isShared && <Note>{t('editor.form.shared')}</Note>}
        {search.get('view') === 'raw' ? (
          <Suspense fallback={<Loading what={t('editor.form.raw')} />}>
            <RawItem key={node.entry} placed={placed} name={name} />
          </Suspense>
        ) : (
          <>
            <ItemTexts key={`${node.entry} words`} placed={placed} />
            {node.kind === 'screen' && <ScreenPath key={`${node.entry} path`} placed={placed} />}
            {names.has('link') && (
              <ItemLinks
                key={node.entry}
                placed={placed}
                varies={mayVary(shape, 'link')}
                hasNewTab={names.has('openInNewTab')}
              />
            )}
            {names.has('when') && <WhoSees key={`${node.entry} gate`} placed={placed} />}
            <Further key={`${node.entry} more`} placed={placed} />
          </>
        )}
      </div>
    </article>
  );
};
