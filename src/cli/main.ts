import { parseArgs } from 'node:util';
import { TooLarge } from '../analysis/diagrams/too-large.ts';
import { InvalidRequest, Refusal } from '../authoring/refusal.ts';
import { nearestName } from '../config/check/wording.ts';
import { visibleText } from '../config/visible-text.ts';
import { BrokenRelease } from '../release/read-release.ts';
import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { refuseSurplus, systemErrorText, UsageError } from './errors.ts';

/** A reader that has read enough, as in `portal gating | head`, ends the command without a word. */
const endWithReader = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
};

const print = (line: string): void => {
  process.stdout.write(`${visibleText(line)}\n`);
};

const overview = async (): Promise<string> => {
  const lines = Object.entries(commands).map(async ([name, load]) => `  ${name.padEnd(10)} ${(await load()).summary}`);
  return ['portal <command> [options]', '', ...(await Promise.all(lines)), '', 'portal <command> --help tells its options.'].join('\n');
};

const usage = (name: string, command: Command): string =>
  [`portal ${name}: ${command.summary}`, '', ...command.help.map((line) => `  ${line}`)].join('\n');

const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  error instanceof InvalidRequest ||
  (error instanceof TypeError && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS'));

/** What is printed of an error that the user can put right, and the exit code; any other error is thrown on. */
const readableError = (name: string, error: unknown): readonly [text: string, exit: number] => {
  if (isUsageError(error)) return [`${error.message}\n\nportal ${name} --help tells the options.`, 2];
  if (error instanceof TooLarge)
    return [
      `${error.message} ${error.about ? 'portal check tells where it stands.' : 'Ask for less at once, or make its rules simpler.'}`,
      1,
    ];
  const text = error instanceof Refusal || error instanceof BrokenRelease ? error.message : systemErrorText(error);
  if (text === undefined) throw error;
  return [text, 1];
};

const runCommand = async (name: string, command: Command, args: readonly string[]): Promise<number> => {
  try {
    const options = { ...command.options, help: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, strict: true, allowPositionals: true });
    if (values['help'] === true) {
      print(usage(name, command));
      return 0;
    }
    refuseSurplus(positionals, command.mostWords ?? 0);
    return await command.run(values, print, positionals);
  } catch (error) {
    const [text, exit] = readableError(name, error);
    print(text);
    return exit;
  }
};

const unknownCommand = (name: string): string => {
  const near = nearestName(name, Object.keys(commands));
  return `There is no command ${name}.${near === undefined ? '' : ` Did you mean ${near}?`}\n\nportal --help lists the commands.`;
};

/** Runs one `portal` command and answers its exit code: 0 fine, 1 findings, 2 usage (contract 1). */
export const main = async (args: readonly string[]): Promise<number> => {
  if (!process.stdout.listeners('error').includes(endWithReader)) process.stdout.on('error', endWithReader);
  const [name = '--help', ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return runCommand(name, await command(), rest);
  const asksForHelp = ['--help', '-h', 'help'].includes(name);
  print(asksForHelp ? await overview() : unknownCommand(name));
  return asksForHelp ? 0 : 2;
};
