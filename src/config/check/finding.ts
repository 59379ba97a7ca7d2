import type { ConfigDocument } from '../files/document.ts';

export type Path = readonly (string | number)[];

/** A place in a document: the value at a path, the name under which that value stands, or an offset into the text. */
export type Spot =
  | { readonly document: ConfigDocument; readonly path: Path; readonly part: 'name' | 'value' }
  | { readonly document: ConfigDocument; readonly offset: number };

/** A mistake, before its place is translated into line and column. */
export interface Finding {
  readonly at: Spot;
  readonly severity?: 'warning';
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  readonly nearest?: string | undefined;
  readonly also?: readonly Spot[];
}
