import type { Language } from '../../../../../config/portal-config.ts';
import { linesOf, type Measure, mostLines, roomOf, sampleText } from '../../../draft/content/text-room.ts';
import type { Stale } from '../../../draft/content/word-pairs.ts';
import type { WordRow } from '../../../draft/content/word-rows.ts';
import { type TermHint, wrongTerms } from './terms.ts';

/** A text that takes more lines on a phone than its place has. */
export interface Long {
  readonly language: Language;
  readonly lines: number;
}

/** What is to be known of one word. */
export interface WordMarks {
  readonly isMissing: boolean;
  readonly stale: Stale | undefined;
  /** The draft changed it, in a language or both. */
  readonly isChanged: boolean;
  readonly long: readonly Long[];
  readonly terms: readonly TermHint[];
}

/** What marks are made with. */
export interface MarkGround {
  readonly stale: ReadonlyMap<string, Stale>;
  /** The texts that the draft began with; undefined: there is no draft. */
  readonly before: ReadonlyMap<string, { readonly en: string; readonly es: string | undefined }> | undefined;
  readonly measure: Measure;
  /** What named values say, by name. */
  readonly values: Readonly<Record<string, string>>;
}

const longOf = (row: WordRow, { measure, values }: MarkGround): readonly Long[] => {
  const room = roomOf(row);
  if (!room) return [];
  return (['en', 'es'] as const).flatMap((language): readonly Long[] => {
    const lines = linesOf(sampleText(row[language] ?? '', values), room, measure);
    return lines > mostLines ? [{ language, lines }] : [];
  });
};

/** What is to be known of a word. */
export const marksOf = (row: WordRow, ground: MarkGround): WordMarks => {
  const old = ground.before?.get(row.address);
  return {
    isMissing: row.es === undefined,
    stale: ground.stale.get(row.address),
    isChanged: ground.before !== undefined && (old?.en !== row.en || old.es !== row.es),
    long: longOf(row, ground),
    terms: wrongTerms(row.en, row.es),
  };
};

/** Whether somebody has to look at a word. */
export const isToDo = ({ isMissing, stale, long, terms }: WordMarks): boolean =>
  isMissing || stale !== undefined || long.length > 0 || terms.length > 0;
