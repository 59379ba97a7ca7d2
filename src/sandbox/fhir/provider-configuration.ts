import { randomUUID } from 'node:crypto';
import { type Configuration, errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { SandboxState } from '../sandbox-state.ts';
import { expiryClaim } from './expiry-claim.ts';
import { memoryAdapter } from './memory-adapter.ts';
import { signingKeys } from './signing-keys.ts';

const grantLaunch = (audience: string) => async (ctx: KoaContextWithOIDC) => {
  const { account, client, provider } = ctx.oidc;
  if (!account || !client) return undefined;
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.addResourceScope(audience, 'launch');
  await grant.save();
  return grant;
};

const features = (audience: string): NonNullable<Configuration['features']> => ({
  devInteractions: { enabled: false },
  rpInitiatedLogout: { enabled: false },
  userinfo: { enabled: false },
  resourceIndicators: {
    enabled: true,
    defaultResource: () => audience,
    getResourceServerInfo: () => ({ scope: 'launch', accessTokenFormat: 'jwt', accessTokenTTL: 3600, jwt: { sign: { alg: 'ES256' } } }),
    useGrantedResource: () => true,
  },
});

/** The launch settles who signs in; there is no consent screen. */
const launchOnly = () => {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
};

const portalClient = (portal: string) => ({
  client_id: 'brisamar-portal',
  redirect_uris: [`${portal}/`],
  response_types: ['code' as const],
  grant_types: ['authorization_code'],
  token_endpoint_auth_method: 'none' as const,
  id_token_signed_response_alg: 'ES256' as const,
  scope: 'launch',
});

/** The settings of the authorization server: one public client, exact redirect address, launch and aud as parameters, JWT access tokens (contract 3.6-3.8). */
export const providerConfiguration = (state: SandboxState): Configuration => {
  const audience = `${state.origins.fhir}/fhir`;
  return {
    adapter: memoryAdapter(),
    clients: [portalClient(state.origins.portal)],
    clientAuthMethods: ['none'],
    clientBasedCORS: (_ctx, origin) => origin === state.origins.portal,
    cookies: { keys: [randomUUID()], names: { session: 'fhir_session', interaction: 'fhir_interaction', resume: 'fhir_resume' } },
    extraParams: {
      launch: () => undefined,
      aud: (_ctx, value) => {
        if (value !== audience) throw new errors.InvalidTarget(`aud must be ${audience}`);
      },
    },
    features: features(audience),
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    formats: {
      customizers: {
        jwt: (_ctx, _token, jwt) => {
          const issuedAt = Math.floor(state.now() / 1000);
          Object.assign(jwt.payload, { iat: issuedAt, exp: expiryClaim(state.knobs.tokenExp, issuedAt) });
        },
      },
    },
    interactions: { policy: launchOnly(), url: (_ctx, { uid }) => `/interaction/${uid}` },
    jwks: signingKeys(),
    loadExistingGrant: grantLaunch(audience),
    pkce: { required: () => state.knobs.pkce === 'required' },
    renderError: (ctx, { error, error_description }) => {
      ctx.type = 'text/plain';
      ctx.body = `${error}: ${error_description ?? ''}`;
    },
    responseTypes: ['code'],
    routes: { authorization: '/oauth2/authorize', token: '/oauth2/token', jwks: '/oauth2/jwks' },
    scopes: ['launch'],
    ttl: { AuthorizationCode: 60, AccessToken: 3600, Grant: 3600, Interaction: 300, Session: 300 },
  };
};
