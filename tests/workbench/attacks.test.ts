import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiRoutes } from '../../src/workbench/server/routes/api-routes.ts';
import { transact } from '../../src/workbench/store/transact.ts';
import { createExchange } from '../../src/workbench/store/exchanges/exchanges.ts';
import { freshEmbedded } from '../support/workbench/embedded-store.ts';
import {
  type Caller,
  fakeParts,
  servedWorkbench,
  testOrigin,
} from '../support/workbench/served-workbench.ts';
import { links } from '../support/workbench/small-source.ts';
import { freshId } from '../support/workbench/team.ts';

const { checker, publishing } = fakeParts();
let workbench: ReturnType<typeof servedWorkbench>;
let draft = '';
let exchange = '';

/**
 * A person with every role, in a separate session: what is attacked is never the limit of requests.
 */
const solo = (): Promise<Caller> =>
  workbench.as(['viewer', 'editor', 'reviewer', 'publisher', 'administrator'], 'Solo');

beforeAll(async () => {
  workbench = servedWorkbench(await freshEmbedded(), { checker, publishing });
  const edda = await solo();
  draft = ((await edda.ask('POST /api/drafts', { name: 'Attacked' })).body as { readonly id: string }).id;
  const actor = { person: edda.id, through: 'web' } as const;
  const made = await transact(workbench.site.store, actor, 'edit', (granted) =>
    createExchange(granted, draft, 'xliff12', () => ({})),
  );
  exchange = made.ok ? made.value.id : '';
}, 120_000);

/** Everything in the store except people and sessions, which sign-ins create. */
const held = async (): Promise<unknown> =>
  (
    await sql`select (select count(*) from audit where what not like 'person.%' and what not like 'role.%') as deeds,
      (select json_agg(draft order by id)::text from draft) as drafts, (select count(*) from draft_edit) as edits,
      (select count(*) from source) as sources, (select count(*) from blob) as texts, (select count(*) from remark) as remarks,
      (select json_agg(setting)::text from setting) as settings, (select count(*) from freeze_window) as freezes,
      (select count(*) from publication) as publications, (select count(*) from presence) as presences`.execute(
      workbench.site.store.db,
    )
  ).rows;

const failures = (): readonly string[] =>
  workbench.lines.filter((line) => line.includes('"event":"failure"'));

