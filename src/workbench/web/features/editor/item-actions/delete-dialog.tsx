import { useMemo } from 'react';
import { deleteItem, isSharedUse } from '../../../../../authoring/draft/items/item-edits.ts';
import { nameUses } from '../../../../../authoring/draft/items/mapped-names.ts';
import { useChangeName } from '../../../draft/changes/change-list.tsx';
import type { PlacedNode } from '../../../draft/content/outline-index.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog, DialogActions } from '../../../kit/dialog.tsx';
import { Note } from '../../../kit/marks.tsx';
import { useChange, useEditor } from '../context/editor-context.ts';
import { UsageList } from './usage-list.tsx';

export const DeleteDialog = ({ placed, onClose }: { placed: PlacedNode; onClose: () => void }) => {
  const { t } = useWords();
  const { textsNow, choose } = useEditor();
  const change = useChange();
  const { node, above } = placed;
  const { name } = useChangeName()({ key: node.entry, item: placed });
  const uses = useMemo(
    () => (node.kind === 'screen' ? nameUses(textsNow, 'screen', node.id) : []),
    [textsNow, node],
  );
  const remove = (): void => {
    change(deleteItem(textsNow, node), t('editor.acts.removed', { name }));
    const holder = above.at(-1);
    if (holder) choose(holder.id);
    onClose();
  };
  return (
    <Dialog title={t('editor.acts.removeTitle', { name })} onClose={onClose}>
      <div className="col">
        <p>
          {isSharedUse(node)
            ? t('editor.acts.removeShared')
            : node.children.length > 0
              ? t('editor.acts.removeWith', { count: node.children.length })
              : t('editor.acts.removeWords')}
        </p>
        {uses.length > 0 && (
          <Note tone="wait">
            <b>{t('editor.acts.removeBreaks', { count: uses.length })}</b>
            <UsageList addresses={uses} />
          </Note>
        )}
        <DialogActions>
          <Button kind="danger" onClick={remove}>
            {t('editor.acts.removeDo')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('common.do.cancel')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
};
