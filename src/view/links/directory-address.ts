import type { ViewContext } from '../view-context.ts';

const lookUp = (table: Readonly<Record<string, string>>, name: string | undefined): string | undefined =>
  name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;

/**
 * A search of the provider directory with its filters (specification 7: medGroupNameFacet, networkId, provType,
 * providerSpecialty, addressState, startRow). A filter without a value is left out (ledger A74).
 */
export const directoryAddress = (name: string, context: ViewContext): string | undefined => {
  const { directory } = context.config;
  const search = Object.hasOwn(directory.searches, name) ? directory.searches[name] : undefined;
  if (!search) return undefined;
  const filters = {
    medGroupNameFacet: lookUp(directory.medicalGroups, context.coverage?.provider?.pmgName),
    networkId: search.networkId ?? lookUp(directory.networks, String(context.gate.facts['network'])),
    provType: search.provType,
    providerSpecialty: search.providerSpecialty,
    ...directory.query,
  };
  const url = new URL(directory.base);
  for (const [filter, value] of Object.entries(filters)) if (value !== undefined) url.searchParams.set(filter, value);
  return url.href;
};
