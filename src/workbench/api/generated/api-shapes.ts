/* Written by `portal types` from schemas/. Do not edit: change the schema and run it again. */

/**
 * The state of a draft.
 */
export type DraftState = 'open' | 'review' | 'scheduled' | 'publishing' | 'published' | 'discarded';
/**
 * `operator`: only the operator settings in `config/environments.json` change. `content`: only everything else. The kind of a draft never changes.
 */
export type DraftKind = 'content' | 'operator';
/**
 * The id of a user, draft, review, thread, publication or other record: a UUID.
 */
export type Id = string;
/**
 * The id of a source: the SHA-256 of its paths and texts in hexadecimal digits.
 */
export type SourceId = string;
/**
 * A time in ISO 8601, UTC, with milliseconds.
 */
export type Time = string;
/**
 * The state of a schedule.
 */
export type ScheduleState = 'waiting' | 'firing' | 'done' | 'failed' | 'cancelled';
/**
 * The address of an editable value: its file, `#`, then steps, such as `locales/en/claims.json#claims/items/planForms/title`.
 */
export type Address = string;
/**
 * Any JSON value at an address; `null` for no value, `{"is": null}` for a JSON null.
 */
export type Value = unknown;
/**
 * The origin of an edit.
 */
export type EditKind = 'edit' | 'merge' | 'import' | 'restore' | 'file' | 'rebase';
/**
 * The verdict of a reviewer.
 */
export type Verdict = 'approve' | 'changes' | 'comment';
/**
 * The state of a publication.
 */
export type PublicationState = 'asked' | 'storing' | 'settled' | 'failed';
/**
 * A SHA-256 in hexadecimal digits.
 */
export type Hash = string;
/**
 * `POST /api/drafts/:id/restore`: undoes revisions with a new one. Returns `Saved`, or 409 `changed-meanwhile` if a choice is missing.
 */
export type Restore = RestoreTo | UndoRevision;
/**
 * One choice for each value in doubt: `mine` for the earlier value, `theirs` for the current one.
 *
 * @maxItems 2000
 */
export type SideChoices = readonly SideChoice[];
/**
 * The resolution of a conflict: one of the two values, or a different one.
 */
export type Choice = SideChoice | ValueChoice;
/**
 * The reason why a request was refused.
 */
export type ErrorCode =
  | 'signed-out'
  | 'no-role'
  | 'not-allowed'
  | 'foreign-request'
  | 'wrong-host'
  | 'unknown'
  | 'slow'
  | 'too-large'
  | 'too-many-edits'
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
  | 'other-value'
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
  | 'no-such-day'
  | 'no-such-hour'
  | 'too-far'
  | 'twice'
  | 'past'
  | 'other-cell'
  | 'other-sign-off'
  | 'own-cell'
  | 'last-administrator'
  | 'own-role'
  | 'operator-only'
  | 'not-operator'
  | 'no-operator-settings'
  | 'only-operator-settings'
  | 'emergency-off'
  | 'emergency-waits'
  | 'not-a-notice'
  | 'own-emergency';
/**
 * The SHA-256 of a cell's outcome in hexadecimal digits, with a prefix for what it covers if it covers more than targets.
 */
export type CellHash = string;
/**
 * The verdict of a sign-off.
 */
export type CellVerdict = 'right' | 'wrong';
/**
 * The reason why a draft is more than a notice: what it changes, its effect on members, or an address that is not live.
 */
export type EmergencyObstacle =
  'no-changes' | 'other-changes' | 'several-notices' | 'shared-texts' | 'new-address' | 'other-effect' | 'too-large' | 'errors';
/**
 * An event of `GET /api/events`. The name of the event is `type`, and its `id` is the number of a row of the audit log. The data has the other properties. The stream ends with the session.
 */
export type WorkbenchEvent = RevEvent | PresenceEvent | ReviewEvent | PublicationEvent | LiveEvent;
/**
 * An action, as named in the audit log.
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
  | 'schedule.order'
  | 'schedule.fire'
  | 'schedule.fail'
  | 'publication.publish'
  | 'publication.rollback'
  | 'publication.emergency'
  | 'publication.confirm'
  | 'publication.revert'
  | 'publication.settle'
  | 'publication.fail'
  | 'publication.differ'
  | 'publication.agree'
  | 'publication.reconcile'
  | 'sign-off.right'
  | 'sign-off.wrong'
  | 'sign-off.withdrawn'
  | 'exchange.create'
  | 'exchange.import'
  | 'export.words'
  | 'export.table'
  | 'export.evidence'
  | 'export.sign-offs'
  | 'export.log'
  | 'request.refuse'
  | 'audit.redact'
  | 'store.export'
  | 'store.import';
/**
 * A language of the workbench.
 */
export type Language = 'en' | 'es';
/**
 * Whether all, some or none of the members of the column see the item.
 */
export type GridVerdict = 'shown' | 'conditional' | 'hidden';
/**
 * The format of the file.
 */
export type GridFormat = 'json' | 'csv' | 'html' | 'xlsx' | 'markdown';
/**
 * A verdict to save. `withdrawn` removes the user's own sign-off of this outcome, so that the previous sign-off by another user applies again.
 */
export type NewVerdict = 'right' | 'wrong' | 'withdrawn';
/**
 * `POST /api/sign-offs`: returns 201 with `SignOffs`.
 *
 * @minItems 1
 * @maxItems 5000
 */
export type NewSignOffs = readonly NewSignOff[];
/**
 * The format of a file for translators.
 */
export type ExchangeFormat = 'xliff12' | 'xliff20' | 'csv';
/**
 * A role of a user. Several roles add up.
 */
export type Role = 'viewer' | 'editor' | 'reviewer' | 'publisher' | 'administrator' | 'operator';
/**
 * Light or dark; absent for the system's setting.
 */
export type Theme = 'light' | 'dark';

/**
 * Every shape of the API by its name.
 */
