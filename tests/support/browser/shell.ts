import type { Page } from 'playwright-core';

/** What stands around a member's screens: header, main menu, account menu, language switch, footer. */
export const shellOf = (page: Page) => {
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  /** The line above the header: phone, help, language. */
  const strip = page.locator('.strip');
  const mainMenu = page.locator('.navrow nav').getByRole('link');
  const languageSwitch = page.locator('a.lang');
  const accountButton = page.locator('button.acct');
  const accountMenu = page.locator('.account-sections');
  const footerColumns = footer.locator('.cols4 > div');
  return {
    header,
    footer,
    strip,
    mainMenu,
    languageSwitch,
    accountButton,
    accountMenu,
    /** Opens a screen by its entry in the main menu. */
    follow: (name: string): Promise<void> => page.locator('.navrow').getByRole('link', { name }).click(),
    switchLanguage: (): Promise<void> => languageSwitch.click(),
    /** Logs out by the button of the header. */
    logOut: (): Promise<void> => header.getByRole('button', { name: 'Log out' }).click(),
    /** Logs out by the account menu, in any language. */
    logOutFromMenu: async (): Promise<void> => {
      await accountButton.click();
      await page.locator('.account-logout').click();
    },
    /** Switches to another member of the shared accounts. */
    chooseMember: async (name: string): Promise<void> => {
      await accountButton.click();
      await accountMenu.getByRole('button', { name }).click();
    },
    footerColumns,
    /** The links of the footer's column with this title. */
    footerColumn: (title: string) => footerColumns.filter({ hasText: title }).getByRole('link'),
    footerLink: (name: string) => footer.getByRole('link', { name }),
    /** The bottom line, which comes last. */
    bottomLine: footer.locator('.base'),
  };
};
