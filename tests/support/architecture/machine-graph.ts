import type {
  AnyStateMachine,
  AnyTransitionDefinition,
  EventFromLogic,
  EventObject,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';

const eventName = (type: string, id: string): string => {
  const [, done] = /^xstate\.done\.actor\.(.+)$/.exec(type) ?? [];
  const [, failed] = /^xstate\.error\.actor\.(.+)$/.exec(type) ?? [];
  const [, delay] = new RegExp(`^xstate\\.after\\.(.+?)\\.${id}`).exec(type) ?? [];
  if (done !== undefined) return `${done} done`;
  if (failed !== undefined) return `${failed} failed`;
  return delay === undefined ? type : `after ${delay}`;
};

const guardName = ({ guard }: AnyTransitionDefinition): string => {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return ` [${guard}]`;
  return typeof guard === 'object' ? ` [${guard.type}]` : ' [by the answer]';
};

const label = (transition: AnyTransitionDefinition, id: string): string => {
  const event = String(transition.eventType) === '' ? 'at once' : eventName(String(transition.eventType), id);
  return event + guardName(transition);
};

const linesOf = (machine: AnyStateMachine): readonly string[] => {
  const [start] = machine.root.initial.target;
  const states = Object.values(machine.states);
  const own = states.flatMap((state) =>
    [...(state.always ?? []), ...state.transitions.values()].flat().map((transition) => {
      const target = transition.target?.[0]?.key ?? state.key;
      return `  ${state.key} --> ${target}: ${label(transition, machine.id)}`;
    }),
  );
  const anywhere = [...machine.root.transitions.values()].flat().map((transition) => {
    const target = transition.target?.[0]?.key;
    return target === undefined
      ? `  note left of ${start?.key ?? ''}: anywhere, ${label(transition, machine.id)}`
      : `  [*] --> ${target}: anywhere, ${label(transition, machine.id)}`;
  });
  return [`  [*] --> ${start?.key ?? ''}`, ...new Set(own), ...anywhere];
};

/** The machine as a Mermaid state diagram in Markdown, under its name. */
export const machineDiagram = (name: string, machine: AnyStateMachine): string =>
  [`## ${name}`, '', '```mermaid', 'stateDiagram-v2', ...linesOf(machine), '```', ''].join('\n');

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
  readonly transitions: Readonly<
    Record<string, { readonly event: EventObject; readonly state: SnapshotFrom<Machine> }>
  >;
}

/**
 * Every step that a machine can take from its start, found breadth first over all states (value and context)
 * and all events.
 */
export const machineWalk = <Machine extends AnyStateMachine>(
  machine: Machine,
  { input, events }: MachineWalk<Machine>,
): readonly MachineStep<Machine>[] => {
  const map: unknown = getAdjacencyMap(machine, {
    input,
    events: events as EventFromLogic<Machine>[],
    limit: 10_000,
  });
  return Object.values(map as Readonly<Record<string, Place<Machine>>>).flatMap(
    ({ state: from, transitions }) =>
      Object.values(transitions).map(({ event, state: to }) => ({ from, event: event.type, to })),
  );
};
