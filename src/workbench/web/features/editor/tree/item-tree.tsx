import { useMemo, useRef, useState, type DragEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { enclosing } from '../../../../../authoring/draft/changed-things.ts';
import { FacesAt } from '../../../draft/presence/faces.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { useCommands } from '../../../kit/commands/use-commands.ts';
import { Icon } from '../../../kit/icon.tsx';
import { Mark } from '../../../kit/marks.tsx';
import type { Seen } from '../../../worker/protocol.ts';
import { useEditor } from '../context/editor-context.ts';
import type { TreeRow } from './tree-rows.ts';

interface Props {
  readonly rows: readonly TreeRow[];
  readonly changed: ReadonlyMap<string, 'new' | 'changed'>;
  readonly toCheck: ReadonlyMap<string, 'error' | 'toCheck'>;
  /** What the one to whom the page is shown sees, by item; undefined until it is known. */
  readonly seen: Readonly<Record<string, Seen>> | undefined;
  readonly onOpen: (id: string, isOpen: boolean) => void;
}

/** Finds the mark of a row: its own, or the first of what it holds. */
const markFinder = <Value,>(marks: ReadonlyMap<string, Value>): ((row: TreeRow) => Value | undefined) => {
  const within = new Map<string, Value>();
  for (const [entry, mark] of marks) {
    const [file = ''] = entry.split('#');
    for (const holder of [...enclosing(entry), file]) if (!within.has(holder)) within.set(holder, mark);
  }
  return ({ node, id }) => (node ? (marks.get(node.entry) ?? within.get(node.entry)) : within.get(id));
};

/** What is said of a row that is hidden from the one to whom the page is shown. */
const hiddenOf = ({ node }: TreeRow, seen: Props['seen']): Seen | undefined => {
  const one = node && seen?.[node.id];
  return one?.isShown === false ? one : undefined;
};

interface MarksProps extends Pick<Props, 'seen'> {
  readonly row: TreeRow;
  readonly check: 'error' | 'toCheck' | undefined;
  readonly change: 'new' | 'changed' | undefined;
}

const Marks = ({ row, check, change, seen }: MarksProps) => {
  const { t } = useWords();
  const hidden = hiddenOf(row, seen);
  return (
    <span className="m">
      {row.node && <FacesAt addresses={[row.node.entry, row.node.words.en, row.node.words.es]} />}
      {hidden && (
        <span className="faint" title={hidden.reason}>
          <Icon name="hidden" size="xs" />
          <span className="sr">{t('editor.tree.isHidden')}</span>
        </span>
      )}
      {check && <Mark kind={check} />}
      {change && <Mark kind={change} />}
    </span>
  );
};

/** Everything in a tree of one tab stop: arrows and letters go through it, Enter opens, dragging moves an item among its neighbours. */
export const ItemTree = ({ rows, changed, toCheck, seen, onOpen }: Props) => {
  const { t } = useWords();
  const { chosen, choose, put, readOnly } = useEditor();
  const checkOf = useMemo(() => markFinder(toCheck), [toCheck]);
  const anyChange = useMemo(() => markFinder(changed), [changed]);
  /** What holds something new is itself only changed. */
  const changeOf = (one: TreeRow): MarksProps['change'] => (one.node && changed.get(one.node.entry)) ?? (anyChange(one) && 'changed');
  const tree = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<string>();
  const [dragged, setDragged] = useState<TreeRow>();
  const [over, setOver] = useState<string>();
  const here = [at, chosen].find((id) => rows.some((row) => row.id === id)) ?? rows[0]?.id;
  const focus = (id: string | undefined): void => {
    if (id === undefined) return;
    setAt(id);
    const row = tree.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
    row?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  };
  const place = rows.findIndex((row) => row.id === here);
  const go = (step: 1 | -1): void => focus(rows[Math.min(Math.max(place + step, 0), rows.length - 1)]?.id);
  const row = rows[place];
  const close = (): void => {
    if (row?.isOpen && row.hasBelow) onOpen(row.id, false);
    else focus(rows.slice(0, place).findLast(({ level }) => level < (row?.level ?? 1))?.id);
  };
  const open = (): void => {
    if (row?.hasBelow && !row.isOpen) onOpen(row.id, true);
    else if (row?.hasBelow) go(1);
  };
  const enter = ({ id, node, isOpen, hasBelow }: TreeRow): void => {
    if (node) choose(id, true);
    if (hasBelow && (!node || !isOpen)) onOpen(id, !isOpen);
  };
  useCommands({ next: () => go(1), previous: () => go(-1), openBranch: open, closeBranch: close });
  const press = (event: KeyboardEvent): void => {
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(1),
      ArrowUp: () => go(-1),
      ArrowRight: open,
      ArrowLeft: close,
      Home: () => focus(rows[0]?.id),
      End: () => focus(rows.at(-1)?.id),
      Enter: () => row && enter(row),
      ' ': () => row && enter(row),
    };
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const click = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return;
    const id = event.target.closest<HTMLElement>('[data-id]')?.dataset['id'];
    const one = rows.find((other) => other.id === id);
    if (!one) return;
    setAt(one.id);
    // A press on the arrow opens and closes without choosing.
    if (one.hasBelow && event.target.closest('.twist')) onOpen(one.id, !one.isOpen);
    else enter(one);
  };
  const mayDrop = ({ node }: TreeRow): boolean =>
    dragged?.node?.place !== undefined && node?.place?.order === dragged.node.place.order && node.id !== dragged.id;
  const drop = ({ node }: TreeRow): void => {
    const [from, to] = [dragged?.node?.place, node?.place];
    setDragged(undefined);
    setOver(undefined);
    if (!from || !to) return;
    const rest = from.identities.filter((one) => one !== from.identity);
    const [was, is] = [from.identities.indexOf(from.identity), from.identities.indexOf(to.identity)];
    const next = rest.toSpliced(rest.indexOf(to.identity) + (was < is ? 1 : 0), 0, from.identity);
    put([{ address: from.order, expected: from.identities, value: next }]);
  };
  const dragging = (one: TreeRow) => ({
    draggable: readOnly === undefined && one.node?.place !== undefined,
    onDragStart: (event: DragEvent): void => {
      event.dataTransfer.effectAllowed = 'move';
      setDragged(one);
    },
    onDragOver: (event: DragEvent): void => {
      if (!mayDrop(one)) return;
      event.preventDefault();
      setOver(one.id);
    },
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      if (mayDrop(one)) drop(one);
    },
    onDragEnd: (): void => {
      setDragged(undefined);
      setOver(undefined);
    },
  });
  return (
    <div ref={tree} className="nodes" role="tree" aria-label={t('editor.tree.label')} tabIndex={-1} onKeyDown={press} onClick={click}>
      {rows.map((one) => (
        <div
          key={`${one.id} ${one.node?.place?.order ?? ''}`}
          role="treeitem"
          data-id={one.id}
          data-row
          className={over === one.id ? 'node over' : 'node'}
          data-kind={one.node?.kind ?? 'file'}
          data-hidden={hiddenOf(one, seen) ? '' : undefined}
          // Each level is set in by as much as its arrow is wide.
          style={{ paddingLeft: `${0.375 + (one.level - 1) * 0.875}rem` }}
          aria-level={one.level}
          aria-expanded={one.hasBelow ? one.isOpen : undefined}
          aria-selected={one.id === chosen}
          tabIndex={one.id === here ? 0 : -1}
          {...dragging(one)}
        >
          <span className="twist">{one.hasBelow && <Icon name={one.isOpen ? 'down' : 'next'} size="xs" />}</span>
          <span className="clip">{one.name}</span>
          <Marks row={one} check={checkOf(one)} change={changeOf(one)} seen={seen} />
        </div>
      ))}
    </div>
  );
};
