/* Written by `portal types` from schemas/. Do not edit: change the schema and run it again. */

/**
 * Where a draft stands.
 */
export type DraftState = 'open' | 'review' | 'scheduled' | 'publishing' | 'published' | 'discarded';
/**
 * The id of a person, draft, review, thread, publication or the like: a UUID.
 */
export type Id = string;
/**
 * The name of a source: SHA-256 of its places and texts, in hexadecimal digits.
 */
export type SourceId = string;
/**
 * A moment, ISO 8601 in UTC with milliseconds.
 */
export type Time = string;
/**
 * How far a schedule is.
 */
export type ScheduleState = 'waiting' | 'firing' | 'done' | 'failed' | 'cancelled';
/**
 * The name of one editable thing: its file, `#`, then steps, such as `locales/en/claims.json#claims/items/planForms/title`.
 */
export type Address = string;
/**
 * Any JSON value at an address. `null`: there is nothing; a JSON null is `{"is": null}`.
 */
export type Value = unknown;
/**
 * Where an edit comes from.
 */
export type EditKind = 'edit' | 'merge' | 'import' | 'restore' | 'file' | 'rebase';
/**
 * What a reviewer says.
 */
export type Verdict = 'approve' | 'changes' | 'comment';
/**
 * How far a publication is.
 */
export type PublicationState = 'asked' | 'storing' | 'settled' | 'failed';
/**
 * A SHA-256 in hexadecimal digits.
 */
export type Hash = string;
/**
 * How a conflict is solved: one side, or another value.
 */
export type Choice = SideChoice | ValueChoice;
/**
 * Why a request was refused.
 */
export type ErrorCode =
  | 'signed-out'
  | 'no-role'
  | 'not-allowed'
  | 'foreign-request'
  | 'unknown'
  | 'too-large'
  | 'wrong-type'
  | 'not-valid'
  | 'old-client'
  | 'too-many'
  | 'failed'
  | 'read-only'
  | 'provider-away'
  | 'sign-in-again'
  | 'name-taken'
  | 'closed'
  | 'other-state'
  | 'changed-meanwhile'
  | 'unreadable'
  | 'conflicts'
  | 'live-moved'
  | 'other-source'
  | 'own-draft'
  | 'base-is-not-live'
  | 'approvals-missing'
  | 'approval-lapsed'
  | 'changes-requested'
  | 'scheduled'
  | 'frozen'
  | 'schedules-inside'
  | 'no-such-hour'
  | 'twice'
  | 'past'
  | 'other-cell'
  | 'own-cell'
  | 'last-administrator'
  | 'own-role'
  | 'operator-only';
/**
 * What a cell gives its members, as a SHA-256 in hexadecimal digits; before it what the hash is of, where that is not targets alone.
 */
export type CellHash = string;
/**
 * One event of `GET /api/events`: its name is `type`, its `id` the number of a row of the log, its data the rest. The stream ends with the session.
 */
export type WorkbenchEvent = RevEvent | PresenceEvent | ReviewEvent | PublicationEvent | LiveEvent;
/**
 * What was done, as the log names it.
 */
export type Deed =
  | 'person.sign-in'
  | 'person.sign-out'
  | 'person.sign-out-everywhere'
  | 'person.disable'
  | 'person.enable'
  | 'role.grant'
  | 'role.revoke'
  | 'setting.change'
  | 'freeze.create'
  | 'freeze.delete'
  | 'draft.create'
  | 'draft.rename'
  | 'draft.edit'
  | 'draft.file'
  | 'draft.merge'
  | 'draft.rebase'
  | 'draft.import'
  | 'draft.restore'
  | 'draft.discard'
  | 'draft.reopen'
  | 'draft.submit'
  | 'draft.recall'
  | 'draft.publish'
  | 'review.approve'
  | 'review.changes'
  | 'review.comment'
  | 'review.withdraw'
  | 'review.dismiss'
  | 'thread.open'
  | 'thread.remark'
  | 'thread.resolve'
  | 'thread.reopen'
  | 'schedule.create'
  | 'schedule.cancel'
  | 'schedule.change'
  | 'schedule.fire'
  | 'schedule.fail'
  | 'publication.publish'
  | 'publication.rollback'
  | 'publication.settle'
  | 'publication.fail'
  | 'sign-off.right'
  | 'sign-off.wrong'
  | 'sign-off.withdrawn'
  | 'exchange.create'
  | 'exchange.import'
  | 'audit.redact'
  | 'store.import';
/**
 * A language of the workbench.
 */
export type Language = 'en' | 'es';
/**
 * Whether all members of the column see it, some, or none.
 */
export type GridVerdict = 'shown' | 'conditional' | 'hidden';
/**
 * The form of the file.
 */
export type GridFormat = 'json' | 'csv' | 'html' | 'xlsx' | 'markdown';
/**
 * What an analyst says of a cell.
 */
export type CellVerdict = 'right' | 'wrong';
/**
 * What is said of a cell; `withdrawn` takes back what the asker said of this outcome, and what others said counts again.
 */
export type NewVerdict = 'right' | 'wrong' | 'withdrawn';
/**
 * `POST /api/sign-offs`: answers 201 with `SignOffs`.
 *
 * @minItems 1
 * @maxItems 5000
 */
export type NewSignOffs = readonly NewSignOff[];
/**
 * The form of a file for translators.
 */
export type ExchangeFormat = 'xliff12' | 'xliff20' | 'csv';
/**
 * What somebody may do; roles add up.
 */
export type Role = 'viewer' | 'editor' | 'reviewer' | 'publisher' | 'administrator';
/**
 * Light or dark; absent: as the system.
 */
export type Theme = 'light' | 'dark';

/**
 * Every shape of the API by its name.
 */
