import { coverageNames } from '../../member/coverage-names.ts';
import { coverageStatus } from '../../member/coverage-status.ts';
import { linkView, type LinkView } from '../links/link-view.ts';
import type { ViewContext } from '../view-context.ts';
import { dataName } from '../words.ts';
import type { BlockViewFunction } from './block-view.ts';

/** What stands on a member's card, small or in large letters. */
export interface CardFace {
  readonly brand: string;
  readonly name: string;
  readonly memberId: string;
  readonly planName: string;
  readonly networkName: string;
  /** What a primary-care visit costs, such as `$45`. */
  readonly officeVisit?: string | undefined;
  /** True once the coverage is over: the card proves nothing any more. */
  readonly isEnded: boolean;
}

export interface IdCardView extends CardFace {
  readonly type: 'idCard';
  readonly id: string;
  readonly link?: LinkView | undefined;
}

/** The face of the card of the selected coverage: name, member id, plan, network and the copay of an office visit. */
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

/** The card as a small picture that leads to the one in large letters. */
export const idCardView: BlockViewFunction<IdCardView> = (block, context) => {
  const face = cardFace(context);
  return face && { type: block.type, id: block.id, ...face, link: linkView(block.link, context) };
};
