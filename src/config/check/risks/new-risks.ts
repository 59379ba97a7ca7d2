import type { Language } from '../../portal-config.ts';
import { isReadable } from '../check-config.ts';
import type { Problem } from '../findings/problem.ts';
import { configIndex, type PortalNames } from '../index/config-index.ts';
import { likenessRisk, planNames, readAddresses } from './address-risks.ts';
import { baselineIn } from './download-sizes.ts';
import { isOfDomains, ownDomains, registeredDomain } from './known-hosts.ts';
import { type PlacedRisk, type Risk, riskProblem } from './risk.ts';
import { findRisks } from './risks.ts';
import type { ConfigDocument } from '../../files/document.ts';

export interface Compared {
  readonly documents: readonly ConfigDocument[];
  /** The live files. */
  readonly base: readonly ConfigDocument[];
}

// The list of known hosts is part of the change, so it does not count here; neither do its sizes.
const newHosts = ({ documents, base }: Compared, portal: PortalNames): readonly PlacedRisk[] => {
  const before = configIndex(base, portal);
  const hosts = readAddresses(before).map(({ read }) => read.host);
  const own = ownDomains(before.sources);
  const known = { domains: [...own, ...hosts].map(registeredDomain), names: planNames(before) };
  const added = readAddresses(configIndex(documents, portal)).filter(
    ({ read }) => !hosts.includes(read.host) && !isOfDomains(read.host, own),
  );
  return [...Map.groupBy(added, ({ read }) => read.host)].flatMap(([host, [first, ...others]]) => {
    if (!first) return [];
    const risks: readonly Risk[] = [
      { message: 'new-host.live', with: { host } },
      ...[likenessRisk(host, known) ?? []].flat(),
    ];
    const also = others.map(({ address }) => address.at);
    return risks.map((risk) => ({ ...risk, at: first.address.at, also }));
  });
};

// Line numbers change with other edits of the file.
const nameOf = ({ file, excerpt, message }: Problem): string => JSON.stringify([file, excerpt, message]);

/** Returns the risks that a change adds: hosts that no live address has, and risks that the live files do not have. */
export const findNewRisks = (
  compared: Compared,
  portal: PortalNames,
  language: Language,
): readonly Problem[] => {
  const { documents, base } = compared;
  if (!isReadable(documents) || !isReadable(base)) return [];
  const before = new Set(findRisks(base, portal, [], language).map(nameOf));
  const risks = [
    ...newHosts(compared, portal).map((risk) => riskProblem(risk, language)),
    ...findRisks(documents, portal, [], language, baselineIn(base)).filter(
      (risk) => !before.has(nameOf(risk)),
    ),
  ];
  return [...new Map(risks.map((risk) => [nameOf(risk), risk])).values()];
};
