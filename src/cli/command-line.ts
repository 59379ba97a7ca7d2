import { TooLarge } from '../analysis/diagrams/too-large.ts';
import { InvalidRequest, Refusal } from '../authoring/refusal.ts';
import { type BilingualText, visibleText } from '../config/message-text.ts';
import { nearestName } from '../config/check/findings/wording.ts';
import type { Language } from '../config/portal-config.ts';
import { codeVersion } from '../release/code-version.ts';
import { BrokenRelease } from '../release/read-release.ts';
import type { Command, Commands } from './options/command.ts';
import { systemErrorText, UsageError } from './options/errors.ts';
import { parseLanguage, parseOptions } from './options/parse-options.ts';
import { cliMessage, helpLine } from './words/messages.ts';

// Earlier names of commands, which still work.
const formerNames: Readonly<Record<string, string>> = { wish: 'suggest' };

const languageHelp = '--lang L        en (default) or es';

// When a pipe closes early, as in `portal gating | head`, the command ends silently.
const endWithReader = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
};

const printOn =
  (stream: NodeJS.WriteStream) =>
  (line: string): void => {
    stream.write(visibleText(`${line}\n`));
  };
const print = printOn(process.stdout);
const printError = printOn(process.stderr);

const overview = async (commands: Commands, language: Language): Promise<string> => {
  const lines = Object.entries(commands).map(
    async ([name, load]) => `  ${name.padEnd(10)} ${helpLine(language, (await load()).summary)}`,
  );
  const usage = cliMessage('usage')[language];
  const more = cliMessage('tells-its-options')[language];
  return [usage, '', ...(await Promise.all(lines)), '', more, helpLine(language, languageHelp)].join('\n');
};

const usageOf = (name: string, { summary, help }: Command, language: Language): string => {
  const lines = help.some((line) => line.startsWith('--lang')) ? help : [...help, languageHelp];
  return [
    `portal ${name}: ${helpLine(language, summary)}`,
    '',
    ...lines.map((line) => `  ${helpLine(language, line)}`),
  ].join('\n');
};

const readableError = (name: string, error: unknown): readonly [message: BilingualText, exit: number] => {
  if (error instanceof UsageError || error instanceof InvalidRequest) {
    const more = cliMessage('tells-options', { name });
    return [{ en: `${error.texts.en}\n\n${more.en}`, es: `${error.texts.es}\n\n${more.es}` }, 2];
  }
  if (error instanceof TooLarge)
    return [
      cliMessage(error.about ? 'too-large.at' : 'too-large.whole', {
        message: error.message,
        name: error.about?.name ?? '',
      }),
      1,
    ];
  if (error instanceof BrokenRelease) return [{ en: error.message, es: error.message }, 1];
  const message = error instanceof Refusal ? error.texts : systemErrorText(error);
  if (message === undefined) throw error;
  return [message, 1];
};

const runCommand = async (name: string, command: Command, args: readonly string[]): Promise<number> => {
  try {
    const { values, words } = parseOptions(command, args);
    if (values['help'] === true) {
      print(usageOf(name, command, parseLanguage(args)));
      return 0;
    }
    return await command.run(values, print, words);
  } catch (error) {
    const [message, exit] = readableError(name, error);
    printError(message[parseLanguage(args)]);
    return exit;
  }
};

const unknownCommand = (commands: Commands, name: string): BilingualText => {
  const near = nearestName(name, Object.keys(commands));
  const message =
    near === undefined
      ? cliMessage('unknown-command', { name })
      : cliMessage('unknown-command.near', { name, near });
  const more = cliMessage('lists-commands');
  return { en: `${message.en}\n\n${more.en}`, es: `${message.es}\n\n${more.es}` };
};

const commandFirst = (args: readonly string[]): readonly string[] => {
  const count = args[0] === '--lang' ? 2 : args[0]?.startsWith('--lang=') === true ? 1 : 0;
  return [...args.slice(count), ...args.slice(0, count)];
};

// Returns the exit code: 0 success, 1 findings, 2 usage (contract 1). Results go to standard output, errors
// to standard error.
export const commandLine =
  (commands: Commands) =>
  async (args: readonly string[]): Promise<number> => {
    if (!process.stdout.listeners('error').includes(endWithReader)) process.stdout.on('error', endWithReader);
    const [typed = '--help', ...rest] = commandFirst(args);
    const name = formerNames[typed] ?? typed;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command) return runCommand(name, await command(), rest);
    const language = parseLanguage(args);
    if (['--version', '-v'].includes(name)) print(codeVersion());
    else if (['--help', '-h', 'help'].includes(name)) print(await overview(commands, language));
    else {
      printError(unknownCommand(commands, name)[language]);
      return 2;
    }
    return 0;
  };
