import type { ApiShapes, Language } from '../../api/generated/api-shapes.ts';
import { type RouteContract, type RouteName, type Routes, routes } from '../../api/routes.ts';
import type { Session } from '../../store/people/sessions.ts';
import type { Outcome } from '../../store/outcome.ts';
import type { Right } from '../../store/rights.ts';
import { type Actor, type Granted, transact } from '../../store/transact.ts';
import { jsonAnswer, refusalAnswer } from './errors.ts';
import type { Site } from './site.ts';

/** A request of somebody who is signed in, its body judged by its schema. */
export interface Request<Body> {
  /** Who asks, for the store. */
  readonly actor: Actor;
  readonly session: Session;
  readonly language: Language;
  readonly body: Body;
  /** The body of a route that takes a file; else empty. */
  readonly text: string;
  /** Returns the value of `:name` in the route's path. */
  readonly param: (name: string) => string;
  readonly query: (name: string) => string | undefined;
  /** A whole number from 0 in the query, which the route names among its `numbers`; undefined where it is not there. */
  readonly number: (name: string) => number | undefined;
  readonly header: (name: string) => string | undefined;
}

/** One route of the API as its contract declares it, with what answers it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly right: Right | 'session';
  /** The shape of its JSON body; none: it is not read. */
  readonly body: keyof ApiShapes | undefined;
  /** Media types of its body if that is a file. */
  readonly types: readonly string[];
  readonly counted: boolean;
  /** Names in the query that take whole numbers from 0; other values are refused. */
  readonly numbers: readonly string[];
  readonly answer: (request: Request<never>, site: Site) => Promise<Response>;
}

type Declared<Name extends RouteName> = Routes[Name] & RouteContract;
type RightOf<Name extends RouteName> = Extract<Routes[Name]['right'], Right>;
type ShapeOf<Name, Else> = Name extends keyof ApiShapes ? ApiShapes[Name] : Else;
type BodyOf<Name extends RouteName> = Routes[Name] extends { readonly body: infer Body } ? ShapeOf<Body, unknown> : unknown;
type AnswerOf<Name extends RouteName> = ShapeOf<Routes[Name]['answer'], never>;

/** Answers a route by hand, such as one that asks the judge first. It asks the store for its rights itself. */
export const byHand = <Name extends RouteName>(
  name: Name,
  answer: (request: Request<BodyOf<Name>>, site: Site) => Promise<Response>,
): Route => {
  const [method, path] = name.split(' ') as [Route['method'], string];
  const { right, body, query = {}, counted }: RouteContract & { readonly right: Right | 'session' } = routes[name];
  const numbers = Object.keys(query).filter((one) => query[one] === 'number');
  const isFile = typeof body === 'object';
  return {
    method,
    path,
    right,
    body: isFile ? undefined : body,
    types: isFile ? body : [],
    counted: counted !== undefined,
    numbers,
    answer,
  };
};

/** Answers a route with one piece of work in one transaction. */
export const inStore = <Name extends RouteName>(
  name: Name,
  work: (granted: Granted<RightOf<Name>>, request: Request<BodyOf<Name>>, site: Site) => Promise<Outcome<AnswerOf<Name>>>,
): Route =>
  byHand(name, async (request, site) => {
    const { right, status }: Declared<Name> = routes[name];
    const outcome = await transact(site.store, request.actor, right as RightOf<Name>, (granted) => work(granted, request, site));
    if (!outcome.ok) return refusalAnswer(outcome.refusal, request.language);
    return jsonAnswer(outcome.value, status);
  });