export interface ApiShapes {
  readonly DraftState: DraftState;
  readonly DraftSummary: DraftSummary;
  readonly DraftUpdate: DraftUpdate;
  readonly Glance: Glance;
  readonly Drafts: Drafts;
  readonly Draft: Draft;
  readonly Rebase: Rebase;
  readonly NewDraft: NewDraft;
  readonly ChangeDraft: ChangeDraft;
  readonly EditKind: EditKind;
  readonly DraftEdit: DraftEdit;
  readonly EditWish: EditWish;
  readonly ChangeValues: ChangeValues;
  readonly Saved: Saved;
  readonly ChangeFile: ChangeFile;
  readonly SavedFile: SavedFile;
  readonly FoundEdit: FoundEdit;
  readonly Edits: Edits;
  readonly Restore: Restore;
  readonly Merge: Merge;
  readonly Choice: Choice;
  readonly SideChoice: SideChoice;
  readonly ValueChoice: ValueChoice;
  readonly Merged: Merged;
  readonly Submit: Submit;
  readonly Verdict: Verdict;
  readonly NewReview: NewReview;
  readonly Review: Review;
  readonly Dismiss: Dismiss;
  readonly Threads: Threads;
  readonly Thread: Thread;
  readonly Remark: Remark;
  readonly NewThread: NewThread;
  readonly NewRemark: NewRemark;
  readonly ResolveThread: ResolveThread;
  readonly ErrorCode: ErrorCode;
  readonly ApiError: ApiError;
  readonly BodyMistake: BodyMistake;
  readonly ChangedItem: ChangedItem;
  readonly Conflict: Conflict;
  readonly MergePreview: MergePreview;
  readonly ScheduledDraft: ScheduledDraft;
  readonly ErrorDetails: ErrorDetails;
  readonly WorkbenchEvent: WorkbenchEvent;
  readonly RevEvent: RevEvent;
  readonly PresenceEvent: PresenceEvent;
  readonly ReviewEvent: ReviewEvent;
  readonly PublicationEvent: PublicationEvent;
  readonly LiveEvent: LiveEvent;
  readonly Presence: Presence;
  readonly BePresent: BePresent;
  readonly PresenceList: PresenceList;
  readonly Deed: Deed;
  readonly AuditRow: AuditRow;
  readonly Audit: Audit;
  readonly Grid: Grid;
  readonly GridRow: GridRow;
  readonly GridCell: GridCell;
  readonly GridVerdict: GridVerdict;
  readonly GridOutcome: GridOutcome;
  readonly GridFurther: GridFurther;
  readonly GridWish: GridWish;
  readonly GridFormat: GridFormat;
  readonly TableWish: TableWish;
  readonly Table: Table;
  readonly CellVerdict: CellVerdict;
  readonly NewVerdict: NewVerdict;
  readonly NewSignOffs: NewSignOffs;
  readonly NewSignOff: NewSignOff;
  readonly SignOffs: SignOffs;
  readonly SignOff: SignOff;
  readonly ExchangeFormat: ExchangeFormat;
  readonly NewExchange: NewExchange;
  readonly Exchange: Exchange;
  readonly Imported: Imported;
  readonly ImportedWord: ImportedWord;
  readonly Judging: Judging;
  readonly Judgement: Judgement;
  readonly Meaning: Meaning;
  readonly MeaningChange: MeaningChange;
  readonly StaleWord: StaleWord;
  readonly Me: Me;
  readonly Myself: Myself;
  readonly Theme: Theme;
  readonly Preferences: Preferences;
  readonly SignOut: SignOut;
  readonly People: People;
  readonly PersonRow: PersonRow;
  readonly PersonRoles: PersonRoles;
  readonly RoleGrant: RoleGrant;
  readonly WaitingWork: WaitingWork;
  readonly WaitingDraft: WaitingDraft;
  readonly ChangeRoles: ChangeRoles;
  readonly Settings: Settings;
  readonly OidcRoles: OidcRoles;
  readonly Freeze: Freeze;
  readonly Freezes: Freezes;
  readonly NewFreeze: NewFreeze;
  readonly Live: Live;
  readonly ChainEntry: ChainEntry;
  readonly DraftName: DraftName;
  readonly Chain: Chain;
  readonly Source: Source;
  readonly Publish: Publish;
  readonly PublicationState: PublicationState;
  readonly Publication: Publication;
  readonly Failure: Failure;
  readonly NewSchedule: NewSchedule;
  readonly ScheduleState: ScheduleState;
  readonly Schedule: Schedule;
  readonly Rollback: Rollback;
  readonly Id: Id;
  readonly Time: Time;
  readonly Hash: Hash;
  readonly CellHash: CellHash;
  readonly SourceId: SourceId;
  readonly Address: Address;
  readonly Value: Value;
  readonly Language: Language;
  readonly Role: Role;
  readonly PersonName: PersonName;
  readonly Nothing: Nothing;
  readonly Problem: Problem;
}
/**
 * A draft in the list.
 */
export interface DraftSummary {
  readonly id: Id;
  /**
   * Its name.
   */
  readonly name: string;
  /**
   * What it is for; may be empty.
   */
  readonly note: string;
  readonly state: DraftState;
  /**
   * Grows by one with each accepted request.
   */
  readonly rev: number;
  readonly source: SourceId;
  /**
   * The publication it is based on.
   */
  readonly baseNumber: number;
  readonly baseSource: SourceId;
  /**
   * Enough valid reviews of the current source.
   */
  readonly approved: boolean;
  /**
   * Something else is live than its base.
   */
  readonly outdated: boolean;
  /**
   * There are approvals, but for an earlier source.
   */
  readonly lapsed: boolean;
  /**
   * The newest review that counts asks for changes.
   */
  readonly changesAsked: boolean;
  /**
   * Valid approvals of the current source.
   */
  readonly approvals: number;
  /**
   * How many things differ from the base: items, menu entries, rules and the like.
   */
  readonly changes: number;
  /**
   * Comments not resolved.
   */
  readonly openThreads: number;
  /**
   * Who edited it, the first first.
   */
  readonly authors: readonly PersonName[];
  readonly createdBy: PersonName | null;
  readonly createdAt: Time;
  readonly changedAt: Time;
  readonly closedAt: Time | null;
  readonly schedule: Schedule | null;
  readonly glance: Glance | null;
}
/**
 * A person as others see them.
 */
export interface PersonName {
  readonly id: Id;
  /**
   * The name that the sign-in provider gave.
   */
  readonly name: string;
}
/**
 * The moment that a draft waits for.
 */
export interface Schedule {
  readonly id: Id;
  readonly draftId: Id;
  readonly source: SourceId;
  readonly at: Time;
  /**
   * The moment on the clock there.
   */
  readonly wall: string;
  /**
   * `America/Los_Angeles`.
   */
  readonly zone: string;
  readonly state: ScheduleState;
  readonly failure: Failure | null;
  readonly createdBy: PersonName | null;
}
/**
 * Why a publication or a schedule came to nothing, in the asker's language.
 */
export interface Failure {
  /**
   * Kind of failure, mostly the code that publishing by hand would be refused with.
   */
  readonly code: string;
  /**
   * What happened.
   */
  readonly message: string;
  readonly [k: string]: unknown;
}
/**
 * What the judgement of the current source came to; null while it was not asked for.
 */
export interface Glance {
  /**
   * Errors.
   */
  readonly errors: number;
  /**
   * Warnings, with outdated translations and paths that stop working.
   */
  readonly warnings: number;
  /**
   * Items that somebody sees differently.
   */
  readonly items: number;
  /**
   * Sample members who see a difference.
   */
  readonly samples: readonly string[];
  /**
   * All sample members.
   */
  readonly sampleCount: number;
}
/**
 * What edits change in the list of drafts, so that nobody has to load it again.
 */
