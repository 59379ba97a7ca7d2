import type { GatingTable } from '../../../analysis/table/gating-table.ts';
import type { DraftEdit } from '../../../authoring/draft/apply-edits.ts';
import type { CellHashes } from '../../../authoring/gating/hashed-grid.ts';
import type { AskableNames } from '../../../authoring/questions/askable.ts';
import type { AskedColumns } from '../../../authoring/questions/asked-columns.ts';
import type { CalendarDay } from '../../../authoring/questions/calendar-days.ts';
import type { ItemDifferences } from '../../../authoring/questions/item-differences.ts';
import type { AssertionResult } from '../../../authoring/questions/assertion-results.ts';
import type { ScenarioOptions } from '../../../authoring/questions/scenario-options.ts';
import type { TwoColumns } from '../../../authoring/questions/two-columns.ts';
import type { WholeScreen } from '../../../authoring/questions/whole-screen.ts';
import type { AddressedProblem, DraftComparison } from '../../../authoring/reports/draft-checks.ts';
import type { EffectMark } from '../../../authoring/reports/effect-marks.ts';
import type { DescribedSuggestions } from '../../../authoring/reports/suggestion-report.ts';
import type { RuleList } from '../../../authoring/rules/rule-list.ts';
import type { RuleReport, DescribedRule } from '../../../authoring/rules/rule-report.ts';
import type { WordReaders } from '../../../authoring/words/word-readers.ts';
import type { CompiledPortal } from '../../../config/compile/compile-config.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { Assertion } from '../../../config/generated/config-files.ts';
import type { Language, PortalConfig, Words } from '../../../config/portal-config.ts';
import type { Facts } from '../../../rules/gate.ts';
import type { PostedAnswer } from '../../../rules/posted-answers.ts';
import type { Explained } from './explained.ts';

/**
 * The kind of member to find: one who sees an item, sees it differently than in the base, or would see it if
 * one fact were different.
 */
export type Sought = 'sees' | 'differs' | 'misses';

/** A member in the preview, signed in with this data and a selected coverage. */
export interface Persona {
  /** `m08`, `m17/2`; `example` for a made-up member; `visitor` is signed out. */
  readonly name: string;
  readonly says: string;
  readonly dataString: string | undefined;
  readonly coverage: string | undefined;
  /** The plan variant that applies first; undefined if none applies or there is no plan. */
  readonly variant: string | undefined;
  readonly applies: readonly string[];
  readonly holds: readonly string[];
}

/** The member that was found, or the reason why none was found. */
export interface FoundPersona {
  readonly persona: Persona | undefined;
  /** If no member can see the item: the conditions and constraints that exclude each other. */
  readonly why: string | undefined;
  /** Facts of a made-up member that the member data cannot express. The preview ignores them. */
  readonly untrue: readonly string[];
}

export interface Compiled {
  readonly config: PortalConfig;
  readonly words: Words;
  readonly theme: CompiledPortal['theme'];
  /** True if the texts have errors and this is the last version without errors. */
  readonly isKept: boolean;
}

/** The visibility of one item for one member. */
export interface Seen {
  readonly isShown: boolean;
  /** Describes what hides the item; empty if it is shown. */
  readonly reason: string;
}

/** A side of a draft: its current files, or its base. */
export type Side = 'draft' | 'base';

interface OnSide {
  readonly side: Side;
  readonly language: Language;
}

