import type { Node, ParseError } from 'jsonc-parser';
import type { DocumentPlace } from './document-place.ts';

/** One file of a configuration as it was read: its text, its tree with positions, and its value where it is JSON. */
export interface ConfigDocument {
  /** Where it lies in the configuration: `config/rules/facts.json`, `locales/en/shell.json`, whatever the folders are called. */
  readonly place: string;
  /** The path shown to people. */
  readonly file: string;
  /** Undefined: no file of this name belongs to a configuration. */
  readonly is: DocumentPlace | undefined;
  readonly text: string;
  readonly tree: Node | undefined;
  readonly syntaxErrors: readonly ParseError[];
  /** Undefined while the text is not JSON. */
  readonly value: unknown;
}
