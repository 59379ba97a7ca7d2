import { createStore, delMany, get, set, update } from 'idb-keyval';
import type { Ask, Kind, Side } from '../worker/protocol.ts';

/** The names of two sources that a page shows unchanged: an answer that follows from them alone is stored. */
export type SourceNames = Readonly<Record<Side, string>>;

export interface StoredAnswers {
  /** Undefined: none is stored under the name. Never rejects. */
  readonly get: (name: string) => Promise<unknown>;
  readonly set: (name: string, answer: unknown) => Promise<void>;
}

/** The name of an answer about sources; undefined where it needs more than them, or is worked out in a moment. */
export const storedName = (kind: Kind, ask: object, names: SourceNames): string | undefined => {
  if (kind === 'differences' || kind === 'unlike') return [kind, names.base, names.draft, JSON.stringify(ask)].join(' ');
  if (kind !== 'table' && kind !== 'hashes') return undefined;
  const { side, ...rest } = ask as Ask<typeof kind>;
  return [kind, names[side], JSON.stringify(rest)].join(' ');
};

const database = (() => {
  let opened: ReturnType<typeof createStore> | undefined;
  return () => (opened ??= createStore('workbench-answers', 'kept'));
})();

/** Where the names of the stored answers are, the newest first. */
const namesAt = 'names';

/** Enough for what is live and a few drafts, each compared with its base, in two languages. */
const mostStored = 24;

const store = async (name: string, answer: unknown): Promise<void> => {
  let dropped: readonly string[] = [];
  const addName = (before: readonly string[] = []): readonly string[] => {
    const names = [name, ...before.filter((one) => one !== name)];
    dropped = names.slice(mostStored);
    return names.slice(0, mostStored);
  };
  await set(name, answer, database());
  await update<readonly string[]>(namesAt, addName, database());
  await delMany([...dropped], database());
};

/** Answers of one version of the analysis, in this browser. Where the browser stores nothing they are worked out again. */
export const storedAnswers = (version: string): StoredAnswers => ({
  get: async (name) => {
    try {
      return await get<unknown>(`${version} ${name}`, database());
    } catch {
      return undefined;
    }
  },
  set: (name, answer) => store(`${version} ${name}`, answer).catch(() => undefined),
});
