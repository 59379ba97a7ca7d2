import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom, SnapshotFrom } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';

export interface MachineStep<Machine extends AnyStateMachine> {
  readonly from: SnapshotFrom<Machine>;
  readonly event: string;
  readonly to: SnapshotFrom<Machine>;
}

export interface MachineWalk<Machine extends AnyStateMachine> {
  readonly input: InputFrom<Machine>;
  /** The machine's own events and the answers of its actors and timers. */
  readonly events: readonly EventObject[];
}

interface Place<Machine extends AnyStateMachine> {
  readonly state: SnapshotFrom<Machine>;
  readonly transitions: Readonly<Record<string, { readonly event: EventObject; readonly state: SnapshotFrom<Machine> }>>;
}

/** Every step that a machine can take from its start, found breadth first over all states (value and context) and all events. */
export const machineWalk = <Machine extends AnyStateMachine>(
  machine: Machine,
  { input, events }: MachineWalk<Machine>,
): readonly MachineStep<Machine>[] => {
  const map: unknown = getAdjacencyMap(machine, { input, events: events as EventFromLogic<Machine>[], limit: 10_000 });
  return Object.values(map as Readonly<Record<string, Place<Machine>>>).flatMap(({ state: from, transitions }) =>
    Object.values(transitions).map(({ event, state: to }) => ({ from, event: event.type, to })),
  );
};
