import { type RefObject, useEffect, useRef, useState } from 'react';
import { isFields } from '../../../../../authoring/draft/json-value.ts';
import { placeholders } from '../../../../../config/check/words/placeholders.ts';
import type { Language } from '../../../../../config/portal-config.ts';
import { guardedIn } from '../../../draft/content/guarded-text.ts';
import { placeholderFault } from '../../../draft/content/placeholders.ts';
import { mostLines } from '../../../draft/content/text-room.ts';
import { valueAt } from '../../../../../authoring/draft/value-at.ts';
import { HereToo } from '../../../draft/presence/faces.tsx';
import { DisputeNote } from '../../../draft/unsaved/unsaved-field.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { AddChoice } from '../../../kit/combo-box/add-choice.tsx';
import { Button } from '../../../kit/button.tsx';
import { TextArea } from '../../../kit/fields.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { useEditor } from '../context/editor-context.ts';
import { plainText } from './shared/field-kind.ts';
import { useField } from './shared/use-field.ts';
import { statusClass } from '../../../kit/marks.tsx';
import styles from './filled-text.module.css';

interface Props {
  label: string;
  address: string;
  lang: Language;
  isShort: boolean;
  linesOf: ((text: string) => number) | undefined;
  isStale: boolean;
  /** The text in the other language. Both texts need the same placeholders. */
  beside: string;
  takesFocus: boolean;
}

const useCaret = (box: RefObject<HTMLElement | null>, text: string, write: (text: string) => void) => {
  const [isIn, setIn] = useState(false);
  const area = (): HTMLTextAreaElement | null | undefined => box.current?.querySelector('textarea');
  return {
    isIn,
    enter: (): void => setIn(true),
    // The list replaces its button, so for a moment nothing has the focus.
    leave: (): void =>
      void requestAnimationFrame(() => {
        if (box.current?.contains(document.activeElement) !== true) setIn(false);
      }),
    insert: (name: string): void => {
      const own = area();
      const at = own?.selectionStart ?? text.length;
      write(`${text.slice(0, at)}{${name}}${text.slice(at)}`);
      // After the page shows the text, which moves the caret to its end.
      requestAnimationFrame(() => {
        own?.focus();
        own?.setSelectionRange(at + name.length + 2, at + name.length + 2);
      });
    },
  };
};

const LineCount = ({ lines }: { lines: number }) => {
  const { t } = useWords();
  const label = t('words.lines', { count: lines, most: mostLines });
  return (
    <span className={lines > mostLines ? statusClass('if') : 'tiny muted'} title={label}>
      <Icon name="phone" size="xs" />
      <span aria-hidden="true">
        {lines}/{mostLines}
      </span>
      <span className="sr">{label}</span>
    </span>
  );
};

interface InsertProps {
  onInsert: (name: string) => void;
  onLeave: () => void;
}

const InsertPlaceholder = ({ onInsert, onLeave }: InsertProps) => {
  const { t } = useWords();
  const { now } = useEditor();
  const values = valueAt(now.files, 'config/site/values.json#values').value;
  const names = [
    ...(isFields(values) ? Object.keys(values).map((name) => `value.${name}`) : []),
    ...placeholders,
  ];
  return (
    <AddChoice
      label={t('editor.parts.fill')}
      sign="{ }"
      none={t('editor.tree.none')}
      of={() => names.map((name) => ({ value: name, label: `{${name}}` }))}
      onAdd={onInsert}
      onLeave={onLeave}
    />
  );
};

const LostPlaceholders = ({ names, onAdd }: { names: readonly string[]; onAdd: (name: string) => void }) => {
  const { t } = useWords();
  return (
    <p className="row wrap tiny wrong" role="status">
      {t('editor.parts.lost')}
      {names.map((name) => (
        <Button key={name} small icon="plus" onClick={() => onAdd(name)}>
          {name}
        </Button>
      ))}
    </p>
  );
};

// A placeholder is moved and deleted as a whole. An empty text is removed.
export const FilledText = ({
  label,
  address,
  lang,
  isShort,
  linesOf,
  isStale,
  beside,
  takesFocus,
}: Props) => {
  const { outbox } = useEditor();
  const field = useField(address);
  const dispute = outbox.view.outbox.disputes[address];
  const box = useRef<HTMLDivElement>(null);
  const text = plainText.format(field.value);
  const write = (next: string): void => field.type(plainText.parse(next));
  const { isIn, enter, leave, insert } = useCaret(box, text, write);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('textarea')?.focus();
  }, [takesFocus]);
  const fault = placeholderFault(text, beside);
  const lines = text === '' ? undefined : linesOf?.(text);
  return (
    <div className="col tight" data-address={address}>
      <HereToo addresses={[address]} isField />
      <div ref={box} className={styles.filled}>
        <TextArea
          {...{ label, lang }}
          rows={isShort ? 1 : 3}
          readOnly={field.readOnly}
          state={isStale ? 'stale' : field.state}
          problem={field.problem}
          value={text}
          onChange={({ target }) => write(guardedIn(text, target))}
          onFocus={enter}
          onBlur={() => {
            field.leave();
            leave();
          }}
        />
        {isIn && !field.readOnly && (
          // Above the label, so that nothing moves while the user presses a button.
          <span className={styles.insert}>
            {lines !== undefined && <LineCount lines={lines} />}
            <InsertPlaceholder onInsert={insert} onLeave={leave} />
          </span>
        )}
      </div>
      {fault?.kind === 'lost' && (
        <LostPlaceholders names={fault.names} onAdd={(name) => write(`${text} ${name}`)} />
      )}
      {dispute && <DisputeNote dispute={dispute} outbox={outbox} />}
    </div>
  );
};
