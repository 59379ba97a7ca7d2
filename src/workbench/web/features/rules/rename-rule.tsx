import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { nameUses } from '../../../../authoring/draft/items/mapped-names.ts';
import { renamed } from '../../../../authoring/draft/items/renamed.ts';
import { isName } from '../../draft/names.ts';
import { rulePath } from '../../draft/rule-addresses.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Dialog, DialogEnd } from '../../kit/dialog.tsx';
import { TextField } from '../../kit/fields.tsx';
import { Note } from '../../kit/marks.tsx';
import { useDeed, useRules } from './context/rule-source.ts';

interface Props {
  readonly name: string;
  readonly onClose: () => void;
}

/** Gives a rule another name; everything that names it follows. */
export const RenameRule = ({ name, onClose }: Props) => {
  const { t } = useWords();
  const { files, draft } = useRules();
  const deed = useDeed();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(name);
  const uses = useMemo(() => nameUses(files, 'condition', name), [files, name]);
  const edits = useMemo(
    () => (isName(typed) && typed !== name ? renamed(files, { kind: 'condition', from: name, to: typed }) : undefined),
    [files, name, typed],
  );
  const isTaken = isName(typed) && typed !== name && edits === undefined;
  return (
    <Dialog title={t('rules.rename.title')} onClose={onClose}>
      <form
        className="col gap"
        onSubmit={(event) => {
          event.preventDefault();
          if (!edits) return;
          deed(edits, t('rules.rename.done', { name: typed }));
          onClose();
          void navigate(rulePath(draft?.id, typed), { replace: true });
        }}
      >
        <TextField
          label={t('rules.new.name')}
          className="code"
          spellCheck={false}
          value={typed}
          hint={t('rules.new.nameHint')}
          problem={isTaken ? t('rules.new.taken') : isName(typed) ? undefined : t('rules.new.notName')}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Note>{t('rules.rename.uses', { count: uses.length })}</Note>
        <DialogEnd notYet={edits ? undefined : t('rules.rename.notYet')} onClose={onClose}>
          {t('rules.rename.do')}
        </DialogEnd>
      </form>
    </Dialog>
  );
};
