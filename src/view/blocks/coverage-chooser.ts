import { coverageNames } from '../../member/coverage-names.ts';
import type { Coverage } from '../../member/member.ts';
import { type StatusView, statusView } from '../status.ts';
import type { ViewContext } from '../view-context.ts';
import { dataName, dayText } from '../words.ts';
import { blockHead, type BlockViewFunction } from './block-view.ts';

export interface CoverageChooserView {
  readonly type: 'coverageChooser';
  readonly id: string;
  /** The heading of the page; absent when the screen's own title is used. */
  readonly title?: string | undefined;
  readonly name?: string | undefined;
  readonly content?: string | undefined;
  readonly coverages: readonly {
    readonly coverageId: string;
    readonly planName: string;
    readonly corporateName?: string | undefined;
    readonly productType?: string | undefined;
    readonly status: StatusView;
    readonly memberId: string;
    readonly networkName?: string | undefined;
    readonly effectiveDate?: string | undefined;
    readonly terminationDate?: string | undefined;
    readonly isPrimary: boolean;
    readonly isCurrent: boolean;
  }[];
}

type Card = CoverageChooserView['coverages'][number];

const cardOf = (coverage: Coverage, isPrimary: boolean, context: ViewContext): Card => {
  const { plan, corporate } = coverageNames(coverage);
  return {
    coverageId: coverage.coverageId,
    planName: plan,
    corporateName: corporate,
    productType: coverage.planInfo.productType ? dataName(coverage.planInfo.productType, context) : undefined,
    status: statusView(coverage, context),
    memberId: coverage.memberId,
    networkName: coverage.networkName || undefined,
    effectiveDate: dayText(coverage.effectiveDate, context),
    terminationDate: dayText(coverage.terminationDate, context),
    isPrimary,
    isCurrent: coverage.coverageId === context.coverage?.coverageId,
  };
};

// In filing order; the first card is the primary coverage (R2.126, R2.030).
export const coverageChooserView: BlockViewFunction<CoverageChooserView> = (block, context) => {
  const coverages = context.member?.coverages ?? [];
  if (coverages.length === 0) return undefined;
  const isUnderHeading = block.heading === 'screen';
  const head = blockHead(block, context);
  return {
    ...head,
    title: isUnderHeading ? undefined : head.title,
    name: (!isUnderHeading && context.member?.account.name.first) || undefined,
    coverages: coverages.map((coverage, index) => cardOf(coverage, index === 0, context)),
  };
};
