import { expect, onTestFinished, test } from 'vitest';
import { firstLoginTabs } from './first-login.ts';

const tab = (name: string, isSeenHere: boolean) => {
  const tabs = firstLoginTabs(
    () => new BroadcastChannel(name),
    () => isSeenHere,
  );
  onTestFinished(() => tabs.close());
  return tabs;
};

test('R4.046: a tab learns that the first-time dialog was closed in another one', async () => {
  tab('one', false);
  tab('one', true);
  expect(await tab('one', false).isSeen(2000)).toBe(true);
});

test('no tab answers if the dialog was not closed in any', async () => {
  tab('two', false);
  expect(await tab('two', false).isSeen(50)).toBe(false);
});

test('a browser without channels only knows its own tab', async () => {
  const alone = firstLoginTabs(
    () => {
      throw new Error('not supported');
    },
    () => true,
  );
  expect(await alone.isSeen(1)).toBe(false);
  expect(() => alone.close()).not.toThrow();
});
