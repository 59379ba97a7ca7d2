import type { Me } from '../../../src/workbench/api/generated/api-shapes.ts';
import type {
  Answer,
  FromWorker,
  Kind,
  ToWorker,
  Unanswered,
} from '../../../src/workbench/web/worker/protocol.ts';
import { fakeAnswer, type FakeRoutes, routeOf, sampleRoutes, unanswered } from './fake-server.ts';

/** A request to the server: `GET /api/drafts` with its body. */
export interface Asked {
  readonly route: string;
  readonly body: unknown;
}

/** Answers of the analysis by the kind of question; a `Why` is the reason for a missing answer. */
export type FakeAnswers = { readonly [K in Kind]?: Answer<K> | Why };

/** Why a question has no answer. */
export class Why {
  readonly why: Unanswered;

  constructor(why: Unanswered) {
    this.why = why;
  }
}

/** What a page of the workbench meets. */
export interface PageSetup {
  readonly path?: string;
  /** Undefined: nobody is signed in. */
  readonly me: Me | undefined;
  readonly language?: 'en' | 'es';
  readonly theme?: 'light' | 'dark';
  /** Answers in place of the sample ones. */
  readonly routes?: FakeRoutes;
  /** Answers of the analysis; it is silent about everything else. */
  readonly answers?: FakeAnswers;
  /** The page waits for the analysis, which never answers. */
  readonly waits?: boolean;
  /** Takes the event streams that the page opens. */
  readonly streams?: EventTarget[];
}

const fakeFetch =
  (routes: FakeRoutes, asked: Asked[]) =>
  (address: string, init: RequestInit = {}): Promise<Response> => {
    const [path = ''] = address.split('?');
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ route: routeOf(method, path), body });
    const { status, body: answer } = fakeAnswer(routes, method, address, body);
    if (status === 0) return Promise.reject(new TypeError('Failed to fetch'));
    if (status === unanswered) return new Promise(() => undefined);
    return Promise.resolve(new Response(answer === undefined ? null : JSON.stringify(answer), { status }));
  };

/** A stream of events that tells only what a test dispatches at it. */
const silentStream = (streams: EventTarget[]) =>
  class extends EventTarget {
    static readonly CLOSED = 2;
    readonly readyState = 1;
    readonly url: string;
    constructor(url: string) {
      super();
      this.url = url;
      streams.push(this);
    }
    close(): void {
      this.dispatchEvent(new Event('closed'));
    }
  };

/** An analysis that gives the answers it was given and is silent otherwise. */
const fakeWorker = (answers: FakeAnswers) =>
  class extends EventTarget {
    readonly terminate = (): void => undefined;

    readonly postMessage = (message: ToWorker): void => {
      if (message.type !== 'ask' || !(message.kind in answers)) return;
      const { id, revision, kind } = message;
      const given = answers[kind];
      const data: FromWorker =
        given instanceof Why
          ? { type: 'unanswered', id, revision, why: given.why, text: '' }
          : { type: 'answer', id, revision, answer: structuredClone(given) };
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
    };
  };

/**
 * Returns replacements for the server and the analysis, by the names of the globals they replace. `asked`
 * collects the requests.
 */
export const standIns = (
  { me, language = 'en', theme = 'light', routes = {}, answers = {}, streams = [] }: PageSetup,
  asked: Asked[] = [],
) => ({
  fetch: fakeFetch({ ...sampleRoutes(me && { ...me, language, theme }), ...routes }, asked),
  EventSource: silentStream(streams),
  Worker: fakeWorker(answers),
});
