import { memo, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { OutlineNode } from '../../../../../authoring/draft/outline.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { SearchBox } from '../../../kit/commands/search-box.tsx';
import { useActions, useCommands } from '../../../kit/commands/use-commands.ts';
import { useSeen } from '../../../preview/use-shown.ts';
import { NewDialog, newKinds, type NewKind } from '../item-actions/new-dialog.tsx';
import { useEditor } from '../context/editor-context.ts';
import { ItemTree } from './item-tree.tsx';
import { treeRows } from './tree-rows.ts';
import { useProblemMarks } from './use-problem-marks.ts';

type Filter = 'all' | 'changed' | 'toCheck' | 'hidden';

/** All files, each with the way to its text; `places` are their names, a line each. */
const FileList = memo(({ places, chosen }: { readonly places: string; readonly chosen: string | undefined }) => {
  const { t } = useWords();
  return (
    <details className="files">
      <summary>{t('editor.tree.files')}</summary>
      <ul>
        {places.split('\n').map((place) => (
          <li key={place}>
            <Link
              to={`?item=${encodeURIComponent(`${place}#`)}`}
              className="leaf code"
              aria-current={chosen === `${place}#` ? 'true' : undefined}
            >
              {place}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
});

/** Everything that a draft holds: screens and items, menus, and the files themselves; narrowed by a search, to what changed, to what is to be checked, to what is hidden from the one to whom the page is shown. */
export const TreePanel = () => {
  const { t, language } = useWords();
  const { now, periods, chosen, placed, readOnly, choose } = useEditor();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [making, setMaking] = useState<{ readonly kind?: NewKind }>();
  const text = useDeferredValue(typed.trim());
  const toCheck = useProblemMarks();
  const { seen, who } = useSeen(placed?.node.id, periods);
  const changed = useMemo(
    () => new Map(now.changes.map(({ key, kind }) => [key, kind === 'added' ? ('new' as const) : ('changed' as const)])),
    [now.changes],
  );
  const { sections, all } = now.outline;
  const open = useMemo(() => {
    const around = placed ? [placed.section.place, ...placed.above.map(({ id }) => id)] : [];
    const opened = new Set([...around, ...[...turned].flatMap(([id, isOpen]) => (isOpen ? [id] : []))]);
    for (const [id, isOpen] of turned) if (!isOpen) opened.delete(id);
    return opened;
  }, [placed, turned]);
  const only = useMemo(() => {
    const filters = {
      all: undefined,
      changed: ({ entry }: OutlineNode) => changed.has(entry),
      toCheck: ({ entry }: OutlineNode) => toCheck.has(entry),
      hidden: ({ id }: OutlineNode) => seen?.[id]?.isShown === false,
    };
    return filters[filter];
  }, [filter, changed, toCheck, seen]);
  const rows = useMemo(
    () => treeRows(sections, { language, open, text, only, menus: t('editor.tree.menus') }),
    [sections, language, open, text, only, t],
  );
  useCommands({ make: readOnly === undefined ? () => setMaking({}) : undefined });
  useActions(
    readOnly === undefined
      ? newKinds.map((kind) => ({
          ...{ name: `make ${kind}`, icon: 'plus' },
          says: t('editor.acts.newOf', { kind: t(`editor.new.kinds.${kind}`) }),
          run: () => setMaking({ kind }),
        }))
      : [],
  );
  const takeFirst = (): void => {
    // What is on show may be a key behind. The first that is looked for itself, not what it stands in.
    const found = treeRows(sections, { language, open, text: typed.trim(), only, menus: '' });
    const first = found.find(({ node, hasBelow }) => node && !hasBelow) ?? found.find(({ node }) => node);
    if (first) choose(first.id);
  };
  const chip = (name: Exclude<Filter, 'all'>, count?: number) => (
    <button
      type="button"
      className={filter === name ? 'chip' : 'chip add'}
      aria-pressed={filter === name}
      title={name === 'hidden' ? t('editor.tree.hiddenFrom', { who }) : undefined}
      onClick={() => setFilter(filter === name ? 'all' : name)}
    >
      {t(`editor.tree.${name}`)} {count !== undefined && <b>{count}</b>}
    </button>
  );
  return (
    <nav className="editor-items" aria-label={t('editor.parts.items')} data-panel>
      <div className="top">
        <div className="row">
          <SearchBox label={t('editor.tree.search', { count: all.length })} value={typed} onChange={setTyped} onEnter={takeFirst} />
          {readOnly === undefined && (
            <Button
              icon="plus"
              aria-label={t('editor.acts.newShort')}
              title={`${t('editor.acts.newShort')} (i)`}
              onClick={() => setMaking({})}
            />
          )}
        </div>
        <div className="row wrap">
          {chip('changed', changed.size)}
          {chip('toCheck', toCheck.size)}
          {seen && chip('hidden')}
        </div>
      </div>
      <div className="scroll">
        {rows.length === 0 && <p className="muted small none">{t(text === '' ? 'editor.tree.empty' : 'editor.tree.none')}</p>}
        {rows.length > 0 && (
          <ItemTree
            rows={rows}
            changed={changed}
            toCheck={toCheck}
            seen={seen}
            onOpen={(id, isOpen) => setTurned((before) => new Map([...before, [id, isOpen]]))}
          />
        )}
        <FileList places={Object.keys(now.files).toSorted().join('\n')} chosen={chosen} />
      </div>
      {making && <NewDialog beside={placed} kind={making.kind} onClose={() => setMaking(undefined)} />}
    </nav>
  );
};
