import type { Ask, Kind, Side } from '../worker/protocol.ts';

/** The names of the sources that a page shows as they are, without anything that was typed: what follows from them alone lasts. */
export type SourceNames = Readonly<Record<Side, string>>;

/** Where answers are kept that last. Neither function rejects. */
export interface LastingAnswers {
  /** Undefined: none is kept under the name. */
  readonly get: (name: string) => Promise<unknown>;
  readonly keep: (name: string, answer: unknown) => Promise<void>;
}

/** The name of the answer to a question about sources; undefined where it does not follow from them alone, or is worked out in a moment. */
export const lastingName = (kind: Kind, ask: object, names: SourceNames): string | undefined => {
  if (kind === 'differences' || kind === 'unlike') return [kind, names.base, names.draft, JSON.stringify(ask)].join(' ');
  if (kind !== 'table' && kind !== 'hashes') return undefined;
  const { side, ...rest } = ask as Ask<typeof kind>;
  return [kind, names[side], JSON.stringify(rest)].join(' ');
};
