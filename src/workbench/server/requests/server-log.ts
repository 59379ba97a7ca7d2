import { visibleText } from '../../../config/message-text.ts';

type Fields = Readonly<Record<string, string | number | undefined>>;

export interface ServerLog {
  readonly event: (name: string, fields?: Fields) => void;
}

// Never logs typed text, queries, headers, bodies or cookies.
export const serverLog = (write: (line: string) => void, now: () => Date = () => new Date()): ServerLog => ({
  event: (name, fields = {}) =>
    write(`${visibleText(JSON.stringify({ time: now().toISOString(), event: name, ...fields }))}\n`),
});
