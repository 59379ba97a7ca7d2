import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

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
