import type { Item, TierCard } from '../../config/generated/config-files.ts';
import type { PlacedBlock, PlacedScreen } from '../../config/portal-config.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { makeItem, type Making, type PortalItem } from './item.ts';
import type { ScreenGates, Step } from './screen-gates.ts';
import { factFrom } from './world.ts';

type Build = Making & { readonly gates: ScreenGates };

const frameNeeds = ({ config, world, leads }: Build, name: string): Diagram => {
  const frame = Object.hasOwn(config.frames, name) ? config.frames[name] : undefined;
  if (!frame) return 0;
  return world.diagrams.all(Object.values(frame.query ?? {}).map((written) => leads.text(written)));
};

/** Members whose data give the block something to show, by its type. */
const dataOf = (build: Build, block: PlacedBlock): Diagram => {
  const { config, world, gates, leads } = build;
  const withCoverage = (from: string): Diagram => world.diagrams.and(gates.coverageSelected, factFrom(config, world, from));
  switch (block.type) {
    case 'premiumDue':
    case 'idCard':
    case 'careTeam':
      return gates.coverageSelected;
    case 'planSpending':
      return withCoverage('derived:hasPlanSpending');
    case 'invoice':
      return withCoverage('derived:hasInvoice');
    case 'costShares':
      return withCoverage('derived:hasCostShares');
    case 'coverageChooser':
      return factFrom(config, world, 'derived:coverageCount');
    case 'frame':
      return frameNeeds(build, block.frame);
    case 'signIn':
      return world.diagrams.and(frameNeeds(build, block.frame), leads.target(block.recover));
    default:
      return 1;
  }
};

const gateStep = (build: Build, kind: Step['kind'], [at, when]: readonly [string, Step['when']]): readonly Step[] =>
  when === undefined ? [] : [{ kind, at, when, holds: build.world.conditions.ofWhen(when) }];

const itemsOf = (block: PlacedBlock): readonly Item[] => [
  ...('items' in block ? (block.items ?? []) : []),
  ...(block.type === 'signIn' ? [block.guest] : []),
];

const emptyWithoutItems: readonly PlacedBlock['type'][] = ['quickLinks', 'linkCards', 'documentList', 'tierCards'];

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
    steps: [...steps, ...gateStep(build, 'item', [itemId, item.when])],
    words,
    source: item,
  });
};

/** A tier card and its items: without a working item there is no card, a card without items is text. */
const cardItems = (build: Build, holder: Holder, card: TierCard): readonly PortalItem[] => {
  const id = `${holder.id}/${card.id}`;
  const steps = [...holder.steps, ...gateStep(build, 'item', [id, card.when])];
  const items = (card.items ?? []).map((item) => itemIn(build, { ...holder, id, steps }, item));
  const words = { screen: holder.wordsKey, item: card.id };
  return [makeItem(build, { id, kind: 'block', steps, words, source: card, holds: card.items && items }), ...items];
};

/** A block of a screen and the items in it. */
export const blockItems = (build: Build, screen: PlacedScreen, block: PlacedBlock): readonly PortalItem[] => {
  const id = `${screen.key}/${block.id}`;
  const data = dataOf(build, block);
  const steps: readonly Step[] = [
    ...build.gates.steps(screen.key),
    ...gateStep(build, 'block', [id, block.when]),
    ...(data === 1 ? [] : [{ kind: 'data', at: id, holds: data } as const]),
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
    holds: emptyWithoutItems.includes(block.type) ? items : undefined,
  });
  return [whole, ...items];
};
