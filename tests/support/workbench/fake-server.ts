import type { ChangeSettings, Me } from '../../../src/workbench/api/generated/api-shapes.ts';
import { listedDrafts } from './listed-drafts.ts';
import { sampleAudit, sampleDraft, sampleDrafts, samplePersonRows, sampleSettings } from './samples.ts';

/** As a status: the server takes the request and never answers. */
export const unanswered = -1;

/** What a request is answered with; no body is a 204, and 0 as a status says that the server is away. */
export interface FakeAnswer {
  readonly status: number;
  readonly body?: unknown;
}

/** Answers a request by its name, such as `GET /api/drafts`; the path's ids are put as `:id`. */
export type FakeRoutes = Readonly<
  Record<string, (body: unknown, path: string, query: URLSearchParams) => FakeAnswer>
>;

/** An answer of the server's for everything that is well. */
export const ok = (body: unknown): FakeAnswer => ({ status: 200, body });

/** A refusal with its code. */
export const refusal = (status: number, code: string, message: string = code): FakeAnswer => ({
  status,
  body: { code, message },
});

/** The answers of a server with the sample people and drafts, to one person. */
export const sampleRoutes = (me: Me | undefined): FakeRoutes => ({
  'GET /api/me': () => (me ? ok(me) : refusal(401, 'signed-out')),
  'PUT /api/me': (body) => ok({ ...me, ...(body as object) }),
  'POST /auth/sign-out': () => ({ status: 204 }),
  'GET /api/drafts': (_, __, query) => ok(me ? listedDrafts(sampleDrafts, me, query) : { drafts: [] }),
  'GET /api/stopped-schedules': () => ok({ schedules: [], count: 0 }),
  'POST /api/drafts': (body) => ok(sampleDraft((body as { readonly name: string }).name)),
  'PUT /api/presence': () => ok({ people: [] }),
  'GET /api/live': () =>
    ok({ number: 41, source: 'a'.repeat(64), release: '0123456789abcdef', at: '2026-11-17T17:30:00.000Z' }),
  'GET /api/publications': () => ok({ publications: [], more: false }),
  'GET /api/people': () => ok({ people: samplePersonRows }),
  'PUT /api/people/:id/roles': () => ok({ roles: [] }),
  'GET /api/people/:id/waiting': () => ok({ drafts: [] }),
  'POST /api/people/:id/disable': () => ok(samplePersonRows[0]),
  'POST /api/people/:id/enable': () => ok(samplePersonRows[0]),
  'GET /api/settings': () => ok(sampleSettings),
  'PUT /api/settings': (body) => ok((body as ChangeSettings).settings),
  'GET /api/audit': () => ok(sampleAudit),
});

const isId = (step: string): boolean => step.length === 36 || step === ':id';

/** The name of a request among the routes. */
export const routeOf = (method: string, path: string): string =>
  `${method} ${path
    .split('/')
    .map((step) => (isId(step) ? ':id' : step))
    .join('/')}`;

/** Answers a request from the routes; an unknown one is 404, as at the server. */
export const fakeAnswer = (
  routes: FakeRoutes,
  method: string,
  address: string,
  body: unknown,
): FakeAnswer => {
  const [path = '', query] = address.split('?');
  return routes[routeOf(method, path)]?.(body, path, new URLSearchParams(query)) ?? refusal(404, 'unknown');
};
