import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { duplicateItem, itemListOf } from '../../../../../authoring/draft/items/item-edits.ts';
import type { PlacedNode } from '../../../draft/content/outline-index.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { useEditor } from '../context/editor-context.ts';
import { MoveDialog } from './move-dialog.tsx';
import { NewDialog } from './new-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { useChange } from '../context/use-change.ts';

type Asked = 'new' | 'move' | 'rename' | 'remove';

/** What can be done with an item as a whole: a new one behind it, a copy, another place, another id, away. */
export const ItemMenu = ({ placed }: { readonly placed: PlacedNode }) => {
  const { t } = useWords();
  const { textsNow, choose } = useEditor();
  const change = useChange();
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLSpanElement>(null);
  const { node } = placed;
  const isItem = itemListOf(node) !== undefined;
  const close = (): void => setAsked(undefined);
  const copy = (): void => {
    const made = duplicateItem(textsNow, node);
    if (!made) return;
    change(made.edits, t('editor.acts.copied'));
    choose(`${node.id.slice(0, node.id.lastIndexOf('/'))}/${made.id}`);
  };
  const ask = (one: Asked): void => setAsked(one);
  const acts: readonly (readonly [name: 'new' | 'copy' | 'move' | 'rename' | 'remove', run: () => void])[] = [
    ['new', () => ask('new')],
    ...(isItem
      ? ([
          ['copy', copy],
          ['move', () => ask('move')],
        ] as const)
      : []),
    ...(isItem || node.kind === 'screen' ? ([['rename', () => ask('rename')]] as const) : []),
    ...(node.kind === 'menu' ? [] : ([['remove', () => ask('remove')]] as const)),
  ];
  const escape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') setOpen(false);
  };
  const leave = ({ relatedTarget }: FocusEvent): void => {
    if (menu.current?.contains(relatedTarget) !== true) setOpen(false);
  };
  return (
    <span className="menu-of" ref={menu}>
      <Button
        kind="quiet"
        small
        icon="more"
        aria-label={t('editor.acts.more')}
        title={t('editor.acts.more')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={escape}
        onBlur={leave}
      />
      {isOpen && (
        <ul className="menu-list">
          {acts.map(([name, run]) => (
            <li key={name}>
              <button
                type="button"
                onKeyDown={escape}
                onBlur={leave}
                onClick={() => {
                  setOpen(false);
                  // What a dialog gives the focus back to: the entry is gone by then.
                  menu.current?.querySelector('button')?.focus();
                  run();
                }}
              >
                {t(`editor.acts.${name}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {asked === 'new' && <NewDialog beside={placed} onClose={close} />}
      {asked === 'move' && <MoveDialog placed={placed} onClose={close} />}
      {asked === 'rename' && <RenameDialog placed={placed} onClose={close} />}
      {asked === 'remove' && <DeleteDialog placed={placed} onClose={close} />}
    </span>
  );
};
