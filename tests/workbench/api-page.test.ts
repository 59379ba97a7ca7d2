import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { format } from 'prettier';
import type { ErrorCode } from '../../src/workbench/api/generated/api-shapes.ts';
import { type RouteContract, routes } from '../../src/workbench/api/routes.ts';
import { statusOf } from '../../src/workbench/server/requests/errors.ts';
import { serverText } from '../../src/workbench/server/words/server-words.ts';
import { type Right, rights } from '../../src/workbench/store/rights.ts';
import { projectRoot } from '../support/project-files.ts';
import { openApi } from './open-api.ts';

const file = join(projectRoot, 'docs/workbench-api.md');
interface ErrorShapes {
  readonly definitions: {
    readonly ErrorCode: { readonly enum: readonly ErrorCode[] };
    readonly ErrorDetails: { readonly properties: Readonly<Record<string, { readonly properties: object }>> };
  };
}
const { ErrorCode: codes, ErrorDetails: details } = (
  JSON.parse(readFileSync(join(projectRoot, 'schemas/api/errors.json'), 'utf8')) as ErrorShapes
).definitions;

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const who = (right: string): string => {
  if (right === 'session') return 'any signed-in user';
  const roles: readonly string[] = rights[right as Right];
  return roles.includes('administrator') && roles.includes('viewer') ? 'every role' : roles.join(', ');
};

const quoted = (names: readonly string[] | string = []): string =>
  [names]
    .flat()
    .map((name) => `\`${name}\``)
    .join(', ');

const row = ([name, { right, body, query, answer, errors }]: readonly [
  string,
  RouteContract,
]): readonly string[] => [
  quoted(query ? `${name}?${Object.keys(query).join('&')}` : name),
  ...[who(right), quoted(body), quoted(answer), quoted(errors)],
];

const made = {
  routes: table(['route', 'who', 'body', 'answer', 'own errors'], Object.entries(routes).map(row)),
  errors: table(
    ['status', 'code', 'says', 'beside it'],
    codes.enum
      .map((code) => ({
        code,
        status: statusOf(code),
        names: Object.keys(details.properties[code]?.properties ?? {}),
      }))
      .toSorted((one, other) => one.status - other.status)
      .map(({ code, status, names }) => [
        String(status),
        `\`${code}\``,
        serverText('en', code, '…'),
        names.map((name) => `\`${name}\``).join(', '),
      ]),
  ),
};

const withTables = (page: string): string =>
  Object.entries(made).reduce(
    (text, [name, rows]) =>
      text.replace(
        new RegExp(`(<!-- made: ${name} -->\n)[^]*?(<!-- end -->)`),
        (_, before: string, after: string) => `${before}\n${rows}\n\n${after}`,
      ),
    page,
  );

test('the committed page of the API has the routes, rights and errors of the server', async () => {
  const page = readFileSync(file, 'utf8');
  const wanted = await format(withTables(page), { parser: 'markdown', printWidth: 140 });
  if (process.env['UPDATE_API'] === '1') writeFileSync(file, wanted);
  expect(readFileSync(file, 'utf8')).toBe(wanted);
});

test('the committed OpenAPI document has the routes, shapes and errors of the contract', () => {
  const document = join(projectRoot, 'docs/workbench-openapi.json');
  const wanted = `${JSON.stringify(openApi(), null, 2)}\n`;
  if (process.env['UPDATE_API'] === '1') writeFileSync(document, wanted);
  expect(readFileSync(document, 'utf8')).toBe(wanted);
  const shapes = Object.keys(
    (JSON.parse(wanted) as { readonly components: { readonly schemas: object } }).components.schemas,
  );
  const named = [...wanted.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
  expect(named.filter((name) => !shapes.includes(name ?? ''))).toEqual([]);
});
