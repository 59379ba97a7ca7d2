/** How much a host writes: nothing, its own events, or each request too. */
export const logLevels = ['off', 'events', 'requests'] as const;

export type LogLevel = (typeof logLevels)[number];

type Fields = Readonly<Record<string, string | number>>;

export interface HostLog {
  readonly event: (name: string, fields?: Fields) => void;
  readonly request: (fields: Fields) => void;
}

/** One JSON object per line. No address, query, header or body is ever written: screens by their key, files by their kind. */
export const hostLog = (level: LogLevel, write: (line: string) => void, now: () => Date = () => new Date()): HostLog => {
  const line = (event: string, fields: Fields): void => write(`${JSON.stringify({ time: now().toISOString(), event, ...fields })}\n`);
  return {
    event: (name, fields = {}) => {
      if (level !== 'off') line(name, fields);
    },
    request: (fields) => {
      if (level === 'requests') line('request', fields);
    },
  };
};
