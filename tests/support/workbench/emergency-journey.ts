import { expect } from 'vitest';
import { editorHands } from './editor-hands.ts';
import { hands, type Means } from './hands.ts';
import { messagesIn } from './message.ts';
import { openWorkbenchJourneys } from './workbench-journeys.ts';

type Language = 'en' | 'es';

const before = '{ "type": "shared", "use": "suspended", "area": "hero" }';
const beforeTexts = '"endsSoon": {';

/** A draft of the editor's that adds a notice above all others of the home page. */
const noticeDraft = (name: string, id: string, text: string) => ({
  ...{ name, note: 'Members call about it.' },
  changes: [
    {
      ...{ file: 'config/screens/home.json', from: before },
      to: `{ "type": "notice", "id": "${id}", "area": "hero", "tone": "wait" }, ${before}`,
    },
    ...(['en', 'es'] as const).map((language) => ({
      ...{ file: `locales/${language}/home.json`, from: beforeTexts },
      to: `"${id}": { "content": "${text} (${language})" }, ${beforeTexts}`,
    })),
  ],
});

/**
 * An urgent notice as a journey: one person publishes it without an approval, a member reads it, the same
 * person publishes no second one, and a reviewer confirms it.
 */
export const emergencyJourney = () => {
  const journeys = openWorkbenchJourneys();
  const enter = async (staff: string, means: Means, language: Language) => {
    const { page, complaints } = await journeys.enterAs(staff, { locale: `${language}-US` });
    const hand = hands(page, means);
    return { page, hand, complaints, editor: editorHands(page, hand, language) };
  };
  type Person = Awaited<ReturnType<typeof enter>>;
  const decide = async ({ editor, hand }: Person, name: string, text: string): Promise<void> => {
    const button = editor.button(name);
    await button.and(editor.page.locator(':not([aria-disabled=true])')).waitFor();
    await hand.use(button);
    await hand.write(editor.dialog.getByRole('textbox'), text);
    await (hand.means === 'mouse'
      ? hand.use(editor.dialog.getByRole('button', { name, exact: true }))
      : hand.press('Control+Enter'));
  };
  return async (means: Means, language: Language): Promise<void> => {
    const { say } = messagesIn(language);
    const id = `${means}${language === 'en' ? 'English' : 'Spanish'}`;
    const [first, second] = [`Notice ${id}`, `Second notice ${id}`];
    await journeys.changeSettings({ emergencyNotices: true });
    await journeys.leaveDraft(noticeDraft(first, id, `Claims are late: ${id}`));
    await journeys.leaveDraft(noticeDraft(second, `second${id}`, 'Messages are late.'));
    const release = await journeys.served();
    const reason = `Members call: ${id}.`;

    const paul = await enter('paul', means, language);
    await paul.editor.openDraft(first);
    await decide(paul, say('draft.do.emergency'), reason);
    await expect.poll(journeys.served, { timeout: 60_000 }).not.toBe(release);
    expect(await journeys.newestPublication()).toMatchObject({
      message: reason,
      emergency: { state: 'waiting', publishedBy: { name: 'Paul Okafor' } },
    });
    const portal = await journeys.enterPortal('m08', '/');
    await portal.getByText(`Claims are late: ${id}`).first().waitFor();

    await paul.page.goto('/');
    await paul.editor.openDraft(second);
    const again = paul.editor.button(say('draft.do.emergency'));
    const why = say('draft.why.emergencyWaits');
    await paul.page.locator(`button[title="${why}"]`).waitFor();
    expect(await again.getAttribute('aria-disabled')).toBe('true');

    const rita = await enter('rita', means, language);
    await rita.page.goto('/?show=waiting');
    await rita.page.getByText(say('draft.emergency.state.waiting')).first().waitFor();
    await rita.page.goto('/releases');
    await decide(rita, say('draft.emergency.confirm.do'), 'Right.');
    await rita.page.getByText(say('draft.emergency.confirm.done')).waitFor();
    expect(await journeys.newestPublication()).toMatchObject({
      emergency: { state: 'confirmed', decidedBy: { name: 'Rita Maldonado' } },
    });
    await again.and(paul.page.locator(':not([aria-disabled=true])')).waitFor();
    expect([...paul.complaints.pageErrors, ...rita.complaints.pageErrors]).toEqual([]);
  };
};
