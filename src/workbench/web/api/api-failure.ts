/** Why a request to the workbench's server brought no answer that can be shown. */
export interface ApiFailure extends Error {
  /** The status of the answer; 0 where there was none. */
  readonly status: number;
  /** A code of docs/workbench-api.md, 3; `unreachable` without an answer, `broken` for an answer that is none of the workbench's. */
  readonly code: string;
  /** The whole answer, for what a code brings with it, such as the items of `changed-meanwhile`. */
  readonly body: unknown;
}

/** A failure to throw; its message is the server's, which speaks the asker's language. */
export const apiFailure = (status: number, code: string, body: unknown, message = code): ApiFailure =>
  Object.assign(new Error(message), { status, code, body });

/** Whether something that was thrown is a failure of the server, or of the way to it. */
export const isApiFailure = (thrown: unknown): thrown is ApiFailure =>
  thrown instanceof Error && 'code' in thrown && 'status' in thrown && 'body' in thrown;

/** Whether a failure has this code. */
export const failedWith = (thrown: unknown, code: string): thrown is ApiFailure => isApiFailure(thrown) && thrown.code === code;
