import type { PlacedScreen } from '../../config/portal-config.ts';
import { memoize, memoizeAsking } from '../../rules/memoize.ts';
import { blockItems, type Build } from './block-items.ts';
import { makeItem, type PortalItem } from './item.ts';
import { mostForOne } from './world.ts';

const madeItems = (build: Build, screen: PlacedScreen): readonly PortalItem[] => [
  makeItem(build, {
    id: screen.key,
    kind: 'screen',
    steps: build.gates.steps(screen.key),
    words: { screen: screen.key },
    source: screen,
    linkField: 'forwardTo',
    linkMayFail: true,
  }),
  ...screen.blocks.flatMap((block) => blockItems(build, screen, block)),
];

// Everything that items are made of, except the screen, the facts, the plan variants and the frames.
const asksOf = ({ world: { conditions, diagrams }, leads, gates }: Build) => ({
  name: conditions.ofName,
  when: (when: Parameters<typeof conditions.ofWhen>[0]) =>
    diagrams.atMost(mostForOne, () => conditions.ofWhen(when)),
  target: leads.target,
  text: leads.text,
  steps: gates.steps,
});

type Asks = ReturnType<typeof asksOf>;

const answeredBy = (build: Build, { name, when, target, text, steps }: Asks): Build => ({
  ...build,
  world: { ...build.world, conditions: { ...build.world.conditions, ofName: name, ofWhen: when } },
  leads: { target, text },
  gates: { ...build.gates, steps },
});

// A draft and its base, and what was typed before.
const mostVersions = 3;

const newCache = () => memoizeAsking<PlacedScreen, Asks, readonly PortalItem[]>(mostVersions);

type Cache = ReturnType<typeof newCache>;

// By the plan variants, which belong to one space of facts, and by the frames.
const cachesOf = memoize<Build['world']['variants'], (frames: Build['config']['frames']) => Cache>(() =>
  memoize<Build['config']['frames'], Cache>(newCache),
);

/**
 * Returns a function that builds the items of a screen. It returns the same objects as before if the screen and
 * everything that its items depend on did not change (Decision 0067).
 */
export const screenItems = (build: Build): ((screen: PlacedScreen) => readonly PortalItem[]) => {
  const asks = asksOf(build);
  const cached = cachesOf(build.world.variants)(build.config.frames);
  return (screen) => cached(screen, asks, (asking) => madeItems(answeredBy(build, asking), screen));
};
