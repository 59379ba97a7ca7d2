import type { Restoration } from '../../../authoring/draft/history/restore-from.ts';
import type { ReleaseUndo } from '../../../authoring/draft/history/undo-release.ts';
import type { TakenBack } from '../../../authoring/draft/merge/take-back.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { ShownTable } from '../../../authoring/gating/shown-table.ts';
import type { GridFormat, Judgement, Language } from '../../api/generated/api-shapes.ts';
import type { CellHashes } from '../../../authoring/gating/hashed-grid.ts';
import type { ProofResult } from '../../store/drafts/proofs.ts';
import type { mergeOnto } from './carry-over.ts';
import type { NoticeCheck } from './notice-change.ts';
import type { changeDifferences } from './change-differences.ts';
import type { GridOptions } from './source-grid.ts';
import type { ReportRequest } from './source-report.ts';
import type { SourceWords, WordsRequest } from './source-words.ts';

export interface NamedSource {
  readonly id: string;
  readonly files: SourceFiles;
}

/** A configuration before and after a change. */
export interface NamedChange {
  readonly base: NamedSource;
  readonly source: NamedSource;
}

export type CheckerQuestion =
  | {
      readonly kind: 'check';
      readonly source: NamedSource;
      readonly base: NamedSource;
      readonly language: Language;
    }
  | {
      readonly kind: 'grid';
      readonly source: NamedSource;
      readonly against: NamedSource | undefined;
      readonly options: GridOptions;
    }
  | { readonly kind: 'shown'; readonly table: ShownTable; readonly format: GridFormat }
  | { readonly kind: 'hashes'; readonly source: NamedSource }
  | { readonly kind: 'report'; readonly source: NamedSource; readonly options: ReportRequest }
  | ({ readonly kind: 'words'; readonly source: NamedSource } & Omit<WordsRequest, 'documents'>)
  | ({ readonly kind: 'merge'; readonly theirs: NamedSource } & NamedChange)
  | ({ readonly kind: 'undo'; readonly source: NamedSource } & Omit<ReleaseUndo, 'now'>)
  | ({ readonly kind: 'restore'; readonly source: NamedSource } & Omit<Restoration, 'now'>)
  | ({ readonly kind: 'proof'; readonly approved: NamedChange } & NamedChange)
  | ({ readonly kind: 'notice' } & NamedChange)
  | ({
      readonly kind: 'differences';
      readonly approved: NamedChange;
      readonly language: Language;
    } & NamedChange);

export type CheckerAnswer =
  | { readonly kind: 'check'; readonly checkResult: Judgement }
  | { readonly kind: 'grid'; readonly grid: string | Uint8Array }
  | { readonly kind: 'hashes'; readonly columns: readonly string[]; readonly hashes: CellHashes }
  | { readonly kind: 'words'; readonly words: SourceWords }
  | { readonly kind: 'merge'; readonly merged: ReturnType<typeof mergeOnto> }
  | { readonly kind: 'undo'; readonly undone: TakenBack }
  | { readonly kind: 'proof'; readonly result: ProofResult }
  | { readonly kind: 'notice'; readonly checked: NoticeCheck }
  | { readonly kind: 'differences'; readonly differences: ReturnType<typeof changeDifferences> }
  | {
      readonly kind: 'refused';
      readonly why: 'errors' | 'large' | 'failed';
      readonly name: string;
      readonly text: string;
    };
