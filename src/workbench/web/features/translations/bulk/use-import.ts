import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Draft, Imported, ImportedWord } from '../../../../api/generated/api-shapes.ts';
import { failedWith } from '../../../api/api-failure.ts';
import { ask } from '../../../api/ask.ts';
import { useTakeDraft } from '../../../draft/draft-data.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { useToast } from '../../../kit/toast.tsx';
import { readTranslationFile, type TranslationFile } from './translation-file.ts';

interface CheckedFile extends TranslationFile {
  readonly exchange: string;
  readonly words: readonly ImportedWord[];
}

// A file without a known export is checked against all texts of the draft; the result says for each text if
// it fits.
const findExchange = async (
  { exchange }: TranslationFile,
  draft: string,
  isForced: boolean,
): Promise<string> => {
  if (exchange !== undefined && !isForced) return exchange;
  return (
    await ask('POST /api/drafts/:id/exchanges', {
      path: { id: draft },
      body: { format: 'csv', which: 'all' },
    })
  ).id;
};

const sendFile = (id: string, draft: string, file: Blob, dry?: '1'): Promise<Imported> =>
  ask('POST /api/exchanges/:id/import', { path: { id }, query: { draft, dry }, body: file });

const countImported = (words: readonly ImportedWord[]): number =>
  words.filter(({ result }) => ['taken', 'unconfirmed', 'english-changed', 'confirmed'].includes(result))
    .length;

const useCheck = (draft: string) =>
  useMutation({
    mutationFn: async ({
      chosen,
      isForced,
    }: {
      readonly chosen: TranslationFile;
      readonly isForced: boolean;
    }): Promise<CheckedFile> => {
      const exchange = await findExchange(chosen, draft, isForced);
      return { ...chosen, exchange, words: (await sendFile(exchange, draft, chosen.blob, '1')).words };
    },
  });

export const useImport = ({ id }: Draft, onClose: () => void) => {
  const { t } = useWords();
  const tell = useToast();
  const takeDraft = useTakeDraft();
  const [file, setFile] = useState<TranslationFile>();
  const check = useCheck(id);
  const send = useMutation({
    mutationFn: ({ exchange, blob }: CheckedFile) => sendFile(exchange, id, blob),
    onSuccess: ({ words }) => {
      takeDraft(id);
      tell(t('words.in.done', { count: countImported(words) }));
      onClose();
    },
  });
  const checked = check.data;
  const count = countImported(checked?.words ?? []);
  const isUnknown = failedWith(check.error, 'unknown');
  return {
    words: checked?.words,
    count,
    isChecking: check.isPending,
    isImporting: send.isPending,
    failure: send.error ?? (isUnknown ? null : check.error),
    /** Checks a file although its export is unknown; undefined for all other files. */
    checkAnyway: isUnknown && file ? (): void => check.mutate({ chosen: file, isForced: true }) : undefined,
    chooseFile: async (picked: File | undefined): Promise<void> => {
      send.reset();
      const chosen = picked && (await readTranslationFile(picked));
      setFile(chosen);
      if (chosen) check.mutate({ chosen, isForced: false });
      else check.reset();
    },
    importFile: (): void => {
      if (checked && count > 0 && !send.isPending) send.mutate(checked);
    },
  };
};
