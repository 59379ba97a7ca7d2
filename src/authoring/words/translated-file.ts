import type { BilingualText } from '../../config/message-text.ts';
import type { ExchangedWord } from './exchange.ts';

/** A part of a translator's file that cannot be read. The message says what to do. */
export interface UnreadPart {
  /** The line of the file, from 1. */
  readonly line: number;
  /** Absent if the part has no readable address. */
  readonly address?: string;
  readonly why: BilingualText;
}

/** The content of a translator's file: every text is in one of the two lists. */
export interface TranslatedFile {
  readonly words: readonly ExchangedWord[];
  readonly unread: readonly UnreadPart[];
}
