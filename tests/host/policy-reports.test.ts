import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import { compiledConfig } from '../support/config/frozen-config.ts';
import { tellAttack } from '../support/reports/attacks.ts';
import { servedFolder } from '../support/servers/served-folder.ts';
import { stubBuild } from '../support/servers/stub-build.ts';

let dist = '';

beforeAll(async () => {
  dist = stubBuild();
  await publishRelease(dist, compiledConfig());
}, 60_000);

/** A host that takes reports, and the violations that its log tells when it ends. */
const reported = async () => {
  const lines: string[] = [];
  const written = vi
    .spyOn(process.stderr, 'write')
    .mockImplementation((line) => lines.push(String(line)) > 0);
  onTestFinished(() => written.mockRestore());
  const { ask, host } = await servedFolder(dist, { log: 'requests' });
  const post = (value: unknown, type = 'application/csp-report') =>
    ask('/csp-reports', {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof value === 'string' ? value : JSON.stringify(value),
    });
  const logged = async () => {
    await host.close();
    const events = lines.map(
      (line) => JSON.parse(line) as { readonly event: string; readonly [name: string]: unknown },
    );
    return { text: lines.join(''), violations: events.filter(({ event }) => event === 'violation') };
  };
  return { ask, post, logged };
};

const legacyForm = (directive: string, page: string) => ({
  'csp-report': {
    'effective-directive': directive,
    'document-uri': page,
    'blocked-uri': 'https://canary.example/x',
    'script-sample': 'canary',
  },
});

test('violations are counted by directive and screen, in both formats of browsers; addresses and samples are not stored', async () => {
  const { post, logged } = await reported();
  const page = 'http://localhost:4300/claims?name=canary';
  expect((await post(legacyForm('script-src-elem', page))).status).toBe(204);
  const body = {
    effectiveDirective: 'script-src-elem',
    documentURL: page,
    blockedURL: 'https://canary.example/',
    sample: 'canary',
  };
  const list = [
    { type: 'csp-violation', age: 1, url: page, user_agent: 'canary', body },
    {
      type: 'csp-violation',
      body: { ...body, effectiveDirective: 'img-src', documentURL: 'http://localhost:4300/canary' },
    },
  ];
  expect((await post(list, 'application/reports+json; charset=utf-8')).status).toBe(204);
  const { text, violations } = await logged();
  const time = expect.any(String) as string;
  expect(violations).toEqual([
    { time, event: 'violation', directive: 'script-src-elem', screen: 'claims', count: 2 },
    { time, event: 'violation', directive: 'img-src', screen: 'unknown', count: 1 },
  ]);
  expect(text).not.toContain('canary');
});

const deep = '['.repeat(8000);
const hostile: readonly (readonly [text: string, type?: string])[] = [
  [''],
  ['{'],
  ['null'],
  ['[]'],
  ['[null, 1, "canary", [], {}]'],
  [deep],
  [`{"csp-report":${'{"a":'.repeat(3000)}`],
  ['{"csp-report":"canary"}'],
  ['{"csp-report":{"effective-directive":"canary","document-uri":"canary"}}'],
  ['{"csp-report":{"effective-directive":["img-src"],"document-uri":{"canary":1}}}'],
  [
    '{"csp-report":{"violated-directive":"img-src\\n{\\"event\\":\\"canary\\"}","document-uri":"http://canary/%0a%f3"}}',
  ],
  ['{"__proto__":{"csp-report":{"effective-directive":"canary"}}}'],
  [JSON.stringify(legacyForm('__proto__', 'http://localhost:4300/__proto__'))],
  [JSON.stringify(legacyForm('constructor', `http://localhost:4300/${'/'.repeat(15_000)}a`))],
  [JSON.stringify(Array.from({ length: 150 }, () => ({ body: { effectiveDirective: 'canary' } })))],
  ['canary', 'text/plain'],
  ['canary', 'multipart/form-data'],
  ['x'.repeat(16_385)],
  ['x'.repeat(2_000_000)],
];

test('an invalid report adds at most a count without a name, and the host continues', async () => {
  const { ask, post, logged } = await reported();
  let holes = 0;
  for (const [text, type] of hostile) {
    const status = await post(text, type).then(
      (answer) => answer.status,
      () => 413,
    );
    holes += Number(![204, 413, 415].includes(status));
  }
  for (const method of ['GET', 'PUT', 'DELETE'])
    holes += Number((await ask('/csp-reports', { method })).status !== 405);
  expect((await ask('/login')).status).toBe(200);
  const { text, violations } = await logged();
  holes +=
    Number(text.includes('canary')) +
    Number(violations.some(({ directive }) => !['other', 'img-src'].includes(String(directive))));
  tellAttack({ attack: 'Hostile reports of violations', tries: hostile.length + 3, holes });
});
