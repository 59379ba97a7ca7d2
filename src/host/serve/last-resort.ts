import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostLog } from './host-log.ts';
import { plainAnswer } from './plain-answer.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => string;

/** An answer that never throws: a failure is logged by the name of its kind, the visitor gets a 500 without details, and the host goes on. */
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
