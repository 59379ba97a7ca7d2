import { apiFailure } from './api-failure.ts';
import { setReached } from './connection.ts';
import type { ApiShapes, ErrorDetails } from '../../api/generated/api-shapes.ts';
import type { Routes } from '../../api/routes.ts';

// If the server's API is newer, it answers `old-client`, and the page asks the user to reload.
export const spokenApi = 1;

// Signing out returns to the provider, so it is not a route of the API.
type Asked = Routes & {
  readonly 'POST /auth/sign-out': { readonly body: 'SignOut'; readonly answer: 'Nothing' };
};

export type Route = keyof Asked;

type ParametersOf<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type ShapeOf<Name> = Name extends keyof ApiShapes ? ApiShapes[Name] : Blob;
type BodyOf<R extends Route> = Asked[R] extends { readonly body: infer Body } ? ShapeOf<Body> : never;
type QueryOf<R extends Route> = Asked[R] extends { readonly query: infer Query } ? Query : never;
type Optional<Query> = {
  readonly [Name in keyof Query]?: (Query[Name] extends 'number' ? number : string) | undefined;
};
type Required<Query> = {
  readonly [Name in keyof Query as Query[Name] extends 'required text' ? Name : never]: string;
};
type QueryField<Query> = [Query] extends [never]
  ? unknown
  : object extends Required<Query>
    ? { readonly query?: Optional<Query> }
    : { readonly query: Optional<Query> & Required<Query> };

export type Needs<R extends Route> = (ParametersOf<R> extends never
  ? unknown
  : { readonly path: Readonly<Record<ParametersOf<R>, string>> }) &
  ([BodyOf<R>] extends [never] ? unknown : { readonly body: BodyOf<R> }) &
  QueryField<QueryOf<R>>;

export type Answer<R extends Route> = ShapeOf<Asked[R]['answer']>;

type FileRoute = { readonly [R in Route]: Asked[R]['answer'] extends 'file' ? R : never }[Route];

type Text = string | number | undefined;
interface Given {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, Text>>;
  readonly body?: unknown;
}

const addressOf = (pattern: string, { path = {}, query = {} }: Given): string => {
  const steps = pattern
    .split('/')
    .map((step) => (step.startsWith(':') ? encodeURIComponent(path[step.slice(1)] ?? '') : step));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return steps.join('/') + (asked.length ? `?${new URLSearchParams(asked).toString()}` : '');
};

const textOf = (body: unknown, name: string): string | undefined => {
  const value: unknown =
    typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};

const send = async (address: string, init: RequestInit): Promise<Response> => {
  try {
    // The server does not need the page's address, which would make up a sixth of a request.
    const response = await fetch(address, { ...init, referrerPolicy: 'no-referrer' });
    setReached(true);
    return response;
  } catch {
    setReached(false);
    throw apiFailure(0, 'unreachable', undefined);
  }
};

const read = async (response: Response): Promise<unknown> => {
  try {
    return response.status === 204 ? undefined : await response.json();
  } catch {
    throw apiFailure(response.status, 'broken', undefined);
  }
};

const headersOf = (given: Given, accept: string): Readonly<Record<string, string>> => ({
  Accept: accept,
  'Accept-Language': document.documentElement.lang,
  'X-Workbench-Api': String(spokenApi),
  ...(given.body === undefined
    ? {}
    : { 'Content-Type': given.body instanceof Blob ? given.body.type : 'application/json' }),
});

// What is wrong with the body says more than that it is not valid.
const messageOf = (body: unknown): string | undefined => {
  const { mistakes } = (body ?? {}) as ErrorDetails['not-valid'];
  const messages = Array.isArray(mistakes) ? mistakes.map((mistake) => textOf(mistake, 'message') ?? '') : [];
  return messages.join(' ').trim() || textOf(body, 'message');
};

const failureOf = async (response: Response): Promise<Error> => {
  const body = await read(response);
  return apiFailure(response.status, textOf(body, 'code') ?? 'broken', body, messageOf(body));
};

// Files are sent unchanged, with their type. Failures have a message in the page's language. Decision 0031
// explains why the types come from a table of routes.
const request = async (route: string, given: Given, accept: string): Promise<Response> => {
  const [method = 'GET', pattern = ''] = route.split(' ');
  const isRead = method === 'GET';
  const body = isRead ? undefined : (given.body ?? {});
  const response = await send(addressOf(pattern, given), {
    method,
    headers: headersOf({ body }, accept),
    ...(isRead ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw await failureOf(response);
  return response;
};

export const ask = async <R extends Route>(route: R, needs: Needs<R>): Promise<Answer<R>> =>
  (await read(await request(route, needs as Given, 'application/json'))) as Answer<R>;

export const askFile = async <R extends FileRoute>(route: R, needs: Needs<R>): Promise<Blob> =>
  (await request(route, needs as Given, '*/*')).blob();
