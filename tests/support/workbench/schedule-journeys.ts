import { expect } from 'vitest';
import type { TextChange } from '../../../src/sandbox/prepared-drafts.ts';
import { editorHands } from './editor-hands.ts';
import { hands, type Means } from './hands.ts';
import { messagesIn } from './message.ts';
import { openWorkbenchJourneys } from './workbench-journeys.ts';
import { passProvider } from './workbench-page.ts';

type Language = 'en' | 'es';

/**
 * In milliseconds: another process makes each release, and the journeys do not measure its speed. Asking more
 * often would slow it down.
 */
const patience = { timeout: 120_000, interval: 1_000 };

/** In milliseconds: what a slow machine needs for a journey with three releases. */
export const threeReleases = 300_000;

const home = 'locales/en/home.json';
const claims = 'locales/en/claims.json';
const values = 'config/site/values.json';

/** Two journeys of drafts that wait for their time, by one means in one language. */
export const scheduleJourneys = () => {
  const journeys = openWorkbenchJourneys();
  /** Waits until drafts have a state. */
  const reach = (names: readonly string[], state: object): Promise<void> =>
    expect.poll(() => journeys.statesOf(names), patience).toMatchObject(names.map(() => state));

  const visitorOf = <Seen extends Awaited<ReturnType<typeof journeys.visit>>>(
    seen: Seen,
    means: Means,
    language: Language,
  ) => {
    const hand = hands(seen.page, means);
    return { ...seen, ...messagesIn(language), hand, editor: editorHands(seen.page, hand, language) };
  };
  const enter = async (staff: string, means: Means, language: Language, path = '/') =>
    visitorOf(await journeys.enterAs(staff, { path, locale: `${language}-US` }), means, language);
  type Visitor = Awaited<ReturnType<typeof enter>>;
  /** Signs in again, for users whose access was removed and restored. */
  const signIn = async (staff: string, means: Means, language: Language): Promise<Visitor> => {
    const visitor = visitorOf(await journeys.visit({ locale: `${language}-US` }), means, language);
    const { page, hand, say } = visitor;
    await page.goto('/');
    await hand.use(page.getByRole('link', { name: say('entry.signIn.do') }));
    await passProvider(page, staff);
    await page.waitForURL('/');
    return visitor;
  };

  /** Opens the changes of a draft, where it is scheduled and published. */
  const openChanges = async ({ page, hand, editor, say }: Visitor, name: string): Promise<void> => {
    await page.goto('/');
    await editor.openDraft(name);
    const changes = page.getByRole('link', { name: say('draft.tabs.review'), exact: true });
    await changes.waitFor();
    await hand.use(changes);
    // The address changes before the page does.
    await changes.and(page.locator('[aria-current=page]')).waitFor();
  };
  const schedule = async (visitor: Visitor, name: string): Promise<void> => {
    const { page, hand, editor, say } = visitor;
    await openChanges(visitor, name);
    // Filled at once: the order of the parts of a day depends on the browser.
    await page.getByLabel(say('draft.live.day')).fill('2099-01-01');
    await page.getByLabel(say('draft.live.hour')).fill('00:00');
    await hand.use(editor.button(say('draft.do.schedule')));
    await reach([name], { state: 'scheduled' });
  };
  const publish = async (visitor: Visitor, name: string): Promise<void> => {
    await openChanges(visitor, name);
    await visitor.editor.step(visitor.say('draft.do.publish'), 'A letter was missing');
    await reach([name], { state: 'published' });
  };

  return {
    /** Two drafts are scheduled for one time, a typo fix goes live between, both go live at their time. */
    openEnrollment: async (means: Means, language: Language): Promise<void> => {
      const pair = `${means}, ${language}`;
      const [texts, phone, fix] = [
        `Open enrollment, texts (${pair})`,
        `Open enrollment, phone (${pair})`,
        `A typo (${pair})`,
      ];
      const edit = async (file: string, pattern: RegExp, to: string): Promise<TextChange> => {
        const [from = '', own = ''] = pattern.exec(await journeys.liveText(file)) ?? [];
        return { file, from, to: from.replace(own, () => to) };
      };
      const dialed = `1-800-555-01${means === 'mouse' ? 1 : 2}${language === 'en' ? 1 : 2}`;
      await journeys.approvedDraft(
        texts,
        await edit(home, /"label": "(Urgent care[^"]*)"/, `Urgent care (${pair})`),
      );
      await journeys.approvedDraft(phone, await edit(values, /(1-800-555-0\d{3})/, dialed));
      await journeys.approvedDraft(
        fix,
        await edit(claims, /"title": "(Prescription refund[^"]*)"/, `Prescription refund (${pair})`),
      );
      const visitor = await signIn('paul', means, language);
      await schedule(visitor, texts);
      await schedule(visitor, phone);
      await publish(visitor, fix);
      await reach([texts, phone], { state: 'scheduled', approved: true, outdated: false });
      await visitor.page.goto('/');
      for (const name of [texts, phone])
        await visitor.page
          .getByRole('row')
          .filter({ hasText: name })
          .getByText(visitor.say('common.state.scheduled'))
          .first()
          .waitFor();
      await journeys.reachScheduledTime();
      await reach([texts, phone], { state: 'published' });
      expect(await journeys.liveText(home)).toContain(`Urgent care (${pair})`);
      expect(await journeys.liveText(values)).toContain(dialed);
      expect(await journeys.liveText(claims)).toContain(`Prescription refund (${pair})`);
      expect(visitor.complaints.pageErrors).toEqual([]);
    },
    /** An administrator removes the access of a colleague whose schedule waits; it stops at its time. */
    removedAccess: async (means: Means, language: Language): Promise<void> => {
      const name = `Waits for a colleague (${means}, ${language})`;
      const to = '1-800-555-0199';
      const [from = ''] = /1-800-555-0\d{3}/.exec(await journeys.liveText(values)) ?? [];
      await journeys.approvedDraft(name, { file: values, from, to });
      await schedule(await signIn('paul', means, language), name);
      const { page, hand, say, editor, complaints } = await enter('ada', means, language, '/people');
      const paul = page.getByRole('row').filter({ hasText: 'Paul Okafor' });
      await hand.write(page.getByRole('searchbox', { name: say('people.search') }), 'Paul Okafor');
      await hand.use(paul.getByRole('button', { name: say('people.shutOut') }));
      await editor.dialog.getByText(name).waitFor();
      expect(await editor.dialog.innerText()).toContain(say('people.waiting.scheduled'));
      await hand.use(editor.dialog.getByRole('button', { name: say('people.shutOut'), exact: true }));
      await paul.getByRole('button', { name: say('people.letIn') }).waitFor();
      await journeys.reachScheduledTime();
      await reach([name], { state: 'review' });
      const edda = await enter('edda', means, language);
      const row = edda.page.getByRole('row').filter({ hasText: name });
      await row.getByText(say('drafts.scheduleFailed')).waitFor();
      await openChanges(edda, name);
      const reason = edda.page.getByText(edda.like('draft.live.failed'));
      await reason.filter({ hasText: 'Paul Okafor' }).first().waitFor();
      await hand.use(paul.getByRole('button', { name: say('people.letIn') }));
      await paul.getByRole('button', { name: say('people.shutOut') }).waitFor();
      expect([...complaints.pageErrors, ...edda.complaints.pageErrors]).toEqual([]);
    },
  };
};
