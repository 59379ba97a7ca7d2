import { expect } from 'vitest';
import { editorHands } from './editor-hands.ts';
import { hands, type Means } from './hands.ts';
import { messagesIn } from './message.ts';
import { openWorkbenchJourneys } from './workbench-journeys.ts';

type Language = 'en' | 'es';

/** In milliseconds: other threads check the notice and make the release, and the journey measures no speed. */
const patience = { timeout: 60_000 };

/** A draft of the editor's that ends the notice about the end of a coverage. */
const second = (name: string) => ({
  ...{ name, note: 'Members call about it.' },
  changes: [
    {
      file: 'config/screens/home.json',
      from: '"id": "endsSoon",',
      to: '"id": "endsSoon", "until": "2027-06-01",',
    },
  ],
});

/**
 * An urgent notice as a journey: one person writes it and publishes it without an approval, a member reads
 * it, the same person publishes no second one until a reviewer confirms it.
 */
export const emergencyJourney = () => {
  const journeys = openWorkbenchJourneys();
  const enter = async (staff: string, path: string, means: Means, language: Language) => {
    const { page, complaints } = await journeys.enterAs(staff, { path, locale: `${language}-US` });
    const hand = hands(page, means);
    return { page, hand, complaints, editor: editorHands(page, hand, language) };
  };
  return async (means: Means, language: Language): Promise<void> => {
    const { say, fieldIn } = messagesIn(language);
    const pair = `${means} ${language}`;
    const texts = { en: `Your coverage ends soon: ${pair}`, es: `Su cobertura termina pronto: ${pair}` };
    await journeys.changeSettings({ emergencyNotices: true });
    const release = await journeys.served();
    const reason = `Members call: ${pair}.`;

    const { page, hand, editor, complaints } = await enter('solo', '/', means, language);
    const emergency = editor.button(say('draft.do.emergency'));
    const allowed = emergency.and(page.locator(':not([aria-disabled=true])'));
    await editor.begin(`Notice ${pair}`);
    await editor.open('home/endsSoon');
    await editor.go(editor.part(say('editor.form.words')));
    for (const of of ['en', 'es'] as const)
      await hand.paste(editor.form.getByLabel(fieldIn(of, say('draft.field.content'))), texts[of]);
    await editor.act(
      page.getByRole('link', { name: say('draft.tabs.review'), exact: true }),
      say('find.command.review'),
    );
    await allowed.waitFor(patience);
    await editor.act(emergency, say('draft.do.emergency'));
    await editor.answer(say('draft.do.emergency'), reason);
    await expect.poll(journeys.served, patience).not.toBe(release);
    const waiting = await journeys.newestPublication();
    expect(waiting).toMatchObject({
      message: reason,
      emergency: { state: 'waiting', publishedBy: { name: 'Solveig Omdahl' } },
    });
    const portal = await journeys.enterPortal('m14', '/');
    await portal.getByText(texts.en).first().waitFor();

    await page.goto(await journeys.leaveDraft(second(`Second notice ${pair}`)));
    await page.locator(`button[title="${say('draft.why.emergencyWaits')}"]`).waitFor(patience);
    expect(await emergency.getAttribute('aria-disabled')).toBe('true');

    const rita = await enter('rita', '/?show=waiting', means, language);
    await rita.page.getByText(say('draft.emergency.state.waiting')).first().waitFor();
    await rita.editor.openRelease(waiting?.number ?? 0);
    await rita.hand.use(rita.editor.button(say('draft.emergency.confirm.do')));
    await rita.editor.answer(say('draft.emergency.confirm.do'), 'Right.');
    await rita.page.getByText(say('draft.emergency.confirm.done')).waitFor();
    expect(await journeys.newestPublication()).toMatchObject({
      emergency: { state: 'confirmed', decidedBy: { name: 'Rita Maldonado' } },
    });
    await allowed.waitFor(patience);
    expect([...complaints.pageErrors, ...rita.complaints.pageErrors]).toEqual([]);
  };
};
