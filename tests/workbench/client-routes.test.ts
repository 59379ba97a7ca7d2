import { expect, test } from 'vitest';
import { routes } from '../../src/workbench/api/routes.ts';
import { apiNumber } from '../../src/workbench/server/requests/provenance.ts';
import { apiRoutes } from '../../src/workbench/server/routes/api-routes.ts';
import { spokenApi } from '../../src/workbench/web/api/ask.ts';

test('the server answers every route of the contract, each once', () => {
  expect(apiRoutes.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    Object.keys(routes).toSorted(),
  );
});

test('pages use the API of the server that serves them', () => {
  expect(spokenApi).toBe(apiNumber);
});