export interface ApiShapes {
  readonly DraftState: DraftState;
  readonly DraftKind: DraftKind;
  readonly DraftSummary: DraftSummary;
  readonly DraftUpdate: DraftUpdate;
  readonly Glance: Glance;
  readonly DraftCounts: DraftCounts;
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
  readonly RestoreTo: RestoreTo;
  readonly UndoRevision: UndoRevision;
  readonly UndoRelease: UndoRelease;
  readonly RestoreFrom: RestoreFrom;
  readonly SideChoices: SideChoices;
  readonly Merge: Merge;
  readonly Choice: Choice;
  readonly SideChoice: SideChoice;
  readonly ValueChoice: ValueChoice;
  readonly Merged: Merged;
  readonly Submit: Submit;
  readonly Verdict: Verdict;
  readonly NewReview: NewReview;
  readonly Review: Review;
  readonly Differences: Differences;
  readonly DifferentEdit: DifferentEdit;
  readonly EditSides: EditSides;
  readonly DifferentEffect: DifferentEffect;
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
  readonly OtherValue: OtherValue;
  readonly OtherSignOff: OtherSignOff;
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
  readonly FileText: FileText;
  readonly UnreadPart: UnreadPart;
  readonly TakeTranslations: TakeTranslations;
  readonly TakenText: TakenText;
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
  readonly ChangeSettings: ChangeSettings;
  readonly OidcRoles: OidcRoles;
  readonly Freeze: Freeze;
  readonly Freezes: Freezes;
  readonly NewFreeze: NewFreeze;
  readonly Live: Live;
  readonly ChainEntry: ChainEntry;
  readonly TakenBack: TakenBack;
  readonly TakingBack: TakingBack;
  readonly NamedNode: NamedNode;
  readonly Deletion: Deletion;
  readonly ItemEdit: ItemEdit;
  readonly ItemStep: ItemStep;
  readonly ReleaseTakingBack: ReleaseTakingBack;
  readonly ItemHistory: ItemHistory;
  readonly Deletions: Deletions;
  readonly DraftName: DraftName;
  readonly Chain: Chain;
  readonly Source: Source;
  readonly Publish: Publish;
  readonly PublicationState: PublicationState;
  readonly Publication: Publication;
  readonly Failure: Failure;
  readonly NewSchedule: NewSchedule;
  readonly SchedulePlace: SchedulePlace;
  readonly ScheduleState: ScheduleState;
  readonly Schedule: Schedule;
  readonly StoppedSchedules: StoppedSchedules;
  readonly StoppedSchedule: StoppedSchedule;
  readonly Affected: Affected;
  readonly AffectedDraft: AffectedDraft;
  readonly Rollback: Rollback;
  readonly Emergency: Emergency;
  readonly EmergencyObstacle: EmergencyObstacle;
  readonly EmergencyCheck: EmergencyCheck;
  readonly PublishEmergency: PublishEmergency;
  readonly ConfirmEmergency: ConfirmEmergency;
  readonly RevertEmergency: RevertEmergency;
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
 * An entry of the list of drafts. `emergency` marks a release that a reviewer has not decided about.
 */
export interface DraftSummary {
  readonly id: Id;
  /**
   * The name.
   */
  readonly name: string;
  /**
   * The reason for the draft; may be empty.
   */
  readonly note: string;
  readonly kind: DraftKind;
  readonly state: DraftState;
  /**
   * The revision. It grows by one with each accepted request.
   */
  readonly rev: number;
  readonly source: SourceId;
  /**
   * The number of the publication that it is based on.
   */
  readonly baseNumber: number;
  readonly baseSource: SourceId;
  /**
   * True if enough valid reviews approve the current source.
   */
  readonly approved: boolean;
  /**
   * True if the live publication is not the base.
   */
  readonly outdated: boolean;
  /**
   * True if there are approvals, but only for an earlier source.
   */
  readonly lapsed: boolean;
  /**
   * True if the newest valid review requests changes.
   */
  readonly changesAsked: boolean;
  /**
   * The number of valid approvals of the current source.
   */
  readonly approvals: number;
  /**
   * The number of items, menu entries, rules and other entries that differ from the base; null until the server has counted them.
   */
  readonly changes: number | null;
  /**
   * The number of open comment threads.
   */
  readonly openThreads: number;
  /**
   * The users who edited the draft, in the order of their first edits.
   */
  readonly authors: readonly PersonName[];
  readonly createdBy: PersonName | null;
  readonly createdAt: Time;
  readonly changedAt: Time;
  readonly closedAt: Time | null;
  readonly schedule: Schedule | null;
  readonly glance: Glance | null;
  readonly emergency?: Emergency;
}
/**
 * A user as others see them.
 */
export interface PersonName {
  readonly id: Id;
  /**
   * The name from the sign-in provider.
   */
  readonly name: string;
}
/**
 * The time when a draft goes live.
 */
export interface Schedule {
  readonly id: Id;
  readonly draftId: Id;
  readonly source: SourceId;
  readonly at: Time;
  /**
   * The local time in that zone.
   */
  readonly wall: string;
  /**
   * `America/Los_Angeles`.
   */
  readonly zone: string;
  readonly state: ScheduleState;
  /**
   * The position among the schedules of the same time, starting at 1. They go live one after the other. Null unless it is waiting.
   */
  readonly place: number | null;
  readonly failure: Failure | null;
  readonly createdBy: PersonName | null;
}
/**
 * Why a publication or schedule failed, in the user's language.
 */
export interface Failure {
  /**
   * The kind of failure, usually the error code of the same request by a user.
   */
  readonly code: string;
  /**
   * What happened.
   */
  readonly message: string;
  readonly [k: string]: unknown;
}
/**
 * A summary of the check of the current source; null until it is requested.
 */
export interface Glance {
  /**
   * The number of errors.
   */
  readonly errors: number;
  /**
   * The number of warnings, including outdated translations and paths that stop working.
   */
  readonly warnings: number;
  /**
   * The number of items that some members see differently.
   */
  readonly items: number;
  /**
   * The number of sample members who see a difference.
   */
  readonly samples: readonly string[];
  /**
   * The number of all sample members.
   */
  readonly sampleCount: number;
}
/**
 * The mark of a release that one person published without an approval: a notice. A reviewer confirms or reverts it.
 */
export interface Emergency {
  /**
   * `waiting`: for a reviewer. `reverting`: its revert is being published.
   */
  readonly state: 'waiting' | 'reverting' | 'confirmed' | 'reverted';
  /**
   * Why it could not wait.
   */
  readonly reason: string;
  readonly publishedBy: PersonName | null;
  /**
   * The people who may not decide: those who edited the draft or published it.
   */
  readonly authors: readonly PersonName[];
  readonly decidedBy: PersonName | null;
  readonly decidedAt: Time | null;
}
/**
 * The fields of the draft list that edits change, so that clients do not have to load the list again.
 */
export interface DraftUpdate {
  readonly source: SourceId;
  /**
   * True if enough valid reviews approve the current source.
   */
  readonly approved: boolean;
  /**
   * True if there are approvals, but only for an earlier source.
   */
  readonly lapsed: boolean;
  /**
   * True if the newest valid review requests changes.
   */
  readonly changesAsked: boolean;
  /**
   * The number of valid approvals of the current source.
   */
  readonly approvals: number;
  /**
   * The number of items, menu entries, rules and other entries that differ from the base; null until the server has counted them.
   */
  readonly changes: number | null;
  /**
   * The users who edited the draft, in the order of their first edits.
   */
  readonly authors: readonly PersonName[];
  readonly changedAt: Time;
}
/**
 * The number of drafts in the lists of drafts that are not closed, each up to 100.
 */
export interface DraftCounts {
  /**
   * All drafts that are not closed.
   */
  readonly open: number;
  /**
   * Those that wait for the user.
   */
  readonly waiting: number;
  /**
   * Those that the user created or edited.
   */
  readonly mine: number;
  /**
   * Those that are scheduled or being published.
   */
  readonly scheduled: number;
}
/**
 * `GET /api/drafts?show=&state=&find=&after=&limit=&draft=`: a page of drafts, the last changed first. `show` is `open` (those that are not closed), `waiting` (those that wait for the user), `mine`, `scheduled`, `live` (published), `withdrawn` (discarded) or `all`. `state` is `published` or `discarded` instead. `find` is a part of the name, the note, or the name of a person who created or edited the draft. `draft` gives only the draft with this id. Without parameters: the newest 100 drafts that are not closed, with `counts`.
 */
export interface Drafts {
  /**
   * The drafts on the page, 100 at most.
   */
  readonly drafts: readonly DraftSummary[];
  /**
   * The value of `after` for the next page; null on the last page.
   */
  readonly next: string | null;
  readonly counts?: DraftCounts;
}
/**
 * `GET /api/drafts/:id?since=`, and the response of requests that change a draft.
 */
export interface Draft {
  readonly id: Id;
  /**
   * The name.
   */
  readonly name: string;
  /**
   * The reason for the draft; may be empty.
   */
  readonly note: string;
  readonly kind: DraftKind;
  readonly state: DraftState;
  /**
   * The revision. It grows by one with each accepted request.
   */
  readonly rev: number;
  readonly source: SourceId;
  /**
   * The number of the publication that it is based on.
   */
  readonly baseNumber: number;
  readonly baseSource: SourceId;
  /**
   * True if enough valid reviews approve the current source.
   */
  readonly approved: boolean;
  /**
   * True if the live publication is not the base.
   */
  readonly outdated: boolean;
  /**
   * True if there are approvals, but only for an earlier source.
   */
  readonly lapsed: boolean;
  /**
   * True if the newest valid review requests changes.
   */
  readonly changesAsked: boolean;
  /**
   * The number of valid approvals of the current source.
   */
  readonly approvals: number;
  /**
   * The number of approvals that a draft needs, from the settings.
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
   * The users who edited the draft, in the order of their first edits.
   */
  readonly authors: readonly PersonName[];
  readonly createdBy: PersonName | null;
  readonly createdAt: Time;
  readonly changedAt: Time;
  readonly closedAt: Time | null;
}
/**
 * An accepted edit.
 */
export interface DraftEdit {
  /**
   * The id. Later edits have higher ids.
   */
  readonly id: number;
  /**
   * The revision that the edit created.
   */
  readonly rev: number;
  /**
   * The position within the revision.
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
   * True if the operator removed both values, which are then null.
   */
  readonly redacted?: boolean;
}
/**
 * A review of a draft.
 */
export interface Review {
  readonly id: Id;
  readonly draftId: Id;
  readonly source: SourceId;
  /**
   * The source that the reviewed draft was based on. Together with `source`, it identifies the reviewed change.
   */
  readonly baseSource?: SourceId | null;
  /**
   * The number of the publication of that base.
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
   * The user who dismissed this request for changes.
   */
  readonly dismissedBy: PersonName | null;
  /**
   * True if the review is valid now.
   */
  readonly counts: boolean;
  readonly why: ('withdrawn' | 'other-source' | 'author' | 'replaced' | 'person-gone' | 'dismissed' | 'not-reviewer') | null;
}
/**
 * `GET /api/publications/:id`: a publication.
 */
export interface Publication {
  readonly id: Id;
  readonly draftId: Id | null;
  readonly scheduleId: Id | null;
  /**
   * The kind of publication.
   */
  readonly kind: 'publish' | 'rollback';
  readonly source: SourceId;
  /**
   * The number of the publication that it is based on.
   */
  readonly baseNumber: number;
  readonly requestedBy: PersonName | null;
  readonly state: PublicationState;
  readonly number: number | null;
  readonly release: string | null;
  readonly failure: Failure | null;
  readonly at: Time;
  readonly settledAt: Time | null;
  /**
   * The difference from the chain of releases, which is authoritative; null if it matches.
   */
  readonly differs?: Failure | null;
  readonly emergency?: Emergency | null;
}
/**
 * The result of the server's last merge of a draft with a release.
 */
export interface Rebase {
  /**
   * The number of the release.
   */
  readonly number: number;
  /**
   * The revision of the draft after the merge.
   */
  readonly rev: number;
  /**
   * `carried`: the approvals are still valid, because the change is proved to be the same. `updated`: there was no approval. `lapsed`: the approvals are no longer valid. `conflict`: nothing was changed.
   */
  readonly result: 'carried' | 'updated' | 'lapsed' | 'conflict';
  /**
   * Why the approvals are no longer valid: the draft now makes different changes, or its changes have a different or unknown effect.
   */
  readonly reason?: 'other-changes' | 'other-effect' | 'too-large' | 'errors' | 'failed';
}
/**
 * `POST /api/drafts`: returns 201 with the `Draft`. `kind` is by default that of the copied draft, else `content`.
 */
export interface NewDraft {
  /**
   * The name. Other open drafts must not have it, ignoring case, spaces and invisible characters.
   */
  readonly name: string;
  /**
   * The reason for the draft.
   */
  readonly note?: string;
  /**
   * The number of a publication, or the id of a draft whose edits are copied. Default: the live publication.
   */
  readonly from?: number | Id;
  readonly kind?: DraftKind;
}
/**
 * `PATCH /api/drafts/:id`: returns the `Draft`.
 */
export interface ChangeDraft {
  /**
   * The new name.
   */
  readonly name?: string;
  /**
   * The new reason.
   */
  readonly note?: string;
  /**
   * The name and reason that the user saw. If the current ones differ, the request is refused with 409 `other-value`.
   */
  readonly expected: {
    /**
     * The name.
     */
    readonly name: string;
    /**
     * The reason.
     */
    readonly note: string;
  };
}
/**
 * A requested edit.
 */
export interface EditWish {
  readonly address: Address;
  readonly expected: Value;
  readonly value: Value;
}
/**
 * `POST /api/drafts/:id/edits`: returns `Saved`. A repeated request with the same `clientId` gets the same response.
 */
export interface ChangeValues {
  readonly clientId: Id;
  /**
   * The edits. Either all of them are applied, or none.
   *
   * @minItems 1
   * @maxItems 2000
   */
  readonly edits: readonly EditWish[];
}
/**
 * The saved result.
 */
export interface Saved {
  /**
   * The revision.
   */
  readonly rev: number;
  readonly source: SourceId;
  /**
   * With `?since=`: the edits after that revision, oldest first.
   */
  readonly edits?: readonly DraftEdit[];
  /**
   * In answers to requests that undo a release or restore from one: whether the draft is different now.
   */
  readonly changed?: boolean;
}
/**
 * `PUT /api/drafts/:id/files`: replaces a file by a text; returns `SavedFile`.
 */
export interface ChangeFile {
  readonly clientId: Id;
  /**
   * The path of the file, such as `config/rules/rules.json`.
   */
  readonly place: string;
  readonly expectedHash: Hash | null;
  readonly text: string | null;
}
/**
 * The saved result, and the edits that it contains.
 */
export interface SavedFile {
  /**
   * The revision.
   */
  readonly rev: number;
  readonly source: SourceId;
  /**
   * The edits from the old text to the new one.
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
 * `GET /api/drafts/:id/edits?since=`: the edits after a revision, oldest first.
 */
export interface Edits {
  /**
   * The edits.
   */
  readonly edits: readonly DraftEdit[];
  /**
   * The current revision.
   */
  readonly rev: number;
  readonly source: SourceId;
}
/**
 * Restores an earlier revision. What other users wrote since then needs a choice.
 */
export interface RestoreTo {
  /**
   * The revision to restore; 0 for the base.
   */
  readonly to: number;
  /**
   * The newest revision that the user has seen. Later edits need a choice too. By default the newest.
   */
  readonly seen?: number;
  readonly choices?: SideChoices;
  readonly clientId?: Id;
}
/**
 * A choice of one of the two values.
 */
export interface SideChoice {
  readonly address: Address;
  /**
   * In a merge, `mine` is the value of the draft and `theirs` the live value.
   */
  readonly take: 'mine' | 'theirs';
}
/**
 * Undoes one revision. Later edits stay; an edit of another user needs a choice.
 */
export interface UndoRevision {
  /**
   * The revision to undo.
   */
  readonly undo: number;
  readonly choices?: SideChoices;
  readonly clientId?: Id;
}
/**
 * `POST /api/drafts/:id/undo-release`: undoes a release or a part of it in a draft; later changes stay. Returns `Saved`, or 409 `changed-meanwhile` if a choice is missing.
 */
export interface UndoRelease {
  /**
   * The number of the release whose change is undone. The release before it must have its files.
   */
  readonly undo: number;
  /**
   * The changed values to undo, with their texts, order and references. By default all of the release.
   *
   * @minItems 1
   * @maxItems 2000
   */
  readonly addresses?: readonly Address[];
  readonly choices?: SideChoices;
  readonly clientId?: Id;
}
/**
 * `POST /api/drafts/:id/restore-from`: restores items of a release in a draft, with their texts, order and references. Returns `Saved`, or 409 `changed-meanwhile` if it exists in another form and a choice is missing.
 */
export interface RestoreFrom {
  /**
   * The number of the release.
   */
  readonly release: number;
  /**
   * The items, screens, rules, links or texts to restore.
   *
   * @minItems 1
   * @maxItems 2000
   */
  readonly addresses: readonly Address[];
  /**
   * The entries that they refer to and that stay deleted.
   *
   * @maxItems 2000
   */
  readonly without?: readonly Address[];
  readonly choices?: SideChoices;
  readonly clientId?: Id;
}
/**
 * `POST /api/drafts/:id/merge`: returns `Merged`, or 409 `conflicts` if a choice is missing.
 */
export interface Merge {
  /**
   * The number of the live publication.
   */
  readonly onto: number;
  /**
   * One choice for each conflict.
   *
   * @maxItems 2000
   */
  readonly choices: readonly Choice[];
  readonly clientId?: Id;
}
/**
 * A choice of a different value.
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
   * The publication that the draft is now based on.
   */
  readonly base: number;
  readonly baseSource: SourceId;
}
/**
 * `POST /api/drafts/:id/submit`: returns the `Draft`.
 */
export interface Submit {
  readonly source: SourceId;
  /**
   * A message for the reviewers.
   */
  readonly text?: string;
}
/**
 * `POST /api/drafts/:id/reviews`: returns 201 with the `Review`.
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
 * `GET /api/drafts/:id/differences`: how a draft differs from the change that a review approved. Returns 202 and `Judging` while the server calculates.
 */
export interface Differences {
  readonly review: Id;
  readonly source: SourceId;
  /**
   * By address. Null if the operator removed a text of the approved change.
   */
  readonly edits: readonly DifferentEdit[] | null;
  /**
   * What members get from only one of the two changes. Null if it is unknown.
   */
  readonly effects: readonly DifferentEffect[] | null;
  /**
   * How many effects are not listed.
   */
  readonly more: number;
  readonly untold: ('errors' | 'too-large' | 'failed' | 'removed') | null;
}
/**
 * An edit that is not the approved one: new without `approved`, gone without `now`.
 */
export interface DifferentEdit {
  readonly address: Address;
  readonly approved: EditSides | null;
  readonly now: EditSides | null;
}
/**
 * The values before and after an edit.
 */
export interface EditSides {
  readonly before: Value;
  readonly after: Value;
}
/**
 * An effect that some members get from only one of the two changes.
 */
export interface DifferentEffect {
  /**
   * `first`: only from the approved change. `second`: only from the draft now.
   */
  readonly side: 'first' | 'second';
  /**
   * Kind of change, as in `MeaningChange`; `possible`: who can exist. `shared`: a setting. `path`: an address of a screen.
   */
  readonly kind: 'shown' | 'links' | 'words' | 'looks' | 'gates' | 'order' | 'possible' | 'shared' | 'path';
  /**
   * The id of the item; empty for a setting.
   */
  readonly item: string;
  /**
   * Which part of it; `now` or `gone` for `shown` and `possible`.
   */
  readonly what: string;
  /**
   * Before; absent: nothing.
   */
  readonly before?: string;
  /**
   * After; absent: nothing.
   */
  readonly after?: string;
  /**
   * The members in words.
   */
  readonly members: string;
  /**
   * Sample members among them.
   */
  readonly samples: readonly string[];
}
/**
 * `POST /api/reviews/:id/dismiss`: returns the `Review`.
 */
export interface Dismiss {
  /**
   * Why the draft can go live without the requested changes.
   */
  readonly text: string;
}
/**
 * `GET /api/drafts/:id/threads`: the comment threads, oldest first.
 */
export interface Threads {
  /**
   * The threads.
   */
  readonly threads: readonly Thread[];
}
/**
 * A comment thread about a draft or one of its items. Also the response of requests that change a thread.
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
   * The comments, at least one.
   */
  readonly remarks: readonly Remark[];
}
/**
 * A comment.
 */
