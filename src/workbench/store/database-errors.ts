import type { Refusal } from './outcome.ts';

const codeOf = (error: unknown): string => {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
};

// Classes of SQLSTATE after which nothing can be kept for a while: connection lost, out of resources (a full disk), shut down, system error.
const awayClasses = ['08', '53', '57', '58'];

// A server that is being recovered or was set to read only.
const awayStates = ['25006', '55000'];

const awayNames = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'ENOENT', 'ENOSPC', 'STORE_CLOSED'];
const awayMessages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end',
];

// Two transactions waited for each other, and this one gave way.
const againStates = ['40001', '40P01'];

// Text that the database cannot hold: a zero character, half of a pair of characters.
const textStates = ['22021', '22P05'];

// A text that is no value of its type: where a uuid is asked for, it names nothing.
const noValue = '22P02';

const noTimes = ['22007', '22008'];

/**
 * What an error of the database means to the asker: to be tried `again`, a refusal, or undefined where it is a mistake of the program.
 * A full disk and a lost connection are the same to people: what they wrote is not kept now.
 */
export const databaseTrouble = (error: unknown): Refusal | 'again' | undefined => {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : '';
  if (againStates.includes(code)) return 'again';
  if (textStates.includes(code)) return { code: 'unreadable' };
  if (code === noValue) return message.includes('type uuid') ? { code: 'unknown' } : { code: 'unreadable' };
  if (noTimes.includes(code)) return { code: 'not-valid' };
  const isState = code.length === 5 && !code.startsWith('E');
  const isAway = isState
    ? awayClasses.includes(code.slice(0, 2)) || awayStates.includes(code)
    : awayNames.includes(code) || awayMessages.some((known) => message.startsWith(known));
  return isAway ? { code: 'read-only', reason: message } : undefined;
};
