import { expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/support/services/fakes.ts';
import { safeStorage } from '../storage.ts';
import { memberMark } from './member-mark.ts';

const inTabs = () => {
  const browser = fakeStorage();
  return { browser, tab: () => memberMark(safeStorage(() => browser)) };
};

const signedInAs = (tab: () => ReturnType<typeof memberMark>, eid: string): string => {
  tab().begin();
  tab().write(eid);
  return tab().read();
};

test('a tab notices only that another user has signed in since', () => {
  const { tab } = inTabs();
  expect(tab().isOvertaken('WP-1', '')).toBe(false);
  const first = signedInAs(tab, 'WP-1');
  expect([tab().isOvertaken('WP-1', first), tab().isOvertaken('WP-2', '')]).toEqual([false, true]);
  tab().write('WP-2');
  expect([tab().isOvertaken('WP-1', first), tab().isOvertaken('WP-2', first)]).toEqual([true, false]);
  expect([tab().news('WP-1', first), tab().news('WP-2', first)]).toEqual([
    { kind: 'member', eid: '' },
    undefined,
  ]);
});

test('a requested member is distinguished from a signed-in one, but still counts as another member', () => {
  const { tab } = inTabs();
  tab().ask('WP-2');
  const before = tab().read();
  expect([tab().isOvertaken('WP-1', ''), tab().isOvertaken('WP-2', '')]).toEqual([true, false]);
  tab().write('WP-2');
  expect(tab().read()).not.toBe(before);
});

test('a member does not match the mark of another signed-in member until that mark is deleted', () => {
  const { tab } = inTabs();
  const strangers = (mark: string) => ['WP-1', 'WP-2'].map((eid) => tab().isStranger(eid, mark));
  expect([strangers(''), strangers(tab().begin())]).toEqual([
    [false, false],
    [false, false],
  ]);
  const first = signedInAs(tab, 'WP-1');
  expect(strangers(first)).toEqual([false, true]);
  tab().ask('WP-2');
  expect(strangers(tab().begin())).toEqual([false, false]);
  tab().write('WP-1');
  tab().forgetMember();
  expect([strangers(tab().begin()), tab().isOver(first)]).toEqual([[false, false], false]);
});

test('a sign-in that starts after another member’s can open another member, unless another tab is faster', () => {
  const { tab } = inTabs();
  signedInAs(tab, 'WP-1');
  const before = tab().begin();
  expect(tab().isOvertaken('WP-2', before)).toBe(false);
  tab().write('WP-3');
  expect(tab().isOvertaken('WP-2', before)).toBe(true);
});

test.each(['byMember', 'sessionEnded'] as const)(
  'R4.004: the end of a session (%s) invalidates every token from before it, whoever signs in next',
  (reason) => {
    const { tab } = inTabs();
    const first = signedInAs(tab, 'WP-1');
    tab().end(reason);
    expect([tab().isOver(first), tab().isOvertaken('WP-1', first), tab().isOvertaken('WP-1', '')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(tab().news('WP-1', first)).toEqual({ kind: 'signedOut', reason });
    const second = signedInAs(tab, 'WP-1');
    expect([tab().isOvertaken('WP-1', first), tab().isOvertaken('WP-1', second)]).toEqual([true, false]);
    expect(tab().news('WP-1', first)).toEqual({ kind: 'signedOut', reason: 'byMember' });
  },
);

test('the end of a session also affects a sign-in without a known member', () => {
  const { tab } = inTabs();
  const begun = tab().begin();
  tab().end('sessionEnded');
  expect(tab().isOvertaken('WP-1', begun)).toBe(true);
});

test('a session that ends repeatedly starts one generation; a log-out always starts one', () => {
  const { tab } = inTabs();
  tab().end('sessionEnded');
  expect(tab().read()).toBe('');
  signedInAs(tab, 'WP-1');
  tab().end('sessionEnded');
  const ended = tab().read();
  tab().end('sessionEnded');
  expect(tab().read()).toBe(ended);
  tab().end('byMember');
  expect(tab().isOver(ended)).toBe(true);
});

test('the number that an earlier version stored still identifies its member', () => {
  const { browser, tab } = inTabs();
  const [number = ''] = signedInAs(tab, 'WP-1').split(' ');
  browser.entries.set('portal.member', number);
  expect([tab().isOvertaken('WP-1', ''), tab().isOvertaken('WP-2', '')]).toEqual([false, true]);
});

test('without local storage the end of a session leaves no mark that the next page would miss', () => {
  const full = memberMark(
    safeStorage(() => ({
      ...fakeStorage(),
      setItem: () => {
        throw new Error('full');
      },
    })),
  );
  full.write('WP-1');
  full.end('byMember');
  expect(full.read()).toBe('');
});

test('R4.004: stores only a number about the member, and nothing once the session has ended', () => {
  const { browser, tab } = inTabs();
  tab().write('WP-secret');
  expect([...browser.entries.values()].join()).toMatch(/^-?\d+ $/);
  tab().end('byMember');
  expect([...browser.entries.values()].join()).toMatch(/^ \d+-\d+ byMember$/);
});
