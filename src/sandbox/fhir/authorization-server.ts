import './node-20.ts';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import Provider, {
  type Adapter,
  type AdapterPayload,
  type Configuration,
  errors,
  interactionPolicy,
  type InteractionResults,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import { bodyOf } from '../http.ts';
import type { SandboxState } from '../state.ts';
import { addContext, expiryClaim } from './add-context.ts';
import { signInPage } from './sign-in-page.ts';
import { personClaims, workbenchClient, workbenchClientId, workbenchScope } from './workbench-client.ts';

// Revoking a grant also deletes its codes and tokens.
const memoryAdapter = (): ((model: string) => Adapter) => {
  const store = new Map<string, AdapterPayload>();
  const done = Promise.resolve();
  return (model) => {
    const key = (id: string): string => `${model}:${id}`;
    const keep = (id: string, payload: AdapterPayload): Promise<void> =>
      done.then(() => void store.set(key(id), payload));
    const find = (id: string): Promise<AdapterPayload | undefined> => Promise.resolve(store.get(key(id)));
    return {
      upsert: keep,
      find,
      findByUid: (uid) => Promise.resolve([...store.values()].find((payload) => payload.uid === uid)),
      findByUserCode: () => Promise.resolve(undefined),
      destroy: (id) => done.then(() => void store.delete(key(id))),
      consume: async (id) => {
        const payload = await find(id);
        if (payload) await keep(id, { ...payload, consumed: Math.floor(Date.now() / 1000) });
      },
      revokeByGrantId: (grantId) =>
        done.then(() =>
          [...store]
            .filter(([, payload]) => payload.grantId === grantId)
            .forEach(([stored]) => store.delete(stored)),
        ),
    };
  };
};

const signingKeys = () => ({
  keys: [
    {
      ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
      alg: 'ES256',
      use: 'sig',
    },
  ],
});

const grantAll = (audience: string) => async (ctx: KoaContextWithOIDC) => {
  const { account, client, provider } = ctx.oidc;
  if (!account || !client) return undefined;
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  if (client.clientId === workbenchClientId) grant.addOIDCScope(workbenchScope);
  else grant.addResourceScope(audience, 'launch');
  await grant.save();
  return grant;
};

const features = (audience: string): NonNullable<Configuration['features']> => ({
  devInteractions: { enabled: false },
  rpInitiatedLogout: { enabled: false },
  userinfo: { enabled: false },
  resourceIndicators: {
    enabled: true,
    // The workbench only needs the user's identity, so it requests no resource.
    defaultResource: (_ctx, { clientId }) => (clientId === workbenchClientId ? [] : audience),
    getResourceServerInfo: () => ({
      scope: 'launch',
      accessTokenFormat: 'jwt',
      accessTokenTTL: 3600,
      jwt: { sign: { alg: 'ES256' } },
    }),
    useGrantedResource: () => true,
  },
});

const withoutConsent = () => {
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

// For the portal: exact redirect address, launch and aud as parameters, JWT access tokens (contract 3.6-3.8).
// For the workbench: an OpenID provider with name and email in ID tokens (contract 9).
const providerConfiguration = (state: SandboxState): Configuration => {
  const audience = `${state.origins.fhir}/fhir`;
  return {
    adapter: memoryAdapter(),
    claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
    clients: [portalClient(state.origins.portal), workbenchClient()],
    clientAuthMethods: ['none'],
    clientBasedCORS: (_ctx, origin) => origin === state.origins.portal,
    cookies: {
      keys: [randomUUID()],
      names: { session: 'fhir_session', interaction: 'fhir_interaction', resume: 'fhir_resume' },
    },
    extraParams: {
      launch: () => undefined,
      aud: (_ctx, value, { clientId }) => {
        if (clientId !== workbenchClientId && value !== audience)
          throw new errors.InvalidTarget(`aud must be ${audience}`);
      },
    },
    conformIdTokenClaims: false,
    features: features(audience),
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...personClaims(state, accountId) }),
    }),
    formats: {
      customizers: {
        jwt: (_ctx, _token, jwt) => {
          const issuedAt = Math.floor(state.now() / 1000);
          Object.assign(jwt.payload, { iat: issuedAt, exp: expiryClaim(state.knobs.tokenExp, issuedAt) });
        },
      },
    },
    interactions: { policy: withoutConsent(), url: (_ctx, { uid }) => `/interaction/${uid}` },
    jwks: signingKeys(),
    loadExistingGrant: grantAll(audience),
    pkce: {
      required: (_ctx, { clientId }) => clientId === workbenchClientId || state.knobs.pkce === 'required',
    },
    renderError: (ctx, { error, error_description }) => {
      ctx.type = 'text/plain';
      ctx.body = `${error}: ${error_description ?? ''}`;
    },
    responseTypes: ['code'],
    routes: { authorization: '/oauth2/authorize', token: '/oauth2/token', jwks: '/oauth2/jwks' },
    scopes: ['launch', 'openid'],
    ttl: {
      AuthorizationCode: 60,
      AccessToken: 3600,
      IdToken: 3600,
      Grant: 3600,
      Interaction: 300,
      Session: 300,
    },
  };
};

// Each launch is a new sign-in, since an earlier session may belong to another member.
const forgetSession = (request: IncomingMessage): void => {
  if (!request.headers.cookie) return;
  request.headers.cookie = request.headers.cookie
    .split(/;\s*/)
    .filter((pair) => !pair.startsWith('fhir_session'))
    .join('; ');
};

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const askedPerson = async (
  state: SandboxState,
  { request, response }: Exchange,
): Promise<InteractionResults | undefined> => {
  const username =
    request.method === 'POST'
      ? (new URLSearchParams(await bodyOf(request)).get('username') ?? '')
      : undefined;
  const person = username === undefined ? undefined : personClaims(state, username);
  if (person) return { login: { accountId: person.sub } };
  const head = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(username === undefined ? 200 : 401, head).end(signInPage(request, username));
  return undefined;
};

const launchedMember = (state: SandboxState, launch: unknown): InteractionResults =>
  typeof launch === 'string' && state.launches.has(launch)
    ? { login: { accountId: launch } }
    : { error: 'access_denied', error_description: 'The launch is not known.' };

const finishInteraction = async (
  provider: Provider,
  state: SandboxState,
  exchange: Exchange,
): Promise<void> => {
  const { request, response } = exchange;
  const { params } = await provider.interactionDetails(request, response);
  const isWorkbench = params['client_id'] === workbenchClientId;
  const result = isWorkbench ? await askedPerson(state, exchange) : launchedMember(state, params['launch']);
  if (result)
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
};

export const authorizationListener = (state: SandboxState): RequestListener => {
  const provider = new Provider(state.origins.fhir, providerConfiguration(state));
  provider.use(addContext(state));
  const answer = provider.callback();
  return (request, response) => {
    if (!request.url?.startsWith('/interaction/')) {
      forgetSession(request);
      void answer(request, response);
      return;
    }
    finishInteraction(provider, state, { request, response }).catch((error: unknown) => {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
    });
  };
};
