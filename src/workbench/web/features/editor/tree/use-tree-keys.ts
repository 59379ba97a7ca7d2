import { type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCommands } from '../../../kit/commands/use-commands.ts';
import type { TreeRow } from './tree-rows.ts';

interface Tree {
  readonly tree: RefObject<HTMLElement | null>;
  readonly rows: readonly TreeRow[];
  readonly chosen: string | undefined;
  readonly onOpen: (id: string, isOpen: boolean) => void;
  readonly onEnter: (row: TreeRow) => void;
}

export const useTreeKeys = ({ tree, rows, chosen, onOpen, onEnter }: Tree) => {
  const [at, setAt] = useState<string>();
  const here = [at, chosen].find((id) => rows.some((row) => row.id === id)) ?? rows[0]?.id;
  const place = rows.findIndex(({ id }) => id === here);
  const row = rows[place];
  const focus = (id: string | undefined): void => {
    if (id === undefined) return;
    // A row out of sight of a long tree is rendered first.
    flushSync(() => setAt(id));
    const element = tree.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
    element?.focus();
    element?.scrollIntoView({ block: 'nearest' });
  };
  const go = (step: 1 | -1): void => focus(rows[Math.min(Math.max(place + step, 0), rows.length - 1)]?.id);
  const close = (): void => {
    if (row?.isOpen && row.hasBelow) onOpen(row.id, false);
    else focus(rows.slice(0, place).findLast(({ level }) => level < (row?.level ?? 1))?.id);
  };
  const open = (): void => {
    if (row?.hasBelow && !row.isOpen) onOpen(row.id, true);
    else if (row?.hasBelow) go(1);
  };
  const enter = (): void => row && onEnter(row);
  useCommands({ next: () => go(1), previous: () => go(-1), openBranch: open, closeBranch: close });
  const actions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => go(1),
    ArrowUp: () => go(-1),
    ArrowRight: open,
    ArrowLeft: close,
    Home: () => focus(rows[0]?.id),
    End: () => focus(rows.at(-1)?.id),
    Enter: enter,
    ' ': enter,
  };
  const handleKey = (event: KeyboardEvent): void => {
    const action = event.altKey || event.ctrlKey || event.metaKey ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  return { here, setHere: setAt, handleKey };
};
