import type { Report } from './problem-log.ts';
import type { Properties } from './properties.ts';
import type { WrittenProperty } from './split-properties.ts';

/** What another vendor calls our properties: its name -> the name of the grammar. A name not listed stays as it is. */
export interface ParserTables {
  readonly properties: Readonly<Record<string, string>>;
}

export interface JoinedProperties {
  readonly account: Properties;
  /** By index, in the order in which the coverage ids appear. */
  readonly coverages: ReadonlyMap<number, Properties>;
}

type Group = Map<string, (readonly string[])[]>;

const addTo = (group: Group, name: string, values: readonly string[]): void => {
  const occurrences = group.get(name);
  if (occurrences === undefined) group.set(name, [values]);
  else occurrences.push(values);
};

/** The coverage index: 0 when none is written, undefined when it is no number. */
const indexOf = ({ index }: WrittenProperty): number | undefined => (/^\d{0,6}$/.test(index) ? Number(index) : undefined);

/** Joins properties by index: 0 or none is the account, another index is a coverage that needs a coverage id (R3.003, R3.004, A61). */
export const joinProperties = (written: readonly WrittenProperty[], tables: ParserTables, report: Report): JoinedProperties => {
  const nameOf = ({ name }: WrittenProperty): string => (Object.hasOwn(tables.properties, name) ? (tables.properties[name] ?? name) : name);
  const account: Group = new Map();
  const coverages = new Map<number, Group>();
  for (const property of written) {
    const index = indexOf(property);
    const opens = nameOf(property) === 'coverageId' && (property.values[0] ?? '').trim() !== '';
    if (opens && index !== undefined && index > 0 && !coverages.has(index)) coverages.set(index, new Map());
  }
  const orphans = new Set<number>();
  for (const property of written) {
    const index = indexOf(property);
    const group = index === 0 ? account : coverages.get(index ?? 0);
    if (group !== undefined) addTo(group, nameOf(property), property.values);
    else if (index === undefined) report('bad-index', property.name);
    else if (!orphans.has(index)) {
      orphans.add(index);
      report('no-coverage-id', property.name, index);
    }
  }
  return { account, coverages };
};
