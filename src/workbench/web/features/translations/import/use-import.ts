import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Draft, Imported, ImportedWord } from '../../../../api/generated/api-shapes.ts';
import { failedWith } from '../../../api/api-failure.ts';
import { ask } from '../../../api/ask.ts';
import { useTakeDraft } from '../../../draft/draft-data.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { useToast } from '../../../kit/toast.tsx';
import { type Choices, keptChoices, openConflicts, textsToTake } from './import-choices.ts';
import { readTranslationFile, type TranslationFile } from './translation-file.ts';

const compare = (id: string, { blob, exchange }: TranslationFile): Promise<Imported> =>
  ask('POST /api/drafts/:id/translations/compare', { path: { id }, query: { exchange }, body: blob });

const take = (id: string, { words, exchange }: Imported, choices: Choices): Promise<unknown> =>
  ask('POST /api/drafts/:id/translations/take', {
    path: { id },
    body: {
      clientId: crypto.randomUUID(),
      exchange: exchange?.id ?? null,
      texts: textsToTake(words, choices),
    },
  });

const noWords: readonly ImportedWord[] = [];

export const useImport = ({ id }: Draft, onDone: () => void) => {
  const { t } = useWords();
  const showToast = useToast();
  const takeDraft = useTakeDraft();
  const [file, setFile] = useState<TranslationFile>();
  const [choices, setChoices] = useState<Choices>({});
  const comparison = useMutation({ mutationFn: (chosen: TranslationFile) => compare(id, chosen) });
  const [compared, setCompared] = useState<Imported>();
  const words = compared?.words ?? noWords;
  const showAgain = (chosen: TranslationFile): void =>
    comparison.mutate(chosen, {
      onSuccess: (answer) => {
        setChoices((before) => keptChoices(words, answer.words, before));
        setCompared(answer);
      },
    });
  const count = textsToTake(words, choices).length;
  const sending = useMutation({
    mutationFn: (shown: Imported) => take(id, shown, choices),
    onSuccess: () => {
      takeDraft(id);
      showToast(t('words.in.done', { count }));
      onDone();
    },
    onError: (failure) => {
      if (file && failedWith(failure, 'changed-meanwhile')) showAgain(file);
    },
  });
  return {
    file,
    compared,
    choices,
    count,
    left: openConflicts(words, choices),
    isComparing: comparison.isPending,
    isImporting: sending.isPending,
    readFailure: comparison.error,
    takeFailure: sending.error,
    choose: (change: Choices): void => setChoices((before) => ({ ...before, ...change })),
    chooseFile: async (picked: File): Promise<void> => {
      sending.reset();
      setChoices({});
      setCompared(undefined);
      const chosen = await readTranslationFile(picked);
      setFile(chosen);
      showAgain(chosen);
    },
    tryAgain: (): void => {
      if (file) showAgain(file);
    },
    importTexts: (): void => {
      if (compared && !sending.isPending) sending.mutate(compared);
    },
  };
};
