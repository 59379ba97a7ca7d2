import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { storageKeys } from '../../../src/services/storage.ts';

/** What the tab of a signed-in member stores, by key. */
interface TabStorage {
  readonly token: string;
  readonly member: string;
}

/** What the tabs of members store after their first visit; one JSON file each, since each test file is a process. */
export const signedInTabs = (folder: string) => {
  const fileOf = (member: string): string => join(folder, `${member}.json`);
  return {
    find: (member: string): TabStorage | undefined =>
      existsSync(fileOf(member))
        ? (JSON.parse(readFileSync(fileOf(member), 'utf8')) as TabStorage)
        : undefined,
    keep: async (member: string, page: Page): Promise<void> => {
      const tab = await page.evaluate(
        (keys): TabStorage => ({
          token: sessionStorage.getItem(keys.token) ?? '',
          member: localStorage.getItem(keys.member) ?? '',
        }),
        storageKeys,
      );
      writeFileSync(fileOf(member), JSON.stringify(tab));
    },
  };
};

export type SignedInTabs = ReturnType<typeof signedInTabs>;

/**
 * Makes the next document of a page begin as a tab that holds a member's token already; the caller disposes
 * of the answer when the document is there.
 */
export const beginSignedIn = (page: Page, tab: TabStorage) =>
  page.addInitScript(
    ({ keys, stored }) => {
      // An empty page has no storage.
      if (window.top !== window || window.origin === 'null') return;
      sessionStorage.setItem(keys.token, stored.token);
      localStorage.setItem(keys.member, stored.member);
    },
    { keys: storageKeys, stored: tab },
  );
