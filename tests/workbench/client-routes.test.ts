import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiNumber } from '../../src/workbench/server/requests/provenance.ts';
import { apiRoutes } from '../../src/workbench/server/routes/api-routes.ts';
import { spokenApi } from '../../src/workbench/web/api/ask.ts';
import { projectRoot } from '../support/project-files.ts';

const table = readFileSync(`${projectRoot}/src/workbench/web/api/routes.ts`, 'utf8');

/** The routes that pages ask, each with the name of its body's shape: `readonly 'GET /api/me': Ask<Me, Body, Query>;`. */
const asked = table
  .split("\n  readonly '")
  .slice(1)
  .map((line) => {
    const [name = '', rest = ''] = line.split("': Ask<");
    const [, body] = rest.split('>;', 1)[0]?.split(', ') ?? [];
    // A file is no JSON body that the server would check by a schema.
    return { name, body: body === 'never' || body === 'Blob' ? undefined : body };
  });

/** Not of the API: the server has it beside the ways in and back. */
const signOut = 'POST /auth/sign-out';

test('the server has every route that a page asks, with the same body', () => {
  const served = new Map(apiRoutes.map(({ method, path, body }) => [`${method} ${path}`, body]));
  expect(asked.length).toBeGreaterThan(30);
  const differing = asked.filter(({ name, body }) => name !== signOut && (!served.has(name) || served.get(name) !== body));
  expect(differing.map(({ name, body }) => ({ name, body, served: served.get(name) }))).toEqual([]);
});

test('pages speak the API of the server beside them', () => {
  expect(spokenApi).toBe(apiNumber);
});
