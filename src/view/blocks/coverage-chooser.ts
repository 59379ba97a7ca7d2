import { formatDay } from '../../member/calendar-day.ts';
import { coverageStatus } from '../../member/coverage-status.ts';
import type { Coverage, CoverageStatus } from '../../member/member.ts';
import type { ViewContext } from '../view-context.ts';
import { dataName } from '../words.ts';
import { blockHead, type BlockViewFunction } from './block-view.ts';

export interface CoverageChooserView {
  readonly type: 'coverageChooser';
  readonly id: string;
  /** Heading of the page; absent where the screen's own title is. */
  readonly title?: string | undefined;
  readonly name?: string | undefined;
  readonly content?: string | undefined;
  readonly coverages: readonly {
    readonly coverageId: string;
    readonly planName: string;
    /** Product type in the page's language; absent when unknown. */
    readonly productType?: string | undefined;
    readonly status: CoverageStatus;
    readonly memberId: string;
    readonly networkName?: string | undefined;
    readonly effectiveDate?: string | undefined;
    readonly isPrimary: boolean;
    /** True for the coverage now on view. */
    readonly isCurrent: boolean;
  }[];
}

type Card = CoverageChooserView['coverages'][number];

const cardOf = (coverage: Coverage, isPrimary: boolean, { language, config, now, words, coverage: selected }: ViewContext): Card => ({
  coverageId: coverage.coverageId,
  planName: coverage.planInfo.planName || coverage.coverageName,
  productType: coverage.planInfo.productType ? dataName(coverage.planInfo.productType, { words }) : undefined,
  status: coverageStatus(coverage, now),
  memberId: coverage.memberId,
  networkName: coverage.networkName || undefined,
  effectiveDate: coverage.effectiveDate && formatDay(coverage.effectiveDate, language, config.settings.monthNames),
  isPrimary,
  isCurrent: coverage.coverageId === selected?.coverageId,
});

/** One card per coverage in filing order; the first is primary (specification 2, Dual-coverage selector and viewMyPlans). */
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
