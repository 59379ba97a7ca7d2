import { changeBetween, changedValue, type ValueChange } from './value-changes.ts';

/** An answer, or its differences from the last answer to the same question. */
export type PostedAnswer =
  | { readonly question?: string; readonly answer: unknown }
  | { readonly question: string; readonly change: ValueChange | undefined };

// More than a page asks after a key.
const most = 16;

/**
 * Keeps the last answers of a worker. The worker and its page have the same ones, because both see the same messages
 * in the same order.
 */
export const postedAnswers = () => {
  const known = new Map<string, unknown>();
  const keep = (question: string, answer: unknown): void => {
    known.delete(question);
    known.set(question, answer);
    for (const oldest of known.keys()) if (known.size > most) known.delete(oldest);
  };
  return {
    /** For the worker: returns the message to post for an answer. */
    post: (question: string, answer: unknown): PostedAnswer => {
      const posted = known.has(question)
        ? { question, change: changeBetween(known.get(question), answer) }
        : { question, answer };
      keep(question, answer);
      return posted;
    },
    /** For the page: returns the whole answer. Its unchanged parts are the same objects as before. */
    read: (posted: PostedAnswer): unknown => {
      const { question } = posted;
      if (question === undefined) return 'answer' in posted ? posted.answer : undefined;
      const before = known.get(question);
      const change = 'change' in posted ? posted.change : { to: posted.answer };
      const answer = change ? changedValue(before, change) : before;
      keep(question, answer);
      return answer;
    },
  };
};
