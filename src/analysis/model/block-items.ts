import { needsItems } from '../../config/generated/block-traits.ts';
import type { Item, TierCard } from '../../config/generated/config-files.ts';
import type { PlacedBlock, PlacedScreen } from '../../config/portal-config.ts';
import { blockSources } from '../../config/presence-facts.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { makeItem, type Making, type PortalItem } from './item.ts';
import { factHolds, gateSteps, type ScreenGates, type Step } from './screen-gates.ts';
import { factFrom } from './world.ts';

export type Build = Making & { readonly gates: ScreenGates };

const frameNeeds = ({ config, world, leads }: Build, name: string): Diagram => {
  const frame = Object.hasOwn(config.frames, name) ? config.frames[name] : undefined;
  if (!frame) return 0;
  return world.diagrams.all(Object.values(frame.query ?? {}).map((written) => leads.text(written)));
};

const dataSteps = (build: Build, block: PlacedBlock, at: string): readonly Step[] => {
  const { config, world, leads } = build;
  const steps: readonly Step[] = [
    ...blockSources(block).map((source): Step => ({
      kind: 'data',
      at,
      ...factHolds(config, source.from),
      holds: factFrom(config, world, source),
    })),
    ...('frame' in block ? [{ kind: 'data', at, holds: frameNeeds(build, block.frame) } as const] : []),
    ...('recover' in block ? [{ kind: 'data', at, holds: leads.target(block.recover) } as const] : []),
  ];
  return steps.filter(({ holds }) => holds !== 1);
};

const itemsOf = (block: PlacedBlock): readonly Item[] => [
  ...('items' in block ? (block.items ?? []) : []),
  ...('guest' in block ? [block.guest] : []),
];

interface Holder {
  readonly id: string;
  readonly steps: readonly Step[];
  readonly wordsKey: string;
}

const itemIn = (build: Build, { id, steps, wordsKey }: Holder, item: Item): PortalItem => {
  const itemId = `${id}/${item.id}`;
  const words = { screen: wordsKey, item: item.id };
  return makeItem(build, {
    id: itemId,
    kind: 'item',
    steps: [...steps, ...gateSteps(build.world, { kind: 'item', at: itemId, when: item.when })],
    words,
    source: item,
  });
};

const cardItems = (build: Build, holder: Holder, card: TierCard): readonly PortalItem[] => {
  const id = `${holder.id}/${card.id}`;
  const steps = [...holder.steps, ...gateSteps(build.world, { kind: 'item', at: id, when: card.when })];
  const items = (card.items ?? []).map((item) => itemIn(build, { ...holder, id, steps }, item));
  const words = { screen: holder.wordsKey, item: card.id };
  return [
    makeItem(build, { id, kind: 'block', steps, words, source: card, holds: card.items && items }),
    ...items,
  ];
};

export const blockItems = (build: Build, screen: PlacedScreen, block: PlacedBlock): readonly PortalItem[] => {
  const id = `${screen.key}/${block.id}`;
  const steps: readonly Step[] = [
    ...build.gates.steps(screen.key),
    ...gateSteps(build.world, { kind: 'block', at: id, when: block.when }),
    ...dataSteps(build, block, id),
  ];
  const holder = { id, steps, wordsKey: block.wordsKey };
  const items =
    block.type === 'tierCards'
      ? block.cards.flatMap((card) => cardItems(build, holder, card))
      : itemsOf(block).map((item) => itemIn(build, holder, item));
  const whole = makeItem(build, {
    id,
    kind: 'block',
    steps,
    words: { screen: block.wordsKey, item: block.id },
    source: block,
    linkMayFail: true,
    holds: needsItems[block.type] ? items : undefined,
  });
  return [whole, ...items];
};
