import { readMembers } from '../samples/read-members.ts';

// The switches of the sandbox (contract 7). `alive` answers as the session is; `clock` is an ISO instant;
// `latency` is in milliseconds.
export interface Knobs {
  readonly keepAlive: string;
  readonly loginError: string;
  readonly token: string;
  readonly tokenExp: string;
  readonly cms: string;
  readonly billingPage: string;
  readonly frameOrigin: string;
  readonly frames: string;
  readonly pkce: string;
  readonly overlay: string;
  readonly latency: number;
  readonly clock: string | null;
  readonly persona: string | null;
}

export const defaultKnobs: Knobs = {
  keepAlive: 'alive',
  loginError: 'none',
  token: 'ok',
  tokenExp: 'hour',
  cms: 'ok',
  billingPage: 'ok',
  frameOrigin: 'listed',
  frames: 'ok',
  pkce: 'optional',
  overlay: 'none',
  latency: 0,
  clock: null,
  persona: null,
};

const choices: Readonly<Record<string, readonly string[]>> = {
  keepAlive: ['alive', 'dead', '500', 'offline', 'slow', 'login-html'],
  loginError: ['none', 'usernameloginfailed', 'maxpassfail', 'accountLocked', 'other', 'errorKey'],
  token: ['ok', 'invalid_grant', '500', 'slow', 'no-context', 'bad-base64', 'latin1'],
  tokenExp: ['hour', 'none', 'past', '+60s', 'malformed'],
  cms: ['ok', '500', 'slow', 'empty-es', 'hostile', 'relabel'],
  billingPage: ['ok', 'no-button', 'login-html', '403'],
  frameOrigin: ['listed', 'unlisted'],
  frames: ['ok', 'refused', '500', 'offline', 'slow', 'silent', 'nameless'],
  pkce: ['optional', 'required'],
  overlay: ['none', 'pastDue+autopay', 'suspendedAndTerminated', 'zeroTotals', 'refundCredit', 'onePlanName'],
};

const isInstant = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && !Number.isNaN(Date.parse(value)));
const isPersona = (value: unknown): boolean => value === null || readMembers().some(({ id }) => id === value);
const isDuration = (value: unknown): boolean => typeof value === 'number' && value >= 0;

const valueFor = (name: string, value: unknown): unknown => {
  const allowed = choices[name];
  const written = typeof value === 'number' && allowed ? String(value) : value;
  if (allowed?.some((choice) => choice === written)) return written;
  if (name === 'latency' && isDuration(value)) return value;
  if (name === 'clock' && isInstant(value)) return value;
  if (name === 'persona' && isPersona(value)) return value;
  if (!(name in defaultKnobs)) throw new Error(`there is no knob ${name}`);
  throw new Error(`knob ${name} needs ${allowed ? `one of ${allowed.join(', ')}` : 'a value that it takes'}`);
};

// Merges new values, or restores all with `reset` (contract 7). Throws for a wrong name or value.
export const turnKnobs = (knobs: Knobs, wanted: Readonly<Record<string, unknown>>): Knobs => {
  const { reset, sessions, ...named } = wanted;
  if (sessions !== undefined && sessions !== 'invalidate') throw new Error('knob sessions needs invalidate');
  const turned = Object.entries(named).map(([name, value]) => [name, valueFor(name, value)] as const);
  return { ...(reset === true ? defaultKnobs : knobs), ...Object.fromEntries(turned) };
};
