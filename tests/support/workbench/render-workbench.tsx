import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';
import type { Me } from '../../../src/workbench/api/generated/api-shapes.ts';
import { tellReached } from '../../../src/workbench/web/api/connection.ts';
import { makeQueryClient } from '../../../src/workbench/web/api/query-client.ts';
import { tellSessionOver } from '../../../src/workbench/web/api/session-state.ts';
import { App } from '../../../src/workbench/web/app/app.tsx';
import { en } from '../../../src/workbench/web/i18n/en.ts';
import { es } from '../../../src/workbench/web/i18n/es.ts';
import { wordsInstance } from '../../../src/workbench/web/i18n/start-words.ts';
import { Toasts } from '../../../src/workbench/web/kit/toast.tsx';
import type { Answer, FromWorker, Kind, ToWorker, Unanswered } from '../../../src/workbench/web/worker/protocol.ts';
import { fakeAnswer, routeOf, sampleRoutes, unanswered, type FakeRoutes } from './fake-server.ts';
import { sampleNow } from './samples.ts';
import { showStyles } from './show-styles.ts';

/** What the page asked of the server, in order: `GET /api/drafts` with its body. */
export interface Asked {
  readonly route: string;
  readonly body: unknown;
}

// A page that a test imports before it renders must not load the real analysis early: the first test would hear that one.
vi.stubGlobal('Worker', undefined);

interface Wish {
  readonly path?: string;
  /** Undefined: nobody is signed in. */
  readonly me: Me | undefined;
  readonly language?: 'en' | 'es';
  readonly theme?: 'light' | 'dark';
  /** Answers instead of the sample ones; `undefined` as an answer: the server is away. */
  readonly routes?: FakeRoutes;
  /** What the analysis answers; it is silent about everything else. */
  readonly answers?: FakeAnswers;
  /** The page waits for the analysis, which never answers here. */
  readonly waits?: boolean;
  /** Takes the event streams that were opened. */
  readonly streams?: EventTarget[];
}

const stubServer = (routes: FakeRoutes, asked: Asked[]): void => {
  const away = new TypeError('Failed to fetch');
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const [path = ''] = address.split('?');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ route: routeOf(init.method ?? 'GET', path), body });
    const { status, body: answer } = fakeAnswer(routes, init.method ?? 'GET', path, body);
    if (status === 0) return Promise.reject(away);
    if (status === unanswered) return new Promise(() => undefined);
    return Promise.resolve(new Response(answer === undefined ? null : JSON.stringify(answer), { status }));
  });
};

/** Whoever renders the shell opens a stream: one that tells only what a test dispatches at it. */
const silentStream = (streams: EventTarget[]) =>
  class extends EventTarget {
    static readonly CLOSED = 2;
    readonly readyState = 1;
    constructor() {
      super();
      streams.push(this);
    }
    close(): void {
      this.dispatchEvent(new Event('closed'));
    }
  };

/** Answers of the analysis by the kind of question; a `Why` says that there is none. */
export type FakeAnswers = { readonly [K in Kind]?: Answer<K> | Why };

/** Why a question has no answer. */
export class Why {
  readonly why: Unanswered;

  constructor(why: Unanswered) {
    this.why = why;
  }
}

/** The analysis is tested by itself: here it says what a test gives it and no more, and its code is not fetched. */
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
 * Renders the whole workbench at an address, with a server at the fetch boundary that answers from the samples, at the samples' hour; all is
 * undone after the test. Answers with what was asked, and how to wait until nothing is loading.
 */
export const renderWorkbench = async ({
  path = '/',
  me,
  language = 'en',
  theme = 'light',
  routes = {},
  answers = {},
  waits = false,
  streams = [],
}: Wish) => {
  const asked: Asked[] = [];
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(sampleNow) });
  vi.stubGlobal('EventSource', silentStream(streams));
  vi.stubGlobal('Worker', fakeWorker(answers));
  stubServer({ ...sampleRoutes(me && { ...me, language, theme }), ...routes }, asked);
  localStorage.clear();
  tellReached(true);
  tellSessionOver(false);
  document.documentElement.lang = language;
  const hideStyles = showStyles(theme);
  onTestFinished(() => {
    hideStyles();
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const queries = makeQueryClient();
  queries.setDefaultOptions({ ...queries.getDefaultOptions(), queries: { ...queries.getDefaultOptions().queries, retryDelay: 0 } });
  render(
    <I18nextProvider i18n={wordsInstance(language, language === 'es' ? es : en)}>
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[path]}>
          <Toasts>
            <App />
          </Toasts>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  // The strip of the editor waits for the analysis, which most tests do not.
  // A part that no test before had loaded is compiled first.
  const limit = { timeout: 10_000 };
  if (waits) await waitFor(() => expect(document.querySelector('.shapes')).not.toBeNull(), limit);
  else await waitFor(() => expect(document.querySelector('[aria-busy]:not(.strip, .strip *)')).toBeNull(), limit);
  await screen.findAllByRole('heading', undefined, limit);
  return { asked, queries };
};
