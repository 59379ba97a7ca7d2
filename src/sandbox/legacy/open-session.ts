import { randomUUID } from 'node:crypto';
import type { SandboxState } from '../sandbox-state.ts';
import { sessionCookie } from './session-cookie.ts';

/** Signs a sample member in and returns the `Set-Cookie` value; `m21` opens M20's account with M21's record (contract 7). Undefined for an unknown login. */
export const openSession = (state: SandboxState, login: string): string | undefined => {
  const record = state.members.get(login.trim().toLowerCase());
  if (!record) return undefined;
  const id = randomUUID();
  state.sessions.set(id, { holder: record.holder ?? record.id, active: record.id });
  return `${sessionCookie(state.origins)}=${id}; Path=/; HttpOnly; SameSite=Lax`;
};
