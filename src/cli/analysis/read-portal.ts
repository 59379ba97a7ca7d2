import type { Labels, Portal, Says } from '../../analysis/model/portal.ts';
import { compileConfig } from '../../config/compile-config.ts';
import type { ConfigDocument } from '../../config/config-document.ts';
import { configSources } from '../../config/config-sources.ts';
import { readConfig } from '../../config/read-config.ts';

/** A configuration as the analysis takes it, with the documents that it was read from. */
export interface PortalSource {
  readonly portal: Portal;
  readonly documents: readonly ConfigDocument[];
}

const said = (named: Readonly<Record<string, { readonly says: Says }>>): Readonly<Record<string, Says>> =>
  Object.fromEntries(Object.entries(named).map(([name, { says }]) => [name, says]));

const labelsOf = (documents: readonly ConfigDocument[]): Labels => {
  const { facts, rules, variants, constraints } = configSources(documents);
  return {
    facts: said(facts),
    rules: said(rules),
    variants: said(Object.fromEntries(variants.map((variant) => [variant.name, variant]))),
    constraints: Object.fromEntries(constraints.map(({ id, status, evidence, says }) => [id, { status, evidence, says }])),
  };
};

/** What the analysis needs of a configuration's documents. */
export const portalOf = (documents: readonly ConfigDocument[]): Portal => {
  const { config, words } = compileConfig(documents);
  return { config, words, labels: labelsOf(documents) };
};

/** Reads a configuration from its two folders. Throws what the file system throws when one is missing. */
export const readPortal = (configFolder: string, localesFolder: string): PortalSource => {
  const documents = readConfig(configFolder, localesFolder);
  return { portal: portalOf(documents), documents };
};
