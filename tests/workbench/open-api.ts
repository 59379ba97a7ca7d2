import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonErrors, type RouteContract, routes } from '../../src/workbench/api/routes.ts';
import { statusOf } from '../../src/workbench/server/requests/errors.ts';
import { projectRoot } from '../support/project-files.ts';

const folder = join(projectRoot, 'schemas/api');

const shapeRef = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

/**
 * The shapes of `schemas/api` with references inside one document, and without the keyword of our generator.
 */
const schemas = (): object => {
  const files = readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { readonly definitions: object },
  );
  const text = JSON.stringify(
    Object.assign({}, ...files.map(({ definitions }) => definitions)),
    (key, value: unknown) =>
      key === 'tsType'
        ? undefined
        : key === '$ref'
          ? `#/components/schemas/${String(value).split('/').at(-1)}`
          : value,
  );
  return JSON.parse(text) as object;
};

const content = (answer: RouteContract['answer']): object => {
  if (answer === 'file') return { '*/*': {} };
  return answer === 'event stream'
    ? { 'text/event-stream': {} }
    : { 'application/json': { schema: shapeRef(answer) } };
};

const checkedForms: Readonly<Record<string, object>> = {
  number: { type: 'integer', minimum: 0 },
  day: { type: 'string', format: 'date' },
};

const parameters = (path: string, query: NonNullable<RouteContract['query']>): readonly object[] => [
  ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...Object.entries(query).map(([name, kind]) => ({
    ...{ name, in: 'query', required: kind === 'required text' },
    schema: checkedForms[kind] ?? { type: 'string' },
  })),
];

const bodyOf = (body: RouteContract['body']): object => {
  if (body === undefined) return {};
  const types =
    typeof body === 'string'
      ? { 'application/json': { schema: shapeRef(body) } }
      : Object.fromEntries(body.map((type) => [type, {}]));
  return { requestBody: { required: true, content: types } };
};

const refusals = (errors: RouteContract['errors'] = []): object => {
  const codes = [...commonErrors, ...errors];
  const codesOf = (status: number): string => codes.filter((code) => statusOf(code) === status).join(', ');
  return Object.fromEntries(
    codes
      .map(statusOf)
      .map((status) => [
        status,
        { description: codesOf(status), content: { 'application/json': { schema: shapeRef('ApiError') } } },
      ]),
  );
};

const operation = (
  path: string,
  { right, body, query = {}, answer, status, errors }: RouteContract,
): object => ({
  description: right === 'session' ? 'For any signed-in user.' : `Needs the right \`${right}\`.`,
  parameters: parameters(path, query),
  ...bodyOf(body),
  responses: { [status ?? 200]: { description: answer, content: content(answer) }, ...refusals(errors) },
});

/** The contract of the API as an OpenAPI document. */
export const openApi = (): object => {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, contract] of Object.entries<RouteContract>(routes)) {
    const [method = '', path = ''] = name.split(' ');
    (paths[path.replaceAll(/:(\w+)/g, '{$1}')] ??= {})[method.toLowerCase()] = operation(path, contract);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The workbench’s API',
      version: '1',
      description: 'See workbench-api.md for signing in, errors and events.',
    },
    paths,
    components: { schemas: schemas() },
  };
};
