import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { duplicateItem, itemListOf } from '../../../../../authoring/draft/items/item-edits.ts';
import type { PlacedNode } from '../../../draft/content/outline-index.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { useChange, useEditor } from '../context/editor-context.ts';
import { MoveDialog } from './move-dialog.tsx';
import { NewDialog } from './new-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import styles from './item-menu.module.css';

const dialogs = { new: NewDialog, move: MoveDialog, rename: RenameDialog, remove: DeleteDialog } as const;

type DialogName = keyof typeof dialogs;

interface MenuAction {
  readonly name: DialogName | 'copy';
  readonly run: () => void;
}

const useItemActions = ({ node }: PlacedNode, open: (dialog: DialogName) => void): readonly MenuAction[] => {
  const { t } = useWords();
  const { textsNow, choose } = useEditor();
  const change = useChange();
  const isItem = itemListOf(node) !== undefined;
  const copy = (): void => {
    const made = duplicateItem(textsNow, node);
    if (!made) return;
    change(made.edits, t('editor.acts.copied'));
    choose(`${node.id.slice(0, node.id.lastIndexOf('/'))}/${made.id}`);
  };
  const opening = (name: DialogName): MenuAction => ({ name, run: () => open(name) });
  return [
    opening('new'),
    ...(isItem ? [{ name: 'copy' as const, run: copy }, opening('move')] : []),
    ...(isItem || node.kind === 'screen' ? [opening('rename')] : []),
    ...(node.kind === 'menu' ? [] : [opening('remove')]),
  ];
};

export const ItemMenu = ({ placed }: { placed: PlacedNode }) => {
  const { t } = useWords();
  const [dialog, setDialog] = useState<DialogName>();
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLSpanElement>(null);
  const actions = useItemActions(placed, setDialog);
  const Shown = dialog && dialogs[dialog];
  const close = (): void => {
    setOpen(false);
    menu.current?.querySelector('button')?.focus();
  };
  const handlers = {
    onKeyDown: ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    },
    onBlur: ({ relatedTarget }: FocusEvent): void => {
      if (menu.current?.contains(relatedTarget) !== true) setOpen(false);
    },
  };
  const run = (action: MenuAction): void => {
    // A dialog returns the focus to the button of the menu, because the entry is gone by then.
    close();
    action.run();
  };
  return (
    <span className={styles.menu} ref={menu}>
      <Button
        kind="quiet"
        small
        icon="more"
        aria-label={t('editor.acts.more')}
        title={t('editor.acts.more')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        {...handlers}
      />
      {isOpen && (
        <ul className={styles.list}>
          {actions.map((action) => (
            <li key={action.name}>
              <button type="button" onClick={() => run(action)} {...handlers}>
                {t(`editor.acts.${action.name}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {Shown && <Shown placed={placed} beside={placed} onClose={() => setDialog(undefined)} />}
    </span>
  );
};
