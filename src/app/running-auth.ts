import type { ActorRefFrom } from 'xstate';
import type { authMachine } from '../machines/auth.machine.ts';
import type { coverageSelectionMachine } from '../machines/coverage-selection.machine.ts';
import type { Member } from '../member/member.ts';

/** The machines of a page that may sign in. */
export interface RunningAuth {
  readonly auth: ActorRefFrom<typeof authMachine>;
  readonly selection: ActorRefFrom<typeof coverageSelectionMachine>;
  /** The member of the signed-in context; the same object for the same text. */
  readonly memberOf: (contextText: string) => Member;
}
