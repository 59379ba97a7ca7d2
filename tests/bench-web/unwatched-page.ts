import type { Browser, CDPSession } from 'playwright-core';

/**
 * A page of a separate browser context without instrumentation of scripts. A page of Playwright enables
 * `Runtime`, so the source of the whole stack is parsed for each request of a script. On the sign-in screen
 * this is most of its longest task, and no member's browser does it (Decision 0035).
 */
export interface UnwatchedPage {
  /** Opens an address; resolves once its own document rests: half a second without a request. */
  readonly goto: (url: string) => Promise<void>;
  /** What an async or plain function gives in the page; it sees nothing but `value`, a value of JSON. */
  readonly evaluate: <Value, Result>(
    run: (value: Value) => Result | Promise<Result>,
    value: Value,
  ) => Promise<Result>;
  /** Resolves once the function gives true; asks five times a second, for a minute at most. */
  readonly until: <Value>(holds: (value: Value) => boolean, value: Value) => Promise<void>;
  /** A real click in the middle of the first element of a selector. */
  readonly click: (selector: string) => Promise<void>;
  /** 1.6 Mbit/s, 150 ms, a quarter of the processor. */
  readonly slowDown: () => Promise<void>;
  readonly emptyCache: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly name?: string; readonly frameId?: string };
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Evaluated {
  readonly result: { readonly value: unknown };
  readonly exceptionDetails?: {
    readonly text: string;
    readonly exception?: { readonly description?: string };
  };
}

const patienceMilliseconds = 60_000;
const waitFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Commands to one page over the browser's own session, and what the page says. */
const talkTo = async (root: CDPSession, targetId: string) => {
  // Not flattened: Playwright would take such a session for its own, and watch it.
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Set<(message: Message) => void>();
  let count = 0;
  root.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const message = JSON.parse(event.message) as Message;
    if (message.id === undefined) return listeners.forEach((listener) => listener(message));
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  const send = async (method: string, params: object = {}): Promise<unknown> => {
    count += 1;
    const id = count;
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    await root.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const { result, error } = await answer;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  return { send, listeners };
};

/** Opens the page, as wide as a phone; `atFirst` runs in each of its documents before any other script. */
export const unwatchedPage = async (browser: Browser, atFirst: () => void): Promise<UnwatchedPage> => {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext');
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { send, listeners } = await talkTo(root, targetId);
  await send('Page.enable');
  await send('Page.setLifecycleEventsEnabled', { enabled: true });
  await send('Emulation.setDeviceMetricsOverride', {
    width: 412,
    height: 915,
    deviceScaleFactor: 2,
    mobile: true,
  });
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  // The loader of these files wraps named functions in `__name`, which the page does not have.
  const source = `globalThis.__name = (value) => value; (${String(atFirst)})()`;
  await send('Page.addScriptToEvaluateOnNewDocument', { source });

  const evaluate = async <Value, Result>(
    run: (value: Value) => Result | Promise<Result>,
    value: Value,
  ): Promise<Result> => {
    const expression = `(${String(run)})(${JSON.stringify(value)})`;
    const { result, exceptionDetails } = (await send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })) as Evaluated;
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Result;
  };
  const until = async <Value>(holds: (value: Value) => boolean, value: Value): Promise<void> => {
    const end = Date.now() + patienceMilliseconds;
    while (!(await evaluate(holds, value).catch(() => false))) {
      if (Date.now() > end) throw new Error(`A page never came to ${JSON.stringify(value)}.`);
      await waitFor(200);
    }
  };
  return {
    evaluate,
    until,
    goto: async (url) => {
      const rest = new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${url} never rested.`)), patienceMilliseconds);
        let hasBegun = false;
        const hear = ({ method, params }: Message): void => {
          if (method !== 'Page.lifecycleEvent' || params?.frameId !== targetId) return;
          hasBegun ||= params.name === 'init';
          if (!hasBegun || params.name !== 'networkIdle') return;
          clearTimeout(late);
          listeners.delete(hear);
          resolve();
        };
        listeners.add(hear);
      });
      await send('Page.navigate', { url });
      await rest;
    },
    click: async (selector) => {
      const at = await evaluate((name) => {
        const element = document.querySelector(name);
        element?.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
        return { x: x + width / 2, y: y + height / 2 };
      }, selector);
      for (const type of ['mousePressed', 'mouseReleased'])
        await send('Input.dispatchMouseEvent', { type, ...at, button: 'left', buttons: 1, clickCount: 1 });
    },
    slowDown: async () => {
      await send('Network.enable');
      await send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 93_750,
      });
      await send('Emulation.setCPUThrottlingRate', { rate: 4 });
    },
    emptyCache: async () => void (await send('Network.clearBrowserCache')),
    close: async () => {
      await root.send('Target.disposeBrowserContext', { browserContextId });
      await root.detach();
    },
  };
};
