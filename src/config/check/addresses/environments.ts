import { groupBy } from '../../../rules/group-by.ts';
import type { Environment } from '../../generated/config-files.ts';
import { type ConfigIndex, entriesOf, type Located, spotOf } from '../config-index.ts';
import type { Finding, Path } from '../finding.ts';
import { parsedUrl } from './link-targets.ts';
import { namesUser } from './user-names.ts';

type Named = Located<Environment> & { readonly name: string };

interface Address {
  readonly path: Path;
  readonly url: string;
}

const originOf = (url: string): string | undefined => parsedUrl(url)?.origin;

const addressList = (name: string, urls: readonly string[] = []): readonly Address[] =>
  urls.map((url, place) => ({ path: [name, place], url }));

const address = (path: Path, url: string | undefined): readonly Address[] => (url === undefined ? [] : [{ path, url }]);

const addressesOf = ({ value: { fhir, ...environment } }: Named): readonly Address[] => [
  ...addressList('origins', environment.origins),
  ...address(['legacy'], environment.legacy),
  ...address(['api'], environment.api),
  ...fhir.issuers.map((url, place) => ({ path: ['fhir', 'issuers', place], url })),
  ...address(['fhir', 'authorize'], fhir.authorize),
  ...address(['fhir', 'token'], fhir.token),
  ...address(['fhir', 'authorizationIssuer'], fhir.authorizationIssuer),
  ...address(['content'], environment.content),
  ...addressList('frameOrigins', environment.frameOrigins),
  ...addressList('messageOrigins', environment.messageOrigins),
  ...address(['reports'], environment.reports),
  ...address(['analytics'], environment.analytics),
];

/** Host and port as they may stand in a header or in the configuration of a web server, where a semicolon would begin something else. */
const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

const invalidAddresses = (environment: Named): readonly Finding[] =>
  addressesOf(environment)
    .filter(({ url }) => !plainHost.test(parsedUrl(url)?.host ?? ''))
    .map(({ path, url }) => ({
      at: spotOf(environment, path),
      code: 'bad-address',
      message: `\`${url}\` is not an address`,
      hint: 'Write scheme, host and perhaps a port and path, such as https://records.example/.',
    }));

/** An origin as browsers write it: small letters, no default port, no user name, other alphabets as xn--. */
const asInBrowsers = (url: string): string => (originOf(url) ?? url).replace(/\.(?=:\d+$|$)/, '');

/** Origins are compared as text with those of the browser: one that is written otherwise never matches. */
const unlikeOrigins = (environment: Named): readonly Finding[] =>
  addressesOf(environment)
    .filter(({ path, url }) => /origins$/i.test(String(path[0])) && url !== asInBrowsers(url) && !namesUser(url))
    .map(({ path, url }) => ({
      at: spotOf(environment, path),
      code: 'unlike-origin',
      message: `no browser names an origin \`${url}\`, so that it would never fit`,
      nearest: asInBrowsers(url),
      hint: `Write \`${asInBrowsers(url)}\`.`,
    }));

/** With neither a challenge nor a state, a code that somebody else was given would sign a member in as that person. */
const unprotected = (environment: Named): readonly Finding[] => {
  const { pkce, state } = environment.value.fhir;
  if (pkce !== false || state !== false) return [];
  return [
    {
      at: spotOf(environment, ['fhir', 'state']),
      code: 'unprotected-sign-in',
      message: `\`${environment.name}\` sends neither a code challenge nor a state, so that a code of somebody else would sign a member in`,
      hint: 'Delete `pkce` or `state`: what is left out is sent.',
      also: [spotOf(environment, ['fhir', 'pkce'])],
    },
  ];
};

const mayBeHttp = (environment: Named, url: string): boolean =>
  ['dev', 'local'].includes(environment.name) && ['localhost', '127.0.0.1'].includes(new URL(url).hostname);

const unencrypted = (environment: Named): readonly Finding[] =>
  addressesOf(environment)
    .filter(({ url }) => originOf(url)?.startsWith('http:') === true && !mayBeHttp(environment, url))
    .map(({ path, url }) => ({
      at: spotOf(environment, path),
      code: 'plain-http',
      message: `\`${url}\` is not encrypted`,
      hint: 'Write https; http is for localhost in dev and local only.',
    }));

const unlistedFrames = (environment: Named): readonly Finding[] => {
  const { legacy, origins, frameOrigins } = environment.value;
  const origin = originOf(legacy);
  if (origin === undefined) return [];
  if (origins.includes(origin)) {
    return [
      {
        at: spotOf(environment, ['legacy']),
        code: 'own-origin',
        message: `the legacy site cannot lie on the portal's own origin ${origin}`,
        hint: 'Give the legacy site an origin of its own: its pages could otherwise read the portal.',
        also: [spotOf(environment, ['origins'])],
      },
    ];
  }
  if (frameOrigins.includes(origin)) return [];
  return [
    {
      at: spotOf(environment, ['legacy']),
      code: 'unlisted-origin',
      message: `the origin ${origin} is not among the frameOrigins of \`${environment.name}\``,
      hint: `Add "${origin}" to \`frameOrigins\`, or correct the address.`,
      also: [spotOf(environment, ['frameOrigins'])],
    },
  ];
};

/** A portal on a host with an es. twin moves its Spanish visitors there (ledger A07), so the twin must be one of its origins. */
const missingTwins = (environment: Named): readonly Finding[] => {
  const { origins, spanishHosts } = environment.value;
  return spanishHosts.flatMap((host, place): readonly Finding[] => {
    const own = origins.find((origin) => new URL(origin).hostname === host);
    const twin = own?.replace('//', '//es.');
    return twin === undefined || origins.includes(twin)
      ? []
      : [
          {
            at: spotOf(environment, ['origins']),
            code: 'missing-twin',
            message: `Spanish visitors of ${host} would be moved to ${twin}, which is not among the origins of \`${environment.name}\``,
            hint: `Add "${twin}" to \`origins\`, or take the host out of \`spanishHosts\`.`,
            also: [spotOf(environment, ['spanishHosts', place])],
          },
        ];
  });
};

const sharedOrigins = (environments: readonly Named[]): readonly Finding[] => {
  const all = environments.flatMap((environment) =>
    environment.value.origins.map((origin, place) => ({ origin, name: environment.name, at: spotOf(environment, ['origins', place]) })),
  );
  return [...groupBy(all, ({ origin }) => origin).values()].flatMap(([first, again]): readonly Finding[] =>
    first && again
      ? [
          {
            at: again.at,
            code: 'shared-origin',
            message: `\`${first.name}\` has the origin ${first.origin} too`,
            hint: 'An origin may belong to one environment only.',
            also: [first.at],
          },
        ]
      : [],
  );
};

/**
 * Environments whose addresses are unencrypted, invalid, not spelt as browsers spell them, or outside the origins that they list
 * (contract 2), hosts whose es. twin is missing, and a sign-in that sends neither a code challenge nor a state.
 */
export const environmentFindings = (index: ConfigIndex): readonly Finding[] => {
  const environments = entriesOf(index.documentOf('environments'), ['environments'], index.sources.environments);
  const invalid = environments.flatMap(invalidAddresses);
  const broken = invalid.length > 0 ? invalid : environments.flatMap(unlikeOrigins);
  return broken.length > 0
    ? broken
    : [
        ...environments.flatMap((one) => [...unencrypted(one), ...unprotected(one), ...unlistedFrames(one), ...missingTwins(one)]),
        ...sharedOrigins(environments),
      ];
};
