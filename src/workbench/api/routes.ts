import type { ApiShapes, ErrorCode } from './generated/api-shapes.ts';

/** The request and response of a route of the API. */
export interface RouteContract {
  /** A right of `store/rights.ts`. `session`: any signed-in user, even without a role. */
  readonly right: string;
  /** The shape of a JSON body, or the media types of a file. Undefined if the body is not read. */
  readonly body?: keyof ApiShapes | readonly string[];
  /** The parameters in the query; a `number` must be an integer of at least 0, a `day` a date as YYYY-MM-DD. */
  readonly query?: Readonly<Record<string, 'number' | 'day' | 'text' | 'required text'>>;
  readonly answer: keyof ApiShapes | 'file' | 'event stream';
  /** The status of a successful answer; 200 by default. */
  readonly status?: 201 | 202;
  readonly counted?: 'edit';
  /** Error codes in addition to the common ones. */
  readonly errors?: readonly ErrorCode[];
}

export const commonErrors: readonly ErrorCode[] = [
  'signed-out',
  'no-role',
  'not-allowed',
  'foreign-request',
  'wrong-host',
  'unknown',
  'slow',
  'too-large',
  'wrong-type',
  'not-valid',
  'unreadable',
  'old-client',
  'too-many',
  'failed',
  'read-only',
];

const fileTypes = ['application/xliff+xml', 'application/xml', 'text/xml', 'text/csv'] as const;

// A draft holds operator settings or other content, never both.
const wrongKind = ['not-operator', 'no-operator-settings', 'only-operator-settings'] as const;

/**
 * Every route of the API. The server, the client, `docs/workbench-api.md` and the OpenAPI document are
 * derived from it.
 */