// Answers are in `language`.
export interface Questions {
  /** The problems of `portal check`, errors first, each with its address. */
  readonly problems: {
    readonly ask: { readonly language: Language };
    readonly answer: readonly AddressedProblem[];
  };
  /** The members who see a difference from the base; `untold` is the reason if they are unknown. */
  readonly meaning: { readonly ask: { readonly language: Language }; readonly answer: DraftComparison };
  /** The edits of `portal check --fix`, in the order to apply. */
  readonly mended: { readonly ask: object; readonly answer: readonly DraftEdit[] };
  /** The compiled configuration; undefined until a version without errors exists. */
  readonly compiled: {
    readonly ask: { readonly language: Language; readonly side: Side };
    readonly answer: Compiled | undefined;
  };
  /**
   * The explanation for all members of a column, or a member with known facts; undefined if there is no such
   * item.
   */
  readonly explain: {
    readonly ask: {
      readonly item: string;
      readonly column?: string;
      readonly facts?: Facts;
      readonly side: Side;
      readonly language: Language;
    } & ScenarioOptions;
    readonly answer: Explained | undefined;
  };
  /** The readers of each text, by the address of the English text. */
  readonly readers: { readonly ask: { readonly language: Language }; readonly answer: WordReaders };
  /** The gating table, as printed by `portal gating --json`. */
  readonly table: { readonly ask: OnSide & ScenarioOptions; readonly answer: GatingTable };
  /** All texts of each row, by row id, so that users can search in the other language. */
  readonly rowWords: {
    readonly ask: OnSide & ScenarioOptions;
    readonly answer: Readonly<Record<string, string>>;
  };
  /**
   * For each row that differs from the base, by row id: which cells differ. Used for the language that the page does
   * not show.
   */
  readonly unlike: {
    readonly ask: {
      readonly draft: ScenarioOptions;
      readonly base: ScenarioOptions;
      readonly language: Language;
    };
    readonly answer: Readonly<Record<string, readonly boolean[]>>;
  };
  /** The answers of the questions for every item. */
  readonly asked: {
    readonly ask: OnSide & ScenarioOptions & { readonly names: readonly string[] };
    readonly answer: AskedColumns;
  };
  readonly askable: { readonly ask: OnSide; readonly answer: AskableNames };
  /** The differences between two plans or members; undefined if a name is unknown. */
  readonly two: {
    readonly ask: OnSide & ScenarioOptions & { readonly pair: readonly [string, string] };
    readonly answer: TwoColumns | undefined;
  };
  /** The differences that members see on the draft's side, by item. */
  readonly differences: {
    readonly ask: {
      readonly draft: ScenarioOptions;
      readonly base: ScenarioOptions;
      readonly language: Language;
    };
    readonly answer: ItemDifferences;
  };
  /** What one member sees; undefined if the name is unknown. */
  readonly screen: {
    readonly ask: OnSide & ScenarioOptions & { readonly member: string; readonly screen: string };
    readonly answer: WholeScreen | undefined;
  };
  readonly calendar: { readonly ask: OnSide; readonly answer: readonly CalendarDay[] };
  /** The results of all assertions, or only of `only`, which is not saved yet. */
  readonly assertions: {
    readonly ask: OnSide & { readonly only?: Assertion | undefined };
    readonly answer: readonly AssertionResult[];
  };
  /**
   * The hashes that sign-offs refer to. They take twice as long as the table, because a hash covers both
   * languages.
   */
  readonly hashes: { readonly ask: { readonly side: Side }; readonly answer: CellHashes };
  /** A member found by `who` (see `Sought`) on the day `on`, YYYY-MM-DD. */
  readonly persona: {
    readonly ask: {
      readonly item: string;
      readonly who: Sought;
      readonly on: string;
      readonly language: Language;
    };
    readonly answer: FoundPersona;
  };
  readonly rules: { readonly ask: { readonly language: Language }; readonly answer: RuleList };
  /** A rule of the draft and of its base; undefined if there is no such rule. */
  readonly rule: {
    readonly ask: { readonly name: string; readonly language: Language };
    readonly answer: RuleReport | undefined;
  };
  /** The smallest rules that invert the marked cases; undefined if the table has changed. */
  readonly turned: {
    readonly ask: { readonly name: string; readonly cases: readonly string[]; readonly language: Language };
    readonly answer: readonly DescribedRule[] | undefined;
  };
  /**
   * The smallest sets of edits with exactly the marked effect; undefined if a mark names an unknown item.
   * Takes seconds.
   */
  readonly suggestions: {
    readonly ask: { readonly marks: readonly EffectMark[]; readonly language: Language };
    readonly answer: DescribedSuggestions | undefined;
  };
  readonly named: {
    readonly ask: { readonly member: string; readonly language: Language };
    readonly answer: FoundPersona;
  };
  readonly people: { readonly ask: { readonly language: Language }; readonly answer: readonly Persona[] };
  readonly seen: {
    readonly ask: {
      readonly dataString: string | undefined;
      readonly coverage: string | undefined;
      readonly side: Side;
      readonly language: Language;
      /** The day for calculating the facts. Default: today. */
      readonly on?: string | undefined;
    };
    readonly answer: Readonly<Record<string, Seen>>;
  };
}

export type Kind = keyof Questions;

export type Ask<K extends Kind> = Questions[K]['ask'];

export type Answer<K extends Kind> = Questions[K]['answer'];

/**
 * Messages from the page to the worker. Each change raises the revision; questions about an older revision
 * are dropped.
 */
export type ToWorker =
  | {
      readonly type: 'open';
      readonly revision: number;
      readonly base: SourceFiles;
      readonly files: SourceFiles;
    }
  /** If `text` is null, the file is deleted. */
  | { readonly type: 'edit'; readonly revision: number; readonly file: string; readonly text: string | null }
  | {
      readonly type: 'ask';
      readonly revision: number;
      readonly id: number;
      readonly kind: Kind;
      readonly ask: object;
    };

/** The reason why there is no answer: errors in the source, rules too complex, or a failure of the worker. */
export type Unanswered = 'errors' | 'large' | 'failed';

export type FromWorker =
  | { readonly type: 'ready' }
  | ({ readonly type: 'answer'; readonly revision: number; readonly id: number } & PostedAnswer)
  | {
      readonly type: 'unanswered';
      readonly revision: number;
      readonly id: number;
      readonly why: Unanswered;
      readonly text: string;
    };
