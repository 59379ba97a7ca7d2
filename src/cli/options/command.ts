import type { ParseArgsConfig } from 'node:util';
import { setFlagsFromString } from 'node:v8';

export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

// `run` returns the exit code: 0 success, 1 findings, 2 usage.
export interface Command {
  readonly summary: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  readonly help: readonly string[];
  readonly mostWords?: number;
  readonly run: (
    values: OptionValues,
    print: (line: string) => void,
    words: readonly string[],
  ) => Promise<number>;
}

// Loaded on demand, because a host keeps in memory only what it needs for serving.
export type Commands = Readonly<Record<string, () => Promise<Command>>>;

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

/**
 * Stops the growth of the young generation in this process and in threads that start later. Node 24 lets it grow to
 * 128 MB, which short-lived answers fill but do not need. The maximum size is fixed when a process starts; the growth
 * factor is read at each collection.
 */
export const stopYoungGenerationGrowth = (): void => setFlagsFromString('--semi-space-growth-factor=1');
