export interface ToThread {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

// The class of an error is lost between threads.
export interface SerializedError {
  readonly message: string;
  readonly code?: string | undefined;
  readonly constraint?: string | undefined;
  readonly detail?: string | undefined;
}

export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unopened'; readonly error: SerializedError }
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly rows: unknown[];
      readonly rowCount: number;
      readonly command: string;
    }
  | { readonly kind: 'refused'; readonly id: number; readonly error: SerializedError }
  | { readonly kind: 'row'; readonly id: number };

export const serializeError = (error: unknown): SerializedError => {
  const { message, code, constraint, detail } = error as SerializedError;
  return { message, code, constraint, detail };
};