interface Attack {
  /** A route; `D` is the draft, `X` the exchange. */
  readonly name: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What an attack is answered, once it is certain that it changed nothing and broke nothing. */
const answerTo = async ({ name, body, headers }: Attack): Promise<string> => {
  const before = await held();
  const caller = await solo();
  const { status, body: answered } = await caller.ask(
    name.replace('D', draft).replace('X', exchange),
    body,
    headers,
  );
  expect(await held()).toEqual(before);
  expect(failures()).toEqual([]);
  return `${status} ${(answered as { readonly code?: string }).code ?? ''}`.trim();
};

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const edits = (value: string, address: string = links.one): string =>
  `{"clientId":"${freshId()}","edits":[{"address":${JSON.stringify(address)},"expected":"https://one.example","value":${value}}]}`;
const fileBody = (file: string, text: string | null = '{}') => ({
  clientId: freshId(),
  place: file,
  expectedHash: null,
  text,
});

describe('a body', () => {
  const values = 'POST /api/drafts/D/edits';
  const files = 'PUT /api/drafts/D/files';
  test.each([
    ['with a zero character in a value', values, edits('"a\\u0000b"'), '422 not-valid'],
    ['with a zero character in the name of a field', values, edits('{"a\\u0000":1}'), '422 not-valid'],
    [
      'with half of a pair of characters in a draft’s name',
      'PATCH /api/drafts/D',
      '{"name":"\\ud800"}',
      '422 not-valid',
    ],
    [
      'with half of a pair of characters in a remark',
      'POST /api/drafts/D/threads',
      '{"address":null,"text":"\\udc00"}',
      '422 not-valid',
    ],
    [
      'with half of a pair of characters in a file',
      files,
      fileBody('config/screens/x.json', '{"a":"\ud800"}'),
      '422 not-valid',
    ],
    [
      'with an escaped control character in a file',
      files,
      fileBody('locales/es/home.json', '{"home":{"title":"Hola\\u0007"}}'),
      '422 not-valid',
    ],
    [
      'with a control character in a remark',
      'POST /api/drafts/D/threads',
      '{"address":null,"text":"a\\u009b"}',
      '422 not-valid',
    ],
    ['with a number that no computer holds', values, edits('1e999'), '422 not-valid'],
    ['with a value of 10,000 levels', values, edits(deep(10_000)), '422 not-valid'],
    [
      'with a file of 10,000 levels',
      files,
      fileBody('config/screens/x.json', deep(10_000)),
      '422 unreadable',
    ],
    ['of nothing but levels', 'PUT /api/settings', deep(300_000), '422 not-valid'],
    ['of a byte more than 2 MB', values, edits(`"${'x'.repeat(2_000_001)}"`), '413 too-large'],
    [
      'that says a thing twice',
      'PUT /api/settings',
      '{"approvals":1,"approvals":-1,"soleApproverMayPublish":true}',
      '422 not-valid',
    ],
    ['with a prototype', 'POST /api/drafts', '{"__proto__":{"name":"x"}}', '422 not-valid'],
    [
      'with a prototype beside what is wanted',
      'POST /api/drafts',
      '{"name":"x","__proto__":{}}',
      '422 not-valid',
    ],
    ['that is no JSON', 'PUT /api/settings', '{"approvals":01}', '422 not-valid'],
    ['that goes back to a number without end', 'POST /api/drafts/D/restore', '{"to":1e300}', '404 unknown'],
    ['that begins at a number without end', 'POST /api/drafts', '{"name":"x","from":1e300}', '404 unknown'],
    [
      'with a day that no calendar has',
      'POST /api/freezes',
      '{"from":"2026-02-31T00:00:00Z","until":"2026-99-99T99:99:99Z","reason":"x"}',
      '422 not-valid',
    ],
    [
      'with a moment that no clock shows',
      'POST /api/drafts/D/schedule',
      `{"source":"${'a'.repeat(64)}","wall":"2026-13-45T99:99"}`,
      '422 no-such-day',
    ],
    ['with an id that is none', 'PUT /api/presence', '{"draft":"__proto__","address":null}', '422 not-valid'],
    [
      'with a role that is none',
      `PUT /api/people/${freshId()}/roles`,
      '{"roles":["operator"]}',
      '422 not-valid',
    ],
  ])('%s', async (_, name, body, answer) => {
    expect(await answerTo({ name, body })).toBe(answer);
  });

  test.each([
    '__proto__',
    'constructor',
    'toString',
    '../x.json',
    '/etc/passwd',
    'config/../../x.json',
    'config\\screens\\x.json',
    '__proto__.json',
    'config/screens/..%2fx.json',
  ])('never creates a file named %s, and changes nothing inside it', async (file) => {
    expect(await answerTo({ name: files, body: fileBody(file) })).toBe('422 unreadable');
    expect(await answerTo({ name: values, body: edits('1', `${file}#a`) })).toBe('422 unreadable');
    expect(
      await answerTo({
        name: 'POST /api/drafts/D/merge',
        body: { onto: 3, choices: [{ address: `${file}#a`, value: 1 }] },
      }),
    ).toBe('422 unreadable');
  });
});

describe('an address', () => {
  test.each([
    ['GET /api/drafts/__proto__', '404 unknown'],
    ['GET /api/drafts/%00', '404 unknown'],
    ['GET /api/drafts/..%2f..%2fetc%2fpasswd', '404 unknown'],
    ['GET /api/drafts/%E0%A4%A', '404 unknown'],
    ["GET /api/people/1'%20or%20'1'='1/roles", '404 unknown'],
    ['GET /api/exchanges/none/file', '404 unknown'],
    ['POST /api/threads/none/remarks', '422 not-valid'],
    ['DELETE /api/reviews/none', '404 unknown'],
    ['DELETE /api/freezes/none', '404 unknown'],
    ['GET /api/publications/constructor', '404 unknown'],
    ['GET /api/sources/..%2fpublications%2f00000001', '404 unknown'],
    ['GET /api/sources/%00', '422 unreadable'],
    ['GET /api/audit?actor=x', '404 unknown'],
    ['GET /api/audit?actor=%00', '422 unreadable'],
    ['GET /api/audit?what=%00', '422 unreadable'],
    ['GET /api/audit?subject=%00', '422 unreadable'],
    ['GET /api/audit?limit=many', '422 not-valid'],
    ['GET /api/audit?before=99999999999999999999', '422 not-valid'],
    ['GET /api/drafts/D/edits?since=-1', '422 not-valid'],
    ['GET /api/drafts/D/edits?since=1.5', '422 not-valid'],
    ['GET /api/drafts/D/edits?since=0x10', '422 not-valid'],
    ['GET /api/publications?before=NaN', '422 not-valid'],
    ['GET /api/grid?source=..%2f..%2fetc', '404 unknown'],
    ['GET /api/grid?format=exe', '404 unknown'],
    ['GET /api/grid?against=%00', '422 unreadable'],
    ['POST /api/exchanges/X/import?dry=yes', '422 not-valid'],
  ])('%s is answered %s', async (name, answer) => {
    const headers = name.includes('/import') ? { 'content-type': 'text/csv' } : {};
    expect(await answerTo({ name, headers })).toBe(answer);
  });

  test.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
    'a different method named in %s is ignored',
    async (header) => {
      expect(
        await answerTo({ name: 'GET /api/drafts/D?_method=DELETE', headers: { [header]: 'PATCH' } }),
      ).toBe('200');
      expect(
        await answerTo({
          name: 'POST /api/drafts/D?_method=PATCH',
          body: { name: 'x' },
          headers: { [header]: 'PATCH' },
        }),
      ).toBe('404 unknown');
    },
  );

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'data:text/html,x',
    '/x\r\nSet-Cookie: a=b',
    '/%0d%0aSet-Cookie:a=b',
    `/${'x'.repeat(9_000)}`,
  ])('to go back to as %j opens no other page and adds no header', async (to) => {
    const answer = await workbench.request(`/auth/sign-in?return_to=${encodeURIComponent(to)}`);
    const refresh = answer.headers.get('refresh') ?? '';
    expect([
      refresh.startsWith('0; url=/'),
      refresh.startsWith('0; url=//'),
      answer.headers.get('set-cookie'),
    ]).toEqual([true, false, null]);
    expect(new URL(refresh.slice('0; url='.length), testOrigin).origin).toBe(testOrigin);
  });

  test('headers about the host are not trusted or repeated', async () => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    };
    for (const path of ['/', '/api/me', '/auth/sign-in', '/auth/callback?state=x&code=y']) {
      const answer = await workbench.request(path, { headers });
      expect(JSON.stringify([...answer.headers]) + (await answer.text())).not.toContain('evil.example');
    }
  });
});

