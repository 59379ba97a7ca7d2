import { coverageNames } from '../../member/coverage-names.ts';
import { coverageStatus } from '../../member/coverage-status.ts';
import { linkView, type LinkView } from '../links/link-view.ts';
import type { ViewContext } from '../view-context.ts';
import { dataName } from '../words.ts';
import type { BlockViewFunction } from './block-view.ts';

export interface CardFace {
  readonly brand: string;
  readonly name: string;
  readonly memberId: string;
  readonly planName: string;
  readonly networkName: string;
  readonly officeVisit?: string | undefined;
  readonly isEnded: boolean;
}

export interface IdCardView extends CardFace {
  readonly type: 'idCard';
  readonly id: string;
  readonly link?: LinkView | undefined;
}

export const cardFace = (context: ViewContext): CardFace | undefined => {
  const { coverage, member, config } = context;
  if (!coverage || !member) return undefined;
  const shares = coverage.costShares.hasTiers ? coverage.costShares.tier1 : coverage.costShares.untiered;
  const officeVisit = shares.find((share) => share.kind === 'pcp');
  return {
    brand: config.brand.shortName,
    name: member.account.name.full,
    memberId: coverage.memberId,
    planName: coverageNames(coverage).plan,
    networkName: coverage.networkName,
    officeVisit: officeVisit && dataName(officeVisit.amountString, context),
    isEnded: coverageStatus(coverage, context.now) === 'Terminated',
  };
};

export const idCardView: BlockViewFunction<IdCardView> = (block, context) => {
  const face = cardFace(context);
  return face && { type: block.type, id: block.id, ...face, link: linkView(block.link, context) };
};