export interface DraftUpdate {
  readonly source: SourceId;
  /**
   * Enough valid reviews of the current source.
   */
  readonly approved: boolean;
  /**
   * There are approvals, but for an earlier source.
   */
  readonly lapsed: boolean;
  /**
   * The newest review that counts asks for changes.
   */
  readonly changesAsked: boolean;
  /**
   * Valid approvals of the current source.
   */
  readonly approvals: number;
  /**
   * How many things differ from the base: items, menu entries, rules and the like.
   */
  readonly changes: number;
  /**
   * Who edited it, the first first.
   */
  readonly authors: readonly PersonName[];
  readonly changedAt: Time;
}
/**
 * `GET /api/drafts`: the last changed first.
 */
export interface Drafts {
  /**
   * Every draft, closed ones too.
   */
  readonly drafts: readonly DraftSummary[];
}
/**
 * `GET /api/drafts/:id?since=`, and the answer of what changes one.
 */
export interface Draft {
  readonly id: Id;
  /**
   * Its name.
   */
  readonly name: string;
  /**
   * What it is for; may be empty.
   */
  readonly note: string;
  readonly state: DraftState;
  /**
   * Grows by one with each accepted request.
   */
  readonly rev: number;
  readonly source: SourceId;
  /**
   * The publication it is based on.
   */
  readonly baseNumber: number;
  readonly baseSource: SourceId;
  /**
   * Enough valid reviews of the current source.
   */
  readonly approved: boolean;
  /**
   * Something else is live than its base.
   */
  readonly outdated: boolean;
  /**
   * There are approvals, but for an earlier source.
   */
  readonly lapsed: boolean;
  /**
   * The newest review that counts asks for changes.
   */
  readonly changesAsked: boolean;
  /**
   * Valid approvals of the current source.
   */
  readonly approvals: number;
  /**
   * The setting.
   */
  readonly approvalsNeeded: number;
  /**
   * All edits since the base, oldest first; with `since`, those after that revision.
   */
  readonly edits: readonly DraftEdit[];
  /**
   * All reviews, oldest first.
   */
  readonly reviews: readonly Review[];
  readonly schedule: Schedule | null;
  readonly publication: Publication | null;
  readonly rebase?: Rebase | null;
  /**
   * Who edited it, the first first.
   */
  readonly authors: readonly PersonName[];
  readonly createdBy: PersonName | null;
  readonly createdAt: Time;
  readonly changedAt: Time;
  readonly closedAt: Time | null;
}
/**
 * One edit as it was accepted.
 */
export interface DraftEdit {
  /**
   * Grows.
   */
  readonly id: number;
  /**
   * The revision it made.
   */
  readonly rev: number;
  /**
   * Its place in the revision.
   */
  readonly ordinal: number;
  readonly address: Address;
  readonly before: Value;
  readonly after: Value;
  readonly author: PersonName | null;
  readonly at: Time;
  readonly clientId: string | null;
  readonly kind: EditKind;
  /**
   * The operator took both values away, which are null here.
   */
  readonly redacted?: boolean;
}
/**
 * One review.
 */
export interface Review {
  readonly id: Id;
  readonly draftId: Id;
  readonly source: SourceId;
  /**
   * The source that the reviewed draft was based on: with `source` the change that the review is of.
   */
  readonly baseSource?: SourceId | null;
  /**
   * The publication of that base.
   */
  readonly baseNumber?: number | null;
  readonly reviewer: PersonName;
  readonly verdict: Verdict;
  /**
   * Plain text; may be empty.
   */
  readonly text: string;
  readonly at: Time;
  readonly withdrawnAt: Time | null;
  /**
   * Who dismissed this request for changes.
   */
  readonly dismissedBy: PersonName | null;
  /**
   * Whether it counts now.
   */
  readonly counts: boolean;
  readonly why: ('withdrawn' | 'other-source' | 'author' | 'replaced' | 'person-gone' | 'dismissed' | 'not-reviewer') | null;
}
/**
 * `GET /api/publications/:id`.
 */
export interface Publication {
  readonly id: Id;
  readonly draftId: Id | null;
  readonly scheduleId: Id | null;
  /**
   * What it is.
   */
  readonly kind: 'publish' | 'rollback';
  readonly source: SourceId;
  /**
   * The publication it is based on.
   */
  readonly baseNumber: number;
  readonly requestedBy: PersonName | null;
  readonly state: PublicationState;
  readonly number: number | null;
  readonly release: string | null;
  readonly failure: Failure | null;
  readonly at: Time;
  readonly settledAt: Time | null;
}
/**
 * What the last merge of a draft with a release by the server came to.
 */
export interface Rebase {
  /**
   * The release.
   */
  readonly number: number;
  /**
   * The revision of the draft after it.
   */
  readonly rev: number;
  /**
   * `carried`: approvals stay, the change is proved to be the same. `updated`: there was no approval. `lapsed`: approvals no longer count. `conflict`: nothing was written.
   */
  readonly result: 'carried' | 'updated' | 'lapsed' | 'conflict';
  /**
   * Why approvals lapsed: the draft now changes something else, or its changes have another effect, which may be unknown.
   */
  readonly reason?: 'other-changes' | 'other-effect' | 'too-large' | 'errors' | 'failed';
}
/**
 * `POST /api/drafts`: answers 201 with the `Draft`.
 */
export interface NewDraft {
  /**
   * Free among drafts that are not closed. Letter case, spaces and invisible characters do not count.
   */
  readonly name: string;
  /**
   * What it is for.
   */
  readonly note?: string;
  /**
   * The number of a publication, or the id of a draft whose edits are taken over; absent: what is live.
   */
  readonly from?: number | Id;
}
/**
 * `PATCH /api/drafts/:id`: answers the `Draft`.
 */
export interface ChangeDraft {
  /**
   * Another name.
   */
  readonly name?: string;
  /**
   * Another note.
   */
  readonly note?: string;
}
/**
 * One edit as it is asked for.
 */
export interface EditWish {
  readonly address: Address;
  readonly expected: Value;
  readonly value: Value;
}
/**
 * `POST /api/drafts/:id/edits`: answers `Saved`. The same `clientId` again is answered as before.
 */
export interface ChangeValues {
  readonly clientId: Id;
  /**
   * All of them or none.
   *
   * @minItems 1
   * @maxItems 2000
   */
  readonly edits: readonly EditWish[];
}
/**
 * What was kept.
 */
export interface Saved {
  /**
   * The revision.
   */
  readonly rev: number;
  readonly source: SourceId;
  /**
   * Asked with `?since=`: what came after that revision, oldest first.
   */
  readonly edits?: readonly DraftEdit[];
}
/**
 * `PUT /api/drafts/:id/files`: a whole file as text; answers `SavedFile`.
 */
export interface ChangeFile {
  readonly clientId: Id;
  /**
   * The file, such as `config/rules/rules.json`.
   */
  readonly place: string;
  readonly expectedHash: Hash | null;
  readonly text: string | null;
}
/**
 * What was kept, and the edits found in it.
 */
