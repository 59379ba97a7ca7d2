import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { format } from 'prettier';
import type { ErrorCode } from '../../src/workbench/api/generated/api-shapes.ts';
import { statusOf } from '../../src/workbench/server/requests/errors.ts';
import type { Route } from '../../src/workbench/server/requests/route.ts';
import { apiRoutes } from '../../src/workbench/server/routes/api-routes.ts';
import { serverText } from '../../src/workbench/server/words/server-words.ts';
import { rights } from '../../src/workbench/store/rights.ts';
import { projectRoot } from '../support/project-files.ts';

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

const who = (right: Route['right']): string => {
  if (right === 'session') return 'whoever is signed in';
  const roles: readonly string[] = rights[right];
  return roles.includes('administrator') && roles.includes('viewer') ? 'every role' : roles.join(', ');
};

const bodyOf = ({ body, types }: Route): string => (body === undefined ? types.join(', ') : `\`${body}\``);

const made = {
  routes: table(
    ['route', 'who', 'body'],
    apiRoutes.map((route) => [`\`${route.method} ${route.path}\``, who(route.right), bodyOf(route)]),
  ),
  errors: table(
    ['status', 'code', 'says', 'beside it'],
    codes.enum
      .map((code) => ({ code, status: statusOf(code), names: Object.keys(details.properties[code]?.properties ?? {}) }))
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
