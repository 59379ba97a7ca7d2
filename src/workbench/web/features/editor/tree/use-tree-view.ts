import { useDeferredValue, useMemo, useState } from 'react';
import type { OutlineNode } from '../../../../../authoring/draft/outline.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { useSeen } from '../../../preview/use-shown.ts';
import { useEditor } from '../context/editor-context.ts';
import type { TreeMarks } from './tree-marks.tsx';
import { treeRows } from './tree-rows.ts';
import { type ProblemMarks, useProblemMarks } from './use-problem-marks.ts';

export type TreeFilter = 'changed' | 'toCheck' | 'hidden';

const useMarks = (): TreeMarks & ProblemMarks & { readonly who: string } => {
  const { now, periods, placed } = useEditor();
  const problems = useProblemMarks();
  const changed = useMemo(
    () =>
      new Map(
        now.changes.map(({ key, kind }) => [key, kind === 'added' ? ('new' as const) : ('changed' as const)]),
      ),
    [now.changes],
  );
  return { ...problems, changed, ...useSeen(placed?.node.id, periods) };
};

const useOpenBranches = () => {
  const { placed } = useEditor();
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const open = useMemo(() => {
    const around = placed ? [placed.section.file, ...placed.above.map(({ id }) => id)] : [];
    const opened = new Set([...around, ...[...turned].flatMap(([id, isOpen]) => (isOpen ? [id] : []))]);
    for (const [id, isOpen] of turned) if (!isOpen) opened.delete(id);
    return opened;
  }, [placed, turned]);
  return {
    open,
    turn: (id: string, isOpen: boolean): void => setTurned((before) => new Map([...before, [id, isOpen]])),
  };
};

export const useTreeView = () => {
  const { t, language } = useWords();
  const { sections } = useEditor().now.outline;
  const { who, ...marks } = useMarks();
  const { changed, toCheck, seen } = marks;
  const { open, turn } = useOpenBranches();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<TreeFilter>();
  const text = useDeferredValue(typed.trim());
  const only = useMemo(() => {
    const filters = {
      changed: ({ entry }: OutlineNode) => changed.has(entry),
      toCheck: ({ entry }: OutlineNode) => toCheck.has(entry),
      hidden: ({ id }: OutlineNode) => seen?.[id]?.isShown === false,
    };
    return filter && filters[filter];
  }, [filter, changed, toCheck, seen]);
  const rows = useMemo(
    () => treeRows(sections, { language, open, text, only, menus: t('editor.tree.menus') }),
    [sections, language, open, text, only, t],
  );
  const findFirst = (): string | undefined => {
    const found = treeRows(sections, { language, open, text: typed.trim(), only, menus: '' });
    return (found.find(({ node, hasBelow }) => node && !hasBelow) ?? found.find(({ node }) => node))?.id;
  };
  return { rows, marks, who, text, typed, setTyped, filter, setFilter, turn, findFirst };
};
