import type { ConfigDocument } from '../../files/document.ts';
import type { Blanks, MistakeName } from '../messages/messages.ts';

export type Path = readonly (string | number)[];

/** A place in a document: the value at a path, the name under which that value stands, or an offset into the text. */
export type Spot =
  | { readonly document: ConfigDocument; readonly path: Path; readonly part: 'name' | 'value' }
  | { readonly document: ConfigDocument; readonly offset: number };

/** A change of a file's text: at or after a place, the first `written` becomes `write`; an empty `written` inserts. */
export interface Change {
  readonly at: Spot;
  readonly written: string;
  readonly write: string;
}

/** A mistake, before its place is translated into line and column and its sentences into a language. */
export interface Finding {
  readonly at: Spot;
  readonly severity?: 'warning';
  /** Kind of mistake, such as `unknown-rule`; by default what `says` begins with. */
  readonly code?: string;
  /** Its message and hint, in `messages`. */
  readonly says: MistakeName;
  readonly with?: Blanks;
  readonly nearest?: string | undefined;
  readonly also?: readonly Spot[];
  /** What puts it right where only one remedy is likely. */
  readonly remedy?: readonly Change[];
}

/** Kind of mistake, such as `unknown-rule`. */
export const codeOf = ({ code, says }: Finding): string => code ?? says.split('.')[0] ?? says;
