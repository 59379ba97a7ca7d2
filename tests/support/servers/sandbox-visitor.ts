import { createHash } from 'node:crypto';
import { decodeContext } from '../../../src/member/data-string/grammar.ts';
import type { Sandbox } from '../../../src/sandbox/start/start-sandbox.ts';

interface Exchange {
  readonly code: string;
  readonly verifier: string;
}

interface TokenAnswer {
  readonly access_token: string;
  readonly context_string?: string;
  readonly error?: string;
}

/** What a public client keeps secret between the authorize request and the exchange. */
export const verifier = 'a-verifier-of-enough-length-for-every-server-0123456789';

const locationOf = (response: Response): URL => new URL(response.headers.get('location') ?? '', response.url);

/** Requests with the cookies that the servers set; no redirect is followed. */
const cookieClient = ({ origins }: Sandbox) => {
  const jar = new Map<string, string>();
  const open = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const headers = {
      origin: origins.portal,
      cookie: [...jar].map((pair) => pair.join('=')).join('; '),
      ...init.headers,
    };
    const response = await fetch(new URL(address, origins.legacy), { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  const post = (address: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
    open(address, { method: 'POST', body: new URLSearchParams(fields) });
  return { open, post };
};

type CookieClient = ReturnType<typeof cookieClient>;

/** The portal's half of the sign-in (contract 3.6 to 3.8). */
const portalClient = ({ origins }: Sandbox, { open, post }: CookieClient) => {
  const authorizeQuery = ({ searchParams }: URL): Record<string, string> => ({
    response_type: 'code',
    scope: 'launch',
    launch: searchParams.get('launch') ?? '',
    redirect_uri: `${origins.portal}/`,
    client_id: 'brisamar-portal',
    aud: searchParams.get('iss') ?? '',
    state: 'a-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  /**
   * Follows the authorization server's redirects; ends at the portal's address or throws with the server's
   * words.
   */
  const authorize = async (query: Readonly<Record<string, string>>): Promise<URL> => {
    let address = new URL(`${origins.fhir}/oauth2/authorize?${new URLSearchParams(query).toString()}`);
    for (let hop = 0; hop < 5 && address.origin !== origins.portal; hop += 1) {
      const response = await open(address.href);
      if (response.status >= 400) throw new Error(await response.text());
      address = locationOf(response);
    }
    return address;
  };
  const exchange = async ({
    code,
    verifier: code_verifier,
  }: Exchange): Promise<{ status: number; body: TokenAnswer }> => {
    const fields = {
      grant_type: 'authorization_code',
      redirect_uri: `${origins.portal}/`,
      code,
      client_id: 'brisamar-portal',
      code_verifier,
    };
    const response = await post(`${origins.fhir}/oauth2/token`, fields);
    return { status: response.status, body: (await response.json()) as TokenAnswer };
  };
  return { authorizeQuery, authorize, exchange };
};

/**
 * A visitor without a browser: stores cookies, does not follow redirects automatically, and goes through
 * the sign-in of contract 3 step by step.
 */
export const sandboxVisitor = (sandbox: Sandbox) => {
  const client = cookieClient(sandbox);
  const portal = portalClient(sandbox, client);
  const logIn = (username: string, password = 'any'): Promise<Response> =>
    client.post('/Authentication/Login/DoLogin', { username, password });
  const launch = async (): Promise<URL> =>
    locationOf(await client.open('/inside.asp?mode=fdiredirect&option=local'));
  /** From a live legacy session to the answer of the token call. */
  const fetchToken = async (): Promise<{ status: number; body: TokenAnswer }> => {
    const returned = await portal.authorize(portal.authorizeQuery(await launch()));
    return portal.exchange({ code: returned.searchParams.get('code') ?? '', verifier });
  };
  /** The coverage data string that a live session gets. */
  const fetchDataString = async (): Promise<string> => {
    const decoded = decodeContext((await fetchToken()).body.context_string ?? '');
    if (!decoded.ok) throw new Error(decoded.reason);
    return decoded.text;
  };
  const turn = (knobs: Readonly<Record<string, unknown>>): Promise<Response> =>
    client.open('/__sandbox/knobs', { method: 'POST', body: JSON.stringify(knobs) });
  return { ...client, ...portal, locationOf, logIn, launch, fetchToken, fetchDataString, turn };
};