export interface Remark {
  readonly id: Id;
  readonly author: PersonName;
  /**
   * Plain text; empty if the operator removed it.
   */
  readonly text: string;
  readonly at: Time;
}
/**
 * `POST /api/drafts/:id/threads`: returns 201 with the `Thread`.
 */
export interface NewThread {
  readonly address: Address | null;
  /**
   * Plain text.
   */
  readonly text: string;
}
/**
 * `POST /api/threads/:id/remarks`: returns 201 with the `Thread`.
 */
export interface NewRemark {
  /**
   * Plain text.
   */
  readonly text: string;
}
/**
 * `POST /api/threads/:id/resolve`: returns the `Thread`.
 */
export interface ResolveThread {
  /**
   * False reopens the thread. Default: true.
   */
  readonly resolved?: boolean;
}
/**
 * The body of every response with a status of 400 or higher. Additional properties depend on the code: see `ErrorDetails`.
 */
export interface ApiError {
  readonly code: ErrorCode;
  /**
   * What happened and what to do, in the user's language.
   */
  readonly message: string;
  readonly [k: string]: unknown;
}
/**
 * A problem of a body that does not match its schema.
 */
export interface BodyMistake {
  /**
   * The location in the body as a JSON pointer, empty for the body itself; `?name` for a parameter of the address.
   */
  readonly at: string;
  /**
   * A description of the problem.
   */
  readonly message: string;
}
/**
 * A value that another user changed, with that user and the time.
 */
