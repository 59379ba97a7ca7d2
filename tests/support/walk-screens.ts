import type { Language } from '../../src/config/portal-config.ts';
import { matchPath, screenOf } from '../../src/view/routes/paths.ts';
import { buildScreen } from '../../src/view/screen/build-screen.ts';
import { buildShell } from '../../src/view/shell/build-shell.ts';
import { enterAs } from './enter-as.ts';
import { goTo } from './go-to.ts';
import type { Journeys } from './journeys.ts';
import { linkDifferences } from './link-differences.ts';
import { openScreens } from './open-screens.ts';
import { sampleContext } from './sample-context.ts';

interface Walk {
  readonly id: string;
  readonly language: Language;
  /** Keys of the screens to open; all that the member can open unless given. */
  readonly keys?: readonly string[];
}

/** Differences that stay: what is fetched for a screen comes a moment after its heading. */
const settled = async (differences: () => Promise<readonly string[]>): Promise<readonly string[]> => {
  let found = await differences();
  for (let tries = 0; found.length > 0 && tries < 20; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    found = await differences();
  }
  return found;
};

/**
 * Opens screens by navigation inside the portal, as a member who chose the first coverage, and compares heading and links of each, and the
 * links around it, with the views. The answer names each difference with its path; also what the console said.
 */
export const walkScreens = async (journeys: Journeys, { id, language, keys }: Walk): Promise<readonly string[]> => {
  const context = sampleContext({ id, language });
  const { page, complaints } = await enterAs(journeys, id, { language });
  await page.locator('main h1').first().waitFor();
  if ((context.member?.coverages.length ?? 0) > 1) await page.locator('.plan button').first().click();
  const differences: string[] = [];
  for (const path of openScreens({ id, language }, language, keys)) {
    await goTo(page, path);
    const key = matchPath(context.config, language, decodeURI(path)) ?? '';
    const screen = screenOf(context.config, key);
    if (!screen) throw new Error(`No screen at ${path}`);
    const view = buildScreen(screen, context);
    const shell = buildShell(context, { place: { pathname: path, search: '', hash: '' }, currentKey: key });
    const part = page.locator(screen.dialog ? 'dialog[open]:not(.full)' : 'main');
    if (screen.dialog) await part.locator('h2').first().waitFor();
    const found = await settled(async () => [
      ...(await linkDifferences(part, view)),
      ...(view.layout === 'member' ? await linkDifferences(page.locator('.navrow nav'), shell.main) : []),
    ]);
    if (view.heading !== undefined && !(await part.locator('h1, h2').allInnerTexts()).includes(view.heading))
      differences.push(`${decodeURI(path)}: missing: the heading ${view.heading}`);
    differences.push(...found.map((difference) => `${decodeURI(path)}: ${difference}`));
  }
  const { errors, pageErrors, policyViolations } = complaints;
  return [...differences, ...errors, ...pageErrors, ...policyViolations];
};
