import { vi } from 'vitest';
import '../../../src/app/sign-in/hop-steps.ts';
import { eid } from '../../../src/samples/data-string.ts';
import { storageKeys } from '../../../src/services/storage.ts';
import { chance, roll } from '../chance.ts';
import { fakeStorage } from '../services/fakes.ts';
import { FakeTab, type SharedBrowser } from './fake-tab.ts';
import { fakeUpstream, people, startOfWalks } from './fake-upstream.ts';

const portal = 'http://localhost:4300';

/** Counts what happened in a walk, so that an empty walk does not count as a proof. */
interface WalkTold {
  /** Header and frames of two members, each with the step it was seen after. */
  readonly mixed: readonly string[];
  /** How often a member's screen opened, and how often a tab said that another account is open. */
  readonly opened: number;
  readonly refused: number;
}

/** Lets everything go on that waits for nothing from outside. */
const goOn = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise(setImmediate);
};

type Move = readonly [name: string, act: () => void];

/**
 * One random walk of some people through the tabs of one browser: log-outs, other people's sign-ins, held
 * answers and redirects, sleeping tabs.
 */
const tabsWalk = async (seed: number, length: number): Promise<WalkTold> => {
  vi.setSystemTime(startOfWalks);
  const random = chance(seed);
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[roll(random, values.length)];
  const site = fakeUpstream();
  const tabs: FakeTab[] = [];
  const others = (by: FakeTab): readonly FakeTab[] => tabs.filter((tab) => tab !== by);
  const browser: SharedBrowser = {
    local: fakeStorage(),
    hasChannel: random() < 0.5,
    changed: (by) => others(by).forEach((tab) => (tab.changes += 1)),
    post: (by, message) => others(by).forEach((tab) => tab.messages.push(message)),
  };
  const openTab = (): void => {
    const tab = new FakeTab(browser);
    tabs.push(tab);
    tab.load(`${portal}/home`);
  };

  /** What may come to a tab from outside, each thing at any time. */
  const arrivals = (tab: FakeTab): readonly Move[] => {
    const { leaving, script, page, messages, changes } = tab;
    const served = page.requests.map((request): Move => {
      if (request.answer === undefined) return ['serve', () => void (request.answer = site.answer(request))];
      const deliver = (): void => {
        page.requests.splice(page.requests.indexOf(request), 1);
        request.resolve(new Response(request.answer));
      };
      return ['answer', deliver];
    });
    if (tab.isAsleep) return [];
    const leave: Move = ['arrive', () => tab.load(site.visit(leaving ?? ''))];
    return [
      ...(tab.isHeld ? [] : served),
      ...(leaving === undefined || tab.isHeld ? [] : [leave]),
      ...(script === undefined || tab.isHeld ? [] : [['script', script] as const]),
      ...(messages.length === 0 ? [] : [['message', () => tellNext(tab)] as const]),
      ...(changes === 0 ? [] : [['storage', () => hearChange(tab)] as const]),
    ];
  };
  const tellNext = (tab: FakeTab): void => {
    const message = tab.messages.shift();
    if (message) tab.page.listeners.forEach((listener) => listener(message));
  };
  const hearChange = (tab: FakeTab): void => {
    tab.changes -= 1;
    tab.hear('storage');
  };
  /**
   * A tab that slept comes back: from the history, without the messages sent before, or with all of them still
   * to arrive.
   */
  const wake = (tab: FakeTab): void => {
    if (tab.isAsleep && random() < 0.5) {
      tab.messages.length = 0;
      tab.changes = 0;
      tab.isAsleep = false;
      tab.hear('pageshow', { persisted: true });
    }
    tab.isAsleep = false;
    tab.hear('focus');
  };
  /**
   * At the sign-in screen, which is on show once a tab has found that nobody is signed in; now and then at
   * the legacy site itself, over a live session.
   */
  const canLogIn = (): boolean =>
    random() < 0.1 ||
    (site.active() === undefined && (browser.local.getItem(storageKeys.member) ?? ' ').startsWith(' '));
  const logInAt = (tab: FakeTab): void => {
    site.logIn(pick(people));
    tab.load(`${portal}/`);
  };
  const moves = (tab: FakeTab): readonly Move[] => {
    const isComing = tab.leaving !== undefined || tab.script !== undefined || tab.page.requests.length > 0;
    const isStopped = tab.page.signIn.get().phase === 'stopped';
    const able: readonly (readonly [times: number, ...Move])[] = tab.isAsleep
      ? [[1, 'wake', () => wake(tab)]]
      : [
          [tab.header() === undefined ? 0 : 4, 'log out', () => tab.logOut()],
          [canLogIn() ? 6 : 0, 'log in', () => logInAt(tab)],
          [isComing ? 0 : 1, 'reload', () => tab.load(`${portal}/home`)],
          [isComing && !tab.isHeld ? 4 : 0, 'hold', () => void (tab.isHeld = true)],
          [tab.isHeld ? 1 : 0, 'release', () => void (tab.isHeld = false)],
          [1, 'sleep', () => void (tab.isAsleep = true)],
          [1, 'focus', () => wake(tab)],
          [isStopped ? 2 : 0, 'go on', () => tab.goOn()],
          [random() < 0.1 ? 1 : 0, 'end', () => site.logIn(undefined)],
          [tabs.length < 3 ? 6 : 0, 'open', openTab],
        ];
    return able.flatMap(([times, name, act]) => Array.from({ length: times }, (): Move => [name, act]));
  };

  const mixed: string[] = [];
  const shown = new Map<FakeTab, string | undefined>();
  const stopped = new Set<unknown>();
  let opened = 0;
  let known = undefined as string | undefined;
  /**
   * A header of one member while the frames are another's, whose screen this browser has shown: in a tab that
   * opens now, or has heard everything.
   */
  const look = (step: string, isAtRest = false): void => {
    const active = site.active();
    if (known !== active) known = undefined;
    for (const tab of tabs) {
      const header = tab.header();
      const isNew = header !== undefined && header !== shown.get(tab);
      shown.set(tab, header);
      const showing = tab.page.signIn.get();
      if (showing.phase === 'stopped' && showing.reason === 'changedElsewhere') stopped.add(tab.page);
      if (isNew) opened += 1;
      if (header === undefined || (active !== undefined && header === eid(active))) {
        if (isNew) known = active;
        continue;
      }
      const hasHeard = !tab.isAsleep && tab.messages.length === 0 && tab.changes === 0;
      if (isAtRest || (known !== undefined && (isNew || hasHeard)))
        mixed.push(`seed ${seed}, ${step}: ${header.slice(0, 9)} over ${active ?? 'nobody'}`);
    }
  };

  /**
   * Over a session that began behind the portal's back its frames say whose they are: the portal has no other
   * means to notice it.
   */
  const hearFrames = async (): Promise<void> => {
    const active = site.active();
    if (active === undefined || !site.isOverLive()) return;
    tabs.filter(({ isAsleep }) => !isAsleep).forEach((tab) => tab.frameSays(eid(active)));
    await goOn();
  };

  const take = async ([name, act]: Move, step: number | string, isAtRest = false): Promise<void> => {
    vi.setSystemTime(Date.now() + 3000);
    act();
    await goOn();
    await hearFrames();
    look(`${step} (${name})`, isAtRest);
  };
  const drain = async (): Promise<void> => {
    for (let turn = 0; turn < 300; turn += 1) {
      const next = pick(tabs.flatMap(arrivals));
      if (!next) return;
      await take(next, 'on the way to rest');
    }
  };

  site.logIn('m01');
  openTab();
  for (let step = 0; step < length; step += 1) {
    const coming = tabs.flatMap(arrivals);
    const tab = pick(tabs);
    const next = coming.length > 0 && random() < 0.9 ? pick(coming) : tab && pick(moves(tab));
    if (next) await take(next, step);
  }
  tabs.forEach((tab) => (tab.isHeld = false));
  for (const turn of ['first', 'second']) {
    for (const tab of tabs) await take(['wake', () => wake(tab)], `${turn} look`);
    await drain();
  }
  look('at rest', true);
  vi.clearAllTimers();
  return { mixed, opened, refused: stopped.size };
};

/**
 * The walks of seeds 1 to `count`, of 250 steps each, one after the other, and what they came across
 * together.
 */
export const tabsWalks = async (count: number): Promise<WalkTold> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    const all: WalkTold[] = [];
    for (let seed = 1; seed <= count; seed += 1) all.push(await tabsWalk(seed, 250));
    const sum = (of: (result: WalkTold) => number): number =>
      all.reduce((total, result) => total + of(result), 0);
    return {
      mixed: all.flatMap(({ mixed }) => mixed),
      opened: sum(({ opened }) => opened),
      refused: sum(({ refused }) => refused),
    };
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
};
