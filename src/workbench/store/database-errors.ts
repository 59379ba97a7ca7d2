import type { Refusal } from './outcome.ts';

const codeOf = (error: unknown): string => {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
};

// SQLSTATE classes when nothing can be stored for a while: connection lost, no resources (a full disk), shut
// down, system error.
const awayClasses = ['08', '53', '57', '58'];

// A server in recovery or set to read-only.
const awayStates = ['25006', '55000'];

const awayNames = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOENT',
  'ENOSPC',
  'STORE_CLOSED',
];
const awayMessages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end',
];

/**
 * The SQLSTATE of a prepared statement that must be planned again, because another version of the server changed a
 * table.
 */
export const outdatedStatement = '0A000';

// A deadlock, which this transaction lost, and a kept statement that has to be planned again.
const againStates = ['40001', '40P01', outdatedStatement];

// A right ended before the commit; see `0019-audit-at-commit.ts`.
const lostRights: Readonly<Record<string, 'signed-out' | 'no-role' | 'not-allowed'>> = {
  WB001: 'signed-out',
  WB002: 'no-role',
  WB003: 'not-allowed',
};

// Text that the database cannot store: a zero character, half of a surrogate pair.
const textStates = ['22021', '22P05'];

// Not a value of its type: instead of a uuid, it names nothing.
const noValue = '22P02';

const noTimes = ['22007', '22008'];

// A full disk and a lost connection are the same to users: nothing is stored now.
export const databaseTrouble = (error: unknown): Refusal | 'again' | undefined => {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : '';
  if (againStates.includes(code)) return 'again';
  const lost = lostRights[code];
  if (lost !== undefined) return { code: lost };
  if (textStates.includes(code)) return { code: 'unreadable' };
  if (code === noValue) return message.includes('type uuid') ? { code: 'unknown' } : { code: 'unreadable' };
  if (noTimes.includes(code)) return { code: 'not-valid' };
  const isState = code.length === 5 && !code.startsWith('E');
  const isAway = isState
    ? awayClasses.includes(code.slice(0, 2)) || awayStates.includes(code)
    : awayNames.includes(code) || awayMessages.some((known) => message.startsWith(known));
  return isAway ? { code: 'read-only', reason: message } : undefined;
};

/** Returns the name and code of an error, but not its message, because libraries quote input in messages. */
export const failureKind = (error: unknown): string => {
  const { name, code } = (error ?? {}) as { readonly name?: unknown; readonly code?: unknown };
  return [name, code].filter((one) => typeof one === 'string').join(' ') || typeof error;
};
