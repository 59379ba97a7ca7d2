import type { MemberRecord } from '../samples/member-record.ts';
import { readMembers } from '../samples/read-members.ts';
import { defaultKnobs, type Knobs } from './knobs.ts';
import type { SandboxOrigins } from './sandbox-origins.ts';

/** Whose account is signed in and whose record is open: ids of sample members. */
export interface LegacySession {
  readonly holder: string;
  readonly active: string;
}

/** Everything the stand-ins remember, in memory only. */
export interface SandboxState {
  readonly origins: SandboxOrigins;
  readonly members: ReadonlyMap<string, MemberRecord>;
  readonly now: () => number;
  knobs: Knobs;
  /** By session cookie. */
  readonly sessions: Map<string, LegacySession>;
  /** By opaque launch value. */
  readonly launches: Map<string, LegacySession>;
  /** Dollars paid in the sandbox, by coverage id. */
  readonly payments: Map<string, number>;
}

/** A fresh state; `clock` gives epoch milliseconds and yields to the clock knob. */
export const sandboxState = (origins: SandboxOrigins, clock: () => number): SandboxState => {
  const state: SandboxState = {
    origins,
    members: new Map(readMembers().map((record) => [record.id, record])),
    now: () => (state.knobs.clock === null ? clock() : Date.parse(state.knobs.clock)),
    knobs: defaultKnobs,
    sessions: new Map(),
    launches: new Map(),
    payments: new Map(),
  };
  return state;
};