export interface SavedFile {
  /**
   * The revision.
   */
  readonly rev: number;
  readonly source: SourceId;
  /**
   * The edits that the new text comes to.
   */
  readonly edits: readonly FoundEdit[];
}
/**
 * An edit without its history.
 */
export interface FoundEdit {
  readonly address: Address;
  readonly before: Value;
  readonly after: Value;
}
/**
 * `GET /api/drafts/:id/edits?since=`: what came after a revision, oldest first.
 */
export interface Edits {
  /**
   * Edits.
   */
  readonly edits: readonly DraftEdit[];
  /**
   * The revision now.
   */
  readonly rev: number;
  readonly source: SourceId;
}
/**
 * `POST /api/drafts/:id/restore`: everything as it was at a revision, as a new one. Answers `Saved`.
 */
export interface Restore {
  /**
   * The revision; 0: the base.
   */
  readonly to: number;
  readonly clientId?: Id;
}
/**
 * `POST /api/drafts/:id/merge`: answers `Merged`, or 409 `conflicts` where a choice is missing.
 */
export interface Merge {
  /**
   * The number of the live publication.
   */
  readonly onto: number;
  /**
   * One for each conflict.
   *
   * @maxItems 2000
   */
  readonly choices: readonly Choice[];
  readonly clientId?: Id;
}
/**
 * One side.
 */
export interface SideChoice {
  readonly address: Address;
  /**
   * Mine: the draft. Theirs: live.
   */
  readonly take: 'mine' | 'theirs';
}
/**
 * Another value.
 */
export interface ValueChoice {
  readonly address: Address;
  readonly value: Value;
}
/**
 * The draft after the merge.
 */
export interface Merged {
  /**
   * The revision.
   */
  readonly rev: number;
  readonly source: SourceId;
  /**
   * The publication it is based on now.
   */
  readonly base: number;
  readonly baseSource: SourceId;
}
/**
 * `POST /api/drafts/:id/submit`: answers the `Draft`.
 */
export interface Submit {
  readonly source: SourceId;
  /**
   * To the reviewers.
   */
  readonly text?: string;
}
/**
 * `POST /api/drafts/:id/reviews`: answers 201 with the `Review`.
 */
export interface NewReview {
  readonly source: SourceId;
  readonly verdict: Verdict;
  /**
   * Plain text.
   */
  readonly text?: string;
}
/**
 * `POST /api/reviews/:id/dismiss`: answers the `Review`.
 */
export interface Dismiss {
  /**
   * Why the request for changes need not be met.
   */
  readonly text: string;
}
/**
 * `GET /api/drafts/:id/threads`: the oldest first.
 */
export interface Threads {
  /**
   * Threads.
   */
  readonly threads: readonly Thread[];
}
/**
 * A conversation about the draft or about one thing in it; the answer of what changes one.
 */
export interface Thread {
  readonly id: Id;
  readonly draftId: Id;
  readonly address: Address | null;
  readonly source: SourceId;
  readonly openedBy: PersonName;
  readonly resolvedBy: PersonName | null;
  readonly resolvedAt: Time | null;
  /**
   * At least one.
   */
  readonly remarks: readonly Remark[];
}
/**
 * One comment.
 */
export interface Remark {
  readonly id: Id;
  readonly author: PersonName;
  /**
   * Plain text; empty where the operator took it away.
   */
  readonly text: string;
  readonly at: Time;
}
/**
 * `POST /api/drafts/:id/threads`: answers 201 with the `Thread`.
 */
export interface NewThread {
  readonly address: Address | null;
  /**
   * Plain text.
   */
  readonly text: string;
}
/**
 * `POST /api/threads/:id/remarks`: answers 201 with the `Thread`.
 */
export interface NewRemark {
  /**
   * Plain text.
   */
  readonly text: string;
}
/**
 * `POST /api/threads/:id/resolve`: answers the `Thread`.
 */
export interface ResolveThread {
  /**
   * False opens it again; absent: true.
   */
  readonly resolved?: boolean;
}
/**
 * The body of every answer from 400 on. What stands beside `code` and `message` depends on the code and is described with `ErrorDetails`.
 */
export interface ApiError {
  readonly code: ErrorCode;
  /**
   * What happened and what to do, in the asker's language.
   */
  readonly message: string;
  readonly [k: string]: unknown;
}
/**
 * What is wrong with a body that does not follow its schema.
 */
export interface BodyMistake {
  /**
   * The place in the body as a JSON pointer, empty for the body itself; `?name` for a part of the address.
   */
  readonly at: string;
  /**
   * What is wrong there.
   */
  readonly message: string;
}
/**
 * Something that somebody else changed meanwhile.
 */
export interface ChangedItem {
  readonly address: Address;
  readonly current: Value;
  readonly by: PersonName | null;
  readonly at: Time | null;
}
/**
 * Something that was changed on both sides of a merge: a choice has to be made.
 */
export interface Conflict {
  readonly address: Address;
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}
/**
 * What merging a draft onto what is live would come to.
 */
export interface MergePreview {
  /**
   * What has to be chosen; empty: nothing.
   */
  readonly conflicts: readonly Conflict[];
  /**
   * What changed live since the base of the draft.
   */
  readonly theirs: readonly Address[];
  /**
   * What the draft changes.
   */
  readonly mine: readonly Address[];
}
/**
 * A draft, and when it goes live.
 */
export interface ScheduledDraft {
  readonly draft: DraftName;
  readonly at: Time;
}
/**
 * A draft by its name.
 */
export interface DraftName {
  readonly id: Id;
  /**
   * Its name.
   */
  readonly name: string;
}
/**
 * What an error says beside its code and message, by its code. Codes that are not here say nothing more.
 */
