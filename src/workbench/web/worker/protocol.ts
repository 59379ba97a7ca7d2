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
import type { RuleReport, ToldRule } from '../../../authoring/rules/rule-report.ts';
import type { WordReaders } from '../../../authoring/words/word-readers.ts';
import type { CompiledPortal } from '../../../config/compile/compile-config.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { Assertion } from '../../../config/generated/config-files.ts';
import type { Language, PortalConfig, Words } from '../../../config/portal-config.ts';
import type { Facts } from '../../../rules/gate.ts';
import type { Explained } from './explained.ts';

/** Who is looked for: somebody who sees an item, who sees it otherwise than under the base, or who would if one fact were another. */
export type Sought = 'sees' | 'differs' | 'misses';

/** A member as the preview shows them: signed in with this data, with a coverage chosen. */
export interface Persona {
  /** `m08`, `m17/2`; `example` of one who was made up; `visitor` is signed out. */
  readonly name: string;
  /** Who they are, in words. */
  readonly says: string;
  /** Undefined: signed out. */
  readonly dataString: string | undefined;
  /** The id of the chosen coverage; undefined: none is chosen. */
  readonly coverage: string | undefined;
  /** The plan variant that applies to them first; undefined: none does, or they have no plan. */
  readonly variant: string | undefined;
  /** Every plan variant that applies to them, in the order in which they win. */
  readonly applies: readonly string[];
  /** The rules and yes-or-no facts that hold for them, by name. */
  readonly holds: readonly string[];
}

/** A member who was looked for. */
export interface FoundPersona {
  /** Undefined: there is no such member. */
  readonly persona: Persona | undefined;
  /** Of an item that nobody can see: which conditions exclude each other, and the constraints by which they do. */
  readonly why: string | undefined;
  /** What a made-up member has that no data can say, in words: the portal shows them without it. */
  readonly untrue: readonly string[];
}

/** The portal of one language, as the preview draws it. */
export interface Compiled {
  readonly config: PortalConfig;
  readonly words: Words;
  readonly theme: CompiledPortal['theme'];
  /** True: the present texts have mistakes, and this is the last portal that could be drawn. */
  readonly isKept: boolean;
}

/** One item to one member. */
export interface Seen {
  readonly isShown: boolean;
  /** What keeps it from them, in words; empty where it is shown. */
  readonly reason: string;
}

/** Which side of a draft is meant: what it is now, or what it began with. */
export type Side = 'draft' | 'base';

/** The side that is asked about, and the language of the answer. */
interface OnSide {
  readonly side: Side;
  readonly language: Language;
}

