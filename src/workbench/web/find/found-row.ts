import type { WordKey } from '../i18n/use-words.ts';
import type { IconName } from '../kit/icon.tsx';

export type FoundGroupName =
  'recent' | 'items' | 'screens' | 'words' | 'addresses' | 'rules' | 'drafts' | 'releases' | 'people' | 'do';

export interface FoundRow {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  readonly lang?: 'en' | 'es' | undefined;
  readonly detail?: string | undefined;
  readonly code?: string | undefined;
  readonly isChanged?: boolean;
  readonly note?: string | undefined;
  readonly key?: string | undefined;
  readonly at?: string | undefined;
  readonly opens: string | (() => void);
}

export interface FoundGroup {
  readonly name: FoundGroupName;
  readonly rows: readonly FoundRow[];
  readonly more: number;
}

export const groupWord = (name: FoundGroupName): WordKey => `find.group.${name}`;