export interface ErrorDetails {
  /**
   * The body does not follow its schema (`mistakes`), or the source has errors (`problems`).
   */
  readonly 'not-valid': {
    /**
     * Mistakes of the body.
     */
    readonly mistakes?: readonly BodyMistake[];
    /**
     * Errors of the source.
     */
    readonly problems?: readonly Problem[];
  };
  /**
   * A text that is no JSON, a value that does not fit in its place, an id that stands for something else.
   */
  readonly unreadable: {
    readonly address?: Address;
    /**
     * The file.
     */
    readonly place?: string;
    /**
     * What exactly is wrong, such as `not-json`, `no-place`, `too-deep` or `client-id-taken`, for whoever words it.
     */
    readonly why?: string;
  };
  /**
   * How long to wait.
   */
  readonly 'too-many': {
    /**
     * Seconds.
     */
    readonly retryAfter: number;
  };
  /**
   * The page is older than the server: load it again.
   */
  readonly 'old-client': {
    /**
     * The number of the API that the server speaks.
     */
    readonly api: number;
  };
  /**
   * The draft is not in a state that allows this.
   */
  readonly 'other-state': {
    readonly state: DraftState;
  };
  /**
   * The expected values do not hold.
   */
  readonly 'changed-meanwhile': {
    /**
     * What is otherwise than expected.
     */
    readonly items: readonly ChangedItem[];
  };
  /**
   * The merge needs choices.
   */
  readonly conflicts: {
    /**
     * What has to be chosen.
     */
    readonly items: readonly Conflict[];
  };
  /**
   * Something newer than the named publication is live.
   */
  readonly 'live-moved': {
    readonly live: Live;
  };
  /**
   * The draft has changed since the asker read it.
   */
  readonly 'other-source': {
    readonly source: SourceId;
  };
  /**
   * Somebody published since; merge first.
   */
  readonly 'base-is-not-live': {
    readonly live: Live;
    readonly merge: MergePreview | null;
  };
  /**
   * How many approvals are there and needed.
   */
  readonly 'approvals-missing': {
    /**
     * The setting.
     */
    readonly needed: number;
    /**
     * Those that count.
     */
    readonly given: number;
  };
  /**
   * There are approvals, but for an earlier source.
   */
  readonly 'approval-lapsed': {
    /**
     * The setting.
     */
    readonly needed: number;
    /**
     * Those that count.
     */
    readonly given: number;
  };
  /**
   * The draft waits for its moment; ask again with `instead: true` to publish it at once, or take it off the schedule first.
   */
  readonly scheduled: {
    readonly schedule: Schedule;
  };
  /**
   * Nothing is published in this window.
   */
  readonly frozen: {
    readonly freeze: Freeze;
  };
  /**
   * The clock shows this hour twice that night: which?
   */
  readonly twice: {
    /**
     * What may be given as `offset`.
     */
    readonly offsets: readonly string[];
  };
  /**
   * These cells have another outcome in this source.
   */
  readonly 'other-cell': {
    /**
     * The cells.
     */
    readonly items: readonly OtherCell[];
  };
  /**
   * What the asker edited since these cells were last signed off decides what their members get.
   */
  readonly 'own-cell': {
    /**
     * The cells.
     */
    readonly items: readonly OwnCell[];
  };
  /**
   * The schedules that the freeze would stop.
   */
  readonly 'schedules-inside'?: {
    /**
     * The earliest first.
     */
    readonly schedules: readonly ScheduledDraft[];
  };
}
/**
 * One mistake in a source, as `portal check` tells it, in the language of the asker.
 */
export interface Problem {
  /**
   * An error stops a publication; a warning does not.
   */
  readonly severity: 'error' | 'warning';
  /**
   * The kind of mistake, such as `unknown-rule`.
   */
  readonly code: string;
  /**
   * The place of the file, such as `config/screens/home.json`.
   */
  readonly file: string;
  /**
   * From 1.
   */
  readonly line: number;
  /**
   * From 1.
   */
  readonly column: number;
  /**
   * What is wrong.
   */
  readonly message: string;
  /**
   * The line of the file; empty where the file is missing.
   */
  readonly excerpt: string;
  /**
   * The right name that is nearest to the one written.
   */
  readonly nearest?: string;
  /**
   * What to write instead.
   */
  readonly hint: string;
  /**
   * Further places of the same mistake, as `file:line:column`.
   */
  readonly also: readonly string[];
  readonly address?: Address;
}
/**
 * `GET /api/live`: what members see now.
 */
export interface Live {
  /**
   * Of the publication.
   */
  readonly number: number;
  readonly source: SourceId | null;
  /**
   * The id of the release.
   */
  readonly release: string;
  readonly at: Time;
}
/**
 * A window in which nothing is published, but for a rollback.
 */
export interface Freeze {
  readonly id: Id;
  readonly from: Time;
  readonly until: Time;
  /**
   * Why.
   */
  readonly reason: string;
  readonly createdBy: PersonName | null;
  readonly at: Time;
}
/**
 * One cell.
 */
export interface OtherCell {
  /**
   * The id of the item.
   */
  readonly item: string;
  /**
   * The name of the column.
   */
  readonly column: string;
  readonly cellHash: CellHash | null;
}
/**
 * One cell.
 */
export interface OwnCell {
  /**
   * The id of the item.
   */
  readonly item: string;
  /**
   * The name of the column.
   */
  readonly column: string;
}
/**
 * A draft has a new revision, name or state.
 */
export interface RevEvent {
  /**
   * `rev`.
   */
  readonly type: 'rev';
  readonly draft: Id;
  readonly rev: number | null;
  readonly what: Deed;
  readonly by: Id | null;
  readonly update?: DraftUpdate;
}
/**
 * Who is where in a draft; without an id.
 */
export interface PresenceEvent {
  /**
   * `presence`.
   */
  readonly type: 'presence';
  readonly draft: Id;
  /**
   * Everybody there.
   */
  readonly people: readonly Presence[];
}
/**
 * Where somebody is; gone after 40 s without a word.
 */
export interface Presence {
  readonly person: PersonName;
  readonly address: Address | null;
  readonly at: Time;
}
/**
 * A review, a thread or a remark; a draft sent for review or taken back.
 */
export interface ReviewEvent {
  /**
   * `review`.
   */
  readonly type: 'review';
  readonly draft: Id;
  readonly what: Deed;
  readonly by: Id | null;
}
/**
 * A publication or a schedule of a draft moved on.
 */
export interface PublicationEvent {
  /**
   * `publication`.
   */
  readonly type: 'publication';
  readonly draft: Id | null;
  readonly publication: Id | null;
  readonly what: Deed;
  readonly by: Id | null;
}
/**
 * Something else is live.
 */
export interface LiveEvent {
  /**
   * `live`.
   */
  readonly type: 'live';
  /**
   * Of the publication.
   */
  readonly number: number;
  readonly source: SourceId | null;
  /**
   * The id of the release.
   */
  readonly release: string;
  readonly at: Time;
}
/**
 * `PUT /api/presence`, every 15 s: answers `PresenceList`.
 */
export interface BePresent {
  readonly draft: Id;
  readonly address: Address | null;
}
/**
 * Who else is in the draft.
 */
export interface PresenceList {
  /**
   * Everybody there, oneself too.
   */
  readonly people: readonly Presence[];
}
/**
 * A row of the log. `hash` is the SHA-256 of `previousHash` and the row's JSON: id, at, actor, through, what, subject, detail, names sorted, without blanks.
 */
export interface AuditRow {
  /**
   * From 1, without gaps.
   */
  readonly id: number;
  readonly at: Time;
  readonly actor: string | null;
  /**
   * By which way.
   */
  readonly through: 'web' | 'cli' | 'schedule';
  readonly what: Deed;
  /**
   * What it was done to: mostly an id.
   */
  readonly subject: string;
  /**
   * More of it.
   */
  readonly detail: {
    readonly [k: string]: unknown;
  };
  /**
   * The hash of the row before; empty for the first.
   */
  readonly previousHash: string;
  readonly hash: Hash;
}
/**
 * `GET /api/audit?before=&limit=&actor=&what=&subject=`: the newest first. Without the administrator role one gets the rows of one's own.
 */
