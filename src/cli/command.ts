import type { ParseArgsConfig } from 'node:util';

export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

/** One `portal` command. `run` answers the exit code: 0 fine, 1 findings, 2 usage. */
export interface Command {
  readonly summary: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** One line per option, for --help. */
  readonly help: readonly string[];
  /** How many arguments it takes that are not options; none unless given. */
  readonly mostWords?: number;
  /** `words` are the arguments that are not options. */
  readonly run: (values: OptionValues, print: (line: string) => void, words: readonly string[]) => Promise<number>;
}
