import type { Account, Properties } from './account.ts';

/** The member model of specification 3: what one coverage data string says, as plain read-only data. */

/** A calendar day, month 1 to 12. The data string writes it month/day/year. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export type CoverageStatus = 'Active' | 'Pending' | 'Suspended' | 'Terminated';

export interface Invoice {
  readonly invoiceId: string;
  readonly dueDate: CalendarDay | undefined;
}

export interface Premium {
  readonly hasBilling: boolean;
  /** Dollars; undefined when absent or unreadable. */
  readonly amountDue: number | undefined;
  readonly pbaEncryptedId: string | undefined;
  readonly autoPay: { readonly isEnrolled: boolean; readonly scheduledDate: CalendarDay | undefined };
  /** In the order of the string; the last is the current one (ledger A69). */
  readonly invoices: readonly Invoice[];
  readonly balanceDue: { readonly amount: number | undefined; readonly dueDate: CalendarDay | undefined };
  readonly isCalpers: boolean;
  readonly hasPharmacy: boolean;
}

export type CostShareKind = 'pcp' | 'specialist' | 'er' | 'uc' | 'inpatient' | 'outpatient' | 'mentalHealth';
export type Tier = 'tier1' | 'tier2' | 'tier3' | 'untiered';

export interface CostShare {
  readonly fdiKey: string;
  readonly kind: CostShareKind;
  readonly tier: Tier;
  readonly amount: number;
  /** `$45` for a copay, `30%` for a coinsurance (ledger A70). */
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
  readonly spent: number;
  readonly total: number;
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
  readonly name: { readonly first: string; readonly middle: string; readonly last: string; readonly suffix: string; readonly full: string };
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

/** A document of the plan: `documentType` names it, `url` is where it lies. */
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
  /** Lower case, `self` for the subscriber; empty when there is no relationship. */
  readonly relToSub: string;
  readonly sfMemberId: string;
  /** Employer name or `Yes`; empty when not employer-linked. */
  readonly empLink: string;
  readonly handbooks: readonly HandbookYear[];
  readonly otherCoverages: readonly PlanDocument[];
  readonly forms: readonly PlanForm[];
}

export interface Pharmacy {
  readonly hasPharmacy: boolean;
  /** Vendor code of `pharmacies.json`; `default` when the string names none. */
  readonly vendor: string;
  /** Only kept for Medicare (R3.049). */
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
  readonly effectiveDate: CalendarDay | undefined;
  readonly terminationDate: CalendarDay | undefined;
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
  /** Ascending by filing order, ties in the order of the string (R3.015). */
  readonly coverages: readonly Coverage[];
}
