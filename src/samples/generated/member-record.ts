/* Written by `portal types` from src/samples/member-record.schema.json. Do not edit: change it and run it again. */

/**
 * `T` is today in Pacific time, `T+12` and `T-400` count calendar days, `BOY` is January 1 of this year.
 */
export type RelativeDay = string;

/**
 * An invented member. The coverage data string is built from it.
 */
export interface MemberRecord {
  $schema: '../member-record.schema.json';
  /**
   * The login name: m01 to m21 in the folder members, m22 and up in the folder more.
   */
  readonly id: string;
  /**
   * One line in both languages: the name, and what is special about the member.
   */
  readonly summary: {
    readonly en: string;
    readonly es: string;
  };
  readonly first: string;
  readonly last: string;
  /**
   * The sample member whose account this login uses, if it is a different member (m21).
   */
  readonly holder?: string;
  readonly account: AccountRecord;
  /**
   * In the order of the data string, which can differ from the filing order (m17).
   */
  readonly coverages: readonly CoverageRecord[];
}
export interface AccountRecord {
  /**
   * The account has no plan: the coverage data has no memberEncryptedId (m19).
   */
  readonly accountOnly?: boolean;
  readonly preferredLanguage?: 'English' | 'Spanish' | 'Korean';
  /**
   * `absent` leaves the property out (m03); the default is No.
   */
  readonly firstTimeLogin?: 'Yes' | 'No' | 'absent';
  readonly eduAssigned?: boolean;
  readonly paperlessBilling?: boolean;
  readonly paperlessEobs?: boolean;
  readonly accountHasMedicare?: boolean;
  /**
   * Shared accounts, including entries that the portal must ignore (m20). A missing name or access is intentional.
   */
  readonly proxySubjects?: {
    readonly access: 'UserLoggedIn' | 'ProxyAccess' | '';
    readonly member: string;
    readonly name: string;
  }[];
}
export interface CoverageRecord {
  readonly coverageId: string;
  /**
   * BM, eight digits and the two-digit person code.
   */
  readonly memberId: string;
  readonly coverageName: string;
  readonly networkName?: string;
  readonly effectiveDate: RelativeDay;
  readonly terminationDate?: RelativeDay;
  readonly filingOrder: number;
  readonly suspendStatus?: string;
  readonly pendingStatus?: string;
  /**
   * Properties with the value Yes, such as `isPPO`, which are the sources of plan flags in facts.json.
   */
  readonly flags: readonly string[];
  readonly rider?: string;
  readonly employerLink?: string;
  /**
   * The relation to the subscriber: empty for a dependent; `self` if absent.
   */
  readonly relToSub?: string;
  readonly verifySsn?: boolean;
  readonly ssnCorrection?: boolean;
  readonly sfMemberId?: string;
  readonly handbooks?: readonly ('previous' | 'current' | 'next')[];
  readonly healthBenefits?: readonly ('previous' | 'current' | 'next')[];
  readonly premium?: PremiumRecord;
  /**
   * Amount by fdiKey: dollars of a copay, percent of a coinsurance.
   */
  readonly costShares?: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^(pcp|specialty|er|uc|inpatient|outpatient|mentalHealth)(Copay|Coinsurance)(Tier[123])?$".
     */
    readonly [k: string]: number;
  };
  /**
   * The fdiKeys to which the deductible applies.
   */
  readonly afterDeductible?: readonly string[];
  /**
   * Spent and total in dollars.
   */
  readonly accumulators?: {
    /**
     * @minItems 2
     * @maxItems 2
     *
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^(individual|account)(Moop|MedDeductible|RxDeductible)(Tier[123])?$".
     */
    readonly [k: string]: [number, number];
  };
  readonly provider?: ProviderRecord;
  /**
   * `Massage` is a benefit type that the portal does not know; sample member m16 has it.
   */
  readonly supplementalBenefits?: readonly (
    | 'Acupuncture'
    | 'Chiropractic'
    | 'Acu/Chiro'
    | 'Pediatric Vision'
    | 'Vision'
    | 'ART'
    | 'Silver & Fit'
    | 'Hearing Aid'
    | 'Pharmacy'
    | 'Pediatric Dental'
    | 'Massage'
  )[];
  readonly planInfo: PlanInfoRecord;
  /**
   * Absent: no pharmacy benefit.
   */
  readonly pharmacyVendor?: 'default' | 'meridiano' | 'gremio';
  readonly otcLink?: string;
  readonly otherCoverages?: {
    readonly documentType: string;
    readonly url: string;
  }[];
  readonly forms?: {
    readonly group: 'account' | 'claims' | 'coverage';
    readonly name: string;
    readonly type: 'url' | 'questionnaire' | 'deepLink' | 'modeOpener';
    readonly target: string;
  }[];
}
/**
 * Present if individualBilling is Yes.
 */
export interface PremiumRecord {
  /**
   * Dollars; a credit is negative.
   */
  readonly amountDue: number;
  readonly pbaEncryptedId?: string;
  readonly autoPay?: RelativeDay;
  /**
   * Due days in the order of the string; the last bill is the current one.
   */
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
  /**
   * Only numbers that are reserved for examples.
   */
  readonly phone: string;
  /**
   * Fails the Luhn check, so that it is not a real number.
   */
  readonly npi: string;
}
export interface PlanInfoRecord {
  readonly sobId: string;
  readonly planName: string;
  readonly metalTier?: 'Bronze' | 'Silver' | 'Gold' | 'Platinum';
  productType:
    | 'IFP On Exchange'
    | 'IFP Off Exchange'
    | 'Small Group'
    | 'Large Group'
    | 'Medicare Advantage'
    | 'Group Medicare'
    | 'Medicare Drug Plan'
    | 'Public Employee'
    | 'Federal Employee'
    | 'Other';
  readonly grandfathered?: boolean;
}
