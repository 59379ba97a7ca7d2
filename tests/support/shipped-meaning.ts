import { meaningDiff, type MeaningDiff } from '../../src/analysis/diff/meaning-diff.ts';
import type { PortalItem } from '../../src/analysis/model/item.ts';
import type { Portal } from '../../src/analysis/model/world.ts';
import { holdsFor, stateOf } from '../../src/analysis/space/space.ts';
import type { SampleState } from '../../src/samples/sample-states.ts';
import { analysedPortal } from './analysed-portal.ts';
import { editable } from './changed-portal.ts';

interface ShippedMeaning {
  readonly before: Portal;
  readonly items: readonly PortalItem[];
  readonly states: readonly SampleState[];
  /** What members see differently after an edit of the shipped configuration. */
  readonly after: (change: (portal: ReturnType<typeof editable>) => void) => MeaningDiff;
  /** The names of the sample members among some members of a difference. */
  readonly concerned: (diff: MeaningDiff, members: number) => readonly string[];
}

/** The shipped configuration, ready to be edited and compared with itself. */
export const shippedMeaning = (): ShippedMeaning => {
  const { model, states } = analysedPortal();
  const before = model.portal;
  return {
    before,
    items: model.items,
    states,
    after: (change) => {
      const portal = editable(before);
      change(portal);
      return meaningDiff(before, portal);
    },
    concerned: ({ world }, members) =>
      states.filter(({ facts }) => holdsFor(world.diagrams, members, stateOf(world.space, facts))).map(({ name }) => name),
  };
};
