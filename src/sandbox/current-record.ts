import type { CoverageRecord, MemberRecord, PremiumRecord } from '../samples/generated/member-record.ts';
import type { LegacySession, SandboxState } from './state.ts';

const billed = (coverage: CoverageRecord, changes: Partial<PremiumRecord>): CoverageRecord => ({
  ...coverage,
  premium: { pbaEncryptedId: 'PBA-overlay', amountDue: 0, invoices: [], ...coverage.premium, ...changes },
});

const overlays: Readonly<Record<string, (coverage: CoverageRecord) => CoverageRecord>> = {
  'pastDue+autopay': (coverage) =>
    billed(coverage, { amountDue: 64, autoPay: 'T+5', invoices: ['T-33', 'T-3'] }),
  suspendedAndTerminated: (coverage) => ({
    ...coverage,
    suspendStatus: 'APTC suspended',
    terminationDate: 'T-40',
  }),
  zeroTotals: (coverage) => ({
    ...coverage,
    accumulators: Object.fromEntries(
      Object.keys(coverage.accumulators ?? {}).map((key) => [key, [0, 0] as const]),
    ),
  }),
  onePlanName: (coverage) => ({
    ...coverage,
    terminationDate: 'T+45',
    planInfo: { ...coverage.planInfo, planName: 'Gold PPO 3-Tier' },
  }),
  refundCredit: (coverage) => billed(coverage, { amountDue: -25.5, invoices: ['T-20'] }),
};

export const applyOverlay = (record: MemberRecord, overlay: string): MemberRecord => {
  const change = overlays[overlay];
  return change ? { ...record, coverages: record.coverages.map(change) } : record;
};

const afterPayments = (coverage: CoverageRecord, paid: number): CoverageRecord =>
  coverage.premium
    ? {
        ...coverage,
        premium: {
          ...coverage.premium,
          amountDue: Math.round((coverage.premium.amountDue - paid) * 100) / 100,
        },
      }
    : coverage;

const seenBy = (record: MemberRecord, holder: MemberRecord | undefined): MemberRecord =>
  holder && holder.id !== record.id && holder.account.proxySubjects
    ? { ...record, account: { ...record.account, proxySubjects: holder.account.proxySubjects } }
    : record;

export const currentRecord = (state: SandboxState, session: LegacySession): MemberRecord => {
  const active = state.knobs.persona ?? session.active;
  const record = state.members.get(active);
  if (!record) throw new Error(`no sample member ${active}`);
  const seen = applyOverlay(seenBy(record, state.members.get(session.holder)), state.knobs.overlay);
  return {
    ...seen,
    coverages: seen.coverages.map((coverage) =>
      afterPayments(coverage, state.payments.get(coverage.coverageId) ?? 0),
    ),
  };
};
