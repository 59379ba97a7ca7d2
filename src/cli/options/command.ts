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

/** Commands by their names, each loaded when it is wanted: a host holds in memory only what it serves with. */
export type Commands = Readonly<Record<string, () => Promise<Command>>>;

/** For commands that run servers: waits for SIGINT or SIGTERM, then closes everything. */
export const untilStopped = async (closings: readonly (() => Promise<void>)[]): Promise<void> => {
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => {
      resolve();
    });
    process.once('SIGTERM', () => {
      resolve();
    });
  });
  await Promise.all(closings.map((close) => close()));
};
