import { useMemo } from 'react';
import type { SourceFiles } from '../../../../../config/files/source.ts';
import type { Draft } from '../../../../api/generated/api-shapes.ts';
import { valueSamples } from '../../../draft/content/placeholders.ts';
import type { Measure } from '../../../draft/content/text-room.ts';
import { staleWords } from '../../../draft/content/word-pairs.ts';
import { type WordRow, wordRows, wordTexts } from '../../../draft/content/word-rows.ts';
import type { DraftOutbox } from '../../../draft/outbox/use-outbox.ts';
import { type ListedText, listText } from '../status/text-filters.ts';
import { findStatus } from '../status/text-status.ts';

export interface TranslationsSource {
  readonly files: SourceFiles;
  readonly base: SourceFiles;
  readonly draft: Draft | undefined;
  readonly outbox: DraftOutbox | undefined;
  readonly mayEdit: boolean;
}

const listTexts = (
  files: SourceFiles,
  base: SourceFiles | undefined,
  measure: Measure,
): readonly ListedText[] => {
  const rows = wordRows(files);
  const context = {
    outdated: staleWords(rows, files, base ?? files),
    before: base && wordTexts(base),
    measure,
    values: valueSamples(files),
  };
  return rows.map((row) => listText(row, findStatus(row, context)));
};

export const useTexts = (
  { files, base, draft }: TranslationsSource,
  measure: Measure,
): readonly ListedText[] => {
  const isDraft = draft !== undefined;
  return useMemo(
    () => listTexts(files, isDraft ? base : undefined, measure),
    [files, base, isDraft, measure],
  );
};

const currentText = (
  outbox: DraftOutbox | undefined,
  address: string,
  saved: string | undefined,
): string | undefined => {
  const unsaved = outbox?.valueAt(address);
  if (!unsaved) return saved;
  return typeof unsaved.value === 'string' ? unsaved.value : undefined;
};

export const applyUnsavedEdits = (row: WordRow, outbox: DraftOutbox | undefined): WordRow => ({
  ...row,
  en: currentText(outbox, row.address, row.en) ?? '',
  es: currentText(outbox, row.spanish, row.es),
});
