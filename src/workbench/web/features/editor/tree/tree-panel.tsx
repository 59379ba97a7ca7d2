import { useState } from 'react';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { SearchBox } from '../../../kit/commands/search-box.tsx';
import { useActions, useCommands } from '../../../kit/commands/use-commands.ts';
import { joinClasses } from '../../../kit/join-classes.ts';
import { useEditor } from '../context/editor-context.ts';
import { NewDialog, type NewKind, newKinds } from '../item-actions/new-dialog.tsx';
import { FileList } from './file-list.tsx';
import { FilterChips } from './filter-chips.tsx';
import { ItemTree } from './item-tree.tsx';
import styles from './tree-panel.module.css';
import { useTreeView } from './use-tree-view.ts';

const useNewCommands = () => {
  const { t } = useWords();
  const { readOnly } = useEditor();
  const [making, setMaking] = useState<{ readonly kind?: NewKind }>();
  useCommands({ make: () => setMaking({}) }, { make: readOnly });
  useActions(
    readOnly === undefined
      ? newKinds.map((kind) => ({
          ...{ id: `make ${kind}`, icon: 'plus' },
          label: t('editor.acts.newOf', { kind: t(`editor.new.kinds.${kind}`) }),
          run: () => setMaking({ kind }),
        }))
      : [],
  );
  return { making, setMaking };
};

export const TreePanel = () => {
  const { t } = useWords();
  const { now, chosen, placed, readOnly, choose } = useEditor();
  const { rows, marks, who, text, typed, setTyped, filter, setFilter, turn, findFirst } = useTreeView();
  const { making, setMaking } = useNewCommands();
  const takeFirst = (): void => {
    const first = findFirst();
    if (first !== undefined) choose(first);
  };
  return (
    <nav className={styles.panel} aria-label={t('editor.parts.items')} data-panel>
      <div className={styles.tools}>
        <div className="row">
          <SearchBox
            className={styles.search}
            label={t('editor.tree.search', { count: now.outline.all.length })}
            value={typed}
            onChange={setTyped}
            onEnter={takeFirst}
          />
          {readOnly === undefined && (
            <Button
              icon="plus"
              aria-label={t('editor.acts.newShort')}
              title={`${t('editor.acts.newShort')} (i)`}
              onClick={() => setMaking({})}
            />
          )}
        </div>
        <FilterChips {...{ marks, who, filter }} onFilter={setFilter} />
      </div>
      <div className={styles.list}>
        {rows.length === 0 && !(filter === 'toCheck' && marks.outside > 0) && (
          <p className={joinClasses('muted small', styles.none)}>
            {t(text === '' ? 'editor.tree.empty' : 'editor.tree.none')}
          </p>
        )}
        {filter === 'toCheck' && marks.outside > 0 && (
          <p className={joinClasses('muted small', styles.none)}>
            {t('editor.tree.outside', { count: marks.outside })}
          </p>
        )}
        {rows.length > 0 && <ItemTree rows={rows} {...marks} onOpen={turn} />}
        <FileList files={Object.keys(now.files).toSorted().join('\n')} chosen={chosen} />
      </div>
      {making && <NewDialog beside={placed} kind={making.kind} onClose={() => setMaking(undefined)} />}
    </nav>
  );
};
