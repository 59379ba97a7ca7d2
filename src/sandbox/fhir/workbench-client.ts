import { sampleStaff } from '../../samples/staff.ts';
import type { SandboxState } from '../state.ts';

export interface PersonClaims {
  readonly sub: string;
  readonly name: string;
  readonly email: string;
}

export const workbenchClientId = 'brisamar-workbench';

export const workbenchScope = 'openid profile email';

// A public client with PKCE. As a native application it may use any loopback port.
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

export const personClaims = ({ members }: SandboxState, username: string): PersonClaims | undefined => {
  const id = username.trim().toLowerCase();
  const staff = sampleStaff.find((one) => one.id === id);
  if (staff) return { sub: staff.id, name: staff.name, email: staff.email };
  const member = members.get(id);
  return member && { sub: id, name: `${member.first} ${member.last}`, email: `${id}@members.example` };
};
