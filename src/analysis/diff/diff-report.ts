import type { Language } from '../../config/portal-config.ts';
import type { Facts } from '../../rules/gate.ts';
import { describeSet } from '../describe/describe-set.ts';
import { countStates } from '../diagram/count-states.ts';
import { holdsFor, stateOf } from '../space/state.ts';
import { factWords } from '../words/fact-words.ts';
import { changeText } from './change-text.ts';
import type { ChangeKind } from './meaning-change.ts';
import type { MeaningDiff } from './meaning-diff.ts';

/** A state by its name, such as a sample member's. */
export interface NamedState {
  readonly name: string;
  readonly facts: Facts;
}

/** One change in words: what, for whom, how many possible states, which sample members. */
interface ChangeReport {
  readonly kind: ChangeKind;
  readonly item: string;
  readonly what: string;
  readonly before?: string;
  readonly after?: string;
  readonly text: string;
  readonly members: string;
  readonly states: number;
  readonly samples: readonly string[];
}

export interface DiffReport extends Pick<MeaningDiff, 'isEmpty' | 'moved' | 'other' | 'unaffected'> {
  readonly changes: readonly ChangeReport[];
  /** Every sample member that was asked about. */
  readonly samples: readonly string[];
}

/** A meaning diff in words of one language, as data. */
export const diffReport = (diff: MeaningDiff, language: Language, states: readonly NamedState[]): DiffReport => {
  const { world, models } = diff;
  const [before, after] = models;
  const words = factWords({ facts: { ...before.portal.labels.facts, ...after.portal.labels.facts } }, language);
  const told = diff.changes.map((change): ChangeReport => {
    const { kind, item, what, members } = change;
    return {
      kind,
      item,
      what,
      ...(change.before !== undefined && { before: change.before }),
      ...(change.after !== undefined && { after: change.after }),
      text: changeText(change, language),
      members: words.cubes(describeSet(world, members, world.possible)),
      states: countStates(world.diagrams, members, world.space.bits),
      samples: states.filter(({ facts }) => holdsFor(world.diagrams, members, stateOf(world.space, facts))).map(({ name }) => name),
    };
  });
  const { isEmpty, moved, other, unaffected } = diff;
  return { isEmpty, changes: told, moved, other, unaffected, samples: states.map(({ name }) => name) };
};
