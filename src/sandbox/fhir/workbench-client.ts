import { sampleStaff } from '../../samples/staff.ts';
import type { SandboxState } from '../state.ts';

/** What an ID token says of the one who signed in. */
export interface PersonClaims {
  readonly sub: string;
  readonly name: string;
  readonly email: string;
}

/** The name by which the workbench is known to the sandbox's OpenID provider (contract 9). */
export const workbenchClientId = 'brisamar-workbench';

/** What a workbench may ask for; it gets no more, and no coverage data. */
export const workbenchScope = 'openid profile email';

/** The workbench as a public client that must prove its requests; it may listen at any port of this machine, as a native application may. */
export const workbenchClient = () => ({
  client_id: workbenchClientId,
  application_type: 'native' as const,
  redirect_uris: ['http://127.0.0.1/auth/callback', 'http://localhost/auth/callback'],
  response_types: ['code' as const],
  grant_types: ['authorization_code'],
  token_endpoint_auth_method: 'none' as const,
  id_token_signed_response_alg: 'ES256' as const,
  scope: workbenchScope,
});

/** Who has this user name: a sample user of the workbench, or a sample member, who is somebody without a role there. */
export const personClaims = ({ members }: SandboxState, username: string): PersonClaims | undefined => {
  const id = username.trim().toLowerCase();
  const staff = sampleStaff.find((one) => one.id === id);
  if (staff) return { sub: staff.id, name: staff.name, email: staff.email };
  const member = members.get(id);
  return member && { sub: id, name: `${member.first} ${member.last}`, email: `${id}@members.example` };
};