export interface Audit {
  /**
   * Rows.
   */
  readonly rows: readonly AuditRow[];
  /**
   * The chain of hashes has no break.
   */
  readonly whole: boolean;
  /**
   * Names by id, of actors and subjects.
   */
  readonly people: {
    readonly [k: string]: string;
  };
  /**
   * There are older ones.
   */
  readonly more: boolean;
}
/**
 * `GET /api/grid?source=&against=&format=json` and `POST /api/grid`: the rows and cells of `portal gating --json`; against another source only rows that differ.
 */
export interface Grid {
  /**
   * This schema.
   */
  $schema: string;
  readonly source: SourceId;
  readonly asked?: AskedOfGrid;
  readonly language: Language;
  /**
   * Columns.
   */
  readonly columns: readonly GridColumn[];
  /**
   * Items.
   */
  readonly rows: readonly GridRow[];
  readonly against?: GridAgainst;
}
/**
 * Questions beside the table, and what they say of each item, by its id, in the order of the columns: which answer its members need (`yes`, `no`, `either`, `any`: it does not matter, `nobody` sees it), or of a member or day whether all who are meant see it (`shown`, `depends`, `hidden`); null where the question is not known.
 */
export interface AskedOfGrid {
  /**
   * Questions.
   */
  readonly columns: readonly AskedOfGridColumn[];
  /**
   * By the item's id.
   */
  readonly cells: {
    /**
     * Its answers.
     *
     * Items: An answer.
     */
    readonly [k: string]: readonly (string | null)[];
  };
}
/**
 * One question, as it was asked and in words.
 */
export interface AskedOfGridColumn {
  /**
   * As it was asked.
   */
  readonly name: string;
  /**
   * In words.
   */
  readonly says: string;
  /**
   * What is asked for.
   */
  readonly kind: 'answer' | 'member' | 'day' | 'unknown';
}
/**
 * One column.
 */
export interface GridColumn {
  /**
   * Its name.
   */
  readonly name: string;
  /**
   * Its condition in words.
   */
  readonly says: string;
  /**
   * The members for whom the variant is the first that applies.
   */
  readonly isFirst?: boolean;
}
/**
 * One item.
 */
export interface GridRow {
  /**
   * Its id.
   */
  readonly id: string;
  /**
   * Its kind.
   */
  readonly kind: string;
  /**
   * The path of a screen.
   */
  readonly path?: string;
  /**
   * What everybody gets who sees it, by field.
   */
  readonly everywhere: {
    readonly [k: string]: string;
  };
  /**
   * What else decides how it looks in both languages, as JSON: compared and signed off, but not told.
   */
  readonly look: string;
  /**
   * One for each column.
   */
  readonly cells: readonly GridCell[];
}
/**
 * What the members of a column get. `cellHash` is what a sign-off names; cells of the other side of a comparison have none.
 */
export interface GridCell {
  readonly verdict: GridVerdict;
  /**
   * What they get, each with for whom.
   */
  readonly outcomes: readonly GridOutcome[];
  /**
   * Constraints that are only assumed and without which it would not be so for everybody.
   *
   * Items: The id of a constraint.
   */
  readonly assumes?: readonly string[];
  /**
   * Members of other columns to whom the variant applies too and whom this cell does not describe.
   */
  readonly further?: readonly GridFurther[];
  readonly brief?: GridBrief;
  readonly cellHash?: CellHash;
}
/**
 * What some members get.
 */
export interface GridOutcome {
  /**
   * For whom, in words; absent: for all of them.
   */
  readonly when?: string;
  /**
   * What they get beside what everybody of the row gets, by field; null: nothing.
   */
  readonly fields: {
    readonly [k: string]: string | null;
  };
}
/**
 * What members get to whom another variant applies first.
 */
export interface GridFurther {
  /**
   * The variants that come first for them.
   *
   * Items: The name of a column.
   */
  readonly also: readonly string[];
  readonly verdict: GridVerdict;
  /**
   * What they get.
   */
  readonly outcomes: readonly GridOutcome[];
}
/**
 * Where some see it and some do not: the facts that decide, in a few words each.
 */
export interface GridBrief {
  /**
   * The first fact that decides.
   */
  readonly says: string;
  /**
   * The other facts that decide.
   *
   * Items: A fact.
   */
  readonly others: readonly string[];
}
/**
 * The other source, and its rows beside those that differ; absent where nothing is compared.
 */
export interface GridAgainst {
  readonly source: SourceId;
  /**
   * Items.
   */
  readonly rows: readonly GridRow[];
}
/**
 * `POST /api/grid`: a view of the table as a file.
 */
export interface GridWish {
  readonly source: SourceId;
  readonly against?: SourceId;
  readonly format: GridFormat;
  readonly language: Language;
  /**
   * The ids of the items that are wanted; absent: all.
   *
   * @maxItems 5000
   *
   * Items: The id of an item.
   */
  readonly items?: readonly string[];
  /**
   * The names of the columns that are wanted; absent: all.
   *
   * @maxItems 100
   *
   * Items: The name of a column.
   */
  readonly columns?: readonly string[];
  /**
   * Questions beside the table, each as a column of its own, as the page's address names them: `isSubscriber`, `status=Active`, `@m01`, `on:2027-01-01`. Beside another source only those of this one are told.
   *
   * @maxItems 40
   *
   * Items: A question.
   */
  readonly ask?: readonly string[];
  /**
   * The day on which the portal stands, YYYY-MM-DD; absent: with every entry.
   */
  readonly on?: string;
  /**
   * The day on which the other side stands.
   */
  readonly againstOn?: string;
  /**
   * Ids of constraints that do not count.
   *
   * @maxItems 100
   *
   * Items: The id of a constraint.
   */
  readonly without?: readonly string[];
  readonly names?: GridNames;
}
/**
 * What the sources are called in the file, beside their hashes.
 */
export interface GridNames {
  /**
   * The source.
   */
  readonly source: string;
  /**
   * The other one.
   */
  readonly against?: string;
}
/**
 * `POST /api/tables`: any other view as a file: what its page shows, in texts.
 */
export interface TableWish {
  /**
   * What the view is called.
   */
  readonly title: string;
  /**
   * Of what it speaks: the draft or release, the day, the member.
   *
   * @maxItems 20
   *
   * Items: A sentence.
   */
  readonly about: readonly string[];
  /**
   * The heads of its columns.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: A head.
   */
  readonly columns: readonly string[];
  /**
   * Its rows.
   *
   * @maxItems 5000
   */
  readonly rows: readonly string[][];
  readonly format: GridFormat;
  readonly language: Language;
}
/**
 * `POST /api/tables` as JSON: a view with its heads and rows, in texts.
 */
