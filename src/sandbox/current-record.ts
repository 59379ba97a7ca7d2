import type { CoverageRecord, MemberRecord } from '../samples/member-record.ts';
import { applyOverlay } from './apply-overlay.ts';
import type { LegacySession, SandboxState } from './sandbox-state.ts';

const afterPayments = (coverage: CoverageRecord, paid: number): CoverageRecord =>
  coverage.premium
    ? { ...coverage, premium: { ...coverage.premium, amountDue: Math.round((coverage.premium.amountDue - paid) * 100) / 100 } }
    : coverage;

const seenBy = (record: MemberRecord, holder: MemberRecord | undefined): MemberRecord =>
  holder && holder.id !== record.id && holder.account.proxySubjects
    ? { ...record, account: { ...record.account, proxySubjects: holder.account.proxySubjects } }
    : record;

/** The member a session shows now: persona knob, overlay, payments made here, and the shared accounts of whoever signed in. */
export const currentRecord = (state: SandboxState, session: LegacySession): MemberRecord => {
  const active = state.knobs.persona ?? session.active;
  const record = state.members.get(active);
  if (!record) throw new Error(`no sample member ${active}`);
  const seen = applyOverlay(seenBy(record, state.members.get(session.holder)), state.knobs.overlay);
  return { ...seen, coverages: seen.coverages.map((coverage) => afterPayments(coverage, state.payments.get(coverage.coverageId) ?? 0)) };
};
