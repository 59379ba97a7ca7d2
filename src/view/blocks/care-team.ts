import type { IconName } from '../../config/generated/config-files.ts';
import type { Coverage } from '../../member/member.ts';
import { type PhonePart, phoneParts } from '../../member/phone.ts';
import { type ItemView, itemViews } from '../links/items.ts';
import { type BlockHead, blockHead, type BlockViewFunction } from './block-view.ts';

export interface CareTeamView extends BlockHead<'careTeam'> {
  readonly entries: readonly {
    readonly kind: 'pcp' | 'medicalGroup' | 'network';
    readonly icon: IconName;
    readonly title: string;
    readonly subtitle: string;
    readonly phones?: readonly PhonePart[] | undefined;
  }[];
  readonly items: readonly ItemView[];
}

type Entry = CareTeamView['entries'][number];

const entriesOf = ({ provider, networkName }: Coverage): readonly Entry[] => {
  const entries: readonly Entry[] = [
    {
      kind: 'pcp',
      icon: 'stethoscope',
      title: provider?.name.full ?? '',
      subtitle: provider?.pmgName ?? '',
      phones: provider?.phone ? phoneParts(provider.phone) : undefined,
    },
    { kind: 'medicalGroup', icon: 'users', title: provider?.pmgName ?? '', subtitle: '' },
    { kind: 'network', icon: 'building', title: networkName, subtitle: '' },
  ];
  return entries.filter((entry) => entry.title !== '');
};

// Each part only if the data name it (R3.034).
export const careTeamView: BlockViewFunction<CareTeamView> = (block, context) => {
  const entries = context.coverage ? entriesOf(context.coverage) : [];
  return entries.length === 0
    ? undefined
    : { ...blockHead(block, context), entries, items: itemViews(block, context) };
};
