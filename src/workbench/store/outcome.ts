import type { ErrorCode, ErrorDetails } from '../api/generated/api-shapes.ts';

interface Details extends ErrorDetails {
  /** The database cannot keep anything now; `reason` is for the log, never for the page. */
  readonly 'read-only': { readonly reason: string };
}

/** A refusal is a plain value: the API's code and what belongs to it. */
export type Refusal = {
  [Code in ErrorCode]: { readonly code: Code } & (Code extends keyof Details ? Details[Code] : unknown);
}[ErrorCode];

/** What a repository answers: what was asked for, or why not. A refusal inside a transaction undoes all of it. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** The answer of something that was done. */
export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });

/** The answer of something that was not done. */
export const refused = (refusal: Refusal): Outcome<never> => ({ ok: false, refusal });
