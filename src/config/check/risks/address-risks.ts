import { memoize } from '../../../rules/memoize.ts';
import type { ConfigIndex } from '../index/config-index.ts';
import { alikeHost } from './alike-hosts.ts';
import { isOfDomains, ownDomains, registeredDomain } from './known-hosts.ts';
import { type PlacedAddress, placedAddresses, readPlaced } from './placed-addresses.ts';
import { innerAddress, type ReadAddress } from './read-address.ts';
import type { PlacedRisk, Risk } from './risk.ts';

interface Placed {
  readonly address: PlacedAddress;
  readonly read: ReadAddress;
}

// In characters. The longest shipped address has 88, and a browser shows about 100.
const longest = 250;

const isNumeric = (host: string): boolean => /^(?:\d+(?:\.\d+){3}|\[.*\])$/.test(host);

const isPunycode = (host: string): boolean => host.split('.').some((label) => label.startsWith('xn--'));

const isOfEnvironment = ({ address }: Placed): boolean => address.at.document.is?.kind === 'environments';

const spellingRisk = ({ written, host }: ReadAddress): readonly Risk[] => {
  if (isNumeric(host)) return [{ message: 'risky-address.number', with: { written, host } }];
  if (isPunycode(host)) return [{ message: 'risky-address.punycode', with: { written, host } }];
  return written.toLowerCase() === host
    ? []
    : [{ message: 'risky-address.encoded', with: { written, host } }];
};

const redirectorRisk = ({ read, address: { inner = innerAddress(read.url) } }: Placed): readonly Risk[] =>
  inner === undefined
    ? []
    : [
        {
          message: 'risky-address.redirector',
          with: { inner: inner.slice(0, longest).replaceAll('`', '%60') },
        },
      ];

const formRisks = (one: Placed, trusted: readonly string[]): readonly Risk[] => {
  const { read, address } = one;
  const { port } = read.url;
  const { length } = address.text;
  const isTrusted = isOfEnvironment(one) || isOfDomains(read.host, trusted);
  return [
    ...(isTrusted && isPunycode(read.host) ? [] : spellingRisk(read)),
    ...(port === '' || isOfEnvironment(one)
      ? []
      : [{ message: 'risky-address.port', with: { port } } as const]),
    ...redirectorRisk(one),
    ...(length > longest
      ? [{ message: 'risky-address.long', with: { length, most: longest } } as const]
      : []),
  ];
};

export interface HostsKnown {
  /** Registered domains that readers trust. */
  readonly domains: readonly string[];
  /** The names of the plan. */
  readonly names: readonly string[];
}

const asName = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** Returns the plan's names in the form that a host could contain. */
export const planNames = ({ sources: { brand } }: ConfigIndex): readonly string[] => [
  ...new Set([brand.name, brand.shortName].map(asName)),
];

export const likenessRisk = (host: string, { domains, names }: HostsKnown): Risk | undefined => {
  const found = isNumeric(host) ? undefined : alikeHost(host, domains, names);
  return (
    found && {
      message: `alike-host.${found.how}`,
      with: { host, other: found.other, domain: registeredDomain(host) },
    }
  );
};

const siteOf = ({ sources }: ConfigIndex): string =>
  Object.values(sources.environments)[0]?.publicDomain ?? 'www.example';

/** Returns every web address of a configuration, parsed as browsers parse it. */
export const readAddresses = (index: ConfigIndex): readonly Placed[] => {
  const site = siteOf(index);
  return index.documents.flatMap(placedAddresses).flatMap((address) => {
    const read = readPlaced(address, site);
    return read ? [{ address, read }] : [];
  });
};

const trustedDomains = ({ sources }: ConfigIndex): readonly string[] => [
  ...ownDomains(sources),
  ...(sources.hosts ?? []),
];

// Without a declared list any host may be right, so only similar ones are reported. Hosts of an environment are
// compared with the plan's own.
const hostRisks = (index: ConfigIndex, placed: readonly Placed[]) => {
  const { hosts } = index.sources;
  const own = ownDomains(index.sources);
  const trusted = trustedDomains(index);
  const names = planNames(index);
  const linked = placed.filter((one) => !isOfEnvironment(one)).map(({ read }) => read.host);
  const ownRegistered = own.map(registeredDomain);
  const domains = [...new Set([...ownRegistered, ...[...(hosts ?? []), ...linked].map(registeredDomain)])];
  const likenessTo = (compared: readonly string[]) =>
    memoize((host: string): Risk | undefined => {
      const others = compared.filter((domain) => domain !== registeredDomain(host));
      return likenessRisk(host, { domains: others, names });
    });
  const [ownLikeness, likeness] = [likenessTo(ownRegistered), likenessTo(domains)];
  return (one: Placed): readonly Risk[] => {
    const { host } = one.read;
    if (isNumeric(host) || isOfDomains(host, trusted)) return [];
    const similar = isOfEnvironment(one) ? ownLikeness(host) : likeness(host);
    if (similar) return [similar];
    return hosts === undefined || isOfEnvironment(one) ? [] : [{ message: 'new-host', with: { host } }];
  };
};

const hostPlacedRisks = (index: ConfigIndex, placed: readonly Placed[]): readonly PlacedRisk[] => {
  const hostRisk = hostRisks(index, placed);
  const found = placed.flatMap((one) => hostRisk(one).map((risk) => ({ risk, at: one.address.at })));
  return [...Map.groupBy(found, ({ risk }) => JSON.stringify(risk)).values()].flatMap(
    ([first, ...others]): readonly PlacedRisk[] =>
      first ? [{ at: first.at, ...first.risk, also: others.map(({ at }) => at) }] : [],
  );
};

/** Reports addresses that open a different site than members expect. Reports each suspicious host once. */
export const addressRisks = (index: ConfigIndex): readonly PlacedRisk[] => {
  const placed = readAddresses(index);
  const trusted = trustedDomains(index);
  const forms = placed.flatMap((one) =>
    formRisks(one, trusted).map((risk): PlacedRisk => ({ at: one.address.at, ...risk })),
  );
  return [...forms, ...hostPlacedRisks(index, placed)];
};
