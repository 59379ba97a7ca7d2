import type { ApiShapes, Language } from '../../api/generated/api-shapes.ts';
import type { Session } from '../../store/people/sessions.ts';
import type { Outcome } from '../../store/refusals.ts';
import type { Right } from '../../store/rights.ts';
import { type Actor, type Granted, transact } from '../../store/transact.ts';
import { emptyAnswer, jsonAnswer, refusalAnswer } from './errors.ts';
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
  /** What stands for `:name` in the route's path. */
  readonly param: (name: string) => string;
  readonly query: (name: string) => string | undefined;
  /** A whole number from 0 in the query, which the route names among its `numbers`; undefined where it is not there. */
  readonly number: (name: string) => number | undefined;
  readonly header: (name: string) => string | undefined;
}

/** A kind of request that is counted: more of it in a second than a person could ask for is refused. */
export type Counted = 'edit';

/** One route of the API: what it needs and how it answers. Every route with its right stands in a table of `routes/` (Decision 0030). */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** The right that it needs; `session`: whoever is signed in, even without a role. */
  readonly right: Right | 'session';
  /** The shape of its body; none: it is not read. */
  readonly body: keyof ApiShapes | undefined;
  /** Kinds of content that its body may be instead of JSON; such a body comes as text. */
  readonly types: readonly string[];
  readonly counted: Counted | undefined;
  /** Names in the query that stand for whole numbers from 0; anything else there is refused. */
  readonly numbers: readonly string[];
  readonly answer: (request: Request<never>, site: Site) => Promise<Response>;
}

interface Declared<R, Body extends keyof ApiShapes> {
  readonly right: R;
  readonly body?: Body;
  readonly counted?: Counted;
  readonly numbers?: readonly string[];
}

const declare = <R extends Right | 'session', Body extends keyof ApiShapes>(
  name: string,
  { right, body, counted, numbers = [] }: Declared<R, Body>,
  answer: (request: Request<ApiShapes[Body]>, site: Site) => Promise<Response>,
): Route => {
  const [method, path] = name.split(' ') as [Route['method'], string];
  return { method, path, right, body, types: [], counted, numbers, answer: answer };
};

/** A route that is one piece of work in one transaction; `Nothing` answers 204. */
export const inStore =
  <Answer extends keyof ApiShapes>(answers: Answer, status = 200) =>
  <R extends Right, Body extends keyof ApiShapes = 'Nothing'>(
    name: string,
    declared: Declared<R, Body>,
    work: (granted: Granted<R>, request: Request<ApiShapes[Body]>, site: Site) => Promise<Outcome<ApiShapes[Answer]>>,
  ): Route =>
    declare(name, declared, async (request, site) => {
      const outcome = await transact(site.store, request.actor, declared.right, (granted) => work(granted, request, site));
      if (!outcome.ok) return refusalAnswer(outcome.refusal, request.language);
      return answers === 'Nothing' ? emptyAnswer() : jsonAnswer(outcome.value, status);
    });

/** A route that does more than one piece of work, such as asking the judge first; it asks the store for its rights itself. */
export const byHand = <R extends Right | 'session', Body extends keyof ApiShapes = 'Nothing'>(
  name: string,
  declared: Declared<R, Body>,
  answer: (request: Request<ApiShapes[Body]>, site: Site) => Promise<Response>,
): Route => declare(name, declared, answer);

/** A route that takes a file instead of JSON: its text, in one of these types. */
export const withFile = (route: Route, types: readonly string[]): Route => ({ ...route, types });
