import { entriesOf, spotOf, type ConfigIndex } from './config-index.ts';
import type { Finding } from './finding.ts';
import type { NameUse } from './name-findings.ts';
import { nearestName } from './nearest-name.ts';

const factUses = (index: ConfigIndex): readonly NameUse[] =>
  entriesOf(index.documentOf('facts'), ['facts'], index.sources.facts).flatMap((fact) => {
    const [, name] = /^data:(.+)$/.exec(fact.value.from) ?? [];
    return name === undefined ? [] : [{ name, at: spotOf(fact, ['from']) }];
  });

const portalNameUses = (index: ConfigIndex): readonly NameUse[] =>
  entriesOf(index.documentOf('properties'), ['properties'], index.sources.properties).map((one) => ({ name: one.value, at: spotOf(one) }));

/** Vendors may send properties of their own, so only what differs in letter case, or by a letter in eight, is taken for a slip. */
const nearlyMatching = (name: string, names: readonly string[]): string | undefined =>
  nearestName(name, names, Math.floor(name.length / 8));

/** Properties of the coverage data that nearly are one that the portal knows; a name that properties.json lists as itself is meant so. */
export const propertyFindings = (index: ConfigIndex): readonly Finding[] => {
  const known = index.portal.dataProperties;
  const { properties } = index.sources;
  return [...factUses(index), ...portalNameUses(index)].flatMap(({ name, at }): readonly Finding[] => {
    if (known.includes(name) || properties[name] === name) return [];
    const nearest = nearlyMatching(name, known);
    if (nearest === undefined) return [];
    const message = `the portal knows no property \`${name}\` of the coverage data, only \`${nearest}\``;
    const hint = `Write \`${nearest}\`. If the vendor does send \`${name}\`, list "${name}": "${name}" in config/rules/properties.json.`;
    return [{ at, severity: 'warning', code: 'unlike-property', message, nearest, hint }];
  });
};
