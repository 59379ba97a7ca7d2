import type {
  Audit,
  BePresent,
  Chain,
  ChangeDraft,
  ChangeFile,
  ChangeRoles,
  ChangeValues,
  Draft,
  Drafts,
  Edits,
  Exchange,
  Freeze,
  Freezes,
  GridWish,
  Imported,
  Judgement,
  Live,
  Me,
  Merge,
  Merged,
  NewDraft,
  NewExchange,
  NewFreeze,
  NewRemark,
  NewReview,
  NewSchedule,
  NewSignOffs,
  NewThread,
  People,
  PersonRoles,
  PersonRow,
  Preferences,
  PresenceList,
  Publication,
  Publish,
  ResolveThread,
  Restore,
  Review,
  Rollback,
  Saved,
  SavedFile,
  Schedule,
  Settings,
  SignOffs,
  SignOut,
  Source,
  Submit,
  TableWish,
  Thread,
  Threads,
} from '../../api/generated/api-shapes.ts';

interface Ask<Out, Body = never, Query = never> {
  readonly answer: Out;
  readonly body: Body;
  readonly query: Query;
}

interface Since {
  readonly since?: number | undefined;
}

interface AuditQuery {
  readonly before?: number | undefined;
  readonly limit?: number | undefined;
  readonly actor?: string | undefined;
  readonly what?: string | undefined;
  readonly subject?: string | undefined;
}

/** Every route of the server that a page asks: what it takes and what it answers. Shapes are generated from `schemas/api`. */
export interface Routes {
  readonly 'GET /api/me': Ask<Me>;
  readonly 'PUT /api/me': Ask<Me, Preferences>;
  readonly 'POST /auth/sign-out': Ask<undefined, SignOut>;
  readonly 'GET /api/live': Ask<Live>;
  readonly 'GET /api/publications': Ask<Chain, never, { readonly before?: number | undefined }>;
  readonly 'GET /api/publications/:id': Ask<Publication>;
  readonly 'POST /api/rollback': Ask<Publication, Rollback>;
  readonly 'GET /api/sources/:id': Ask<Source>;
  readonly 'GET /api/sources/:id/judgement': Ask<Judgement, never, { readonly against: string }>;
  readonly 'GET /api/drafts': Ask<Drafts>;
  readonly 'POST /api/drafts': Ask<Draft, NewDraft>;
  readonly 'GET /api/drafts/:id': Ask<Draft, never, Since>;
  readonly 'PATCH /api/drafts/:id': Ask<Draft, ChangeDraft>;
  readonly 'POST /api/drafts/:id/discard': Ask<Draft>;
  readonly 'POST /api/drafts/:id/reopen': Ask<Draft>;
  readonly 'POST /api/drafts/:id/edits': Ask<Saved, ChangeValues, Since>;
  readonly 'GET /api/drafts/:id/edits': Ask<Edits, never, { readonly since: number }>;
  readonly 'PUT /api/drafts/:id/files': Ask<SavedFile, ChangeFile>;
  readonly 'POST /api/drafts/:id/restore': Ask<Saved, Restore>;
  readonly 'GET /api/drafts/:id/judgement': Ask<Judgement>;
  readonly 'POST /api/drafts/:id/merge': Ask<Merged, Merge>;
  readonly 'POST /api/drafts/:id/submit': Ask<Draft, Submit>;
  readonly 'POST /api/drafts/:id/recall': Ask<Draft>;
  readonly 'POST /api/drafts/:id/reviews': Ask<Review, NewReview>;
  readonly 'DELETE /api/reviews/:id': Ask<Review>;
  readonly 'GET /api/drafts/:id/threads': Ask<Threads>;
  readonly 'POST /api/drafts/:id/threads': Ask<Thread, NewThread>;
  readonly 'POST /api/threads/:id/remarks': Ask<Thread, NewRemark>;
  readonly 'POST /api/threads/:id/resolve': Ask<Thread, ResolveThread>;
  readonly 'POST /api/drafts/:id/publish': Ask<Publication, Publish>;
  readonly 'POST /api/drafts/:id/schedule': Ask<Schedule, NewSchedule>;
  readonly 'DELETE /api/drafts/:id/schedule': Ask<Draft>;
  readonly 'POST /api/grid': Ask<Blob, GridWish>;
  readonly 'POST /api/tables': Ask<Blob, TableWish>;
  readonly 'GET /api/sign-offs': Ask<SignOffs>;
  readonly 'POST /api/sign-offs': Ask<SignOffs, NewSignOffs>;
  readonly 'POST /api/drafts/:id/exchanges': Ask<Exchange, NewExchange>;
  readonly 'POST /api/exchanges/:id/import': Ask<Imported, Blob, { readonly draft: string; readonly dry?: 1 | undefined }>;
  readonly 'PUT /api/presence': Ask<PresenceList, BePresent>;
  readonly 'GET /api/people': Ask<People>;
  readonly 'GET /api/people/:id/roles': Ask<PersonRoles>;
  readonly 'PUT /api/people/:id/roles': Ask<PersonRoles, ChangeRoles>;
  readonly 'POST /api/people/:id/disable': Ask<PersonRow>;
  readonly 'POST /api/people/:id/enable': Ask<PersonRow>;
  readonly 'GET /api/settings': Ask<Settings>;
  readonly 'PUT /api/settings': Ask<Settings, Settings>;
  readonly 'GET /api/freezes': Ask<Freezes>;
  readonly 'POST /api/freezes': Ask<Freeze, NewFreeze>;
  readonly 'DELETE /api/freezes/:id': Ask<Freezes>;
  readonly 'GET /api/audit': Ask<Audit, never, AuditQuery>;
}
