import type { SandboxOrigins } from '../../src/sandbox/state.ts';

/** Sets knobs of running upstream systems; `{ reset: true }` restores all. */
export const turnKnobs = async ({ legacy }: SandboxOrigins, knobs: Readonly<Record<string, unknown>>): Promise<void> => {
  const answer = await fetch(`${legacy}/__sandbox/knobs`, { method: 'POST', body: JSON.stringify(knobs) });
  if (!answer.ok) throw new Error(await answer.text());
};
