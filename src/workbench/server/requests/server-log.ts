import { visibleText } from '../../../config/visible-text.ts';

type Fields = Readonly<Record<string, string | number | undefined>>;

// What the server tells its operator: one JSON object per line.
export interface ServerLog {
  readonly event: (name: string, fields?: Fields) => void;
}

/**
 * One JSON object per line: what happened, routes as they are declared, status, ids. No text that anybody typed, no query, header, body or
 * cookie is ever among the fields. `write` gets whole lines.
 */
export const serverLog = (write: (line: string) => void, now: () => Date = () => new Date()): ServerLog => ({
  event: (name, fields = {}) => write(`${visibleText(JSON.stringify({ time: now().toISOString(), event: name, ...fields }))}\n`),
});

// The kind of a failure, and nothing that it says: messages of libraries quote what they were given.
export const failureKind = (error: unknown): string => {
  const { name, code } = (error ?? {}) as { readonly name?: unknown; readonly code?: unknown };
  return [name, code].filter((one) => typeof one === 'string').join(' ') || typeof error;
};
