import { dirname } from 'node:path';
import { main } from '../../../src/cli/main.ts';
import { editedCopy, type EditedCopy } from './edited-copy.ts';
import { spyOnOutput } from '../cli/spy-on-output.ts';

/** What a command printed, and its exit code. */
interface Answer {
  readonly exit: number;
  readonly text: string;
}

/** Runs a `portal` command in this process and catches what it prints. */
export const answerOf = async (args: readonly string[]): Promise<Answer> => {
  const write = spyOnOutput();
  try {
    const exit = await main(args);
    return { exit, text: write.mock.calls.map(([line]) => String(line)).join('') };
  } finally {
    write.mockRestore();
  }
};

/** A copy of the configuration for trying the `portal` commands. */
export interface Trial extends EditedCopy {
  /** Runs a command on the copy; what it prints is without the name of its folder. */
  readonly portal: (name: string, ...args: readonly string[]) => Promise<Answer>;
  /** The folder of the copy, as `portal diff` takes it. */
  readonly folder: string;
}

/** Commands that are told in another way what they work on. */
const withoutFolders = ['diff', 'releases', 'rollback'];

/** Begins a trial on a copy of the frozen configuration. */
export const trial = (): Trial => {
  const copy = editedCopy();
  const { config, locales } = copy.folders;
  const folder = dirname(config);
  const portal = async (name: string, ...args: readonly string[]): Promise<Answer> => {
    const { exit, text } = await answerOf([
      name,
      ...args,
      ...(withoutFolders.includes(name) ? [] : ['--config', config, '--locales', locales]),
    ]);
    return { exit, text: text.replaceAll(`${folder}/`, '') };
  };
  return { ...copy, folder, portal };
};
