import type { IconName } from '../../config/generated/config-files.ts';
import type { Coverage } from '../../member/member.ts';
import { type ItemView, itemViews, phoneView, type PhoneView } from '../items.ts';
import { present } from '../present.ts';
import { wordsOf } from '../words.ts';
import type { BlockViewOf } from './block-view-of.ts';

export interface CareTeamView {
  readonly type: 'careTeam';
  readonly id: string;
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

type Entry = CareTeamView['entries'][number];

const entriesOf = ({ provider, networkName }: Coverage): readonly Entry[] => {
  const doctor = provider?.name.full;
  const entries: readonly Entry[] = [
    present<Entry>({
      kind: 'pcp',
      icon: 'stethoscope',
      title: doctor ?? '',
      subtitle: provider?.pmgName ?? '',
      phone: provider?.phone ? phoneView(provider.phone) : undefined,
    }),
    { kind: 'medicalGroup', icon: 'users', title: provider?.pmgName ?? '', subtitle: '' },
    { kind: 'network', icon: 'building', title: networkName, subtitle: '' },
  ];
  return entries.filter((entry) => entry.title !== '');
};

/** Primary care physician, plan medical group and plan network, each only where the data name it (R3.034). */
export const careTeamView: BlockViewOf<'careTeam', CareTeamView> = (block, context) => {
  const entries = context.coverage ? entriesOf(context.coverage) : [];
  const items = itemViews(block.items, block.wordsKey, context);
  if (entries.length === 0) return undefined;
  const word = wordsOf(context, block.wordsKey, block.id);
  return present<CareTeamView>({ type: 'careTeam', id: block.id, title: word('title') ?? '', content: word('content'), entries, items });
};
