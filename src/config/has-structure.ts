import { configIndex } from './check/config-index.ts';
import { duplicateFindings } from './check/duplicate-findings.ts';
import { nameSpaces } from './check/name-spaces.ts';
import type { PortalNames } from './check/portal-names.ts';
import { structureFindings } from './check/structure-findings.ts';
import type { ConfigDocument } from './config-document.ts';
import { isReadable } from './is-readable.ts';

/** Whether a configuration says who sees what: mistakes in words, addresses and hosts do not stand in the way of that. */
export const hasStructure = (documents: readonly ConfigDocument[], portal: PortalNames): boolean => {
  if (!isReadable(documents)) return false;
  const index = configIndex(documents, portal);
  const duplicates = duplicateFindings(index);
  const found = duplicates.length > 0 ? duplicates : structureFindings(index, nameSpaces(index));
  return found.every(({ severity }) => severity === 'warning');
};
