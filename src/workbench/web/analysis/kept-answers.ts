import { createStore, delMany, get, set, update } from 'idb-keyval';
import type { LastingAnswers } from './lasting-answers.ts';

const database = (() => {
  let opened: ReturnType<typeof createStore> | undefined;
  return () => (opened ??= createStore('workbench-answers', 'kept'));
})();

/** Where the names stand under which something is kept, the newest first. */
const namesAt = 'names';

/** So many answers are kept: what is live and a few drafts, each compared with its base, in two languages. */
const mostKept = 24;

const keep = async (name: string, answer: unknown): Promise<void> => {
  let gone: readonly string[] = [];
  const withNew = (before: readonly string[] = []): readonly string[] => {
    const names = [name, ...before.filter((one) => one !== name)];
    gone = names.slice(mostKept);
    return names.slice(0, mostKept);
  };
  await set(name, answer, database());
  await update<readonly string[]>(namesAt, withNew, database());
  await delMany([...gone], database());
};

/** Answers of an analysis, kept in this browser until it has `mostKept` newer ones; another analysis, under another name, finds none of them. Where the browser keeps nothing they are worked out again. */
export const keptAnswers = (analysis: string): LastingAnswers => ({
  get: async (name) => {
    try {
      return await get<unknown>(`${analysis} ${name}`, database());
    } catch {
      return undefined;
    }
  },
  keep: (name, answer) => keep(`${analysis} ${name}`, answer).catch(() => undefined),
});