export interface ChangedItem {
  readonly address: Address;
  readonly current: Value;
  /**
   * The earlier value that the request would restore. Only in the answers to requests that restore.
   */
  readonly wanted?: unknown;
  readonly by: PersonName | null;
  readonly at: Time | null;
}
/**
 * A value outside of the configuration that another user changed since it was read, with that user and the time.
 */
export interface OtherValue {
  /**
   * What the value is: the name of a setting, `roles`, `name` and `note` of a draft, or `schedule`.
   */
  readonly name: string;
  /**
   * The current value.
   */
  readonly current: unknown;
  /**
   * The value that the request would write.
   */
  readonly wanted: unknown;
  readonly by: PersonName | null;
  readonly at: Time | null;
}
/**
 * A cell that someone signed off, or a sign-off that someone withdrew, since it was read.
 */
export interface OtherSignOff {
  /**
   * The id of the item.
   */
  readonly item: string;
  /**
   * The name of the column.
   */
  readonly column: string;
  readonly current: SignOff | null;
}
/**
 * A sign-off. It is valid in every later source where the cell has the same outcome.
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
   * The reason; may be empty.
   */
  readonly text: string;
  readonly person: PersonName;
  readonly at: Time;
}
/**
 * A value that both sides of a merge changed, so that a choice is needed.
 */
export interface Conflict {
  readonly address: Address;
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}
/**
 * The result that a merge of a draft with the live publication would have.
 */
export interface MergePreview {
  /**
   * The conflicts that need a choice, if any.
   */
  readonly conflicts: readonly Conflict[];
  /**
   * What changed in the live publication since the base of the draft.
   */
  readonly theirs: readonly Address[];
  /**
   * What the draft changes.
   */
  readonly mine: readonly Address[];
}
/**
 * A draft with the time when it goes live.
 */
export interface ScheduledDraft {
  readonly draft: DraftName;
  readonly at: Time;
}
/**
 * A draft with its name.
 */
export interface DraftName {
  readonly id: Id;
  /**
   * The name.
   */
  readonly name: string;
}
/**
 * The properties of an error besides code and message, by its code. Other codes have no additional properties.
 */
export interface ErrorDetails {
  /**
   * The body does not match its schema (`mistakes`), or the source has errors (`problems`).
   */
  readonly 'not-valid': {
    /**
     * The problems of the body.
     */
    readonly mistakes?: readonly BodyMistake[];
    /**
     * The errors of the source.
     */
    readonly problems?: readonly Problem[];
  };
  /**
   * A text is not JSON, a value is not allowed at its address, or an id is already used for something else. A translator's file that cannot be read has `mistakes`.
   */
  readonly unreadable: {
    readonly address?: Address;
    /**
     * The path of the file.
     */
    readonly place?: string;
    /**
     * The exact reason, such as `not-json`, `no-place`, `too-deep` or `client-id-taken`, so that clients can show their own message.
     */
    readonly why?: string;
    /**
     * The problems of a translator's file, with line and remedy.
     */
    readonly mistakes?: readonly BodyMistake[];
  };
  /**
   * There were too many requests.
   */
  readonly 'too-many': {
    /**
     * The seconds to wait.
     */
    readonly retryAfter: number;
  };
  /**
   * The page is older than the server and must be reloaded.
   */
  readonly 'old-client': {
    /**
     * The version of the server's API.
     */
    readonly api: number;
  };
  /**
   * The state of the draft does not allow this.
   */
  readonly 'other-state': {
    readonly state: DraftState;
  };
  /**
   * The current values differ from the expected ones.
   */
  readonly 'changed-meanwhile': {
    /**
     * The values that differ.
     */
    readonly items: readonly ChangedItem[];
  };
  /**
   * Another user changed the values after they were read.
   */
  readonly 'other-value': {
    /**
     * What differs.
     */
    readonly items: readonly OtherValue[];
  };
  /**
   * The merge needs choices.
   */
  readonly conflicts: {
    /**
     * The conflicts that need a choice.
     */
    readonly items: readonly Conflict[];
  };
  /**
   * A newer publication than the named one is live.
   */
  readonly 'live-moved': {
    readonly live: Live;
  };
  /**
   * The draft changed after the user loaded it.
   */
  readonly 'other-source': {
    readonly source: SourceId;
  };
  /**
   * Another publication went live; merge it first.
   */
  readonly 'base-is-not-live': {
    readonly live: Live;
    readonly merge: MergePreview | null;
  };
  /**
   * There are fewer approvals than needed.
   */
  readonly 'approvals-missing': {
    /**
     * The number of approvals that a draft needs, from the settings.
     */
    readonly needed: number;
    /**
     * The number of valid approvals.
     */
    readonly given: number;
  };
  /**
   * True if there are approvals, but only for an earlier source.
   */
  readonly 'approval-lapsed': {
    /**
     * The number of approvals that a draft needs, from the settings.
     */
    readonly needed: number;
    /**
     * The number of valid approvals.
     */
    readonly given: number;
  };
  /**
   * The draft is scheduled. Repeat the request with `instead: true` to publish it now, or cancel the schedule first.
   */
  readonly scheduled: {
    readonly schedule: Schedule;
  };
  /**
   * Nothing can be published during this freeze.
   */
  readonly frozen: {
    readonly freeze: Freeze;
  };
  /**
   * Clocks show this time twice that night, so the request must select one of the two.
   */
  readonly twice: {
    /**
     * The possible values of `offset`.
     */
    readonly offsets: readonly string[];
  };
  /**
   * These cells have a different outcome in this source.
   */
  readonly 'other-cell': {
    /**
     * The cells.
     */
    readonly items: readonly OtherCell[];
  };
  /**
   * Another user signed off the cells after they were read.
   */
  readonly 'other-sign-off': {
    /**
     * What differs.
     */
    readonly items: readonly OtherSignOff[];
  };
  /**
   * The user edited something that affects these cells since their last sign-off.
   */
  readonly 'own-cell': {
    /**
     * The cells.
     */
    readonly items: readonly OwnCell[];
  };
  /**
   * Schedules during the freeze, which it would stop.
   */
  readonly 'schedules-inside'?: {
    /**
     * The schedules, earliest first.
     */
    readonly schedules: readonly ScheduledDraft[];
  };
  /**
   * The reason why the draft is more than a notice.
   */
  readonly 'not-a-notice': {
    readonly why: EmergencyObstacle;
    readonly at: string | null;
  };
}
/**
 * A problem in a source, as `portal check` reports it, in the user's language.
 */
