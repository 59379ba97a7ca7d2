import type { IncomingMessage, ServerResponse } from 'node:http';
import { visibleText } from '../config/message-text.ts';
import { plainAnswer } from './answers.ts';

/** The levels of the host's log: nothing, its own events, or also each request. */
export const logLevels = ['off', 'events', 'requests'] as const;

export type LogLevel = (typeof logLevels)[number];

type Fields = Readonly<Record<string, string | number>>;

export interface HostLog {
  readonly event: (name: string, fields?: Fields) => void;
  readonly request: (fields: Fields) => void;
}

// One JSON object per line. Never contains an address, query, header or body: screens are logged by key,
// files by kind.
export const hostLog = (
  level: LogLevel,
  write: (line: string) => void,
  now: () => Date = () => new Date(),
): HostLog => {
  const line = (event: string, fields: Fields): void =>
    write(`${visibleText(JSON.stringify({ time: now().toISOString(), event, ...fields }))}\n`);
  return {
    event: (name, fields = {}) => {
      if (level !== 'off') line(name, fields);
    },
    request: (fields) => {
      if (level === 'requests') line('request', fields);
    },
  };
};

type Answer = (request: IncomingMessage, response: ServerResponse) => string;

// On an error logs its kind, sends 500 without details, and keeps the host running.
export const lastResort =
  (answer: Answer, log: HostLog): Answer =>
  (request, response) => {
    try {
      return answer(request, response);
    } catch (error) {
      log.event('failure', { kind: error instanceof Error ? error.name : typeof error });
      if (response.headersSent) response.destroy();
      else plainAnswer(response, 500, 'Something went wrong');
      return 'failed';
    }
  };
