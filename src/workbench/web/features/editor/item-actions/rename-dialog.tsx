import { useMemo, useState } from 'react';
import type { DraftEdit } from '../../../../../authoring/draft/apply-edits.ts';
import { changeItemId } from '../../../../../authoring/draft/items/item-edits.ts';
import { nameUses } from '../../../../../authoring/draft/items/mapped-names.ts';
import { renamedEdits } from '../../../../../authoring/draft/items/renamed-edits.ts';
import type { PlacedNode } from '../../../draft/content/outline-index.ts';
import { isKey, isName } from '../../../draft/names.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Dialog, DialogEnd } from '../../../kit/dialog.tsx';
import { TextField } from '../../../kit/fields.tsx';
import { Note } from '../../../kit/marks.tsx';
import { useChange, useEditor } from '../context/editor-context.ts';
import { UsageList } from './usage-list.tsx';

export const RenameDialog = ({ placed, onClose }: { placed: PlacedNode; onClose: () => void }) => {
  const { t } = useWords();
  const { textsNow, choose } = useEditor();
  const change = useChange();
  const { node } = placed;
  const isScreen = node.kind === 'screen';
  const own = isScreen ? node.id : (node.id.split('/').at(-1) ?? '');
  const [typed, setTyped] = useState(own);
  const [isTaken, setTaken] = useState(false);
  const uses = useMemo(
    () => (isScreen ? nameUses(textsNow, 'screen', node.id) : []),
    [textsNow, node.id, isScreen],
  );
  const isRight = isScreen ? isKey(typed) : isName(typed);
  const rename = (): void => {
    const edits: readonly DraftEdit[] | undefined = isScreen
      ? renamedEdits(textsNow, { kind: 'screen', from: own, to: typed })
      : changeItemId(textsNow, node, typed);
    setTaken(edits === undefined);
    if (!edits) return;
    change(edits, t('editor.acts.renamed', { name: typed }));
    choose(isScreen ? typed : `${node.id.slice(0, node.id.lastIndexOf('/') + 1)}${typed}`);
    onClose();
  };
  return (
    <Dialog title={t('editor.acts.renameTitle')} onClose={onClose}>
      <form
        className="col"
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight && typed !== own) rename();
        }}
      >
        <TextField
          label={t('editor.new.id')}
          className="code"
          spellCheck={false}
          value={typed}
          hint={t(isScreen ? 'editor.new.keyHint' : 'editor.new.idHint')}
          problem={isTaken ? t('editor.new.taken') : isRight ? undefined : t('editor.new.notName')}
          onChange={({ target }) => {
            setTaken(false);
            setTyped(target.value);
          }}
        />
        {uses.length > 0 && (
          <Note>
            {t('editor.acts.renameUses', { count: uses.length })}
            <UsageList addresses={uses} />
          </Note>
        )}
        <DialogEnd
          notYet={isRight && typed !== own ? undefined : t('editor.acts.renameNotYet')}
          onClose={onClose}
        >
          {t('editor.acts.renameDo')}
        </DialogEnd>
      </form>
    </Dialog>
  );
};
