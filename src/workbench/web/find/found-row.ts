import type { WordKey } from '../i18n/use-words.ts';
import type { IconName } from '../kit/icon.tsx';

/** The groups of the palette, in the order in which they stand. */
export type FoundGroupName = 'recent' | 'items' | 'screens' | 'words' | 'addresses' | 'rules' | 'drafts' | 'releases' | 'people' | 'do';

/** One thing that can be opened or done. */
export interface FoundRow {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  readonly lang?: 'en' | 'es' | undefined;
  /** Where it stands, in words. */
  readonly detail?: string | undefined;
  /** Its id or address, as it is written. */
  readonly code?: string | undefined;
  readonly isChanged?: boolean;
  /** At its end: how often it is used, when it was. */
  readonly note?: string | undefined;
  /** The key that does the same. */
  readonly usual?: string | undefined;
  /** The address of the text that it is; undefined where it is something else. */
  readonly at?: string | undefined;
  /** An address of the workbench, or what is done. */
  readonly opens: string | (() => void);
}

/** Rows of one group, and how many more there are. */
export interface FoundGroup {
  readonly name: FoundGroupName;
  readonly rows: readonly FoundRow[];
  readonly more: number;
}

/** The word above a group. */
export const groupWord = (name: FoundGroupName): WordKey => `find.group.${name}`;
