import type { KeyboardEvent } from 'react';
import { guardedIn } from '../../../draft/content/guarded-text.ts';
import type { PlaceholderFault } from '../../../draft/content/placeholders.ts';
import { DisputeNote } from '../../../draft/unsaved/unsaved-field.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { Button, TextButton } from '../../../kit/button.tsx';
import { inputClass } from '../../../kit/fields.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { TextHints } from './text-hints.tsx';
import { type EditedText, useEditedText } from './use-edited-text.ts';
import { joinClasses } from '../../../kit/join-classes.ts';
import styles from './text-editor.module.css';

interface Props extends EditedText {
  sameEnglish: string | undefined;
  /** Closes the editor. If `goesOn`, opens the next text. */
  onFinish: (goesOn: boolean) => void;
}

interface FaultProps {
  fault: PlaceholderFault;
  onInsert: (placeholder: string) => void;
  /**
   * Removes the placeholder from English. Undefined for Spanish, which must have the placeholders of English.
   */
  onRemove: (() => void) | undefined;
  onRevert: () => void;
}

const FaultNote = ({ fault, onInsert, onRemove, onRevert }: FaultProps) => {
  const { t } = useWords();
  return (
    <>
      <p className={joinClasses('small', styles.fault)} role="alert">
        <Icon name="alert" size="xs" />
        <span>{t(`words.fault.${fault.kind}`, { names: fault.names.join(', ') })}</span>
        {fault.kind === 'lost' &&
          fault.names.map((name) => (
            <TextButton key={name} onClick={() => onInsert(name)}>
              {t('words.fault.put', { name })}
            </TextButton>
          ))}
        {fault.kind === 'lost' && onRemove && (
          <TextButton onClick={onRemove}>{t('words.fault.leave')}</TextButton>
        )}
      </p>
      <p className="small muted">
        {t('words.fault.here')} <TextButton onClick={onRevert}>{t('words.fault.back')}</TextButton>
      </p>
    </>
  );
};

interface EndProps extends Pick<Props, 'sameEnglish' | 'onFinish'> {
  value: string;
  onWrite: (text: string) => void;
}

const EditorEnd = ({ sameEnglish, value, onWrite, onFinish }: EndProps) => {
  const { t } = useWords();
  return (
    <span className="end row">
      {sameEnglish !== undefined && sameEnglish !== value && (
        <Button small onClick={() => onWrite(sameEnglish)}>
          {t('words.like', { text: sameEnglish })}
        </Button>
      )}
      <Button small onClick={() => onFinish(false)}>
        {t('words.done')}
      </Button>
    </span>
  );
};

export const TextEditor = ({ sameEnglish, onFinish, ...edited }: Props) => {
  const { t } = useWords();
  const { row, language, outbox, other } = edited;
  const { field, isLoaded, value, fault, dispute, write, insert, sendWithFault, revert } =
    useEditedText(edited);
  const handleKeyDown = (event: KeyboardEvent): void => {
    const isEnd = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey));
    if (!isEnd || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onFinish(event.key === 'Enter');
  };
  if (!isLoaded) return null;
  return (
    <div className={styles.editor}>
      <textarea
        ref={field}
        className={inputClass(fault ? 'wrong' : 'plain')}
        lang={language}
        rows={2}
        aria-label={t(`words.field.${language}`, { name: row.en })}
        aria-invalid={fault !== undefined}
        value={value}
        onChange={({ target }) => write(guardedIn(value, target))}
        onKeyDown={handleKeyDown}
      />
      {fault && (
        <FaultNote
          fault={fault}
          onInsert={insert}
          onRemove={language === 'en' ? sendWithFault : undefined}
          onRevert={revert}
        />
      )}
      {dispute && <DisputeNote dispute={dispute} outbox={outbox} />}
      <div className={joinClasses('row wrap tiny', styles.hints)}>
        <TextHints {...{ row, language, other }} text={value} />
        <EditorEnd {...{ sameEnglish, value, onFinish }} onWrite={write} />
      </div>
    </div>
  );
};
