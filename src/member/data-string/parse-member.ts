import type { Coverage, Member } from '../member.ts';
import { type JoinedProperties, joinProperties, type ParserTables, splitProperties } from './grammar.ts';
import { type DataProblem, problemLog, type Report } from './problem-log.ts';
import { propertyReader } from './property-reader.ts';
import { readAccount } from './read-account.ts';
import { readCoverage } from './read-coverage.ts';

export interface ParsedMember {
  readonly member: Member;
  readonly problems: readonly DataProblem[];
}

// No person has more. Longer data are broken or hostile.
const mostCoverages = 100;

const readCoverages = ({ coverages }: JoinedProperties, report: Report): readonly Coverage[] => {
  if (coverages.size > mostCoverages) report('too-many-coverages', 'coverageId');
  const read = new Map<string, Coverage>();
  for (const [index, properties] of [...coverages].slice(0, mostCoverages)) {
    const coverage = readCoverage(propertyReader(properties, report, index), index, properties);
    if (read.has(coverage.coverageId)) report('repeated-coverage-id', 'coverageId', index);
    else read.set(coverage.coverageId, coverage);
  }
  return [...read.values()].sort((one, other) => one.filingOrder - other.filingOrder);
};

/**
 * Parses any coverage data to a member and its problems (R3.001 to R3.005; docs/contract.md 4). Never throws.
 */
export const parseMember = (text: string, tables: ParserTables): ParsedMember => {
  const { report, problems } = problemLog();
  const joined = joinProperties(splitProperties(text, report), tables, report);
  const account = readAccount(propertyReader(joined.account, report), joined.account);
  const coverages = account.eid === undefined ? [] : readCoverages(joined, report);
  return { member: { account, coverages }, problems };
};
