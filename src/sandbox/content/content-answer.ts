import { reply } from '../http/reply.ts';
import type { Answer } from '../http/visit.ts';
import type { SandboxState } from '../sandbox-state.ts';

/** placeholder */
export const contentAnswer = (_state: SandboxState): Answer => () => reply.json({ value: [] });
