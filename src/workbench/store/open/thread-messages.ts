export interface Asked {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

// An error of the database, as far as anybody reads it; an error's own class is lost between threads.
export interface ToldError {
  readonly message: string;
  readonly code?: string | undefined;
  readonly constraint?: string | undefined;
  readonly detail?: string | undefined;
}

// What the thread answers: that it is ready, that it could not open the folder, an answer, or the number of the log's newest row.
export type Told =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unopened'; readonly error: ToldError }
  | { readonly kind: 'answer'; readonly id: number; readonly rows: unknown[]; readonly rowCount: number; readonly command: string }
  | { readonly kind: 'refused'; readonly id: number; readonly error: ToldError }
  | { readonly kind: 'row'; readonly id: number };

export const serializeError = (error: unknown): ToldError => {
  const { message, code, constraint, detail } = error as ToldError;
  return { message, code, constraint, detail };
};
