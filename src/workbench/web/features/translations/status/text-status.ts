import type { Language } from '../../../../../config/portal-config.ts';
import { linesOf, type Measure, mostLines, roomOf, sampleText } from '../../../draft/content/text-room.ts';
import type { Stale } from '../../../draft/content/word-pairs.ts';
import type { WordRow } from '../../../draft/content/word-rows.ts';
import { findWrongTerms, type TermHint } from './terms.ts';

export interface LongText {
  readonly language: Language;
  readonly lines: number;
}

export interface TextStatus {
  readonly isMissing: boolean;
  readonly outdated: Stale | undefined;
  readonly isChanged: boolean;
  readonly long: readonly LongText[];
  readonly terms: readonly TermHint[];
}

export interface StatusContext {
  readonly outdated: ReadonlyMap<string, Stale>;
  readonly before: ReadonlyMap<string, { readonly en: string; readonly es: string | undefined }> | undefined;
  readonly measure: Measure;
  readonly values: Readonly<Record<string, string>>;
}

const findLongTexts = (row: WordRow, { measure, values }: StatusContext): readonly LongText[] => {
  const room = roomOf(row);
  if (!room) return [];
  return (['en', 'es'] as const).flatMap((language): readonly LongText[] => {
    const lines = linesOf(sampleText(row[language] ?? '', values), room, measure);
    return lines > mostLines ? [{ language, lines }] : [];
  });
};

export const findStatus = (row: WordRow, context: StatusContext): TextStatus => {
  const old = context.before?.get(row.address);
  return {
    isMissing: row.es === undefined,
    outdated: context.outdated.get(row.address),
    isChanged: context.before !== undefined && (old?.en !== row.en || old.es !== row.es),
    long: findLongTexts(row, context),
    terms: findWrongTerms(row.en, row.es),
  };
};

export const needsWork = ({ isMissing, outdated, long, terms }: TextStatus): boolean =>
  isMissing || outdated !== undefined || long.length > 0 || terms.length > 0;
