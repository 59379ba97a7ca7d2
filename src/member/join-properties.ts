import type { Properties } from './properties.ts';
import type { Report } from './problem-log.ts';
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

const groupAt = (groups: Map<number, Group>, index: number): Group => {
  const group = groups.get(index) ?? new Map<string, (readonly string[])[]>();
  groups.set(index, group);
  return group;
};

const isWrittenIndex = (index: string): boolean => /^\d{0,6}$/.test(index);

/** Joins properties by index: 0 or none is the account, another index is a coverage that needs a coverage id (R3.003, R3.004, A61). */
export const joinProperties = (written: readonly WrittenProperty[], tables: ParserTables, report: Report): JoinedProperties => {
  const groups = new Map<number, Group>();
  const opened = new Set<number>();
  for (const { name: vendorName, index: writtenIndex, values } of written) {
    if (!isWrittenIndex(writtenIndex)) {
      report('bad-index', vendorName);
      continue;
    }
    const index = Number(writtenIndex);
    const name = Object.hasOwn(tables.properties, vendorName) ? (tables.properties[vendorName] ?? vendorName) : vendorName;
    const group = groupAt(groups, index);
    const occurrences = group.get(name);
    if (occurrences === undefined) group.set(name, [values]);
    else occurrences.push(values);
    if (name === 'coverageId' && index > 0 && (values[0] ?? '').trim() !== '') opened.add(index);
  }
  const account = groupAt(groups, 0);
  for (const [index, group] of groups) {
    if (index > 0 && !opened.has(index)) report('no-coverage-id', [...group.keys()][0] ?? '', index);
  }
  return { account, coverages: new Map([...opened].map((index) => [index, groupAt(groups, index)])) };
};
