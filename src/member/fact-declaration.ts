export type FactValue = boolean | string | number;

interface Declared {
  /** `data:<property>`, `derived:<name>` or `session:<name>`. */
  readonly from: string;
  readonly changes: 'never' | 'session' | 'member';
}

/** One entry of the facts file: what rules may name, where its value comes from, and what it is without one. */
export type FactDeclaration = Declared &
  (
    | { readonly type: 'boolean' }
    | { readonly type: 'enum'; readonly values: readonly string[]; readonly otherwise: string }
    | { readonly type: 'integer'; readonly min: number; readonly max: number }
  );
