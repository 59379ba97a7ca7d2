import * as openid from 'openid-client';
import type { OidcRoles, Role } from '../../api/generated/api-shapes.ts';

// A claim is a text or a list of texts; a value of another type gives no roles.
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
};

// A missing claim gives no roles: a user who left a group has no role here either.
export const claimedRoles = (
  claims: Readonly<Record<string, unknown>>,
  { claim, roles }: OidcRoles,
): readonly Role[] => {
  const values = textsIn(Object.hasOwn(claims, claim) ? claims[claim] : undefined);
  const found = values.flatMap((value) => (Object.hasOwn(roles, value) ? (roles[value] ?? []) : []));
  return [...new Set(found)];
};

export interface ProviderOptions {
  /** The base address of the discovery document. */
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined for a public client, which proves its requests by PKCE alone. */
  readonly clientSecret?: string;
  readonly origin: string;
}

export interface SignInRequest {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface SignedIn {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
  readonly email: string | null;
  readonly claims: Readonly<Record<string, unknown>>;
}

// In seconds.
const patience = 10;

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** Returns true when an address is on this machine, so that HTTP is allowed. */
export const isLoopback = (address: string): boolean =>
  URL.canParse(address) && loopbackNames.includes(new URL(address).hostname);

export const callbackPath = '/auth/callback';

const scope = 'openid profile email';

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

// In characters; longer ones would push everything else off a line.
const longestName = 100;

// Control and invisible characters could change the text around a name, so a mark shows them.
const shownName = (name: string): string =>
  [...name.replaceAll(/\p{C}/gu, '\uFFFD')].slice(0, longestName).join('');

const personIn = (claims: openid.IDToken): SignedIn => ({
  issuer: claims.iss,
  subject: claims.sub,
  name: shownName(
    textIn(claims['name']) ?? textIn(claims['preferred_username']) ?? textIn(claims['email']) ?? claims.sub,
  ),
  email: textIn(claims['email']) ?? null,
  claims,
});

// Discovery runs at the first sign-in and again after a failure, so that the workbench starts without the
// provider.
export const signInProvider = ({ issuer, clientId, clientSecret, origin }: ProviderOptions) => {
  const redirectUri = `${origin}${callbackPath}`;
  let found: Promise<openid.Configuration> | undefined;
  const discover = (): Promise<openid.Configuration> =>
    openid.discovery(
      new URL(issuer),
      clientId,
      undefined,
      clientSecret === undefined ? openid.None() : openid.ClientSecretBasic(clientSecret),
      // Only a provider on this machine may use HTTP. Signatures of ID tokens are checked, although TLS protects them.
      {
        timeout: patience,
        execute: [
          openid.enableNonRepudiationChecks,
          ...(isLoopback(issuer) ? [openid.allowInsecureRequests] : []),
        ],
      },
    );
  const provider = (): Promise<openid.Configuration> => {
    found ??= discover().catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
  return {
    begin: async (): Promise<SignInRequest & { readonly address: string }> => {
      const state = openid.randomState();
      const nonce = openid.randomNonce();
      const verifier = openid.randomPKCECodeVerifier();
      const address = openid.buildAuthorizationUrl(await provider(), {
        ...{ redirect_uri: redirectUri, scope, state, nonce },
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { state, nonce, verifier, address: address.href };
    },
    finish: async (query: string, { state, nonce, verifier }: SignInRequest): Promise<SignedIn> => {
      const back = new URL(`${redirectUri}${query}`);
      const checks = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      };
      const claims = (await openid.authorizationCodeGrant(await provider(), back, checks)).claims();
      if (!claims) throw new Error('The provider sent no ID token.');
      return personIn(claims);
    },
  };
};

export type SignInProvider = ReturnType<typeof signInProvider>;

export const isProviderAway = (error: unknown): boolean => {
  const { name, code, cause } = (error ?? {}) as {
    readonly name?: unknown;
    readonly code?: unknown;
    readonly cause?: unknown;
  };
  const isAnswer =
    code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' && cause instanceof Response && cause.status >= 500;
  return (
    name === 'TypeError' ||
    name === 'TimeoutError' ||
    name === 'AbortError' ||
    code === 'OAUTH_TIMEOUT' ||
    isAnswer
  );
};
