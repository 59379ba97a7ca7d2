import { formatDay } from '../../member/calendar-day.ts';
import { coverageStatus } from '../../member/coverage-status.ts';
import type { Coverage, CoverageStatus } from '../../member/member.ts';
import { present } from '../present.ts';
import type { ViewContext } from '../view-context.ts';
import { dataName, wordsOf } from '../words.ts';
import type { BlockViewOf } from './block-view-of.ts';

export interface CoverageChooserView {
  readonly type: 'coverageChooser';
  readonly id: string;
  /** Heading of the page; absent where the screen's own title is. */
  readonly title?: string;
  readonly name?: string;
  readonly content?: string;
  readonly coverages: readonly {
    readonly coverageId: string;
    readonly planName: string;
    /** Product type in the page's language; absent when unknown. */
    readonly productType?: string;
    readonly status: CoverageStatus;
    readonly memberId: string;
    readonly networkName?: string;
    readonly effectiveDate?: string;
    readonly isPrimary: boolean;
    /** True for the coverage now on view. */
    readonly isCurrent: boolean;
  }[];
}

type Card = CoverageChooserView['coverages'][number];

const cardOf = (coverage: Coverage, isPrimary: boolean, { language, config, now, words, coverage: selected }: ViewContext): Card =>
  present<Card>({
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
export const coverageChooserView: BlockViewOf<'coverageChooser', CoverageChooserView> = (block, context) => {
  const coverages = context.member?.coverages ?? [];
  if (coverages.length === 0) return undefined;
  const isUnderHeading = block.heading === 'screen';
  const word = wordsOf(context, block.wordsKey, block.id);
  return present<CoverageChooserView>({
    type: 'coverageChooser',
    id: block.id,
    title: isUnderHeading ? undefined : (word('title') ?? ''),
    name: (!isUnderHeading && context.member?.account.name.first) || undefined,
    content: word('content'),
    coverages: coverages.map((coverage, index) => cardOf(coverage, index === 0, context)),
  });
};
