import { useEffect, useMemo, useState } from 'react';
import { isFields, parsedJson } from '../../../../authoring/draft/json-value.ts';
import { valueUnder } from '../../../../authoring/draft/outline-words.ts';
import { valueTexts } from '../../../../config/compile/named-values.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import type { NamedValue } from '../../../../config/generated/config-files.ts';
import type { Draft } from '../../../api/generated/api-shapes.ts';
import type { DraftOutbox } from '../../outbox/use-outbox.ts';
import type { Measure } from '../../source/text-room.ts';
import { staleWords } from '../../source/word-pairs.ts';
import { wordRows, wordTexts } from '../../source/word-rows.ts';
import { type MarkedWord, markedWord } from './marks/word-filters.ts';
import { marksOf } from './marks/word-marks.ts';

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

const canvas = (): CanvasRenderingContext2D | null => document.createElement('canvas').getContext('2d');

/** Measures texts in the portal's font, which the workbench has too. Where the browser has no canvas, half an em a sign. */
const measureInCanvas = (): Measure => {
  const context = canvas();
  if (!context) return (text, font) => text.length * 0.5 * (Number.parseFloat(font.split(' ')[1] ?? '') || 16);
  const widths = new Map<string, number>();
  return (text, font) => {
    const key = `${font} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    context.font = `${font}, sans-serif`;
    const { width } = context.measureText(text);
    widths.set(key, width);
    return width;
  };
};

/** The place of the file of named values. */
export const valuesPlace = 'config/site/values.json';

/** What stands in the file of named values, by name. */
export const namedValues = (files: SourceFiles): Readonly<Record<string, NamedValue>> => {
  const found = valueUnder(parsedJson(files[valuesPlace] ?? '')?.value, 'values');
  return (isFields(found) ? found : {}) as Readonly<Record<string, NamedValue>>;
};

/** What each named value says, to see how long the texts are that use it. */
export const valueSamples = (files: SourceFiles): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(namedValues(files)).map(([name, value]) => [name, valueTexts(value).default.es]));

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

/** The measure of one page, which remembers what it measured; made anew once the fonts are there. */
export const useMeasure = (): Measure => {
  const [measure, setMeasure] = useState(measureInCanvas);
  useEffect(() => {
    if (document.fonts.status === 'loaded') return undefined;
    const renew = (): void => setMeasure(measureInCanvas);
    document.fonts.addEventListener('loadingdone', renew);
    return () => document.fonts.removeEventListener('loadingdone', renew);
  }, []);
  return measure;
};

/** The same, made again only when the files are others. */
export const useMarkedWords = ({ files, base, draft }: WordsSource, measure: Measure): readonly MarkedWord[] => {
  const isDraft = draft !== undefined;
  return useMemo(() => markedWords(files, isDraft ? base : undefined, measure), [files, base, isDraft, measure]);
};
