import { type RefObject, useEffect, useRef } from 'react';
import { type PlaceholderFault, placeholderFault } from '../../../draft/content/placeholders.ts';
import type { WordRow } from '../../../draft/content/word-rows.ts';
import { useUnsavedText } from '../../../draft/outbox/unsaved-text.ts';
import type { DraftOutbox } from '../../../draft/outbox/use-outbox.ts';
import type { Language } from '../../../i18n/use-words.ts';

export interface EditedText {
  readonly row: WordRow;
  readonly language: Language;
  readonly outbox: DraftOutbox;
  readonly text: string | undefined;
  readonly other: string | undefined;
  /** This browser stores the text under this key while it can't be saved because a placeholder is missing. */
  readonly unsavedKey: string;
}

// English may gain a placeholder before Spanish has it.
const findFault = (
  language: Language,
  text: string,
  other: string | undefined,
): PlaceholderFault | undefined => {
  const fault = placeholderFault(text, other);
  return language === 'en' && fault?.kind === 'foreign' ? undefined : fault;
};

const useFocusAtEnd = (isLoaded: boolean): RefObject<HTMLTextAreaElement | null> => {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!isLoaded) return;
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [isLoaded]);
  return field;
};

// A text that lost a placeholder stays in this browser until the placeholder is back.
export const useEditedText = ({ row, language, outbox, text, other, unsavedKey }: EditedText) => {
  const { stored, keep, isLoaded } = useUnsavedText(unsavedKey);
  const field = useFocusAtEnd(isLoaded);
  const address = language === 'en' ? row.address : row.spanish;
  const value = stored ?? text ?? '';
  const send = (next: string): void => {
    keep(undefined);
    outbox.type(address, row[language] ?? null, next.trim() === '' ? null : next);
  };
  const write = (next: string): void => (findFault(language, next, other) ? keep(next) : send(next));
  return {
    field,
    isLoaded,
    value,
    fault: stored === undefined && text === value ? undefined : findFault(language, value, other),
    dispute: outbox.view.outbox.disputes[address],
    write,
    insert: (placeholder: string): void => {
      write(value === '' ? placeholder : `${value.trimEnd()} ${placeholder}`);
      field.current?.focus();
    },
    sendWithFault: (): void => send(value),
    revert: (): void => {
      keep(undefined);
      field.current?.focus();
    },
  };
};
