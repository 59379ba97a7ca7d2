import { useMemo } from 'react';
import type { SourceFiles } from '../../../../../config/files/source.ts';
import type { Draft } from '../../../../api/generated/api-shapes.ts';
import { valueSamples } from '../../../draft/content/named-values.ts';
import type { Measure } from '../../../draft/content/text-room.ts';
import { staleWords } from '../../../draft/content/word-pairs.ts';
import { wordRows, wordTexts } from '../../../draft/content/word-rows.ts';
import type { DraftOutbox } from '../../../draft/outbox/use-outbox.ts';
import { type MarkedWord, markedWord } from '../marks/word-filters.ts';
import { marksOf } from '../marks/word-marks.ts';

/** Whose words are on the page: those of a draft, or of what is live. */
export interface WordsSource {
  readonly files: SourceFiles;
  /** What the draft began with; of what is live the same files. */
  readonly base: SourceFiles;
  /** Undefined: what is live, which nobody edits. */
  readonly draft: Draft | undefined;
  readonly outbox: DraftOutbox | undefined;
  /** Whether the reader may change them here and now. */
  readonly mayEdit: boolean;
}

/** Every word of a source with what is to be known of it. */
const markedWords = (files: SourceFiles, base: SourceFiles | undefined, measure: Measure): readonly MarkedWord[] => {
  const rows = wordRows(files);
  const ground = {
    stale: staleWords(rows, files, base ?? files),
    before: base && wordTexts(base),
    measure,
    values: valueSamples(files),
  };
  return rows.map((row) => markedWord(row, marksOf(row, ground)));
};

/** Every word of a source, made again only when the files are others. */
export const useMarkedWords = ({ files, base, draft }: WordsSource, measure: Measure): readonly MarkedWord[] => {
  const isDraft = draft !== undefined;
  return useMemo(() => markedWords(files, isDraft ? base : undefined, measure), [files, base, isDraft, measure]);
};
