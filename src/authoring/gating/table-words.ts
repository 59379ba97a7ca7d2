import { createHash } from 'node:crypto';
import type { ColumnHead } from '../../analysis/table/gating-table.ts';
import { type Sentence, sentencesWith } from '../../analysis/words/sentences.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { Language } from '../../config/portal-config.ts';
import { formatDay, pacificDay } from '../../member/calendar-day.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };

/** The sentences of exported files. The type makes sure that both languages have every sentence. */
export const fileWords: Readonly<Record<Language, typeof en>> = { en, es };

// Includes sentences that only exported files need, which browsers do not load.
export const fileSentences = (language: Language): Sentence => sentencesWith(fileWords, language);

export interface TableStamp {
  /** The first 12 hexadecimal digits of the SHA-256 of the configuration and texts. */
  readonly configuration: string;
  /** The day in Pacific time, written in the table's language. */
  readonly day: string;
  /** The requested version with its release; absent for the configuration of a folder. */
  readonly version?: string;
}

/** Creates the stamp of an exported table; `now` in epoch milliseconds. */
export const tableStamp = (
  { config, words }: CompiledPortal,
  language: Language,
  now: number,
): TableStamp => ({
  configuration: createHash('sha256')
    .update(JSON.stringify([config, words]))
    .digest('hex')
    .slice(0, 12),
  day: formatDay(pacificDay(now), language, config.settings.monthNames),
});

export const stampText = (stamp: TableStamp, say: Sentence): string =>
  say(stamp.version === undefined ? 'table.stamp' : 'table.stampOf', { ...stamp });

export const introText = (say: Sentence): string =>
  ['table.intro', 'table.reading', 'table.outside'].map((key) => say(key)).join(' ');

export const columnHead = ({ name, isFirst }: ColumnHead, say: Sentence): string =>
  isFirst ? say('table.firstOf', { column: name }) : name;

export const sectionOf = (id: string): string => id.split(/[./]/)[0] ?? '';
