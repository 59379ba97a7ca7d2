import { expect } from 'vitest';
import { message } from './message.ts';
import { shippedConfig } from '../config/shipped-config.ts';
import { editorHands } from './editor-hands.ts';
import { type EditorTask, shown } from './editor-tasks.ts';
import { hands, type Means } from './hands.ts';
import { openWorkbenchJourneys } from './workbench-journeys.ts';

/** The goal of a task, its steps, and the maximum number of interactions. */
export const titled = (title: string, limit: number, means: Means): string =>
  `${title}, in ${limit} interactions by ${means}`;

/** The number of interactions until a page is shown as another member. */
export const seenIn = { mouse: 10, keyboard: 10 };

/** In how many interactions a draft is published, and rolled back again. */
export const publishedIn = { mouse: 9, keyboard: 13 };

/**
 * The tasks of editors as journeys at the workbench of a file, by mouse or by keyboard alone: each from the
 * list of drafts to what the server's copy of the draft says, in as many interactions as its title tells.
 */
export const taskJourneys = () => {
  const journeys = openWorkbenchJourneys();
  const begin = async (staff: string, means: Means) => {
    const { page, complaints } = await journeys.enterAs(staff);
    const hand = hands(page, means);
    const ends = (limit: Readonly<Record<Means, number>>): void => {
      expect(hand.count()).toBe(limit[means]);
      expect(complaints.pageErrors).toEqual([]);
    };
    return { page, hand, editor: editorHands(page, hand), ends };
  };
  return {
    /** Does a task in a separate draft. */
    edit: async (
      { title, most, work, changes, warnings = [], members, get }: EditorTask,
      means: Means,
    ): Promise<void> => {
      const { editor, hand, ends } = await begin('edda', means);
      const name = `${title}, by ${means}`;
      await editor.begin(name);
      await work(editor, hand);
      await expect.poll(() => journeys.changesOf(name), { timeout: 20_000 }).toEqual(changes);
      const { portal, problems } = await journeys.checked(name);
      expect(problems).toEqual(warnings.map((address) => ({ severity: 'warning', address })));
      expect(members?.(portal)).toEqual(get);
      ends(most);
    },
    /** Looks at the pharmacy as a Medicare member does, in Spanish. */
    see: async (means: Means): Promise<void> => {
      const { page, editor, ends } = await begin('edda', means);
      await editor.begin(`A page to look at, by ${means}`);
      await editor.open('pharmacy');
      await editor.seeInSpanishAs('m09');
      const frame = page.frameLocator('iframe[title=Preview]');
      await frame.getByRole('heading', { name: 'Farmacia', level: 1 }).waitFor();
      const { itemIds } = shown(shippedConfig, 'pharmacy', 'm09', 'es');
      const items = frame.locator('main [data-item]');
      await expect
        .poll(() =>
          items.evaluateAll((all) => all.map((one) => one.getAttribute('data-item')?.split('/').at(-1))),
        )
        .toEqual(itemIds);
      expect(await frame.locator('html').getAttribute('lang')).toBe('es');
      ends(seenIn);
    },
    /** Publishes an approved draft, and makes the release before it live again. */
    publish: async (means: Means): Promise<void> => {
      const name = `Another support phone, by ${means}`;
      await journeys.approvedDraft(name, {
        file: 'config/site/values.json',
        from: '1-800-555-0166',
        to: '1-800-555-0177',
      });
      const before = await journeys.served();
      const number = (await journeys.newestPublication())?.number ?? 0;
      const { page, hand, editor, ends } = await begin('paul', means);
      const publication = {
        number: number + 1,
        author: 'Paul Okafor',
        message: 'The line has another number',
      };
      await editor.openDraft(name);
      await editor.step(message('draft.do.publish'), publication.message);
      await expect.poll(journeys.served, { timeout: 30_000 }).not.toBe(before);
      expect(await journeys.newestPublication()).toMatchObject(publication);
      await editor.openRelease(number);
      const make = editor.button(message('releases.back.do', { number }));
      await make.waitFor();
      await hand.write(page.getByLabel(message('releases.back.why')), 'The line is not ready.');
      await (means === 'mouse' ? hand.use(make) : hand.press('Control+Enter'));
      await expect.poll(journeys.served, { timeout: 30_000 }).toBe(before);
      expect(await journeys.newestPublication()).toMatchObject({
        number: number + 2,
        kind: 'rollback',
        message: 'The line is not ready.',
      });
      ends(publishedIn);
    },
  };
};
