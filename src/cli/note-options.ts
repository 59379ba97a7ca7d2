import { userInfo } from 'node:os';
import type { PublicationNote } from '../release/publication-log.ts';
import type { Command, OptionValues } from './command.ts';

/** Who publishes and why, as options of a command. */
export const noteOptions = { author: { type: 'string' }, message: { type: 'string' } } satisfies Command['options'];

/** Help lines of `noteOptions`. */
export const noteHelp: readonly string[] = [
  '--author NAME   who does it (default: the name of the account)',
  '--message TEXT  why, kept beside the release',
];

/** The note that the options make. */
export const noteOf = ({ author, message }: OptionValues): PublicationNote => ({
  author: typeof author === 'string' ? author : userInfo().username,
  ...(typeof message === 'string' ? { message } : {}),
});
