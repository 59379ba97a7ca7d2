/** Hidden and by which rule; `undecided` says why the rule could not be decided. */
export interface Hidden {
  readonly shown: false;
  readonly by: string;
  readonly undecided?: string | undefined;
}

/** Whether a member sees something. */
export type Decision = { readonly shown: true } | Hidden;
