export interface ApiFailure extends Error {
  /** The HTTP status; 0 if there was no response. */
  readonly status: number;
  /**
   * A code of docs/workbench-api.md, section 3. `unreachable` if there was no response; `broken` if the
   * response is not from the workbench.
   */
  readonly code: string;
  /** The body of the response, for codes that have details such as the changed items. */
  readonly body: unknown;
}

export const apiFailure = (status: number, code: string, body: unknown, message = code): ApiFailure =>
  Object.assign(new Error(message), { status, code, body });

export const isApiFailure = (thrown: unknown): thrown is ApiFailure =>
  thrown instanceof Error && 'code' in thrown && 'status' in thrown && 'body' in thrown;

export const failedWith = (thrown: unknown, code: string): thrown is ApiFailure =>
  isApiFailure(thrown) && thrown.code === code;

interface Mistakes {
  readonly mistakes?: readonly { readonly at: string; readonly message: string }[];
}

/** Returns why a whole request or file was refused, as precisely as the server states it. */
export const failureText = (thrown: Error): string => {
  const { mistakes = [] }: Mistakes = isApiFailure(thrown) && thrown.body ? thrown.body : {};
  const whole = mistakes.filter(({ at }) => at === '').map(({ message }) => message);
  return whole.join(' ') || thrown.message;
};