export interface Table {
  /**
   * This schema.
   */
  $schema: string;
  /**
   * What the view is called.
   */
  readonly title: string;
  /**
   * Of what it speaks.
   *
   * Items: A sentence.
   */
  readonly about: readonly string[];
  readonly language: Language;
  /**
   * The heads of its columns.
   *
   * Items: A head.
   */
  readonly columns: readonly string[];
  /**
   * Its rows.
   */
  readonly rows: readonly string[][];
}
/**
 * One cell.
 */
export interface NewSignOff {
  /**
   * The id of the item.
   */
  readonly item: string;
  /**
   * The name of the column.
   */
  readonly column: string;
  readonly cellHash: CellHash;
  readonly source: SourceId;
  readonly verdict: NewVerdict;
  /**
   * Why.
   */
  readonly text?: string;
}
/**
 * `GET /api/sign-offs?source=`: the newest of each cell outcome, and those of other people who say the same.
 */
export interface SignOffs {
  /**
   * Sign-offs.
   */
  readonly signOffs: readonly SignOff[];
}
/**
 * A sign-off holds for every later source in which the cell has the same outcome.
 */
export interface SignOff {
  readonly id: Id;
  /**
   * The id of the item.
   */
  readonly item: string;
  /**
   * The name of the column.
   */
  readonly column: string;
  readonly cellHash: CellHash;
  readonly source: SourceId;
  readonly verdict: CellVerdict;
  /**
   * Why; may be empty.
   */
  readonly text: string;
  readonly person: PersonName;
  readonly at: Time;
}
/**
 * `POST /api/drafts/:id/exchanges`: answers 201 with the `Exchange`; its file is at `/api/exchanges/:id/file`.
 */
export interface NewExchange {
  readonly format: ExchangeFormat;
  /**
   * Which words.
   */
  readonly which: 'stale' | 'missing' | 'all';
}
/**
 * A file for translators.
 */
export interface Exchange {
  readonly id: Id;
  readonly draftId: Id;
  readonly format: ExchangeFormat;
  readonly source: SourceId;
  /**
   * How many texts it holds.
   */
  readonly texts: number;
  readonly madeBy: PersonName | null;
  readonly at: Time;
  readonly takenAt: Time | null;
}
/**
 * `POST /api/exchanges/:id/import?dry=1`: what would be, or was, taken.
 */
export interface Imported {
  /**
   * By word.
   */
  readonly words: readonly ImportedWord[];
  /**
   * The revision it made; absent where nothing was written.
   */
  readonly rev?: number;
  readonly source?: SourceId;
}
/**
 * One word.
 */
export interface ImportedWord {
  readonly address: Address;
  /**
   * What came of it.
   */
  readonly result: 'taken' | 'unchanged' | 'english-changed' | 'placeholder-lost' | 'unknown';
}
/**
 * 202: it works on it; ask again, or wait for the next `rev`.
 */
export interface Judging {
  readonly source: SourceId;
  /**
   * It works.
   */
  readonly state: 'working';
}
/**
 * `GET /api/drafts/:id/judgement`: of the current source against the base, in the language of the asker.
 */
export interface Judgement {
  readonly source: SourceId;
  /**
   * Errors first.
   */
  readonly problems: readonly Problem[];
  readonly meaning: Meaning | null;
  readonly untold: string | null;
  /**
   * Words whose Spanish is older than their English, or missing.
   */
  readonly staleWords: readonly StaleWord[];
}
/**
 * Who sees what differently, exact over all possible members.
 */
export interface Meaning {
  /**
   * Nobody sees anything else.
   */
  readonly isEmpty: boolean;
  /**
   * By item.
   */
  readonly changes: readonly MeaningChange[];
  /**
   * Items that stand elsewhere.
   */
  readonly moved: readonly MovedItem[];
  /**
   * What is the same for everybody.
   */
  readonly other: readonly PlainDifference[];
  /**
   * Changed items where nobody sees a difference.
   */
  readonly unaffected: readonly string[];
  /**
   * All sample members that were asked.
   */
  readonly samples: readonly string[];
  /**
   * Addresses that would open nothing any more.
   */
  readonly lost?: readonly LostPath[];
  /**
   * Which members are newly or no longer possible.
   */
  readonly constraints?: object;
}
/**
 * One change in words.
 */
export interface MeaningChange {
  /**
   * Kind of change.
   */
  readonly kind: string;
  /**
   * The id of the item.
   */
  readonly item: string;
  /**
   * Which part of it.
   */
  readonly what: string;
  /**
   * Before, as JSON.
   */
  readonly before?: string;
  /**
   * After, as JSON.
   */
  readonly after?: string;
  /**
   * The change in one sentence.
   */
  readonly text: string;
  /**
   * Whom it concerns, in words.
   */
  readonly members: string;
  /**
   * How much of each plan.
   */
  readonly plans?: readonly PlanPart[];
  /**
   * Sample members among them.
   */
  readonly samples: readonly string[];
}
/**
 * One plan.
 */
export interface PlanPart {
  /**
   * Its name.
   */
  readonly plan: string;
  /**
   * How many of them.
   */
  readonly share: 'all' | 'some' | 'none';
}
/**
 * From one id to another.
 */
export interface MovedItem {
  /**
   * Before.
   */
  readonly from: string;
  /**
   * After.
   */
  readonly to: string;
}
/**
 * One value.
 */
export interface PlainDifference {
  /**
   * Where.
   */
  readonly at: string;
  /**
   * Before.
   */
  readonly before?: string;
  /**
   * After.
   */
  readonly after?: string;
}
/**
 * One address.
 */
export interface LostPath {
  /**
   * The path.
   */
  readonly path: string;
  readonly language: Language;
  /**
   * What it opened.
   */
  readonly screen: string;
  /**
   * The screen is still there under another path.
   */
  readonly isScreenKept: boolean;
}
/**
 * A word to look at.
 */
export interface StaleWord {
  readonly address: Address;
  /**
   * The English changed, the Spanish changed alone, nobody compared them, or there is no Spanish.
   */
  readonly why: 'english' | 'spanish' | 'unread' | 'missing';
  /**
   * English now.
   */
  readonly en: string;
  /**
   * The English that the Spanish was written for.
   */
  readonly older?: string;
  /**
   * Spanish now; empty: none.
   */
  readonly es: string;
  /**
   * Who reads it, in words.
   */
  readonly readBy: string;
}
/**
 * `GET /api/me`: who is signed in.
 */
export interface Me {
  readonly person: Myself;
  /**
   * Empty: signed in, but nothing is allowed yet.
   */
  readonly roles: readonly Role[];
  readonly sessionEnd: Time;
  readonly language: Language | null;
  readonly theme: Theme | null;
  /**
   * The server's version.
   */
  readonly version: string;
  /**
   * The number of the API that the server speaks; the header `X-Workbench-Api` of a request carries what the page speaks.
   */
  readonly api: number;
  readonly live: string | null;
}
/**
 * The person who asks.
 */
