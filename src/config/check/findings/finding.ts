import type { ConfigDocument } from '../../files/document.ts';
import type { MessageValues, MistakeName } from '../messages/messages.ts';

export type Path = readonly (string | number)[];

export type SourceLocation =
  | { readonly document: ConfigDocument; readonly path: Path; readonly part: 'name' | 'value' }
  | { readonly document: ConfigDocument; readonly offset: number };

/**
 * A change of text: replaces `written`, at or after the position, with `write`. An empty `written` inserts.
 */
export interface Change {
  readonly at: SourceLocation;
  readonly written: string;
  readonly write: string;
}

export interface Finding {
  readonly at: SourceLocation;
  readonly severity?: 'warning';
  /** The code of the problem, such as `unknown-rule`. The default is the first part of `message`. */
  readonly code?: string;
  readonly message: MistakeName;
  readonly with?: MessageValues;
  readonly nearest?: string | undefined;
  readonly also?: readonly SourceLocation[];
  readonly remedy?: readonly Change[];
}

/** Returns the code of a finding, such as `unknown-rule`. */
export const codeOf = ({ code, message }: Finding): string => code ?? message.split('.')[0] ?? message;
