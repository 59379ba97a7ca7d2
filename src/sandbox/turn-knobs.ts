import type { Knobs } from './knobs.ts';
import { defaultKnobs } from './knobs.ts';

const choices: Readonly<Record<string, readonly string[]>> = {
  keepAlive: ['alive', 'dead', '500', 'offline', 'slow', 'login-html'],
  loginError: ['none', 'usernameloginfailed', 'maxpassfail', 'accountLocked', 'other', 'errorKey'],
  token: ['ok', 'invalid_grant', '500', 'slow', 'no-context', 'bad-base64', 'latin1'],
  tokenExp: ['hour', 'none', 'past', '+60s', 'malformed'],
  cms: ['ok', '500', 'slow', 'empty-es', 'hostile', 'relabel'],
  billingPage: ['ok', 'no-button', 'login-html', '403'],
  frameOrigin: ['listed', 'unlisted'],
  pkce: ['optional', 'required'],
  overlay: ['none', 'pastDue+autopay', 'suspendedAndTerminated', 'zeroTotals', 'refundCredit'],
};

const valueFor = (name: string, value: unknown): string | number | null => {
  const allowed = choices[name];
  if (allowed?.includes(String(value))) return String(value);
  if (name === 'latency' && typeof value === 'number' && value >= 0) return value;
  if (name === 'clock' && (value === null || !Number.isNaN(Date.parse(String(value))))) return value === null ? null : String(value);
  if (name === 'persona' && (value === null || /^m(0[1-9]|1\d|2[01])$/.test(String(value)))) return value === null ? null : String(value);
  const hint = allowed ? `one of ${allowed.join(', ')}` : 'a value that this knob takes';
  throw new Error(name in defaultKnobs ? `knob ${name} needs ${hint}` : `there is no knob ${name}`);
};

/** The knobs after a request to turn some of them (contract 7): merged, or all restored with `reset`; throws with a sentence on a wrong name or value. */
export const turnKnobs = (knobs: Knobs, wanted: Readonly<Record<string, unknown>>): Knobs => {
  const { reset, sessions, ...named } = wanted;
  if (sessions !== undefined && sessions !== 'invalidate') throw new Error('knob sessions needs invalidate');
  const turned = Object.entries(named).map(([name, value]) => [name, valueFor(name, value)] as const);
  return { ...(reset === true ? defaultKnobs : knobs), ...Object.fromEntries(turned) };
};
