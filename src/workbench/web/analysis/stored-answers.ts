import { createStore, delMany, get, set, update } from 'idb-keyval';
import type { Ask, Kind, Side } from '../worker/protocol.ts';

// Only answers about sources without unsaved edits can be stored.
export type SourceNames = Readonly<Record<Side, string>>;

export interface StoredAnswers {
  /** Resolves to undefined if there is no answer with this name. Never rejects. */
  readonly get: (name: string) => Promise<unknown>;
  readonly set: (name: string, answer: unknown) => Promise<void>;
}

// Undefined if the answer needs more than the sources, or takes only a moment.
export const storedName = (kind: Kind, ask: object, names: SourceNames): string | undefined => {
  if (kind === 'differences' || kind === 'unlike')
    return [kind, names.base, names.draft, JSON.stringify(ask)].join(' ');
  if (kind !== 'table' && kind !== 'hashes') return undefined;
  const { side, ...rest } = ask as Ask<typeof kind>;
  return [kind, names[side], JSON.stringify(rest)].join(' ');
};

const database = (() => {
  let opened: ReturnType<typeof createStore> | undefined;
  return () => (opened ??= createStore('workbench-answers', 'kept'));
})();

const namesAt = 'names';

// The live release and a few drafts, each with its base, in two languages.
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

// If the browser stores nothing, answers are calculated again.
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
