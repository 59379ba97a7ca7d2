import { useState } from 'react';
import { itemListOf, moveItem } from '../../../../../authoring/draft/items/item-edits.ts';
import { nodeName, type PlacedNode } from '../../../draft/content/outline-index.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { ComboBox } from '../../../kit/combo-box.tsx';
import { Dialog, DialogEnd } from '../../../kit/dialog.tsx';
import { useEditor } from '../context/editor-context.ts';
import { type ItemContainer, itemContainers } from './item-containers.ts';
import { useChange } from './use-change.ts';

interface Props {
  readonly placed: PlacedNode;
  readonly onClose: () => void;
}

/** Chooses the block, card or menu into which an item moves; its words go with it. */
export const MoveDialog = ({ placed, onClose }: Props) => {
  const { t, language } = useWords();
  const { now, textsNow, choose } = useEditor();
  const change = useChange();
  const own = itemListOf(placed.node)?.holder;
  const isMenus = placed.node.kind === 'entry';
  const holders = itemContainers(now).filter(({ placed: { node }, list }) => list.holder !== own && (node.kind === 'menu') === isMenus);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ItemContainer>();
  const nameOf = ({ placed: { node, above } }: ItemContainer): string => [...above, node].map((one) => nodeName(one, language)).join(' › ');
  const move = (): void => {
    const made = chosen && moveItem(textsNow, placed.node, chosen.list);
    if (!made) return;
    change(made.edits, t('editor.acts.moved', { name: nameOf(chosen) }));
    choose(`${chosen.placed.node.id}/${made.id}`);
    onClose();
  };
  return (
    <Dialog title={t('editor.acts.moveTitle')} onClose={onClose}>
      <form
        className="col"
        onSubmit={(event) => {
          event.preventDefault();
          move();
        }}
      >
        <ComboBox
          label={t('editor.acts.moveTo')}
          value={typed}
          options={holders.map((one) => ({ value: one.placed.node.id, label: nameOf(one), more: one.placed.node.id }))}
          none={t('editor.acts.moveNone')}
          onType={(text) => {
            setTyped(text);
            setChosen(undefined);
          }}
          onChoose={({ value, label }) => {
            setTyped(label);
            setChosen(holders.find((one) => one.placed.node.id === value));
          }}
        />
        <DialogEnd notYet={chosen ? undefined : t('editor.acts.movePick')} onClose={onClose}>
          {t('editor.acts.moveDo')}
        </DialogEnd>
      </form>
    </Dialog>
  );
};