export interface Problem {
  /**
   * An error stops a publication; a warning does not.
   */
  readonly severity: 'error' | 'warning';
  /**
   * The kind of problem, such as `unknown-rule`.
   */
  readonly code: string;
  /**
   * The path of the file, such as `config/screens/home.json`.
   */
  readonly file: string;
  /**
   * Starts at 1.
   */
  readonly line: number;
  /**
   * Starts at 1.
   */
  readonly column: number;
  /**
   * What is wrong.
   */
  readonly message: string;
  /**
   * The line of the file; empty if the file is missing.
   */
  readonly excerpt: string;
  /**
   * The closest valid name.
   */
  readonly nearest?: string;
  /**
   * How to fix it.
   */
  readonly hint: string;
  /**
   * Other positions of the same problem, as `file:line:column`.
   */
  readonly also: readonly string[];
  readonly address?: Address;
}
/**
 * `GET /api/live`: what members see now.
 */
export interface Live {
  /**
   * The number of the publication.
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
 * A freeze: a period when nothing can be published. Rollbacks are still possible.
 */
export interface Freeze {
  readonly id: Id;
  readonly from: Time;
  readonly until: Time;
  /**
   * The reason.
   */
  readonly reason: string;
  readonly createdBy: PersonName | null;
  readonly at: Time;
}
/**
 * A cell.
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
 * A cell.
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
 * Users opened or left a draft. This event has no id.
 */
export interface PresenceEvent {
  /**
   * `presence`.
   */
  readonly type: 'presence';
  readonly draft: Id;
  /**
   * All users who have the draft open.
   */
  readonly people: readonly Presence[];
}
/**
 * The location of a user in a draft; removed after 40 s without an update.
 */
export interface Presence {
  readonly person: PersonName;
  readonly address: Address | null;
  readonly at: Time;
}
/**
 * A review or comment was added or changed, or a draft was sent for review or withdrawn.
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
 * The state of a publication or schedule changed.
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
 * Another publication is live.
 */
export interface LiveEvent {
  /**
   * `live`.
   */
  readonly type: 'live';
  /**
   * The number of the publication.
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
 * `PUT /api/presence`, every 15 s: returns `PresenceList`.
 */
export interface BePresent {
  readonly draft: Id;
  readonly address: Address | null;
}
/**
 * The users who have the draft open.
 */
export interface PresenceList {
  /**
   * All users who have the draft open, including the current user.
   */
  readonly people: readonly Presence[];
  /**
   * The revision of the draft. A page that knows an earlier one has missed events.
   */
  readonly rev?: number;
  /**
   * The entry of the newest event in the audit log. A page whose stream did not send it has missed events.
   */
  readonly seen?: number;
}
/**
 * A row of the audit log. `hash` is the SHA-256 of `previousHash` and the row's JSON: id, at, actor, through, what, subject, detail, with sorted names and without spaces.
 */
export interface AuditRow {
  /**
   * The number of the row, starting at 1 without gaps.
   */
  readonly id: number;
  readonly at: Time;
  readonly actor: string | null;
  /**
   * The interface that the user acted through.
   */
  readonly through: 'web' | 'cli' | 'schedule';
  readonly what: Deed;
  /**
   * The subject of the action, usually an id.
   */
  readonly subject: string;
  /**
   * Details of the action.
   */
  readonly detail: {
    readonly [k: string]: unknown;
  };
  /**
   * The hash of the previous row; empty for the first row.
   */
  readonly previousHash: string;
  readonly hash: Hash;
}
/**
 * `GET /api/audit?before=&limit=&actor=&what=&subject=`: the rows, newest first. Without the administrator role, users get only their own rows.
 */
export interface Audit {
  /**
   * The rows.
   */
  readonly rows: readonly AuditRow[];
  /**
   * False if the hash of a checked entry does not match the entry before it, or entries are missing.
   */
  readonly whole: boolean;
  /**
   * The hashes of the entries up to this number match. The server checks the later ones in the background.
   */
  readonly checked: number;
  /**
   * The names of actors and subjects, by id.
   */
  readonly people: {
    readonly [k: string]: string;
  };
  /**
   * The earlier releases that the releases of these rows undo changes of, and the later releases that undo changes of theirs.
   */
  readonly takingBack: readonly TakingBack[];
  /**
   * The names of drafts that the entries are about, by id; only for users who may see drafts.
   */
  readonly drafts: {
    readonly [k: string]: string;
  };
  /**
   * True if there are older entries.
   */
  readonly more: boolean;
}
/**
 * A release that undoes a change of an earlier release, or restores values of one.
 */
export interface TakingBack {
  /**
   * The number of the later release.
   */
  readonly by: number;
  /**
   * `undo` or `restore`.
   */
  readonly kind: 'undo' | 'restore';
  /**
   * The number of the earlier release.
   */
  readonly number: number;
}
/**
 * `GET /api/grid?source=&against=&format=json` and `POST /api/grid`: the rows and cells of `portal gating --json`. Compared with another source, only rows that differ.
 */
export interface Grid {
  /**
   * The address of this schema.
   */
  $schema: string;
  readonly source: SourceId;
  readonly asked?: AskedOfGrid;
  readonly language: Language;
  /**
   * The columns.
   */
  readonly columns: readonly GridColumn[];
  /**
   * The items.
   */
  readonly rows: readonly GridRow[];
  readonly against?: GridAgainst;
}
/**
 * The answers of questions for each item, by its id, in the order of the columns. For a fact or rule, the answer that members need to see the item: `yes`, `no`, `either`, `any` (it does not matter) or `nobody` (no one sees it). For a member or day, whether all members see it: `shown`, `depends` or `hidden`. Null for an unknown question.
 */
export interface AskedOfGrid {
  /**
   * The questions.
   */
  readonly columns: readonly AskedOfGridColumn[];
  /**
   * The answers, by the id of the item.
   */
  readonly cells: {
    /**
     * The answers for an item.
     *
     * Items: An answer.
     */
    readonly [k: string]: readonly (string | null)[];
  };
}
/**
 * A question, as asked and in words.
 */
export interface AskedOfGridColumn {
  /**
   * The question as asked.
   */
  readonly name: string;
  /**
   * The question in words.
   */
  readonly says: string;
  /**
   * The kind of question.
   */
  readonly kind: 'answer' | 'member' | 'day' | 'unknown';
}
/**
 * A column.
 */
export interface GridColumn {
  /**
   * The name.
   */
  readonly name: string;
  /**
   * The condition of the column in words.
   */
  readonly says: string;
  /**
   * True if the column has the members whose first matching plan variant it is.
   */
  readonly isFirst?: boolean;
}
/**
 * An item.
 */
export interface GridRow {
  /**
   * The id of the item.
   */
  readonly id: string;
  /**
   * The kind of the item.
   */
  readonly kind: string;
  /**
   * The path, for a screen.
   */
  readonly path?: string;
  /**
   * The values that everyone who sees the item gets, by field.
   */
  readonly everywhere: {
    readonly [k: string]: string;
  };
  /**
   * Other fields that affect the appearance in both languages, as JSON. They are compared and signed off, but not described.
   */
  readonly look: string;
  /**
   * The cells, one for each column.
   */
  readonly cells: readonly GridCell[];
}
/**
 * What the members of a column get. Sign-offs refer to `cellHash`; cells of the other side of a comparison have none.
 */
export interface GridCell {
  readonly verdict: GridVerdict;
  /**
   * The outcomes, each with its members.
   */
  readonly outcomes: readonly GridOutcome[];
  /**
   * Assumed constraints that the cell depends on.
   *
   * Items: The id of a constraint.
   */
  readonly assumes?: readonly string[];
  /**
   * Members of other columns who also have this plan variant, with outcomes that this cell does not include.
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
   * A description of the members; absent for all of them.
   */
  readonly when?: string;
  /**
   * The values that differ from those of the row, by field; null for no value.
   */
  readonly fields: {
    readonly [k: string]: string | null;
  };
}
/**
 * What members get if another plan variant applies first.
 */
export interface GridFurther {
  /**
   * The plan variants that apply first.
   *
   * Items: The name of a column.
   */
  readonly also: readonly string[];
  readonly verdict: GridVerdict;
  /**
   * The outcomes.
   */
  readonly outcomes: readonly GridOutcome[];
}
/**
 * For a cell whose item only some members see: the deciding facts, in a few words each.
 */
export interface GridBrief {
  /**
   * The first deciding fact.
   */
  readonly says: string;
  /**
   * The other deciding facts.
   *
   * Items: A fact.
   */
  readonly others: readonly string[];
}
/**
 * The other source, with its rows for those that differ; absent without a comparison.
 */
export interface GridAgainst {
  readonly source: SourceId;
  /**
   * The items.
   */
  readonly rows: readonly GridRow[];
}
/**
 * `POST /api/grid`: exports a view of the table as a file.
 */
export interface GridWish {
  readonly source: SourceId;
  readonly against?: SourceId;
  readonly format: GridFormat;
  readonly language: Language;
  /**
   * The ids of the items to include. Default: all.
   *
   * @maxItems 5000
   *
   * Items: The id of an item.
   */
  readonly items?: readonly string[];
  /**
   * The names of the columns to include. Default: all.
   *
   * @maxItems 100
   *
   * Items: The name of a column.
   */
  readonly columns?: readonly string[];
  /**
   * Questions to add as columns, as in the address of the page: `isSubscriber`, `status=Active`, `@m01`, `on:2027-01-01`. In a comparison, only questions about this source are included.
   *
   * @maxItems 40
   *
   * Items: A question.
   */
  readonly ask?: readonly string[];
  /**
   * The day of the portal, YYYY-MM-DD. Default: includes all dated entries.
   */
  readonly on?: string;
  /**
   * The day of the other side of the comparison.
   */
  readonly againstOn?: string;
  /**
   * Ids of constraints to ignore.
   *
   * @maxItems 100
   *
   * Items: The id of a constraint.
   */
  readonly without?: readonly string[];
  readonly names?: GridNames;
}
/**
 * The names of the sources in the file, besides their hashes.
 */
export interface GridNames {
  /**
   * The name of the source.
   */
  readonly source: string;
  /**
   * The name of the other source.
   */
  readonly against?: string;
}
/**
 * `POST /api/tables`: exports any other table of a page as a file.
 */
export interface TableWish {
  /**
   * The title of the table.
   */
  readonly title: string;
  /**
   * Descriptions of the data: the draft or release, the day, the member.
   *
   * @maxItems 20
   *
   * Items: A sentence.
   */
  readonly about: readonly string[];
  /**
   * The headings of the columns.
   *
   * @minItems 1
   * @maxItems 100
   *
   * Items: A heading.
   */
  readonly columns: readonly string[];
  /**
   * The rows.
   *
   * @maxItems 5000
   */
  readonly rows: readonly string[][];
  readonly draft?: Id;
  readonly format: GridFormat;
  readonly language: Language;
}
/**
 * `POST /api/tables` as JSON: a table with headings and rows, as texts.
 */
export interface Table {
  /**
   * The address of this schema.
   */
  $schema: string;
  /**
   * The title of the table.
   */
  readonly title: string;
  /**
   * Descriptions of the data.
   *
   * Items: A sentence.
   */
  readonly about: readonly string[];
  readonly language: Language;
  /**
   * The headings of the columns.
   *
   * Items: A heading.
   */
  readonly columns: readonly string[];
  /**
   * The rows.
   */
  readonly rows: readonly string[][];
}
/**
 * A cell.
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
   * The reason.
   */
  readonly text?: string;
  readonly expected: Id | null;
}
/**
 * `GET /api/sign-offs?source=`: the newest sign-off of each cell outcome, and those of other users with the same verdict.
 */
export interface SignOffs {
  /**
   * The sign-offs.
   */
  readonly signOffs: readonly SignOff[];
}
/**
 * `POST /api/drafts/:id/exchanges`: returns 201 with the `Exchange`; its file is at `/api/exchanges/:id/file`.
 */
export interface NewExchange {
  readonly format: ExchangeFormat;
  /**
   * The texts to export.
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
   * The number of texts in the file.
   */
  readonly texts: number;
  readonly madeBy: PersonName | null;
  readonly at: Time;
  readonly takenAt: Time | null;
}
/**
 * The result of an import, or the result that it would have: of `POST /api/exchanges/:id/import`, with or without `dry=1`, and of `POST /api/drafts/:id/translations/compare`.
 */
export interface Imported {
  /**
   * The result for each text of the file, and for each exported text.
   */
  readonly words: readonly ImportedWord[];
  /**
   * The parts of the file that cannot be read.
   */
  readonly unread: readonly UnreadPart[];
  /**
   * The format of the file.
   */
  readonly format: 'CSV' | 'XLIFF';
  /**
   * The character encoding of the file.
   */
  readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
  readonly exchange: Exchange | null;
  /**
   * The revision that the import created; absent if nothing changed.
   */
  readonly rev?: number;
  readonly source?: SourceId;
}
/**
 * The result for a text: what the draft has, what the file has, and what an import does.
 */
export interface ImportedWord {
  readonly address: Address;
  /**
   * `taken`: imported and confirmed. `unconfirmed`: imported, but not confirmed, because the file marks it as unfinished. `english-changed`: imported, but outdated, because the English has changed since. `confirmed`: the draft's translation is confirmed. `conflict`: imported only if an editor chooses it. `unchanged`: nothing to do. All others are refusals.
   */
  result:
    | 'taken'
    | 'unconfirmed'
    | 'english-changed'
    | 'confirmed'
    | 'conflict'
    | 'unchanged'
    | 'unknown'
    | 'repeated'
    | 'damaged'
    | 'emptied'
    | 'other-english'
    | 'placeholder-lost'
    | 'not-returned';
  /**
   * The English of the draft; absent if the draft does not have the text.
   */
  readonly en?: string;
  /**
   * The Spanish of the draft; absent if the text has no translation.
   */
  readonly es?: string;
  readonly file?: FileText;
  /**
   * In a conflict: the user who changed the Spanish of the draft; null if it comes from a release.
   */
  readonly by?: PersonName | null;
  /**
   * In a conflict: when the Spanish of the draft was changed.
   */
  readonly at?: Time | null;
}
/**
 * A text in a translator's file.
 */
export interface FileText {
  /**
   * The English.
   */
  readonly en: string;
  /**
   * The translation.
   */
  readonly es: string;
  /**
   * The line of the file.
   */
  readonly line?: number;
  /**
   * True if the file marks the translation as unfinished.
   */
  readonly needsReview?: boolean;
}
/**
 * A part of a translator's file that cannot be read.
 */
export interface UnreadPart {
  /**
   * The line of the file.
   */
  readonly line: number;
  readonly address?: Address;
  /**
   * The reason, and what to do.
   */
  readonly message: string;
}
/**
 * `POST /api/drafts/:id/translations/take`: imports these texts of a translator's file as one change, or none of them if a text of the draft differs from the one shown. A repeated request with the same `clientId` gets the same response.
 */
export interface TakeTranslations {
  readonly clientId: Id;
  readonly exchange: Id | null;
  /**
   * The texts, as they were shown.
   *
   * @minItems 1
   * @maxItems 20000
   */
  readonly texts: readonly TakenText[];
}
/**
 * A text to import.
 */
export interface TakenText {
  readonly address: Address;
  /**
   * The English of the draft, as it was shown.
   */
  readonly en: string;
  /**
   * The Spanish of the draft, as it was shown; null if the text had no translation.
   */
  readonly es: string | null;
  readonly file: FileText;
}
/**
 * 202: the check is still running. Ask again, or wait for the next `rev` event.
 */
export interface Judging {
  readonly source: SourceId;
  /**
   * Always `working`.
   */
  readonly state: 'working';
}
/**
 * `GET /api/drafts/:id/judgement`: the check of the current source, compared with the base, in the user's language.
 */
export interface Judgement {
  readonly source: SourceId;
  /**
   * The problems, errors first.
   */
  readonly problems: readonly Problem[];
  /**
   * The risks for members that are not live yet: hosts that no live address has, and other risks of the change.
   */
  readonly risks: readonly Problem[];
  readonly meaning: Meaning | null;
  readonly untold: string | null;
  /**
   * Texts with an outdated or missing Spanish translation.
   */
  readonly staleWords: readonly StaleWord[];
}
/**
 * The effect of a change: who sees what differently, exact for all possible members.
 */
export interface Meaning {
  /**
   * True if no member sees a difference.
   */
  readonly isEmpty: boolean;
  /**
   * The changes of items.
   */
  readonly changes: readonly MeaningChange[];
  /**
   * Items that moved.
   */
  readonly moved: readonly MovedItem[];
  /**
   * Changes that are the same for everyone.
   */
  readonly other: readonly PlainDifference[];
  /**
   * Changed items, although no one sees a difference.
   */
  readonly unaffected: readonly string[];
  /**
   * The number of sample members that were compared.
   */
  readonly samples: readonly string[];
  /**
   * Addresses that stop working.
   */
  readonly lost?: readonly LostPath[];
  /**
   * Members who are newly possible or no longer possible.
   */
  readonly constraints?: object;
}
/**
 * A change, described in words.
 */
export interface MeaningChange {
  /**
   * The kind of change.
   */
  readonly kind: string;
  /**
   * The id of the item.
   */
  readonly item: string;
  /**
   * The part of the item that changed.
   */
  readonly what: string;
  /**
   * The old value, as JSON.
   */
  readonly before?: string;
  /**
   * The new value, as JSON.
   */
  readonly after?: string;
  /**
   * The change in one sentence.
   */
  readonly text: string;
  /**
   * The affected members, in words.
   */
  readonly members: string;
  /**
   * The share of affected members in each plan.
   */
  readonly plans?: readonly PlanPart[];
  /**
   * The affected sample members.
   */
  readonly samples: readonly string[];
}
/**
 * A plan.
 */
export interface PlanPart {
  /**
   * The name.
   */
  readonly plan: string;
  /**
   * The share of its members.
   */
  readonly share: 'all' | 'some' | 'none';
}
/**
 * An item with its old and new id.
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
 * A changed value.
 */
export interface PlainDifference {
  /**
   * The location of the value.
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
 * An address.
 */
export interface LostPath {
  /**
   * The path.
   */
  readonly path: string;
  readonly language: Language;
  /**
   * The screen that it opened.
   */
  readonly screen: string;
  /**
   * True if the screen still exists under another path.
   */
  readonly isScreenKept: boolean;
}
/**
 * A text whose translation must be checked.
 */
export interface StaleWord {
  readonly address: Address;
  /**
   * The English changed, only the Spanish changed, the two were never compared, or there is no Spanish.
   */
  readonly why: 'english' | 'spanish' | 'unread' | 'missing';
  /**
   * The current English text.
   */
  readonly en: string;
  /**
   * The English text at the time of the translation.
   */
  readonly older?: string;
  /**
   * The current Spanish text; empty if it is missing.
   */
  readonly es: string;
  /**
   * The readers of the text, in words.
   */
  readonly readBy: string;
}
/**
 * `GET /api/me`: the current user.
 */
export interface Me {
  readonly person: Myself;
  /**
   * The roles; empty if the user is signed in but has no role yet.
   */
  readonly roles: readonly Role[];
  readonly sessionEnd: Time;
  readonly language: Language | null;
  readonly theme: Theme | null;
  /**
   * The version of the server.
   */
  readonly version: string;
  /**
   * The version of the server's API. Requests send the version of the page in the header `X-Workbench-Api`.
   */
  readonly api: number;
  readonly live: string | null;
  /**
   * The number of a log entry. An event stream that starts after it (`GET /api/events?after=`) misses nothing that happens after this answer. Null if the server does not know it yet.
   */
  readonly seen: number | null;
}
/**
 * The current user.
 */
export interface Myself {
  readonly id: Id;
  /**
   * The name from the sign-in provider.
   */
  readonly name: string;
  readonly email: string | null;
  /**
   * The sign-in provider.
   */
  readonly issuer: string;
  /**
   * The provider's id of the user.
   */
  readonly subject: string;
}
/**
 * `PUT /api/me`: the preferences of the user; null for the settings of the browser and system. Returns `Me`.
 */
export interface Preferences {
  readonly language: Language | null;
  readonly theme: Theme | null;
}
/**
 * `POST /auth/sign-out`: ends the session. Returns 204.
 */
export interface SignOut {
  /**
   * If true, ends all sessions of the user.
   */
  readonly everywhere?: boolean;
}
/**
 * `GET /api/people`: all users.
 */
export interface People {
  /**
   * All users who have signed in or were named administrators, sorted by name.
   */
  readonly people: readonly PersonRow[];
}
/**
 * A user in the list for administrators.
 */
export interface PersonRow {
  readonly id: Id;
  /**
   * The name from the sign-in provider; the subject before the first sign-in.
   */
  readonly name: string;
  readonly email: string | null;
  /**
   * The sign-in provider.
   */
  readonly issuer: string;
  /**
   * The provider's id of the user.
   */
  readonly subject: string;
  /**
   * The roles of the user.
   */
  readonly roles: readonly Role[];
  readonly createdAt: Time;
  readonly seenAt: Time | null;
  readonly disabledAt: Time | null;
}
/**
 * `GET` and `PUT /api/people/:id/roles`: the current roles.
 */
export interface PersonRoles {
  /**
   * The roles, with the time of each grant and the user who granted it.
   */
  readonly roles: readonly RoleGrant[];
}
/**
 * A role of a user.
 */
export interface RoleGrant {
  readonly role: Role;
  readonly grantedBy: PersonName | null;
  readonly at: Time;
}
/**
 * `GET /api/people/:id/waiting`: the open drafts that depend on a user.
 */
export interface WaitingWork {
  /**
   * The drafts, sorted by name.
   */
  readonly drafts: readonly WaitingDraft[];
}
/**
 * A draft, and what the user did in it.
 */
export interface WaitingDraft {
  readonly id: Id;
  /**
   * The name of the draft.
   */
  readonly name: string;
  /**
   * True if the user edited it.
   */
  readonly isAuthor: boolean;
  /**
   * True if the user scheduled it.
   */
  readonly hasScheduled: boolean;
  /**
   * True if an approval by the user is valid.
   */
  readonly hasApproved: boolean;
  /**
   * True if a request for changes by the user is open.
   */
  readonly hasRequested: boolean;
}
/**
 * `PUT /api/people/:id/roles`: sets the roles of a user.
 */
export interface ChangeRoles {
  /**
   * All roles of the user from now on.
   */
  readonly roles: readonly Role[];
  /**
   * The roles that the user saw. If the current ones differ, the request is refused with 409 `other-value`.
   */
  readonly expected: readonly Role[];
}
/**
 * `GET /api/settings`: the settings of the workbench.
 */
export interface Settings {
  /**
   * The number of approvals that a draft needs before it can be published.
   */
  readonly approvals: number;
  /**
   * True if the only approver of a draft can also publish it.
   */
  readonly soleApproverMayPublish: boolean;
  /**
   * Whether a publisher may publish a draft that only adds, changes or ends a notice without an approval; a reviewer confirms or reverts it afterwards.
   */
  readonly emergencyNotices?: boolean;
  readonly oidcRoles?: OidcRoles | null;
}
/**
 * Roles from a claim of the provider's ID token, read at each sign-in. They replace roles that were granted by hand.
 */
export interface OidcRoles {
  /**
   * The name of the claim, whose value is a text or a list of texts.
   */
  readonly claim: string;
  /**
   * The roles for each value of the claim.
   */
  readonly roles: {
    /**
     * The roles.
     */
    readonly [k: string]: readonly Role[];
  };
}
/**
 * `PUT /api/settings`: changes the settings that differ from the expected ones. Returns all `Settings`.
 */
export interface ChangeSettings {
  readonly settings: Settings;
  readonly expected: Settings;
}
/**
 * `GET /api/freezes`: current and future freezes.
 */
export interface Freezes {
  /**
   * The current and future freezes, sorted by start.
   */
  readonly freezes: readonly Freeze[];
}
/**
 * `POST /api/freezes`: returns 201 with the `Freeze`.
 */
export interface NewFreeze {
  readonly from: Time;
  readonly until: Time;
  /**
   * The reason, which is shown to users who try to publish.
   */
  readonly reason: string;
  /**
   * What happens to schedules during the freeze: move them to its end, cancel them, or publish them anyway. Without it, a freeze that contains schedules is refused.
   */
  readonly schedules?: 'move' | 'cancel' | 'exempt';
}
/**
 * A publication in the chain.
 */
export interface ChainEntry {
  /**
   * Starts at 1.
   */
  readonly number: number;
  readonly id: string | null;
  /**
   * `publish`, `rollback`, or another kind that the command line created.
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
   * True if the release is live but its files are damaged. Members see the last intact release until the next publication.
   */
  readonly torn?: boolean;
  readonly emergency?: Emergency;
  /**
   * The changes of earlier releases that it undoes, if a user chose `undo` or `restore`.
   */
  readonly takesBack?: readonly TakenBack[];
}
/**
 * A change of an earlier release that this release undoes, or values of an earlier release that it restores.
 */
export interface TakenBack {
  /**
   * `undo`: a change of that release is undone. `restore`: values of that release are restored.
   */
  readonly kind: 'undo' | 'restore';
  /**
   * The number of the earlier release.
   */
  readonly number: number;
  /**
   * The addresses of the values.
   */
  readonly addresses: readonly string[];
}
/**
 * The parts of an item that name it: its texts, or its type of block and id.
 */
export interface NamedNode {
  /**
   * The id of the item.
   */
  readonly id: string;
  /**
   * The type of a block.
   */
  readonly type?: string;
  /**
   * Its title in each language that has one.
   */
  readonly title: {
    /**
     * The English title.
     */
    readonly en?: string;
    /**
     * The Spanish title.
     */
    readonly es?: string;
  };
}
/**
 * An item, or a value outside of items, that a release deleted.
 */
export interface Deletion {
  /**
   * The number of the release.
   */
  readonly number: number;
  /**
   * `publish`, `rollback`, or another kind that the command line created.
   */
  readonly kind: string;
  readonly time: Time;
  readonly author: string | null;
  readonly message: string | null;
  readonly draft: DraftName | null;
  readonly before: SourceId | null;
  /**
   * The address of the item or value.
   */
  readonly key: string;
  /**
   * The addresses of the deleted values, in the form that an undo request needs.
   */
  readonly addresses: readonly string[];
  readonly item: NamedNode | null;
  /**
   * What contained the item, outermost first.
   */
  readonly above: readonly NamedNode[];
  /**
   * The numbers of the later releases that restored it.
   */
  readonly restoredBy: readonly number[];
}
/**
 * What a release changed at an address.
 */
export interface ItemEdit {
  /**
   * The address, in the item or in what it refers to.
   */
  readonly address: string;
  readonly before: Value;
  readonly after: Value;
}
/**
 * A release that changed an item, or what the item refers to.
 */
export interface ItemStep {
  readonly entry: ChainEntry;
  /**
   * The changes.
   */
  readonly edits: readonly ItemEdit[];
  /**
   * The users who wrote them in the draft; empty for a release without a draft.
   */
  readonly authors: readonly PersonName[];
}
/**
 * A release that undoes changes of an earlier release.
 */
export interface ReleaseTakingBack {
  /**
   * The number of the later release.
   */
  readonly by: number;
  /**
   * `undo` or `restore`.
   */
  readonly kind: 'undo' | 'restore';
  /**
   * The number of the earlier release.
   */
  readonly number: number;
  /**
   * The addresses of the values.
   */
  readonly addresses: readonly string[];
}
/**
 * `GET /api/item-history?entry=&en=&es=&before=`: the releases below a number that changed an item, newest first. `entry` is the address of the item, `en` and `es` are those of its texts.
 */
export interface ItemHistory {
  /**
   * The releases.
   */
  readonly steps: readonly ItemStep[];
  /**
   * The addresses of what the item refers to in the newest release.
   */
  readonly referred: readonly string[];
  /**
   * The releases that undo or restore changes of the item, or of entries that it refers to.
   */
  readonly takenBack: readonly ReleaseTakingBack[];
  /**
   * The numbers of releases that could not be compared, because a source is missing or damaged.
   */
  readonly unread: readonly number[];
  readonly since: number | null;
  readonly next: number | null;
}
/**
 * `GET /api/deletions?before=&text=`: deletions in releases below a number, newest first, with whole releases on a page. `text` is a part of a name, id or address.
 */
export interface Deletions {
  /**
   * The deletions.
   */
  readonly deletions: readonly Deletion[];
  /**
   * The numbers of releases that could not be compared, because a source is missing or damaged.
   */
  readonly unread: readonly number[];
  readonly since: number | null;
  readonly next: number | null;
}
/**
 * `GET /api/publications?before=`: the publications, newest first, 30 at a time. With `?on=` (YYYY-MM-DD), those that were live at some time on that day in Pacific time.
 */
export interface Chain {
  /**
   * The entries.
   */
  readonly publications: readonly ChainEntry[];
  /**
   * True if there are older entries.
   */
  readonly more: boolean;
  /**
   * With `on`: true if an entry is lost or unreadable, or the clock of the server went backwards. Other releases may then have been live.
   */
  readonly unproved?: boolean;
}
/**
 * `GET /api/sources/:id`: the files of a source, which never change.
 */
export interface Source {
  /**
   * The text of each file, by path.
   */
  readonly files: {
    readonly [k: string]: string;
  };
}
/**
 * `POST /api/drafts/:id/publish`: returns 202 with the `Publication`. A repeated request with the same `publicationId` gets the same response.
 */
export interface Publish {
  readonly publicationId: Id;
  readonly source: SourceId;
  /**
   * The number of the publication that it is based on.
   */
  readonly baseNumber: number;
  /**
   * If true, publishes a scheduled draft now.
   */
  readonly instead?: boolean;
  /**
   * The reason, stored in the chain. Default: the name of the draft.
   */
  readonly text?: string;
}
/**
 * `POST /api/drafts/:id/schedule`: returns 201 with the `Schedule`.
 */
export interface NewSchedule {
  readonly source: SourceId;
  /**
   * The local time in Los Angeles, such as `2027-01-01T00:00`.
   */
  readonly wall: string;
  /**
   * The UTC offset that selects one of two times, if clocks show the time twice.
   */
  readonly offset?: '-07:00' | '-08:00';
}
/**
 * `PUT /api/drafts/:id/schedule/place`: moves the schedule of a draft among those of the same time. Returns the `Draft`.
 */
export interface SchedulePlace {
  /**
   * The new position, starting at 1. A number above the number of schedules means the last position.
   */
  readonly place: number;
}
/**
 * `GET /api/stopped-schedules` and `POST /api/stopped-schedules/:id/dismiss`: the stopped schedules of open drafts that the user edited, scheduled or reviewed, the last stopped first. A notice ends when the user dismisses it, or when the draft is scheduled again, published or discarded.
 */
export interface StoppedSchedules {
  /**
   * The first 20.
   */
  readonly schedules: readonly StoppedSchedule[];
  /**
   * The number of all.
   */
  readonly count: number;
}
/**
 * A schedule that stopped: its draft did not go live.
 */
export interface StoppedSchedule {
  readonly id: Id;
  readonly draft: DraftName;
  readonly at: Time;
  readonly stoppedAt: Time;
  readonly failure: Failure | null;
}
/**
 * `GET /api/affected`: how a release of a draft, or a rollback, affects other drafts. Returns 202 and `Judging` while the server calculates.
 */
export interface Affected {
  /**
   * Drafts that have an approval, a schedule or a conflict; by name.
   */
  readonly drafts: readonly AffectedDraft[];
}
/**
 * A draft, and how a release affects it.
 */
export interface AffectedDraft {
  readonly draft: DraftName;
  /**
   * The time when it goes live; null without a schedule.
   */
  readonly at: Time | null;
  /**
   * `stays`: approvals and schedule stay. `lapses`: it needs a new approval. `conflict`: both change the same values. `unknown`: it can't be compared.
   */
  readonly result: 'stays' | 'lapses' | 'conflict' | 'unknown';
  /**
   * As in `Rebase`.
   */
  readonly reason?: 'other-changes' | 'other-effect' | 'too-large' | 'errors' | 'failed';
}
/**
 * `POST /api/rollback`: returns 202 with the `Publication`.
 */
export interface Rollback {
  readonly publicationId: Id;
  /**
   * The number of an earlier publication.
   */
  readonly to: number;
  /**
   * The number of the live publication.
   */
  readonly baseNumber: number;
  /**
   * The reason.
   */
  readonly text: string;
}
/**
 * `GET /api/drafts/:id/emergency`: whether a draft only adds, changes or ends one notice.
 */
export interface EmergencyCheck {
  readonly notice: string | null;
  readonly why: EmergencyObstacle | null;
  readonly at: string | null;
  /**
   * True if an emergency release of the user is waiting for a reviewer.
   */
  readonly waiting: boolean;
}
/**
 * `POST /api/drafts/:id/emergency`: returns 202 with the `Publication`. A repeated request with the same `publicationId` gets the same response.
 */
export interface PublishEmergency {
  readonly publicationId: Id;
  readonly source: SourceId;
  /**
   * The publication it is based on.
   */
  readonly baseNumber: number;
  /**
   * The reason why it can't wait for an approval. It becomes the message of the release.
   */
  readonly text: string;
}
/**
 * `POST /api/publications/:id/confirm`: returns the `Publication`.
 */
export interface ConfirmEmergency {
  /**
   * A comment.
   */
  readonly text?: string;
}
/**
 * `POST /api/publications/:id/revert`: undoes the changes of the release, and keeps later ones. Returns 202 with the `Publication` that does this, or with the reverted one if none of its changes is live anymore.
 */
export interface RevertEmergency {
  readonly publicationId: Id;
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
 * An empty body: `{}`.
 */
export interface Nothing {}