export const routes = {
  'GET /api/me': { right: 'session', answer: 'Me' },
  'PUT /api/me': { right: 'enter', body: 'Preferences', answer: 'Me' },
  'GET /api/live': { right: 'see', answer: 'Live' },
  'GET /api/publications': { right: 'see', query: { before: 'number', on: 'day' }, answer: 'Chain' },
  'GET /api/deletions': { right: 'see', query: { before: 'number', text: 'text' }, answer: 'Deletions' },
  'GET /api/item-history': {
    right: 'see',
    query: { entry: 'required text', en: 'required text', es: 'required text', before: 'number' },
    answer: 'ItemHistory',
  },
  'GET /api/publications/:id': { right: 'see', answer: 'Publication' },
  'POST /api/drafts/:id/publish': {
    right: 'publish',
    body: 'Publish',
    answer: 'Publication',
    status: 202,
    errors: [
      'base-is-not-live',
      'no-operator-settings',
      'only-operator-settings',
      'approvals-missing',
      'approval-lapsed',
      'changes-requested',
      'scheduled',
      'other-source',
      'other-state',
      'frozen',
    ],
  },
  'POST /api/drafts/:id/schedule': {
    right: 'publish',
    body: 'NewSchedule',
    answer: 'Schedule',
    status: 201,
    errors: [
      'base-is-not-live',
      'no-operator-settings',
      'only-operator-settings',
      'approvals-missing',
      'approval-lapsed',
      'changes-requested',
      'other-source',
      'other-state',
      'frozen',
      'no-such-day',
      'no-such-hour',
      'too-far',
      'twice',
      'past',
    ],
  },
  'PUT /api/drafts/:id/schedule/place': {
    right: 'publish',
    body: 'SchedulePlace',
    answer: 'Draft',
    errors: ['other-state'],
  },
  'DELETE /api/drafts/:id/schedule': {
    right: 'publish',
    query: { schedule: 'required text' },
    answer: 'Draft',
    errors: ['other-state', 'other-value'],
  },
  'GET /api/stopped-schedules': { right: 'see', answer: 'StoppedSchedules' },
  'POST /api/stopped-schedules/:id/dismiss': { right: 'see', answer: 'StoppedSchedules' },
  'GET /api/affected': {
    right: 'see',
    query: { draft: 'text', release: 'number' },
    answer: 'Affected',
    errors: ['base-is-not-live'],
  },
  'POST /api/rollback': {
    right: 'publish',
    body: 'Rollback',
    answer: 'Publication',
    status: 202,
    errors: ['base-is-not-live', 'frozen', 'not-operator'],
  },
  'GET /api/drafts/:id/emergency': { right: 'publish', answer: 'EmergencyCheck' },
  'POST /api/drafts/:id/emergency': {
    right: 'publish',
    body: 'PublishEmergency',
    answer: 'Publication',
    status: 202,
    errors: [
      'emergency-off',
      'emergency-waits',
      'not-a-notice',
      'approvals-missing',
      'base-is-not-live',
      'changes-requested',
      'closed',
      'other-source',
      'other-state',
      'frozen',
    ],
  },
  'POST /api/publications/:id/confirm': {
    right: 'review',
    body: 'ConfirmEmergency',
    answer: 'Publication',
    errors: ['own-emergency', 'other-state'],
  },
  'POST /api/publications/:id/revert': {
    right: 'review',
    body: 'RevertEmergency',
    answer: 'Publication',
    status: 202,
    errors: ['own-emergency', 'other-state', 'base-is-not-live', 'conflicts'],
  },
  'GET /api/drafts': {
    right: 'see',
    query: { show: 'text', state: 'text', find: 'text', after: 'text', limit: 'number', draft: 'text' },
    answer: 'Drafts',
  },
  'POST /api/drafts': {
    right: 'draft',
    body: 'NewDraft',
    counted: 'edit',
    answer: 'Draft',
    status: 201,
    errors: ['name-taken', ...wrongKind],
  },
  'GET /api/drafts/:id': { right: 'see', query: { since: 'number' }, answer: 'Draft' },
  'PATCH /api/drafts/:id': {
    right: 'draft',
    body: 'ChangeDraft',
    counted: 'edit',
    answer: 'Draft',
    errors: ['closed', 'name-taken', 'other-value', 'not-operator'],
  },
  'POST /api/drafts/:id/discard': {
    right: 'draft',
    answer: 'Draft',
    errors: ['other-state', 'not-operator'],
  },
  'POST /api/drafts/:id/reopen': {
    right: 'draft',
    answer: 'Draft',
    errors: ['other-state', 'name-taken', 'not-operator'],
  },
  'POST /api/drafts/:id/recall': { right: 'draft', answer: 'Draft', errors: ['other-state', 'not-operator'] },
  'PUT /api/presence': { right: 'see', body: 'BePresent', answer: 'PresenceList' },
  'GET /api/drafts/:id/edits': { right: 'see', query: { since: 'number' }, answer: 'Edits' },
  'POST /api/drafts/:id/edits': {
    right: 'draft',
    body: 'ChangeValues',
    query: { since: 'number' },
    counted: 'edit',
    answer: 'Saved',
    errors: ['too-many-edits', 'changed-meanwhile', 'closed', ...wrongKind],
  },
  'PUT /api/drafts/:id/files': {
    right: 'draft',
    body: 'ChangeFile',
    counted: 'edit',
    answer: 'SavedFile',
    errors: ['too-many-edits', 'changed-meanwhile', 'closed', ...wrongKind],
  },
  'POST /api/drafts/:id/restore': {
    right: 'draft',
    body: 'Restore',
    counted: 'edit',
    answer: 'Saved',
    errors: ['changed-meanwhile', 'closed', ...wrongKind],
  },
  'POST /api/drafts/:id/undo-release': {
    right: 'draft',
    body: 'UndoRelease',
    counted: 'edit',
    answer: 'Saved',
    errors: ['changed-meanwhile', 'other-source', 'closed', ...wrongKind],
  },
  'POST /api/drafts/:id/restore-from': {
    right: 'draft',
    body: 'RestoreFrom',
    counted: 'edit',
    answer: 'Saved',
    errors: ['changed-meanwhile', 'other-source', 'closed', ...wrongKind],
  },
  'POST /api/drafts/:id/merge': {
    right: 'draft',
    body: 'Merge',
    counted: 'edit',
    answer: 'Merged',
    errors: ['conflicts', 'live-moved', 'closed', ...wrongKind],
  },
  'GET /api/sources/:id/judgement': {
    right: 'see',
    query: { against: 'required text' },
    answer: 'Judgement',
  },
  'GET /api/sources/:id': { right: 'see', answer: 'Source' },
  'GET /api/drafts/:id/judgement': { right: 'see', answer: 'Judgement' },
  'GET /api/drafts/:id/differences': {
    right: 'see',
    query: { review: 'required text' },
    answer: 'Differences',
  },
  'POST /api/drafts/:id/submit': {
    right: 'draft',
    body: 'Submit',
    answer: 'Draft',
    errors: ['other-source', 'other-state', ...wrongKind],
  },
  'POST /api/drafts/:id/reviews': {
    right: 'review',
    body: 'NewReview',
    answer: 'Review',
    status: 201,
    errors: ['own-draft', 'other-source', 'other-state'],
  },
  'DELETE /api/reviews/:id': { right: 'review', answer: 'Review', errors: ['other-state'] },
  'POST /api/reviews/:id/dismiss': {
    right: 'publish',
    body: 'Dismiss',
    answer: 'Review',
    errors: ['closed', 'other-state'],
  },
  'GET /api/drafts/:id/threads': { right: 'see', answer: 'Threads' },
  'POST /api/drafts/:id/threads': {
    right: 'remark',
    body: 'NewThread',
    counted: 'edit',
    answer: 'Thread',
    status: 201,
  },
  'POST /api/threads/:id/remarks': {
    right: 'remark',
    body: 'NewRemark',
    counted: 'edit',
    answer: 'Thread',
    status: 201,
  },
  'POST /api/threads/:id/resolve': { right: 'remark', body: 'ResolveThread', answer: 'Thread' },
  'GET /api/grid': {
    right: 'see',
    query: { source: 'text', against: 'text', format: 'text', lang: 'text' },
    answer: 'file',
  },
  'POST /api/grid': { right: 'see', body: 'GridWish', answer: 'file' },
  'POST /api/tables': { right: 'see', body: 'TableWish', answer: 'file' },
  'GET /api/evidence': {
    right: 'see',
    query: {
      plan: 'text',
      with: 'text',
      from: 'day',
      to: 'day',
      people: 'text',
      format: 'text',
      lang: 'text',
    },
    answer: 'file',
  },
  'GET /api/sign-offs': { right: 'see', answer: 'SignOffs' },
  'POST /api/sign-offs': {
    right: 'remark',
    body: 'NewSignOffs',
    answer: 'SignOffs',
    status: 201,
    errors: ['own-cell', 'other-cell', 'other-sign-off'],
  },
  'GET /api/sign-offs/report': {
    right: 'see',
    query: { source: 'text', format: 'text', lang: 'text', draft: 'text' },
    answer: 'file',
  },
  'POST /api/drafts/:id/exchanges': {
    right: 'edit',
    body: 'NewExchange',
    answer: 'Exchange',
    status: 201,
    errors: ['not-operator'],
  },
  'GET /api/exchanges/:id/file': { right: 'edit', answer: 'file' },
  'POST /api/exchanges/:id/import': {
    right: 'edit',
    body: fileTypes,
    counted: 'edit',
    query: { draft: 'text', dry: 'text' },
    answer: 'Imported',
    errors: ['too-many-edits', 'closed', 'changed-meanwhile', 'not-operator', 'only-operator-settings'],
  },
  'POST /api/drafts/:id/translations/compare': {
    right: 'edit',
    body: fileTypes,
    counted: 'edit',
    query: { exchange: 'text' },
    answer: 'Imported',
  },
  'POST /api/drafts/:id/translations/take': {
    right: 'edit',
    body: 'TakeTranslations',
    counted: 'edit',
    answer: 'Saved',
    errors: ['too-many-edits', 'closed', 'changed-meanwhile'],
  },
  'GET /api/people': { right: 'administer', answer: 'People' },
  'GET /api/people/:id/waiting': { right: 'administer', answer: 'WaitingWork' },
  'GET /api/people/:id/roles': { right: 'administer', answer: 'PersonRoles' },
  'PUT /api/people/:id/roles': {
    right: 'administer',
    body: 'ChangeRoles',
    answer: 'PersonRoles',
    errors: ['own-role', 'last-administrator', 'other-value'],
  },
  'POST /api/people/:id/disable': {
    right: 'administer',
    answer: 'PersonRow',
    errors: ['own-role', 'last-administrator'],
  },
  'POST /api/people/:id/enable': { right: 'administer', answer: 'PersonRow', errors: ['own-role'] },
  'GET /api/settings': { right: 'enter', answer: 'Settings' },
  'PUT /api/settings': {
    right: 'administer',
    body: 'ChangeSettings',
    answer: 'Settings',
    errors: ['operator-only', 'other-value'],
  },
  'GET /api/freezes': { right: 'enter', answer: 'Freezes' },
  'POST /api/freezes': {
    right: 'publish',
    body: 'NewFreeze',
    answer: 'Freeze',
    status: 201,
    errors: ['past', 'too-far', 'schedules-inside'],
  },
  'DELETE /api/freezes/:id': { right: 'publish', answer: 'Freezes' },
  'GET /api/events': { right: 'see', query: { after: 'number' }, answer: 'event stream' },
  'GET /api/audit': {
    right: 'enter',
    answer: 'Audit',
    query: { before: 'number', limit: 'number', actor: 'text', what: 'text', subject: 'text' },
  },
  'GET /api/audit/file': {
    right: 'enter',
    answer: 'file',
    query: { before: 'number', limit: 'number', actor: 'text', what: 'text', subject: 'text' },
  },
} as const satisfies Readonly<
  Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`, RouteContract>
>;

/** The contract of the API as a type. */
export type Routes = typeof routes;

/** The method and path of a route, such as `GET /api/drafts/:id`. */
export type RouteName = keyof Routes;
