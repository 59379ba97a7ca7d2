import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { nameUses } from '../../../../authoring/draft/items/mapped-names.ts';
import { renamedEdits } from '../../../../authoring/draft/items/renamed-edits.ts';
import { isName } from '../../draft/names.ts';
import { rulePath } from '../../draft/rule-addresses.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Dialog, DialogEnd } from '../../kit/dialog.tsx';
import { TextField } from '../../kit/fields.tsx';
import { Note } from '../../kit/marks.tsx';
import { useApplyEdits, useRules } from './source/rules-source.ts';

const useRename = (name: string) => {
  const { files } = useRules();
  const [newName, setNewName] = useState(name);
  const canBeNew = isName(newName) && newName !== name;
  const uses = useMemo(() => nameUses(files, 'condition', name), [files, name]);
  const edits = useMemo(
    () => (canBeNew ? renamedEdits(files, { kind: 'condition', from: name, to: newName }) : undefined),
    [files, name, newName, canBeNew],
  );
  return { newName, setNewName, uses, edits, isTaken: canBeNew && edits === undefined };
};

export const RenameRuleDialog = ({ name, onClose }: { name: string; onClose: () => void }) => {
  const { t } = useWords();
  const { draft } = useRules();
  const applyEdits = useApplyEdits();
  const navigate = useNavigate();
  const { newName, setNewName, uses, edits, isTaken } = useRename(name);
  const handleSubmit = (event: React.SubmitEvent): void => {
    event.preventDefault();
    if (!edits) return;
    applyEdits(edits, t('rules.rename.done', { name: newName }));
    onClose();
    void navigate(rulePath(draft?.id, newName), { replace: true });
  };
  return (
    <Dialog title={t('rules.rename.title')} onClose={onClose}>
      <form className="col gap" onSubmit={handleSubmit}>
        <TextField
          label={t('rules.new.name')}
          className="code"
          spellCheck={false}
          value={newName}
          hint={t('rules.new.nameHint')}
          problem={isTaken ? t('rules.new.taken') : isName(newName) ? undefined : t('rules.new.notName')}
          onChange={({ target }) => setNewName(target.value)}
        />
        <Note>{t('rules.rename.uses', { count: uses.length })}</Note>
        <DialogEnd notYet={edits ? undefined : t('rules.rename.notYet')} onClose={onClose}>
          {t('rules.rename.do')}
        </DialogEnd>
      </form>
    </Dialog>
  );
};
