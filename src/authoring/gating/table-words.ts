import { createHash } from 'node:crypto';
import type { ColumnHead } from '../../analysis/table/gating-table.ts';
import { type Sentence, sentencesWith } from '../../analysis/words/sentences.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { Language } from '../../config/portal-config.ts';
import { formatDay, pacificDay } from '../../member/calendar-day.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };

/** Both languages have every sentence: one that lacks a name does not compile. */
const words: Readonly<Record<Language, typeof en>> = { en, es };

/** The sentences of one language with those that stand only in saved tables and reports, which no browser works out. */
export const fileSentences = (language: Language): Sentence => sentencesWith(words, language);

/** Of which configuration an exported table speaks, and when it was made. */
export interface TableStamp {
  /** The first 12 hexadecimal digits of the SHA-256 of configuration and words: the same for the same configuration. */
  readonly configuration: string;
  /** The day in Pacific time, in words of the table's language. */
  readonly day: string;
  /** The version that was asked for, with its release; absent for the configuration of a folder. */
  readonly version?: string;
}

/** The stamp of a table of this configuration; `now` in epoch milliseconds. */
export const tableStamp = ({ config, words }: CompiledPortal, language: Language, now: number): TableStamp => ({
  configuration: createHash('sha256')
    .update(JSON.stringify([config, words]))
    .digest('hex')
    .slice(0, 12),
  day: formatDay(pacificDay(now), language, config.settings.monthNames),
});

/** A stamp in one sentence. */
export const stampText = (stamp: TableStamp, say: Sentence): string =>
  say(stamp.version === undefined ? 'table.stamp' : 'table.stampOf', { ...stamp });

/** What the columns and cells of a table mean, and what no table shows. */
export const introText = (say: Sentence): string => ['table.intro', 'table.reading', 'table.outside'].map((key) => say(key)).join(' ');

/** The head of a column in a file without room for a preface: a variant's column holds those for whom it is the first that applies. */
export const columnHead = ({ name, isFirst }: ColumnHead, say: Sentence): string =>
  isFirst ? say('table.firstOf', { column: name }) : name;

/** The section of an item: the first part of its id. */
export const sectionOf = (id: string): string => id.split(/[./]/)[0] ?? '';
