import type { MemberRecord } from '../samples/generated/member-record.ts';
import { readMembers } from '../samples/read-members.ts';
import { defaultKnobs, type Knobs } from './knobs.ts';

export interface SandboxOrigins {
  readonly portal: string;
  readonly legacy: string;
  readonly fhir: string;
  readonly content: string;
}

// From `portBase` on (contract 1). Different ports are different origins.
export const sandboxOrigins = (portBase: number): SandboxOrigins => {
  const origin = (offset: number): string => `http://localhost:${portBase + offset}`;
  return { portal: origin(0), legacy: origin(1), fhir: origin(2), content: origin(3) };
};

export interface LegacySession {
  readonly holder: string;
  readonly active: string;
}

export interface SandboxState {
  readonly origins: SandboxOrigins;
  readonly members: ReadonlyMap<string, MemberRecord>;
  readonly now: () => number;
  knobs: Knobs;
  readonly sessions: Map<string, LegacySession>;
  readonly launches: Map<string, LegacySession>;
  // Dollars paid in the sandbox, by coverage id.
  readonly payments: Map<string, number>;
}

// `clock` gives epoch milliseconds; the clock knob overrides it.
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
