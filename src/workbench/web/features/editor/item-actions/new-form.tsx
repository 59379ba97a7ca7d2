import type { ReactNode } from 'react';
import { useWords } from '../../../i18n/use-words.ts';
import { DialogEnd } from '../../../kit/dialog.tsx';
import { Note } from '../../../kit/marks.tsx';

interface Props {
  notYet: string | undefined;
  refused: string | undefined;
  onMake: () => void;
  onClose: () => void;
  children: ReactNode;
}

export const NewForm = ({ notYet, refused, onMake, onClose, children }: Props) => {
  const { t } = useWords();
  return (
    <form
      className="col"
      onSubmit={(event) => {
        event.preventDefault();
        if (notYet === undefined) onMake();
      }}
    >
      {children}
      {refused !== undefined && (
        <Note tone="bad" live>
          {refused}
        </Note>
      )}
      <DialogEnd notYet={notYet} onClose={onClose}>
        {t('editor.new.make')}
      </DialogEnd>
    </form>
  );
};
