import type { ErrorCode, ErrorDetails } from '../api/generated/api-shapes.ts';

interface Details extends ErrorDetails {
  /** Nothing can be stored now; `reason` is for the log, never for the page. */
  readonly 'read-only': { readonly reason: string };
}

/** A refusal as a plain value: the API's code with its details. */
export type Refusal = {
  [Code in ErrorCode]: { readonly code: Code } & (Code extends keyof Details ? Details[Code] : unknown);
}[ErrorCode];

/** The result of a repository: the value, or why not. A refusal inside a transaction undoes all of it. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** Returns the result of a completed action. */
export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });

/** Returns the result of a refused action. */
export const refused = (refusal: Refusal): Outcome<never> => ({ ok: false, refusal });
