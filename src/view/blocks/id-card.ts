import { coverageNames } from '../../member/coverage-names.ts';
import { linkView, type LinkView } from '../links/link-view.ts';
import type { BlockViewFunction } from './block-view.ts';

export interface IdCardView {
  readonly type: 'idCard';
  readonly id: string;
  readonly brand: string;
  readonly name: string;
  readonly memberId: string;
  readonly planName: string;
  readonly networkName: string;
  /** Copay text of a primary-care visit, such as `$45`. */
  readonly officeVisit?: string | undefined;
  readonly link?: LinkView | undefined;
}

/** The face of the member's card: name, member id, plan, network and the copay of an office visit. */
export const idCardView: BlockViewFunction<IdCardView> = (block, context) => {
  const { coverage, member } = context;
  if (!coverage || !member) return undefined;
  const shares = coverage.costShares.hasTiers ? coverage.costShares.tier1 : coverage.costShares.untiered;
  return {
    type: block.type,
    id: block.id,
    brand: context.config.brand.shortName,
    name: member.account.name.full,
    memberId: coverage.memberId,
    planName: coverageNames(coverage).plan,
    networkName: coverage.networkName,
    officeVisit: shares.find((share) => share.kind === 'pcp')?.amountString,
    link: linkView(block.link, context),
  };
};
