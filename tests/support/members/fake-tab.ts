import { vi } from 'vitest';
import { runAuth } from '../../../src/app/sign-in/run-auth.ts';
import { type SignInState, signInState } from '../../../src/app/portal/sign-in-state.ts';
import { readSignInCallback } from '../../../src/services/sign-in/callback.ts';
import { deviceClock } from '../../../src/services/sign-in/device-clock.ts';
import { tokenStore } from '../../../src/services/sign-in/token.ts';
import { earlyKeepAlive } from '../../../src/services/session/early-keep-alive.ts';
import { keepAliveAddress, keepAliveRequest } from '../../../src/services/session/keep-alive.ts';
import { tabChannel, type TabMessage } from '../../../src/services/session/tab-channel.ts';
import { safeStorage, storageKeys } from '../../../src/services/storage.ts';
import { shippedConfig } from '../config/shipped-config.ts';
import { fakeStorage, sampleEnvironment } from '../services/fakes.ts';

const portal = 'http://localhost:4300';
const { config } = shippedConfig;

/** A request of a page: the server makes its answer at one moment, the page gets it at another. */
export interface FakeRequest {
  readonly address: string;
  readonly code: string;
  answer?: string;
  readonly resolve: (response: Response) => void;
}

/** What all tabs of a browser share; `changed` and `post` reach the other tabs. */
export interface SharedBrowser {
  readonly local: ReturnType<typeof fakeStorage>;
  readonly hasChannel: boolean;
  readonly changed: (by: FakeTab) => void;
  readonly post: (by: FakeTab, message: TabMessage) => void;
}

/** One page load of a tab: its machines, what it listens to and what it waits for. */
interface Page {
  readonly signIn: SignInState;
  readonly heard: Map<string, ((event: unknown) => void)[]>;
  readonly listeners: ((message: TabMessage) => void)[];
  readonly requests: FakeRequest[];
  isAlive: boolean;
}

const emptyPage = (): Page => ({
  signIn: signInState(),
  heard: new Map(),
  listeners: [],
  requests: [],
  isAlive: true,
});

const area = (): Promise<never> => Promise.resolve((() => null) as never);

/**
 * A tab with the portal's real machines and services over a browser of plain values. Everything that comes
 * from outside waits until the walk lets it come.
 */
export class FakeTab {
  readonly messages: TabMessage[] = [];
  /** How many changes of the local storage this tab has not received. */
  changes = 0;
  isAsleep = false;
  /** True while no answer, redirect or script comes to it. */
  isHeld = false;
  /** The address that the tab is on its way to. */
  leaving: string | undefined;
  /** Begins the machines of a page whose code is still downloaded. */
  script: (() => void) | undefined;
  page = emptyPage();
  private readonly sessionEntries = fakeStorage();
  private readonly browser: SharedBrowser;

  constructor(browser: SharedBrowser) {
    this.browser = browser;
  }

  /**
   * Takes the tab to an address of the portal: the former page is gone, the code of the new one not yet
   * there.
   */
  load(href: string): void {
    this.page.isAlive = false;
    this.leaving = undefined;
    this.messages.length = 0;
    this.changes = 0;
    const page = emptyPage();
    this.page = page;
    const { local } = this.browser;
    const listen = (type: string, listener: (event: unknown) => void): void =>
      void page.heard.set(type, [...(page.heard.get(type) ?? []), listener]);
    const fetch = (address: string, request?: RequestInit): Promise<Response> =>
      new Promise((resolve) => {
        const code = request?.body instanceof URLSearchParams ? (request.body.get('code') ?? '') : '';
        page.requests.push({ address, code, resolve });
      });
    const digest = (): Promise<ArrayBuffer> => Promise.resolve(new ArrayBuffer(32));
    const fakeCrypto = { getRandomValues: crypto.getRandomValues.bind(crypto), subtle: { digest } };
    const location = { pathname: '/home', search: '', href: `${portal}/home` };
    const fakeWindow = {
      addEventListener: listen,
      fetch,
      crypto: fakeCrypto,
      location,
    } as unknown as Window & typeof globalThis;
    const session = safeStorage(() => this.sessionEntries);
    const watched = {
      ...local,
      setItem: (key: string, value: string) => {
        if (!page.isAlive) return;
        local.setItem(key, value);
        this.browser.changed(this);
      },
    };
    const stores = { session, local: safeStorage(() => watched) };
    const readMark = (): string | undefined => stores.local.read(storageKeys.member);
    earlyKeepAlive(fakeWindow).begin(keepAliveAddress(sampleEnvironment.api), keepAliveRequest, readMark);
    const channel = {
      postMessage: (message: TabMessage) => page.isAlive && this.browser.post(this, message),
      addEventListener: (_: string, listener: (event: { data: TabMessage }) => void) =>
        void page.listeners.push((data) => listener({ data })),
    };
    const tabs = tabChannel(() => {
      if (!this.browser.hasChannel) throw new Error('no BroadcastChannel');
      return channel as unknown as BroadcastChannel;
    });
    const leaveFor = (address: string): void => {
      if (page.isAlive) this.leaving = address;
    };
    const callback = readSignInCallback({ href, referrer: '', loginPaths: ['/login'] });
    this.script = () => {
      this.script = undefined;
      vi.stubGlobal('window', fakeWindow);
      vi.stubGlobal('document', { addEventListener: listen, visibilityState: 'visible' });
      runAuth(
        {
          config,
          environment: sampleEnvironment,
          ...stores,
          tabs,
          clock: deviceClock(session, Date.now),
          redirectUri: `${portal}/`,
          leaveFor,
        },
        {
          callback,
          storedToken: tokenStore(session).read(),
          signIn: page.signIn,
          areas: { visitor: area, member: area },
          isPublicPlace: () => false,
        },
      );
    };
  }

  /** An event of the window. */
  hear(type: string, event: unknown = {}): void {
    this.page.heard.get(type)?.forEach((listener) => listener(event));
  }

  /** The member whose name the header shows; undefined where no member's screen is on show. */
  header(): string | undefined {
    const showing = this.page.signIn.get();
    if (showing.phase !== 'member') return undefined;
    const { contextText } = showing.run.auth.getSnapshot().context;
    return contextText === undefined ? undefined : showing.run.memberOf(contextText).account.eid;
  }

  /**
   * What a framed page of the session says whose it is: heard where a member's screen is on show, and refused
   * there (Decision 0023).
   */
  frameSays(eid: string): void {
    const showing = this.page.signIn.get();
    const own = this.header();
    if (showing.phase === 'member' && own !== undefined && eid !== own)
      showing.run.auth.send({ type: 'OTHER_MEMBER_FRAMED' });
  }

  /** Presses the button that logs out, where there is one. */
  logOut(): void {
    const showing = this.page.signIn.get();
    if (showing.phase === 'member') showing.run.auth.send({ type: 'LOGOUT_CHOSEN' });
  }

  /** Presses the button of a screen that says that it cannot go on. */
  goOn(): void {
    const showing = this.page.signIn.get();
    if (showing.phase === 'stopped') showing.run.auth.send({ type: 'SIGN_IN_RETRIED' });
  }
}
