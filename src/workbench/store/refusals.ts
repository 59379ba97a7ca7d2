import type { Json } from './tables/columns.ts';

/** What a refusal says besides its code; the codes that are not here say nothing more. */
interface Details {
  /** The same place was changed by somebody else since the asker read it. */
  readonly 'changed-meanwhile': {
    readonly items: readonly { readonly address: string; readonly current: Json; readonly by: string | null; readonly at: string | null }[];
  };
  readonly conflicts: { readonly items: readonly Json[] };
  readonly 'base-is-not-live': { readonly live: number };
  readonly 'live-moved': { readonly live: number };
  readonly 'not-valid': { readonly problems: readonly Json[] };
  /** The database cannot keep anything now; `reason` is for the log, never for the page. */
  readonly 'read-only': { readonly reason: string };
}

/** Why something was not done, as the API calls it. */
export type RefusalCode =
  | keyof Details
  | 'signed-out'
  | 'no-role'
  | 'not-allowed'
  | 'unknown'
  | 'name-taken'
  | 'closed'
  | 'unreadable'
  | 'other-source'
  | 'own-draft'
  | 'own-role'
  | 'last-administrator'
  | 'approvals-missing'
  | 'approval-lapsed'
  | 'scheduled'
  | 'frozen'
  | 'other-cell'
  | 'no-such-hour'
  | 'twice'
  | 'past'
  | 'sign-in-again';

/** A refusal is a plain value: its code and what belongs to it. */
export type Refusal = {
  [Code in RefusalCode]: { readonly code: Code } & (Code extends keyof Details ? Details[Code] : unknown);
}[RefusalCode];

/** What a repository answers: what was asked for, or why not. A refusal inside a transaction undoes all of it. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** The answer of something that was done. */
export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });

/** The answer of something that was not done. */
export const refused = (refusal: Refusal): Outcome<never> => ({ ok: false, refusal });
