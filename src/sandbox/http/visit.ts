/** One request as the stand-ins see it. */
export interface Visit {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
  readonly origin: string | undefined;
  readonly cookies: ReadonlyMap<string, string>;
}

/** What a stand-in answers; `hangUp` closes the connection without a word. */
export type Reply =
  { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string | Uint8Array } | 'hangUp';

export type Answer = (visit: Visit) => Reply | Promise<Reply>;