describe('a file for translators', () => {
  const doctype =
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b"><!ENTITY c SYSTEM "file:///etc/passwd">]><xliff>&a;&c;</xliff>';
  const nested = (name: string, levels: number): string =>
    `<xliff>${`<${name}>`.repeat(levels)}${`</${name}>`.repeat(levels)}</xliff>`;
  test.each([
    ['with entities of its own', 'application/xliff+xml', doctype, '422 unreadable'],
    ['with a document type in small letters', 'application/xml', '<!doctype x><xliff/>', '422 unreadable'],
    ['of 80,000 levels', 'text/xml', nested('a', 80_000), '422 unreadable'],
    ['of units inside units', 'text/xml', nested('unit', 60_000), '422 unreadable'],
    ['that is cut off', 'application/xliff+xml', '<xliff><file>', '422 unreadable'],
    ['with a quote that nothing closes', 'text/csv', 'address,english,spanish\r\n"a', '422 unreadable'],
    ['in a type that is none of its own', 'application/json', '{}', '415 wrong-type'],
    ['of more than 2 MB', 'text/csv', 'x'.repeat(2_000_001), '413 too-large'],
  ])('%s', async (_, type, body, answer) => {
    expect(
      await answerTo({ name: 'POST /api/exchanges/X/import', body, headers: { 'content-type': type } }),
    ).toBe(answer);
  });
});

test('every route that changes data refuses foreign origins and other content types before anything else', async () => {
  const wrong: string[] = [];
  for (const { method, path, types } of apiRoutes.filter((one) => one.method !== 'GET')) {
    // Counted requests wait a second after the twentieth, so each route has a separate session.
    const caller = await solo();
    const name = `${method} ${path.replace(':id', draft)}`;
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: `${testOrigin}.evil.example` },
      { origin: 'null' },
      { origin: undefined },
    ];
    const sites = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ];
    for (const headers of [...foreign, ...sites]) {
      const { status, body } = await caller.ask(name, {}, headers);
      if (status !== 403 || (body as { readonly code: string }).code !== 'foreign-request')
        wrong.push(`${name} ${JSON.stringify(headers)} ${status}`);
    }
    const other = types.includes('text/xml') ? 'application/json' : 'application/x-www-form-urlencoded';
    for (const type of [other, 'text/plain', undefined]) {
      const { status } = await caller.ask(name, {}, { 'content-type': type });
      if (status !== 415) wrong.push(`${name} ${String(type)} ${status}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(failures()).toEqual([]);
}, 30_000);

test('event streams: four per session, and a HEAD or preflight request opens none', async () => {
  const { token } = await solo();
  const open = (method: string) =>
    workbench.request('/api/events', {
      method,
      headers: { cookie: `workbench=${token}`, origin: testOrigin },
    });
  for (let time = 0; time < 20; time += 1) expect((await open('HEAD')).status).toBe(200);
  expect((await open('OPTIONS')).status).toBe(404);
  const streams = [];
  for (let time = 0; time < 5; time += 1) streams.push(await open('GET'));
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
  expect(streams.at(-1)?.headers.get('retry-after')).toBe('20');
  for (const { body } of streams) await body?.cancel();
});

test('after all attacks the server still saves an edit', async () => {
  const caller = await solo();
  expect((await caller.ask(`POST /api/drafts/${draft}/edits`, edits('"https://new.example"'))).status).toBe(
    200,
  );
  expect(({} as { readonly name?: string }).name).toBeUndefined();
});
