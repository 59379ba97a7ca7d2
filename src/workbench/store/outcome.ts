import type { ErrorCode, ErrorDetails } from '../api/generated/api-shapes.ts';

interface Details extends ErrorDetails {
  /** The store is read-only at the moment. `reason` is for the log and is never shown on the page. */
  readonly 'read-only': { readonly reason: string };
}

/** A refusal as a plain value: the API's error code with its details. */
export type Refusal = {
  [Code in ErrorCode]: { readonly code: Code } & (Code extends keyof Details ? Details[Code] : unknown);
}[ErrorCode];

/**
 * The result of a function of the store: the value, or the refusal. A refusal inside a transaction rolls the
 * transaction back.
 */
export type Outcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** Wraps a value as a successful outcome. */
export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });

/** Wraps a refusal as an outcome. */
export const refused = (refusal: Refusal): Outcome<never> => ({ ok: false, refusal });
