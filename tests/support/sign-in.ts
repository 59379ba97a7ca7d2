import type { Frame, Page } from 'playwright-core';

const widgetOf = async (page: Page): Promise<Frame> => {
  const frame = page.frameLocator('iframe[src*="LoginWidget"]');
  await frame.locator('#username').waitFor();
  const widget = page.frames().find((candidate) => candidate.url().includes('LoginWidget'));
  if (!widget) throw new Error('the sign-in widget left before it could be used');
  return widget;
};

/** Fills and sends the form of the framed sign-in widget on the page that is open; any password but five words is right for a sample member (contract 7). */
export const useWidget = async (page: Page, username: string, password = 'any password'): Promise<void> => {
  const widget = await widgetOf(page);
  await widget.fill('#username', username);
  await widget.fill('#password', password);
  await widget.click('button[type=submit]');
};

/** Signs a sample member (`m01`) in as a visitor would, from the login screen at `address` to the first page with a token; ends with a heading on the screen. */
export const signIn = async (page: Page, address: string, member: string): Promise<void> => {
  await page.goto(address);
  await useWidget(page, member);
  await page.waitForFunction(() => sessionStorage.getItem('portal.token') !== null && !/[?&](code|launch)=/.test(location.search));
  await page.locator('main h1').first().waitFor();
};
