import { expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/support/services/fakes.ts';
import { safeStorage } from '../storage.ts';
import { activityWatch } from './activity.ts';

const browser = () => {
  const shared = fakeStorage();
  let time = 1000;
  const tab = () => {
    const events = new EventTarget();
    let focused: { readonly tagName: string } | null = null;
    const page = {
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
      hasFocus: () => true,
      get activeElement() {
        return focused;
      },
    };
    const watch = activityWatch(
      page,
      safeStorage(() => shared),
      () => time,
    );
    watch.start();
    return {
      watch,
      press: (sign: string) => events.dispatchEvent(new Event(sign)),
      focus: (tagName: string) => (focused = { tagName }),
    };
  };
  return { shared, tab, pass: (milliseconds: number) => (time += milliseconds) };
};

test.each(['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'])('%s is activity', (sign) => {
  const { tab, pass } = browser();
  const { watch, press } = tab();
  pass(60_000);
  expect(watch.lastActive()).toBe(1000);
  press(sign);
  expect(watch.lastActive()).toBe(61_000);
});

test('a focus inside a framed page counts as activity, one on a button does not', () => {
  const { tab, pass } = browser();
  const { watch, focus } = tab();
  pass(60_000);
  focus('BUTTON');
  expect(watch.lastActive()).toBe(1000);
  focus('IFRAME');
  expect(watch.lastActive()).toBe(61_000);
});

test('activity in another tab counts, a future time or no time does not', () => {
  const { shared, tab, pass } = browser();
  const one = tab();
  const other = tab();
  pass(60_000);
  other.press('keydown');
  expect(one.watch.lastActive()).toBe(61_000);
  shared.setItem('portal.activity', '99000');
  expect(one.watch.lastActive()).toBe(1000);
  shared.setItem('portal.activity', 'soon');
  expect(one.watch.lastActive()).toBe(1000);
});

test('a stopped watch stores nothing', () => {
  const { shared, tab, pass } = browser();
  const { watch, press } = tab();
  watch.stop();
  pass(60_000);
  press('keydown');
  expect([...shared.entries.keys()]).toEqual([]);
});
