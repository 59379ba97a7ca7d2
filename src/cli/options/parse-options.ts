import { parseArgs } from 'node:util';
import { nearestName } from '../../config/check/findings/wording.ts';
import type { Language } from '../../config/portal-config.ts';
import type { Command, OptionValues } from './command.ts';
import { refuseSurplus, UsageError } from './errors.ts';
import { languageOption } from './options.ts';

type Options = Command['options'];

const common = {
  lang: { type: 'string', default: 'en' },
  help: { type: 'boolean', short: 'h' },
} satisfies Options;

interface OptionToken {
  readonly kind: 'option';
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

const refuseUnknown = ({ rawName, name }: OptionToken, options: Options): void => {
  if (Object.hasOwn(options, name)) return;
  const near = nearestName(name, Object.keys(options));
  if (near === undefined) throw new UsageError('unknown-option', { option: rawName });
  throw new UsageError('unknown-option.near', { option: rawName, near: `--${near}` });
};

const refuseValue = ({ rawName: option, name, value, inlineValue }: OptionToken, options: Options): void => {
  const isSwitch = options[name]?.type === 'boolean';
  if (isSwitch && value !== undefined) throw new UsageError('value-of-switch', { option, value });
  if (isSwitch) return;
  if (value === undefined) throw new UsageError('no-value', { option });
  if (inlineValue !== true && value.length > 1 && value.startsWith('-'))
    throw new UsageError('option-as-value', { option, value });
};

// Works for invalid command lines too, so that their errors are in the right language.
export const parseLanguage = (args: readonly string[]): Language => {
  const place = args.lastIndexOf('--lang');
  return args.includes('--lang=es') || (place >= 0 && args[place + 1] === 'es') ? 'es' : 'en';
};

export const parseOptions = (
  command: Command,
  args: readonly string[],
): { readonly values: OptionValues; readonly words: readonly string[] } => {
  const options = { ...common, ...command.options };
  const parsed = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  for (const token of parsed.tokens)
    if (token.kind === 'option') {
      refuseUnknown(token, options);
      refuseValue(token, options);
    }
  const values = parsed.values as OptionValues;
  if (values['help'] !== true) {
    languageOption(values['lang'] ?? 'en');
    refuseSurplus(parsed.positionals, command.mostWords ?? 0);
  }
  return { values, words: parsed.positionals };
};
