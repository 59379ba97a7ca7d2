import type { BenefitType, FormGroup, FormType, HandbookYear } from '../member/member.ts';

// Relative to today in Pacific time: `T`, `T+12`, `T-400`, or `BOY` for January 1 of this year.
export type RelativeDay = string;

// `member` is the id of a sample member. A missing name or access is intentional.
export interface ProxySubjectRecord {
  readonly access: string;
  readonly member: string;
  readonly name: string;
}

export interface AccountRecord {
  // The account has no plan: the coverage data have no memberEncryptedId (M19).
  readonly accountOnly?: boolean;
  readonly preferredLanguage?: 'English' | 'Spanish' | 'Korean';
  // `absent` leaves the property out (M03).
  readonly firstTimeLogin?: 'Yes' | 'No' | 'absent';
  readonly eduAssigned?: boolean;
  readonly paperlessBilling?: boolean;
  readonly paperlessEobs?: boolean;
  readonly accountHasMedicare?: boolean;
  readonly proxySubjects?: readonly ProxySubjectRecord[];
}

export interface PremiumRecord {
  readonly amountDue: number;
  readonly pbaEncryptedId?: string;
  /** The day of the next automatic payment; absent when not enrolled. */
  readonly autoPay?: RelativeDay;
  readonly invoices: readonly RelativeDay[];
  readonly isCalpers?: boolean;
  readonly hasPharmacy?: boolean;
}

export interface ProviderRecord {
  readonly pmgName: string;
  readonly first: string;
  readonly middle?: string;
  readonly last: string;
  readonly suffix?: string;
  readonly full: string;
  readonly phone: string;
  readonly npi: string;
}

export interface PlanInfoRecord {
  readonly sobId: string;
  readonly planName: string;
  readonly metalTier?: 'Bronze' | 'Silver' | 'Gold' | 'Platinum';
  readonly productType: string;
  readonly grandfathered?: boolean;
}

export interface CoverageRecord {
  readonly coverageId: string;
  readonly memberId: string;
  readonly coverageName: string;
  readonly networkName?: string;
  readonly effectiveDate: RelativeDay;
  readonly terminationDate?: RelativeDay;
  readonly filingOrder: number;
  readonly suspendStatus?: string;
  readonly pendingStatus?: string;
  /** Properties with the value Yes, such as `isPPO`, which are the sources of plan flags in facts.json. */
  readonly flags: readonly string[];
  readonly rider?: string;
  /** The employer's name, or `Yes`. */
  readonly employerLink?: string;
  /** The relation to the subscriber: empty for a dependent; `self` if absent. */
  readonly relToSub?: string;
  readonly verifySsn?: boolean;
  readonly ssnCorrection?: boolean;
  readonly sfMemberId?: string;
  readonly handbooks?: readonly HandbookYear[];
  readonly healthBenefits?: readonly HandbookYear[];
  readonly premium?: PremiumRecord;
  /** Amounts by property name (contract 4), such as `pcpCopayTier1`. */
  readonly costShares?: Readonly<Record<string, number>>;
  readonly afterDeductible?: readonly string[];
  /** Spent and total in dollars, by property name. */
  readonly accumulators?: Readonly<Record<string, readonly [number, number]>>;
  readonly provider?: ProviderRecord;
  /** `Massage` is a benefit type that the portal does not know; sample member m16 has it. */
  readonly supplementalBenefits?: readonly (BenefitType | 'Massage')[];
  readonly planInfo: PlanInfoRecord;
  /** The vendor code; absent without a pharmacy benefit. */
  readonly pharmacyVendor?: string;
  readonly otcLink?: string;
  readonly otherCoverages?: readonly { readonly documentType: string; readonly url: string }[];
  readonly forms?: readonly { readonly group: FormGroup; readonly name: string; readonly type: FormType; readonly target: string }[];
}

export interface MemberRecord {
  readonly $schema: string;
  readonly id: string;
  readonly summary: Readonly<Record<'en' | 'es', string>>;
  readonly first: string;
  readonly last: string;
  /** The sample member whose account this login uses, if it is a different member (m21). */
  readonly holder?: string;
  readonly account: AccountRecord;
  readonly coverages: readonly CoverageRecord[];
}
