import { Client } from 'pg';
import { onTestFinished, vi } from 'vitest';

/** What is done before or after a statement, which waits for it. */
type Step = (text: string) => Promise<void> | void;

interface Watch {
  readonly before?: Step;
  readonly after?: Step;
}

type Query = (...parameters: readonly unknown[]) => unknown;

/**
 * Watches the statements that connections to PostgreSQL send from now on, until the test or the watch ends, except
 * those of `observer`.
 */
export const watchStatements = (
  { before = () => undefined, after = () => undefined }: Watch,
  observer?: Client,
): { readonly end: () => void } => {
  const { prototype } = Client as unknown as { readonly prototype: { readonly query: Query } };
  const plain = prototype.query;
  const spy = vi.spyOn(prototype, 'query').mockImplementation(function (this: unknown, ...parameters) {
    const [asked, , extra] = parameters;
    // A kept statement is an object.
    const text = typeof asked === 'string' ? asked : (asked as { readonly text?: unknown }).text;
    if (this === observer || typeof text !== 'string' || extra !== undefined)
      return plain.apply(this, parameters);
    return (async (): Promise<unknown> => {
      await before(text);
      const answer = await plain.apply(this, parameters);
      await after(text);
      return answer;
    })();
  });
  onTestFinished(() => spy.mockRestore());
  return { end: () => spy.mockRestore() };
};