export interface Myself {
  readonly id: Id;
  /**
   * The name that the provider gave.
   */
  readonly name: string;
  readonly email: string | null;
  /**
   * The sign-in provider.
   */
  readonly issuer: string;
  /**
   * The provider's id of the person.
   */
  readonly subject: string;
}
/**
 * `PUT /api/me`: the choices of an account; null: as the browser and the system say. Answers `Me`.
 */
export interface Preferences {
  readonly language: Language | null;
  readonly theme: Theme | null;
}
/**
 * `POST /auth/sign-out`: ends the session. Answers 204.
 */
export interface SignOut {
  /**
   * All sessions of the person.
   */
  readonly everywhere?: boolean;
}
/**
 * `GET /api/people`.
 */
export interface People {
  /**
   * Everybody who signed in once or was named an administrator, by name.
   */
  readonly people: readonly PersonRow[];
}
/**
 * A person as the administrator sees them.
 */
export interface PersonRow {
  readonly id: Id;
  /**
   * The name that the provider gave; the subject before the first sign-in.
   */
  readonly name: string;
  readonly email: string | null;
  /**
   * The provider.
   */
  readonly issuer: string;
  /**
   * The provider's id of the person.
   */
  readonly subject: string;
  /**
   * Their roles.
   */
  readonly roles: readonly Role[];
  readonly createdAt: Time;
  readonly seenAt: Time | null;
  readonly disabledAt: Time | null;
}
/**
 * `GET` and `PUT /api/people/:id/roles`: the roles after it.
 */
export interface PersonRoles {
  /**
   * Roles with who gave them and when.
   */
  readonly roles: readonly RoleGrant[];
}
/**
 * One role of a person.
 */
export interface RoleGrant {
  readonly role: Role;
  readonly grantedBy: PersonName | null;
  readonly at: Time;
}
/**
 * `GET /api/people/:id/waiting`: the drafts that are not closed and depend on a person.
 */
export interface WaitingWork {
  /**
   * By name.
   */
  readonly drafts: readonly WaitingDraft[];
}
/**
 * A draft, and what the person did in it.
 */
export interface WaitingDraft {
  readonly id: Id;
  /**
   * The name of the draft.
   */
  readonly name: string;
  /**
   * Whether the person edited it.
   */
  readonly isAuthor: boolean;
  /**
   * Whether it waits on a schedule of the person.
   */
  readonly hasScheduled: boolean;
  /**
   * Whether an approval by the person counts.
   */
  readonly hasApproved: boolean;
  /**
   * Whether a request for changes by the person holds.
   */
  readonly hasRequested: boolean;
}
/**
 * `PUT /api/people/:id/roles`.
 */
export interface ChangeRoles {
  /**
   * All roles that the person has from now on.
   */
  readonly roles: readonly Role[];
}
/**
 * `GET` and `PUT /api/settings`.
 */
export interface Settings {
  /**
   * How many approvals a draft needs before it is published.
   */
  readonly approvals: number;
  /**
   * Whether the only approver of a draft may publish it as well.
   */
  readonly soleApproverMayPublish: boolean;
  readonly oidcRoles?: OidcRoles | null;
}
/**
 * Roles taken from a claim of the provider's ID token at each sign-in. They replace those that were given by hand.
 */
export interface OidcRoles {
  /**
   * The name of the claim: a text or a list of texts.
   */
  readonly claim: string;
  /**
   * The roles of each value of the claim.
   */
  readonly roles: {
    /**
     * Roles.
     */
    readonly [k: string]: readonly Role[];
  };
}
/**
 * `GET /api/freezes`.
 */
export interface Freezes {
  /**
   * Those that are not over, by their beginning.
   */
  readonly freezes: readonly Freeze[];
}
/**
 * `POST /api/freezes`: answers 201 with the `Freeze`.
 */
export interface NewFreeze {
  readonly from: Time;
  readonly until: Time;
  /**
   * Why; shown to whoever tries to publish.
   */
  readonly reason: string;
  /**
   * What becomes of schedules inside the freeze: moved to its end, cancelled, or published all the same. Without it, a freeze over a schedule is refused.
   */
  readonly schedules?: 'move' | 'cancel' | 'exempt';
}
/**
 * One publication of the chain.
 */
export interface ChainEntry {
  /**
   * From 1.
   */
  readonly number: number;
  readonly id: string | null;
  /**
   * `publish`, `rollback`, or what else the command line made.
   */
  readonly kind: string;
  readonly source: SourceId | null;
  /**
   * The id of the release.
   */
  readonly release: string;
  readonly previous: string | null;
  readonly base: number | null;
  readonly author: string | null;
  readonly message: string | null;
  readonly time: Time;
  readonly meaning: Meaning | null;
  readonly untold: string | null;
  readonly draft: DraftName | null;
  /**
   * The release is live and its files are damaged: members see the last one that is whole, until something is published.
   */
  readonly torn?: boolean;
}
/**
 * `GET /api/publications?before=`: the newest first, 30 at a time.
 */
export interface Chain {
  /**
   * Entries.
   */
  readonly publications: readonly ChainEntry[];
  /**
   * There are older ones.
   */
  readonly more: boolean;
}
/**
 * `GET /api/sources/:id`: never changes.
 */
export interface Source {
  /**
   * Text of each file by its place.
   */
  readonly files: {
    readonly [k: string]: string;
  };
}
/**
 * `POST /api/drafts/:id/publish`: answers 202 with the `Publication`. The same `publicationId` again is answered as before.
 */
export interface Publish {
  readonly publicationId: Id;
  readonly source: SourceId;
  /**
   * The publication it is based on.
   */
  readonly baseNumber: number;
  /**
   * Now, instead of at the scheduled moment.
   */
  readonly instead?: boolean;
  /**
   * Why; stands in the chain. Absent: the name of the draft.
   */
  readonly text?: string;
}
/**
 * `POST /api/drafts/:id/schedule`: answers 201 with the `Schedule`.
 */
export interface NewSchedule {
  readonly source: SourceId;
  /**
   * The moment on the clock in Los Angeles, such as `2027-01-01T00:00`.
   */
  readonly wall: string;
  /**
   * Which of the two, where the clock shows the hour twice.
   */
  readonly offset?: '-07:00' | '-08:00';
}
/**
 * `POST /api/rollback`: answers 202 with the `Publication`.
 */
export interface Rollback {
  readonly publicationId: Id;
  /**
   * The number of an earlier publication.
   */
  readonly to: number;
  /**
   * The publication that is live.
   */
  readonly baseNumber: number;
  /**
   * Why.
   */
  readonly text: string;
}
/**
 * A body that says nothing: `{}`.
 */
export interface Nothing {}
