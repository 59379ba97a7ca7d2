import { useMemo } from 'react';
import { enclosingAddresses } from '../../../../../authoring/draft/changed-things.ts';
import { FacesAt } from '../../../draft/presence/faces.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { Icon } from '../../../kit/icon.tsx';
import { joinClasses } from '../../../kit/join-classes.ts';
import { Mark } from '../../../kit/marks.tsx';
import type { SeenItems } from '../../../preview/seen-on-day.ts';
import type { Seen } from '../../../worker/protocol.ts';
import styles from './tree-marks.module.css';
import type { TreeRow } from './tree-rows.ts';

export interface TreeMarks {
  readonly changed: ReadonlyMap<string, 'new' | 'changed'>;
  readonly toCheck: ReadonlyMap<string, 'error' | 'toCheck'>;
  readonly seen: SeenItems | undefined;
}

export interface RowMarks {
  readonly check: 'error' | 'toCheck' | undefined;
  readonly change: 'new' | 'changed' | undefined;
  readonly hidden: Seen | undefined;
}

// A row without its own mark shows the first mark of the rows below it.
const markFinder = <Value,>(marks: ReadonlyMap<string, Value>): ((row: TreeRow) => Value | undefined) => {
  const within = new Map<string, Value>();
  for (const [entry, mark] of marks) {
    const [file = ''] = entry.split('#');
    for (const holder of [...enclosingAddresses(entry), file])
      if (!within.has(holder)) within.set(holder, mark);
  }
  return ({ node, id }) => (node ? (marks.get(node.entry) ?? within.get(node.entry)) : within.get(id));
};

export const useRowMarks = ({ changed, toCheck, seen }: TreeMarks): ((row: TreeRow) => RowMarks) => {
  const checkOf = useMemo(() => markFinder(toCheck), [toCheck]);
  const changeIn = useMemo(() => markFinder(changed), [changed]);
  return (row) => {
    const { node } = row;
    const own = node && seen?.[node.id];
    // Only the row itself is new: its container is changed.
    const change = (node && changed.get(node.entry)) ?? (changeIn(row) && 'changed');
    return { check: checkOf(row), change, hidden: own?.isShown === false ? own : undefined };
  };
};

export const MarksOfRow = ({ row, check, change, hidden }: RowMarks & { row: TreeRow }) => {
  const { t } = useWords();
  return (
    <span className={styles.marks}>
      {row.node && <FacesAt addresses={[row.node.entry, row.node.words.en, row.node.words.es]} />}
      {hidden && (
        <span className={joinClasses('faint', styles.hidden)} title={hidden.reason}>
          <Icon name="hidden" size="xs" />
          <span className="sr">{t('editor.tree.isHidden')}</span>
        </span>
      )}
      {check && <Mark kind={check} />}
      {change && <Mark kind={change} />}
    </span>
  );
};
