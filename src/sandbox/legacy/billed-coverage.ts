import type { CoverageRecord, MemberRecord, PremiumRecord } from '../../samples/member-record.ts';
import { currentRecord } from '../current-record.ts';
import type { LegacyVisit } from './legacy-visit.ts';

export interface BilledCoverage {
  readonly record: MemberRecord;
  readonly coverage: CoverageRecord;
  readonly premium: PremiumRecord;
}

/** The first coverage of the active member that is billed; `pbaId`, where given, must be the billing account's. Undefined when there is none. */
export const billedCoverage = ({ state, session }: LegacyVisit, pbaId?: string | null): BilledCoverage | undefined => {
  if (!session) return undefined;
  const record = currentRecord(state, session);
  return record.coverages
    .flatMap((coverage) => (coverage.premium ? [{ record, coverage, premium: coverage.premium }] : []))
    .find(({ premium }) => !pbaId || premium.pbaEncryptedId === pbaId);
};
