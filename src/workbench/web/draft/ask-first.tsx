import { type ReactNode, useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { Dialog, DialogEnd } from '../kit/dialog.tsx';
import { TextArea } from '../kit/fields.tsx';
import type { DraftAction } from './draft-actions.ts';

interface Props {
  title: string;
  prompt: string;
  /** If absent, the dialog asks only for a confirmation. */
  text: NonNullable<DraftAction['asks']>['text'];
  onConfirm: (text: string) => void;
  onClose: () => void;
  children?: ReactNode;
}

export const AskFirst = ({ title, prompt, text: wants, onConfirm, onClose, children }: Props) => {
  const { t } = useWords();
  const [text, setText] = useState('');
  const isMissing = wants === 'needed' && text.trim() === '';
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className="col"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isMissing) onConfirm(text.trim());
        }}
      >
        {wants === undefined ? (
          <p>{prompt}</p>
        ) : (
          <TextArea
            label={prompt}
            value={text}
            maxLength={4_000}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        {children}
        <DialogEnd notYet={isMissing ? t('draft.ask.needed') : undefined} onClose={onClose}>
          {title}
        </DialogEnd>
      </form>
    </Dialog>
  );
};
