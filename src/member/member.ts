import type { Account, Properties } from './account.ts';

// The member model (R3.001 to R3.056).

/**
 * Marks a value that exists in the data but cannot be read. It is neither zero nor absent; never show it as a
 * good result.
 */
export const unreadable = 'unreadable';
export type Unreadable = typeof unreadable;

/** A value of the coverage data: readable, absent (undefined), or unreadable. */
export type Given<Value> = Value | Unreadable | undefined;

/** Returns a readable value; undefined when it is absent or unreadable. */
export const readValue = <Value>(given: Given<Value>): Value | undefined =>
  given === unreadable ? undefined : given;

/** A calendar day. Months are 1 to 12. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export type CoverageStatus = 'Active' | 'Pending' | 'Suspended' | 'Terminated';

/** A status; unreadable when a needed date is unreadable. */
export type ReadStatus = CoverageStatus | Unreadable;

export interface Invoice {
  readonly invoiceId: string;
  readonly dueDate: Given<CalendarDay>;
}

export interface Premium {
  readonly hasBilling: boolean;
  /** The amount in dollars with two decimals; negative for a credit. */
  readonly amountDue: Given<number>;
  readonly pbaEncryptedId: string | undefined;
  readonly autoPay: { readonly isEnrolled: boolean; readonly scheduledDate: Given<CalendarDay> };
  /** Bills in the order of the data; the last one is the current one (A69). */
  readonly invoices: readonly Invoice[];
  readonly balanceDue: { readonly amount: Given<number>; readonly dueDate: Given<CalendarDay> };
  readonly isCalpers: boolean;
  readonly hasPharmacy: boolean;
}

export type CostShareKind = 'pcp' | 'specialist' | 'er' | 'uc' | 'inpatient' | 'outpatient' | 'mentalHealth';
export type Tier = 'tier1' | 'tier2' | 'tier3' | 'untiered';

export interface CostShare {
  readonly fdiKey: string;
  readonly kind: CostShareKind;
  readonly tier: Tier;
  readonly amount: number | undefined;
  /**
   * `$45` for a copay, `30%` for coinsurance (A70), otherwise the text in the data, such as `No charge`.
   */
  readonly amountString: string;
  readonly isCopay: boolean;
  readonly deductibleApplies: boolean;
}

export interface CostShares {
  readonly hasTiers: boolean;
  readonly tier1: readonly CostShare[];
  readonly tier2: readonly CostShare[];
  readonly tier3: readonly CostShare[];
  readonly untiered: readonly CostShare[];
}

export type AccumulatorKind = 'moop' | 'medDeductible' | 'rxDeductible';
export type AccumulatorScope = 'individual' | 'account';

export interface Accumulator {
  /** The property name, such as `individualMoopTier1`. */
  readonly key: string;
  readonly scope: AccumulatorScope;
  readonly kind: AccumulatorKind;
  readonly tier: Tier;
  /** The amount in dollars, or a text. */
  readonly spent: number | string;
  /** The amount in dollars above 0, or a text such as `Unlimited`. */
  readonly total: number | string;
}

export interface PlanSpending {
  readonly hasTiers: boolean;
  readonly hasFamilyAccumulators: boolean;
  readonly hasFamilyRxAccumulators: boolean;
  readonly tier1: readonly Accumulator[];
  readonly tier2: readonly Accumulator[];
  readonly tier3: readonly Accumulator[];
  readonly untiered: readonly Accumulator[];
}

export interface Provider {
  readonly pmgName: string;
  readonly name: {
    readonly first: string;
    readonly middle: string;
    readonly last: string;
    readonly suffix: string;
    readonly full: string;
  };
  readonly phone: string;
  readonly npi: string;
}

export type BenefitType =
  | 'Acupuncture'
  | 'Chiropractic'
  | 'Acu/Chiro'
  | 'Pediatric Vision'
  | 'Vision'
  | 'ART'
  | 'Silver & Fit'
  | 'Hearing Aid'
  | 'Pharmacy'
  | 'Pediatric Dental';

export interface SupplementalBenefit {
  readonly id: string;
  readonly benefitType: BenefitType;
}

export interface PlanDocument {
  readonly documentType: string;
  readonly url: string;
}

export type HandbookYear = 'previous' | 'current' | 'next';
export type FormGroup = 'account' | 'claims' | 'coverage';
export type FormType = 'url' | 'questionnaire' | 'deepLink' | 'modeOpener';

export interface PlanForm {
  readonly group: FormGroup;
  readonly name: string;
  readonly type: FormType;
  readonly target: string;
}

export interface PlanInfo {
  readonly sobId: string;
  readonly planName: string;
  readonly grandfathered: boolean;
  readonly metalTier: string;
  readonly productType: string;
  readonly verifySsn: boolean;
  readonly ssnCorrection: boolean;
  // Lowercase, `self` for the subscriber; empty when unknown.
  readonly relToSub: string;
  readonly sfMemberId: string;
  // Employer name or `Yes`; empty when not employer-linked.
  readonly empLink: string;
  readonly handbooks: readonly HandbookYear[];
  readonly otherCoverages: readonly PlanDocument[];
  readonly forms: readonly PlanForm[];
}

export interface Pharmacy {
  readonly hasPharmacy: boolean;
  readonly vendor: string;
  // Only kept for Medicare (R3.049).
  readonly otcLink: string | undefined;
}

export interface PlanFlags {
  readonly isMedicare: boolean;
  readonly isCalpers: boolean;
  readonly isCalpersEGWP: boolean;
  readonly isPPO: boolean;
  readonly isPOS: boolean;
  readonly isIFP: boolean;
  readonly isFEHB: boolean;
}

export interface Coverage extends PlanFlags {
  readonly coverageId: string;
  readonly memberId: string;
  readonly coverageName: string;
  readonly networkName: string;
  readonly effectiveDate: Given<CalendarDay>;
  readonly terminationDate: Given<CalendarDay>;
  readonly filingOrder: number;
  readonly suspendStatus: string;
  readonly pendingStatus: string;
  readonly rider: string;
  readonly healthBenefits: readonly HandbookYear[];
  readonly premium: Premium;
  readonly costShares: CostShares;
  readonly planSpending: PlanSpending;
  readonly provider: Provider | undefined;
  readonly supplementalBenefits: readonly SupplementalBenefit[];
  readonly pharmacy: Pharmacy;
  readonly planInfo: PlanInfo;
  readonly properties: Properties;
}

export interface Member {
  readonly account: Account;
  /** Coverages by filing order, then in the order of the data (R3.015). */
  readonly coverages: readonly Coverage[];
}
