import type { Environment } from '../config/generated/config-files.ts';

export interface AuthorizeRequest {
  readonly launch: string;
  readonly iss: string;
  readonly redirectUri: string;
  readonly state?: string;
  readonly codeChallenge?: string;
}

/** The address that asks the records provider for a code (R7.012, A106); `aud` is the issuer of the launch. */
export const authorizeUrl = (fhir: Environment['fhir'], request: AuthorizeRequest): string => {
  const address = new URL(fhir.authorize);
  const parameters = {
    response_type: 'code',
    scope: 'launch',
    launch: request.launch,
    redirect_uri: request.redirectUri,
    client_id: fhir.clientId,
    aud: request.iss,
    ...(request.state === undefined ? {} : { state: request.state }),
    ...(request.codeChallenge === undefined ? {} : { code_challenge: request.codeChallenge, code_challenge_method: 'S256' }),
  };
  Object.entries(parameters).forEach(([name, value]) => address.searchParams.set(name, value));
  return address.href;
};
