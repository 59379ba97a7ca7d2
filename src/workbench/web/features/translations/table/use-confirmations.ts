import { useEffect, useEffectEvent, useRef } from 'react';
import { confirmation } from '../../../draft/content/word-pairs.ts';
import type { WordRow } from '../../../draft/content/word-rows.ts';
import { applyUnsavedEdits, type TranslationsSource } from '../source/translations-source.ts';
import type { ListedText } from '../status/text-filters.ts';

export const useConfirmations = (
  { files, outbox }: TranslationsSource,
  all: readonly ListedText[],
  onEdit: (address: string) => void,
) => {
  const edited = useRef<readonly string[]>([]);
  const isSettled = outbox?.pending.length === 0;
  const writeConfirmation = ({ address, en, es }: WordRow): void => {
    const edit = es === undefined ? undefined : confirmation(files, address, { en, es });
    if (edit) outbox?.type(edit.address, edit.expected, edit.value);
  };
  const confirmAll = (addresses: readonly string[]): void => {
    for (const { row } of all) if (addresses.includes(row.address)) writeConfirmation(row);
  };
  const confirmEdited = useEffectEvent(() => {
    confirmAll(edited.current);
    edited.current = [];
  });
  useEffect(() => {
    if (isSettled) confirmEdited();
  }, [isSettled, files]);
  return {
    confirm: (address: string | undefined): void => {
      const text = all.find(({ row }) => row.address === address);
      if (!text?.status.outdated) return;
      onEdit(text.row.address);
      writeConfirmation(applyUnsavedEdits(text.row, outbox));
    },
    /** Confirms the translation once the server has the edits, unless the server has already confirmed it. */
    confirmOnceSaved: (address: string): void => {
      if (isSettled) confirmAll([address]);
      else edited.current = [...edited.current, address];
    },
  };
};
