import type { AccumulatorKind, CostShareKind, CoverageStatus, Tier } from '../member/member.ts';
import type { IconName } from '../config/generated/config-files.ts';

/** A link ready to be shown: everything about where it leads and how is decided. */
export interface LinkView {
  readonly href: string;
  /** route: inside the portal; outside: leaves portal and legacy site; document: a file; phone: tel. */
  readonly kind: 'route' | 'legacy' | 'outside' | 'document' | 'phone';
  readonly newTab: boolean;
  /** True when the leaving notice must come first (Medicare, specification 4). */
  readonly notice: boolean;
}

/** An item with the words and link its member gets. */
export interface ItemView {
  readonly id: string;
  readonly icon?: IconName;
  readonly tone: 'plain' | 'warm' | 'primary' | 'secondary';
  readonly title?: string;
  readonly content?: string;
  readonly label?: string;
  readonly linkText?: string;
  readonly phone?: PhoneView;
  readonly link?: LinkView;
}

export interface PhoneView {
  readonly text: string;
  readonly href: string;
}

interface Base {
  readonly id: string;
}

export interface GreetingView extends Base {
  readonly type: 'greeting';
  /** First name; absent: the generic word is said. */
  readonly name?: string;
  /** Absent on the no-plans home. */
  readonly memberId?: string;
  readonly status?: CoverageStatus;
  readonly items: readonly ItemView[];
}

export interface IdCardView extends Base {
  readonly type: 'idCard';
  readonly brand: string;
  readonly name: string;
  readonly memberId: string;
  readonly planName: string;
  readonly networkName: string;
  /** Copay text of a primary-care visit, such as `$45`. */
  readonly officeVisit?: string;
  readonly link?: LinkView;
}

export interface PremiumDueView extends Base {
  readonly type: 'premiumDue';
  readonly state: 'due' | 'autopay' | 'nothingDue';
  readonly isPastDue: boolean;
  /** Formatted with cents; absent when the data name no amount. */
  readonly amount?: string;
  /** Due date, or next payment date under autopay; absent when the data name none. */
  readonly date?: { readonly text: string; readonly month: string; readonly day: string };
  readonly items: readonly ItemView[];
}

export interface AccumulatorView {
  readonly key: string;
  readonly kind: AccumulatorKind;
  readonly percent: number;
  readonly paid: string;
  readonly total: string;
  readonly remaining: string;
  readonly isMet: boolean;
}

export interface AccumulatorGroupView {
  readonly tier: Tier;
  readonly individual: readonly AccumulatorView[];
  /** Empty when the coverage has no family accumulators. */
  readonly family: readonly AccumulatorView[];
}

export interface PlanSpendingView extends Base {
  readonly type: 'planSpending';
  readonly title: string;
  readonly content?: string;
  /** Percent of the row that one bar column takes: 50 with family accumulators, else 100 (specification 5). */
  readonly barWidth: 50 | 100;
  readonly groups: readonly AccumulatorGroupView[];
}

export interface CostShareView {
  readonly fdiKey: string;
  readonly kind: CostShareKind;
  readonly amount: string;
  readonly isCopay: boolean;
  readonly deductibleApplies: boolean;
}

export interface CostSharesView extends Base {
  readonly type: 'costShares';
  readonly title: string;
  readonly content?: string;
  /** Rows shown before "see more". */
  readonly visibleRows: number;
  readonly tiers: readonly { readonly tier: Tier; readonly rows: readonly CostShareView[] }[];
}

export interface CareTeamView extends Base {
  readonly type: 'careTeam';
  readonly title: string;
  readonly content?: string;
  readonly entries: readonly {
    readonly kind: 'pcp' | 'medicalGroup' | 'network';
    readonly icon: IconName;
    readonly title: string;
    readonly subtitle: string;
    readonly phone?: PhoneView;
  }[];
  readonly items: readonly ItemView[];
}

export interface BannerView extends Base {
  readonly type: 'banner';
  readonly title: string;
  readonly content?: string;
  readonly items: readonly ItemView[];
}

export interface InfoCardView extends Base {
  readonly type: 'infoCard';
  readonly tone: 'plain' | 'help';
  readonly title: string;
  readonly content?: string;
  readonly phone?: PhoneView;
  readonly items: readonly ItemView[];
}

export interface QuickLinksView extends Base {
  readonly type: 'quickLinks';
  /** Accessible name of the list. */
  readonly title: string;
  readonly items: readonly ItemView[];
}

export interface LinkCardsView extends Base {
  readonly type: 'linkCards';
  readonly title?: string;
  readonly content?: string;
  readonly items: readonly ItemView[];
}

export interface TextView extends Base {
  readonly type: 'text';
  readonly title?: string;
  readonly content: string;
}

export interface NoticeView extends Base {
  readonly type: 'notice';
  readonly tone: 'info' | 'wait' | 'bad';
  readonly content: string;
  readonly link?: LinkView;
  readonly linkText?: string;
}

export interface FrameView extends Base {
  readonly type: 'frame';
  readonly src: string;
  /** Accessible name; equals the screen's title or the block's own. */
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly fitHeight: boolean;
  readonly scrolling: boolean;
}

export interface CoverageChooserView extends Base {
  readonly type: 'coverageChooser';
  readonly title: string;
  readonly name?: string;
  readonly content?: string;
  readonly coverages: readonly {
    readonly coverageId: string;
    readonly planName: string;
    /** Product type as the data name it; absent when unknown. */
    readonly productType?: string;
    readonly status: CoverageStatus;
    readonly memberId: string;
    readonly networkName?: string;
    readonly effectiveDate?: string;
    readonly isPrimary: boolean;
  }[];
}

/** The login error catalogue (specification 8). */
export type LoginError = 'usernameloginfailed' | 'maxpassfail' | 'accountlocked' | 'undetermined';

export interface SignInView extends Base {
  readonly type: 'signIn';
  readonly title: string;
  readonly error?: LoginError;
  /** Why the last session ended, said once. */
  readonly signedOut?: 'byMember' | 'sessionEnded';
  readonly content?: string;
  readonly frame: FrameView;
  readonly recover: LinkView;
  readonly items: readonly ItemView[];
  readonly guest?: ItemView;
}

export interface NotFoundView extends Base {
  readonly type: 'notFound';
  readonly title: string;
  readonly content?: string;
  readonly items: readonly ItemView[];
}

export type BlockView =
  | GreetingView
  | IdCardView
  | PremiumDueView
  | QuickLinksView
  | PlanSpendingView
  | CostSharesView
  | CareTeamView
  | BannerView
  | InfoCardView
  | LinkCardsView
  | TextView
  | NoticeView
  | FrameView
  | CoverageChooserView
  | SignInView
  | NotFoundView;
