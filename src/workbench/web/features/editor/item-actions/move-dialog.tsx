import { useState } from 'react';
import { itemListOf, moveItem } from '../../../../../authoring/draft/items/item-edits.ts';
import type { PlacedNode } from '../../../draft/content/outline-index.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Dialog, DialogEnd } from '../../../kit/dialog.tsx';
import { useChange, useEditor } from '../context/editor-context.ts';
import { ContainerField, containerPath } from './container-field.tsx';
import { type ItemContainer, itemContainers } from './item-containers.ts';

export const MoveDialog = ({ placed, onClose }: { placed: PlacedNode; onClose: () => void }) => {
  const { t, language } = useWords();
  const { now, textsNow, choose } = useEditor();
  const change = useChange();
  const own = itemListOf(placed.node)?.holder;
  const isMenus = placed.node.kind === 'entry';
  const containers = itemContainers(now).filter(
    ({ placed: { node }, list }) => list.holder !== own && (node.kind === 'menu') === isMenus,
  );
  const [chosen, setChosen] = useState<ItemContainer>();
  const move = (): void => {
    const made = chosen && moveItem(textsNow, placed.node, chosen.list);
    if (!made) return;
    change(made.edits, t('editor.acts.moved', { name: containerPath(chosen, language) }));
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
        <ContainerField label={t('editor.acts.moveTo')} containers={containers} onChange={setChosen} />
        <DialogEnd notYet={chosen ? undefined : t('editor.acts.movePick')} onClose={onClose}>
          {t('editor.acts.moveDo')}
        </DialogEnd>
      </form>
    </Dialog>
  );
};
