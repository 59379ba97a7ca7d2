import type { ApiShapes, Language } from '../../api/generated/api-shapes.ts';
import { type RouteContract, type RouteName, type Routes, routes } from '../../api/routes.ts';
import type { Session } from '../../store/people/sessions.ts';
import type { Outcome } from '../../store/outcome.ts';
import type { Right } from '../../store/rights.ts';
import { type Actor, type Granted, transact } from '../../store/transact.ts';
import { longAnswer, refusalAnswer } from './errors.ts';
import type { Site } from './site.ts';

export interface Request<Body> {
  readonly actor: Actor;
  readonly session: Session;
  readonly language: Language;
  readonly body: Body;
  /** True for a request for headers only (HEAD). */
  readonly isHead: boolean;
  /** The content of a file; empty for a JSON body. */
  readonly bytes: Uint8Array;
  readonly param: (name: string) => string;
  readonly query: (name: string) => string | undefined;
  readonly number: (name: string) => number | undefined;
  readonly header: (name: string) => string | undefined;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly right: Right | 'session';
  readonly body: keyof ApiShapes | undefined;
  readonly types: readonly string[];
  readonly counted: boolean;
  /** The query parameters with a required format. */
  readonly checked: readonly (readonly [name: string, kind: 'number' | 'day'])[];
  readonly answer: (request: Request<never>, site: Site) => Promise<Response>;
}

type Declared<Name extends RouteName> = Routes[Name] & RouteContract;
type RightOf<Name extends RouteName> = Extract<Routes[Name]['right'], Right>;
type ShapeOf<Name, Else> = Name extends keyof ApiShapes ? ApiShapes[Name] : Else;
type BodyOf<Name extends RouteName> = Routes[Name] extends { readonly body: infer Body }
  ? ShapeOf<Body, unknown>
  : unknown;
type AnswerOf<Name extends RouteName> = ShapeOf<Routes[Name]['answer'], never>;

// Defines a route whose handler checks the rights in its own transactions.
export const defineRoute = <Name extends RouteName>(
  name: Name,
  answer: (request: Request<BodyOf<Name>>, site: Site) => Promise<Response>,
): Route => {
  const [method, path] = name.split(' ') as [Route['method'], string];
  const {
    right,
    body,
    query = {},
    counted,
  }: RouteContract & { readonly right: Right | 'session' } = routes[name];
  const checked = Object.entries(query).flatMap(([one, kind]) =>
    kind === 'number' || kind === 'day' ? [[one, kind] as const] : [],
  );
  const isFile = typeof body === 'object';
  return {
    method,
    path,
    right,
    body: isFile ? undefined : body,
    types: isFile ? body : [],
    counted: counted !== undefined,
    checked,
    answer,
  };
};

export const inStore = <Name extends RouteName>(
  name: Name,
  work: (
    granted: Granted<RightOf<Name>>,
    request: Request<BodyOf<Name>>,
    site: Site,
  ) => Promise<Outcome<AnswerOf<Name>>>,
): Route =>
  defineRoute(name, async (request, site) => {
    const { right, status }: Declared<Name> = routes[name];
    const outcome = await transact(site.store, request.actor, right as RightOf<Name>, (granted) =>
      work(granted, request, site),
    );
    if (!outcome.ok) return refusalAnswer(outcome.refusal, request.language);
    return longAnswer(outcome.value, status);
  });
