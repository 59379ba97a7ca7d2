import type { Environment } from '../../generated/config-files.ts';
import { longestHost, longestPolicySources } from '../../host-paths.ts';
import type { Finding, Path } from '../findings/finding.ts';
import { type ConfigIndex, entriesOf, type Located, locationOf } from '../index/config-index.ts';
import { parsedUrl } from '../index/link-targets.ts';
import { namesUser } from './user-names.ts';

type Named = Located<Environment> & { readonly name: string };

interface Address {
  readonly path: Path;
  readonly url: string;
}

const originOf = (url: string): string | undefined => parsedUrl(url)?.origin;

const addressList = (name: string, urls: readonly string[] = []): readonly Address[] =>
  urls.map((url, index) => ({ path: [name, index], url }));

const address = (path: Path, url: string | undefined): readonly Address[] =>
  url === undefined ? [] : [{ path, url }];

const addressesOf = ({ value: { fhir, ...environment } }: Named): readonly Address[] => [
  ...addressList('origins', environment.origins),
  ...address(['legacy'], environment.legacy),
  ...address(['api'], environment.api),
  ...fhir.issuers.map((url, index) => ({ path: ['fhir', 'issuers', index], url })),
  ...address(['fhir', 'authorize'], fhir.authorize),
  ...address(['fhir', 'token'], fhir.token),
  ...address(['fhir', 'authorizationIssuer'], fhir.authorizationIssuer),
  ...address(['content'], environment.content),
  ...addressList('frameOrigins', environment.frameOrigins),
  ...addressList('messageOrigins', environment.messageOrigins),
  ...address(['reports'], environment.reports),
  ...address(['analytics'], environment.analytics),
];

// Host and port as headers and server configurations may contain them, where a semicolon would start
// something else.
const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

const isServable = (url: string): boolean => {
  const { host = '', hostname = '' } = parsedUrl(url) ?? {};
  return plainHost.test(host) && hostname.length <= longestHost;
};

const invalidAddresses = (environment: Named): readonly Finding[] =>
  addressesOf(environment)
    .filter(({ url }) => !isServable(url))
    .map(({ path, url }) => ({
      at: locationOf(environment, path),
      message: 'bad-address.environment',
      with: { url },
    }));

// Lowercase, no default port, no user name, international names in punycode.
const asInBrowsers = (url: string): string => (originOf(url) ?? url).replace(/\.(?=:\d+$|$)/, '');

// Origins are compared as text with those of the browser, so a different spelling never matches.
const unlikeOrigins = (environment: Named): readonly Finding[] =>
  addressesOf(environment)
    .filter(
      ({ path, url }) => /origins$/i.test(String(path[0])) && url !== asInBrowsers(url) && !namesUser(url),
    )
    .map(({ path, url }) => {
      const at = locationOf(environment, path);
      const nearest = asInBrowsers(url);
      return {
        at,
        message: 'unlike-origin',
        with: { url, nearest },
        nearest,
        remedy: [{ at, written: url, write: nearest }],
      };
    });

// Without a challenge or a state, a stolen code could sign a member in as another person.
const unprotected = (environment: Named): readonly Finding[] => {
  const { pkce, state } = environment.value.fhir;
  if (pkce !== false || state !== false) return [];
  return [
    {
      at: locationOf(environment, ['fhir', 'state']),
      message: 'unprotected-sign-in',
      with: { name: environment.name },
      also: [locationOf(environment, ['fhir', 'pkce'])],
    },
  ];
};

const mayBeHttp = (environment: Named, url: string): boolean =>
  ['dev', 'local'].includes(environment.name) && ['localhost', '127.0.0.1'].includes(new URL(url).hostname);

const unencrypted = (environment: Named): readonly Finding[] =>
  addressesOf(environment)
    .filter(({ url }) => originOf(url)?.startsWith('http:') === true && !mayBeHttp(environment, url))
    .map(({ path, url }) => ({
      at: locationOf(environment, path),
      message: 'plain-http',
      with: { url },
    }));

const unlistedFrames = (environment: Named): readonly Finding[] => {
  const { legacy, origins, frameOrigins } = environment.value;
  const origin = originOf(legacy);
  if (origin === undefined) return [];
  if (origins.includes(origin)) {
    return [
      {
        at: locationOf(environment, ['legacy']),
        message: 'own-origin',
        with: { origin },
        also: [locationOf(environment, ['origins'])],
      },
    ];
  }
  if (frameOrigins.includes(origin)) return [];
  return [
    {
      at: locationOf(environment, ['legacy']),
      message: 'unlisted-origin',
      with: { origin, name: environment.name },
      also: [locationOf(environment, ['frameOrigins'])],
    },
  ];
};

// A portal on a host with an es. twin moves its Spanish visitors there (A07), so the twin must be one of its
// origins.
const missingTwins = (environment: Named): readonly Finding[] => {
  const { origins, spanishHosts } = environment.value;
  return spanishHosts.flatMap((host, index): readonly Finding[] => {
    const own = origins.find((origin) => new URL(origin).hostname === host);
    const twin = own?.replace('//', '//es.');
    return twin === undefined || origins.includes(twin)
      ? []
      : [
          {
            at: locationOf(environment, ['origins']),
            message: 'missing-twin',
            with: { host, twin, name: environment.name },
            also: [locationOf(environment, ['spanishHosts', index])],
          },
        ];
  });
};

// What the Content-Security-Policy names of an environment must fit into a header of every host.
const longPolicy = (environment: Named): readonly Finding[] => {
  const { legacy, api, content, fhir, frameOrigins, reports, analytics } = environment.value;
  const named = [...[legacy, api, content, fhir.authorize, fhir.token].map(originOf), ...frameOrigins];
  const length = [...named, reports, analytics].join('').length;
  if (length <= longestPolicySources) return [];
  const blanks = { name: environment.name, length: String(length), most: String(longestPolicySources) };
  return [{ at: locationOf(environment, ['frameOrigins']), message: 'long-policy', with: blanks }];
};

const sharedOrigins = (environments: readonly Named[]): readonly Finding[] => {
  const all = environments.flatMap((environment) =>
    environment.value.origins.map((origin, index) => ({
      origin,
      name: environment.name,
      at: locationOf(environment, ['origins', index]),
    })),
  );
  return [...Map.groupBy(all, ({ origin }) => origin).values()].flatMap(
    ([first, again]): readonly Finding[] =>
      first && again
        ? [
            {
              at: again.at,
              message: 'shared-origin',
              with: { name: first.name, origin: first.origin },
              also: [first.at],
            },
          ]
        : [],
  );
};

export const environmentFindings = (index: ConfigIndex): readonly Finding[] => {
  const environments = entriesOf(
    index.documentOf('environments'),
    ['environments'],
    index.sources.environments,
  );
  const invalid = environments.flatMap(invalidAddresses);
  const broken = invalid.length > 0 ? invalid : environments.flatMap(unlikeOrigins);
  return broken.length > 0
    ? broken
    : [
        ...environments.flatMap((one) => [
          ...unencrypted(one),
          ...unprotected(one),
          ...unlistedFrames(one),
          ...missingTwins(one),
          ...longPolicy(one),
        ]),
        ...sharedOrigins(environments),
      ];
};
