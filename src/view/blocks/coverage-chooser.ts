import { coverageStatus } from '../../member/coverage-status.ts';
import { formatDay } from '../../member/format-day.ts';
import type { Coverage } from '../../member/member.ts';
import { present } from '../present.ts';
import type { ViewContext } from '../view-context.ts';
import { wordsOf } from '../words-of.ts';
import type { BlockViewOf } from './block-view-of.ts';
import type { CoverageStatus } from '../../member/member.ts';

export interface CoverageChooserView {
  readonly type: 'coverageChooser';
  readonly id: string;
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

type Card = CoverageChooserView['coverages'][number];

const cardOf = (coverage: Coverage, isPrimary: boolean, { language, config, now }: ViewContext): Card =>
  present<Card>({
    coverageId: coverage.coverageId,
    planName: coverage.planInfo.planName || coverage.coverageName,
    productType: coverage.planInfo.productType || undefined,
    status: coverageStatus(coverage, now),
    memberId: coverage.memberId,
    networkName: coverage.networkName || undefined,
    effectiveDate: coverage.effectiveDate && formatDay(coverage.effectiveDate, language, config.settings.monthNames),
    isPrimary,
  });

/** One card per coverage in filing order; the first is primary (specification 2, Dual-coverage selector). */
export const coverageChooserView: BlockViewOf<'coverageChooser'> = (block, context) => {
  const coverages = context.member?.coverages ?? [];
  if (coverages.length === 0) return undefined;
  const word = wordsOf(context, block.wordsKey, block.id);
  return present<CoverageChooserView>({
    type: 'coverageChooser',
    id: block.id,
    title: word('title') ?? '',
    name: context.member?.account.name.first || undefined,
    content: word('content'),
    coverages: coverages.map((coverage, index) => cardOf(coverage, index === 0, context)),
  });
};
