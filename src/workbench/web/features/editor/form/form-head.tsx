import { useSearchParams } from 'react-router-dom';
import { useChangeSearch } from '../../../api/change-search.ts';
import { useChangeName } from '../../../draft/changes/change-list.tsx';
import { nodeName, type PlacedNode } from '../../../draft/content/outline-index.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { Pill } from '../../../kit/marks.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { ItemMenu } from '../item-actions/item-menu.tsx';
import { useEditor } from '../context/editor-context.ts';
import { ItemOrder } from './item-order.tsx';
import styles from './item-form.module.css';

export const FormHead = ({ placed }: { placed: PlacedNode }) => {
  const { t, language } = useWords();
  const showToast = useToast();
  const { now, readOnly } = useEditor();
  const { node, above } = placed;
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const { name } = useChangeName()({ key: node.entry, item: placed });
  const changes = now.changes.find(({ key }) => key === node.entry)?.rows.length ?? 0;
  const isRaw = search.get('view') === 'raw';
  const showRaw = (raw: boolean): void => changeSearch({ view: raw ? 'raw' : undefined });
  return (
    <header className={styles.head}>
      <div className="row tiny muted">
        <span className="clip">
          {above.map((one, index) => (
            <span key={one.id}>
              {index > 0 && <Icon name="next" size="xs" />}
              {nodeName(one, language)}
            </span>
          ))}
          {above.length === 0 && t(`editor.kind.${node.kind}`)}
        </span>
        {node.place && <ItemOrder place={node.place} />}
      </div>
      <div className="row">
        <h2 className="grow">{name}</h2>
        <Button
          kind="quiet"
          small
          icon="code"
          aria-label={t(isRaw ? 'editor.form.plain' : 'editor.form.showRaw')}
          title={t(isRaw ? 'editor.form.plain' : 'editor.form.showRaw')}
          aria-pressed={isRaw}
          onClick={() => showRaw(!isRaw)}
        />
        <Button
          kind="quiet"
          small
          icon="link"
          aria-label={t('editor.form.copyAddress')}
          title={t('editor.form.copyAddress')}
          onClick={() =>
            void navigator.clipboard.writeText(location.href).then(
              () => showToast(t('editor.form.copied')),
              () => showToast(t('editor.form.notCopied')),
            )
          }
        />
        {readOnly === undefined && <ItemMenu placed={placed} />}
      </div>
      <div className="row">
        <span className="code clip">{node.id}</span>
        {changes > 0 && (
          <span className="end">
            <Pill tone="change">~ {t('editor.form.changes', { count: changes })}</Pill>
          </span>
        )}
      </div>
    </header>
  );
};