/** What is asked of the worker and what it answers, by kind. Answers are in the words of `language`. */
export interface Questions {
  /** All that `portal check` says, errors first, each with its address. */
  readonly problems: { readonly ask: { readonly language: Language }; readonly answer: readonly AddressedProblem[] };
  /** Who sees what otherwise than under the base; `untold` says why that cannot be told. */
  readonly meaning: { readonly ask: { readonly language: Language }; readonly answer: DraftComparison };
  /** The edits that mend what only one change is likely to put right, as `portal check --fix` does; in the order to be applied. */
  readonly mended: { readonly ask: object; readonly answer: readonly DraftEdit[] };
  /** Undefined while no portal could be drawn since the page was opened. */
  readonly compiled: { readonly ask: { readonly language: Language; readonly side: Side }; readonly answer: Compiled | undefined };
  /** What is there for everybody of a column, or for a member of whom some facts are known; undefined: there is no such item. */
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
  /** Who reads each word of the draft, by the address of its English. */
  readonly readers: { readonly ask: { readonly language: Language }; readonly answer: WordReaders };
  /** The table of `portal gating --json`, of the portal as it stands. */
  readonly table: { readonly ask: OnSide & ScenarioOptions; readonly answer: GatingTable };
  /** What each row of it says, by its id: to be searched in a language that is not on show. */
  readonly rowWords: { readonly ask: OnSide & ScenarioOptions; readonly answer: Readonly<Record<string, string>> };
  /** By id, which cells of the table differ from the base's: to be asked in the language that is not on show. */
  readonly unlike: {
    readonly ask: { readonly draft: ScenarioOptions; readonly base: ScenarioOptions; readonly language: Language };
    readonly answer: Readonly<Record<string, readonly boolean[]>>;
  };
  /** What questions say of every item beside the table. */
  readonly asked: { readonly ask: OnSide & ScenarioOptions & { readonly names: readonly string[] }; readonly answer: AskedColumns };
  /** All names that questions can be made of. */
  readonly askable: { readonly ask: OnSide; readonly answer: AskableNames };
  /** Two plans or members: only what they get differently; undefined where one of them is not known. */
  readonly two: {
    readonly ask: OnSide & ScenarioOptions & { readonly pair: readonly [string, string] };
    readonly answer: TwoColumns | undefined;
  };
  /** What everybody sees otherwise on the draft's side than on the base's, item by item. */
  readonly differences: {
    readonly ask: { readonly draft: ScenarioOptions; readonly base: ScenarioOptions; readonly language: Language };
    readonly answer: ItemDifferences;
  };
  /** Everything that one member sees, as an address names them; undefined where nobody has the name. */
  readonly screen: {
    readonly ask: OnSide & ScenarioOptions & { readonly member: string; readonly screen: string };
    readonly answer: WholeScreen | undefined;
  };
  /** Every day on which something begins or ends. */
  readonly calendar: { readonly ask: OnSide; readonly answer: readonly CalendarDay[] };
  /** The assertions of the configuration, each with how it stands; or only one that is not written yet. */
  readonly assertions: { readonly ask: OnSide & { readonly only?: Assertion | undefined }; readonly answer: readonly AssertionResult[] };
  /** The hash of each cell, which a sign-off names: it takes twice as long as the table, as a hash holds both languages. */
  readonly hashes: { readonly ask: { readonly side: Side }; readonly answer: CellHashes };
  /** Somebody who sees an item. */
  readonly persona: {
    readonly ask: { readonly item: string; readonly who: Sought; readonly language: Language };
    readonly answer: FoundPersona;
  };
  /** Every named rule, and the facts that rules may ask for. */
  readonly rules: { readonly ask: { readonly language: Language }; readonly answer: RuleList };
  /** A named rule of the draft beside what it was; undefined: there is none of this name. */
  readonly rule: { readonly ask: { readonly name: string; readonly language: Language }; readonly answer: RuleReport | undefined };
  /** The smallest rules for which these cases of the table come out the other way; undefined: the table is another by now. */
  readonly turned: {
    readonly ask: { readonly name: string; readonly cases: readonly string[]; readonly language: Language };
    readonly answer: readonly ToldRule[] | undefined;
  };
  /** The smallest edits that do what marks ask and nothing else; undefined: a mark names what is not there. It may take seconds. */
  readonly wish: {
    readonly ask: { readonly marks: readonly EffectMark[]; readonly language: Language };
    readonly answer: DescribedSuggestions | undefined;
  };
  /** A member with facts that were set by hand, as an address names them. */
  readonly named: { readonly ask: { readonly member: string; readonly language: Language }; readonly answer: FoundPersona };
  /** Every sample member, then one member of each plan variant. */
  readonly people: { readonly ask: { readonly language: Language }; readonly answer: readonly Persona[] };
  /** What a member sees, by item. */
  readonly seen: {
    readonly ask: {
      readonly dataString: string | undefined;
      readonly coverage: string | undefined;
      readonly side: Side;
      readonly language: Language;
    };
    readonly answer: Readonly<Record<string, Seen>>;
  };
}

/** A kind of question. */
export type Kind = keyof Questions;

/** What is asked in a question of a kind. */
export type Ask<K extends Kind> = Questions[K]['ask'];

/** What a question of a kind is answered with. */
export type Answer<K extends Kind> = Questions[K]['answer'];

/** What the page tells the worker. A revision grows with every change; questions of an older one are dropped. */
export type ToWorker =
  | { readonly type: 'open'; readonly revision: number; readonly base: SourceFiles; readonly files: SourceFiles }
  /** `text` null: the file is gone. */
  | { readonly type: 'edit'; readonly revision: number; readonly place: string; readonly text: string | null }
  | { readonly type: 'ask'; readonly revision: number; readonly id: number; readonly kind: Kind; readonly ask: object };

/** Why a question has no answer: the source has mistakes, its rules are too complex, or the worker has one itself. */
export type Unanswered = 'errors' | 'large' | 'failed';

/** What the worker tells the page. */
export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly revision: number; readonly id: number; readonly answer: unknown }
  | { readonly type: 'unanswered'; readonly revision: number; readonly id: number; readonly why: Unanswered; readonly text: string };
