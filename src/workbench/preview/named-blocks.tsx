import type { ComponentType } from 'react';
import type { PortalConfig } from '../../config/portal-config.ts';
import { memoize } from '../../rules/memoize.ts';
import type { BlockRegistry } from '../../ui/blocks/block-registry.ts';
import { Boundary } from '../../ui/lazy/boundary.tsx';
import type { ViewContext } from '../../view/view-context.ts';

interface PlacedAt {
  readonly at: string;
}

interface HasId {
  readonly id: string;
}

interface View extends HasId {
  readonly items?: readonly HasId[] | undefined;
  readonly cards?: readonly View[] | undefined;
  readonly guest?: HasId | undefined;
}

type ViewOf = (block: PlacedAt, context: ViewContext) => View | undefined;
type Component = ComponentType<{ readonly view: View & PlacedAt }>;

export const withPlaces = memoize((config: PortalConfig): PortalConfig => ({
  ...config,
  screens: config.screens.map((screen) => ({
    ...screen,
    blocks: screen.blocks.map((block) => ({ ...block, at: `${screen.key}/${block.id}` })),
  })),
}));

const named = (view: View, at: string): View => {
  const under = <One extends HasId>(one: One): One => ({ ...one, id: `${at}/${one.id}` });
  return {
    ...view,
    ...(view.items && { items: view.items.map(under) }),
    ...(view.cards && { cards: view.cards.map((card) => under(named(card, `${at}/${card.id}`))) }),
    ...(view.guest && { guest: under(view.guest) }),
  };
};

// The message is the block's id.
const failure = (at: string, cause?: unknown): Error =>
  Object.assign(new Error(at, { cause }), { name: 'BlockFailure' });

export const failedBlock = (error: unknown): string | undefined =>
  error instanceof Error && error.name === 'BlockFailure' ? error.message : undefined;

const Fails = ({ at }: PlacedAt): never => {
  throw failure(at);
};

const namedView =
  (viewOf: ViewOf): ViewOf =>
  (block, context) => {
    try {
      const view = viewOf(block, context);
      return view && { ...named(view, block.at), at: block.at };
    } catch (error) {
      throw failure(block.at, error);
    }
  };

const namedComponent = (Shown: Component): Component => {
  const Named: Component = ({ view }) => (
    <Boundary fallback={<Fails at={view.at} />}>
      <Shown view={view} />
    </Boundary>
  );
  return Named;
};

const mapped = <One,>(record: object, to: (one: One) => One): object =>
  Object.fromEntries(Object.entries(record).map(([type, one]) => [type, to(one as One)]));

export const namedBlocks = ({ views, components }: BlockRegistry): BlockRegistry => ({
  views: mapped(views, namedView),
  components: mapped(components, namedComponent),
});
