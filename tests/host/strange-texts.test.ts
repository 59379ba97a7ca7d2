import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { fileProblems } from '../../src/authoring/project/problems.ts';
import { compileConfig, type CompiledPortal } from '../../src/config/compile/compile-config.ts';
import { sourceDocuments } from '../../src/config/files/parse-document.ts';
import { longestPath } from '../../src/config/host-paths.ts';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import { chance, roll } from '../support/chance.ts';
import { frozenSource } from '../support/config/frozen-config.ts';
import { freePortBase } from '../support/servers/free-port-base.ts';
import { askAt, servedFolder } from '../support/servers/served-folder.ts';
import { nginxPath, startNginx } from '../support/servers/start-nginx.ts';
import { stubBuild } from '../support/servers/stub-build.ts';

type Files = Record<string, string>;
type Tree = Record<string, unknown>;

/** What the schema allows in a path, and what a host's file could read as its own. */
const signs = `$cookie_session"';()|&+~^[]<>@=,!-_\`\u00a1`;

const label = (sign: string) => sign.repeat(63);
const longHost = [label('a'), label('b'), label('c'), 'd'.repeat(58)].join('.');
const twinHost = `${label('e')}.example`;

const edited = (files: Files, file: string, edit: (tree: Tree) => void): void => {
  const tree = JSON.parse(files[file] ?? '') as Tree;
  edit(tree);
  files[file] = JSON.stringify(tree);
};

const isTextOf = (files: Files, name: string, key: string): boolean =>
  (JSON.parse(files[name] ?? '') as Record<string, Tree | undefined>)[key]?.['path'] !== undefined;

const withPath = (files: Files, [language, key]: readonly [string, string], path: string): void => {
  const all = Object.keys(files).filter((name) => name.startsWith(`locales/${language}/`));
  edited(files, all.find((name) => isTextOf(files, name, key)) ?? '', (tree) => {
    tree[key] = { ...(tree[key] as Tree), path };
  });
};

const strangeSource = (): Files => {
  const files = { ...frozenSource() };
  withPath(files, ['en', 'login'], signs);
  withPath(files, ['es', 'login.guestPay'], 'ᾂ'.repeat(longestPath - '/iniciar-sesión/'.length));
  withPath(files, ['en', 'contactUs'], '𐐨'.repeat(longestPath - 1));
  withPath(files, ['es', 'contactUs'], `ΐ${signs}`);
  withPath(files, ['en', 'account.changePassword'], 'a$b"c');
  withPath(files, ['es', 'account.changePassword'], '$host;');
  edited(files, 'config/screens/home.json', ({ screens }) => {
    const [home] = screens as [Tree];
    home['aliases'] = ['/', `/${'ŉ'.repeat(longestPath - 1)}`, '/$uri', '/portal/x', '/^~', '/{phone}'];
  });
  edited(files, 'config/environments.json', ({ environments }) => {
    const { local } = environments as { local: Record<string, string[]> };
    const more = [longHost, twinHost, `es.${twinHost}`, '[2001:db8::1]'];
    local['origins']?.push(...more.map((host) => `https://${host}`));
    local['spanishHosts']?.push(twinHost);
    const frames = Array.from({ length: 14 }, (_, at) => `https://${at}.${longHost.slice(64)}`);
    local['frameOrigins']?.push(...frames);
  });
  edited(files, 'config/site/brand.json', (brand) => {
    const contacts = [`https://security.example/$host;"'\\n`];
    brand['security'] = { contacts, policy: 'https://security.example/"$x' };
  });
  return files;
};

const forms: readonly ((path: string) => string)[] = [
  (path) => encodeURI(path),
  (path) => encodeURI(path.toUpperCase()),
  (path) => encodeURI(path.normalize('NFD')),
  (path) => `${encodeURI(path)}/`,
  (path) => `${encodeURI(path)}%0a`,
  (path) => `${encodeURI(path)}?lng=es&code=x`,
  (path) => [...path].map((sign) => (sign === '/' ? sign : encodeURIComponent(sign))).join(''),
];

const hosts = ['localhost:4300', longHost, twinHost, `es.${twinHost}`, 'evil.example', '[2001:db8::1]'];

/** Paths beside those of the screens: folders of a built portal, and what hosts answer themselves. */
const ofHosts = [
  ...['/live/x', '/live/local/login.en.html', '/live', '/live/long-address', '/portal/long-address'],
  ...['/hosting/local.nginx.conf', '/server/portal.mjs', '/none.css', '/assets/none.js', '/healthz'],
  ...['/robots.txt', '/.well-known/security.txt', '/.well-known/change-password', '/.well-known/x'],
];

const texts = [
  ...['content-type', 'cache-control', 'content-security-policy', 'referrer-policy', 'location', 'vary'],
  ...['x-content-type-options', 'x-frame-options', 'reporting-endpoints', 'strict-transport-security'],
];

type Answer = Awaited<ReturnType<ReturnType<typeof askAt>>>;

// nginx writes a page into a redirect.
const seen = ({ status, headers, body }: Answer): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(texts.map((name) => [name, headers[name]])),
  status,
  body: body.toString(),
  ...(status === 302 ? { 'content-type': undefined, body: '' } : {}),
});

const unlike = (own: Answer, other: Answer): readonly unknown[] => {
  const [expected, found] = [seen(own), seen(other)];
  return Object.keys(expected)
    .filter((name) => expected[name] !== found[name])
    .map((name) => [name, expected[name], found[name]]);
};

describe('the longest and strangest texts that the check allows', () => {
  let compiled: CompiledPortal;
  beforeAll(() => {
    const documents = sourceDocuments(strangeSource());
    expect(fileProblems(documents, 'en').filter(({ severity }) => severity === 'error')).toEqual([]);
    compiled = compileConfig(documents);
  });

  test.skipIf(nginxPath === undefined)(
    'are loaded by nginx, and 400 requests get the same from both hosts',
    async () => {
      const { config } = compiled;
      const dist = stubBuild();
      await publishRelease(dist, compiled);
      const port = await freePortBase();
      const nginx = await startNginx({ dist, config, port });
      onTestFinished(nginx.close);
      const { ask } = await servedFolder(dist);
      const paths = [
        ...[config.paths.en, config.paths.es].flatMap((table) => Object.values(table)),
        ...config.screens.flatMap(({ aliases = [] }) => aliases),
        ...ofHosts,
      ];
      const random = chance(44);
      const oneOf = <Value>(values: readonly Value[]): Value => values[roll(random, values.length)]!;
      const wrong: unknown[] = [];
      for (let time = 0; time < 400; time += 1) {
        const headers = {
          host: oneOf(hosts),
          'accept-language': oneOf(['en', 'es', 'fr, es-MX;q=0.8']),
          'accept-encoding': 'identity',
        };
        const path = oneOf(forms)(oneOf(paths));
        const differences = unlike(
          ...(await Promise.all([ask(path, { headers }), askAt(port)(path, { headers })])),
        );
        if (differences.length > 0) wrong.push([headers.host, path, ...differences]);
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});
