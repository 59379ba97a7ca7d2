import { beforeAll, expect } from 'vitest';
import { valueAt } from '../../../src/authoring/draft/value-at.ts';
import { editorHands } from './editor-hands.ts';
import { hands, type Means } from './hands.ts';
import { messagesIn } from './message.ts';
import { openWorkbenchJourneys } from './workbench-journeys.ts';

type Language = 'en' | 'es';

/** In milliseconds: another process makes the release, and the journeys do not measure its speed. */
const patience = { timeout: 120_000, interval: 1_000 };

const links = 'config/addresses/links.json';

/** What one journey puts right: an item whose link is wrong, and an item that was deleted. */
interface Faults {
  readonly item: string;
  readonly link: string;
  /** The file, screen, block and id of the deleted item. */
  readonly deleted: readonly [file: string, screen: string, block: string, id: string];
  /** The item that precedes it; undefined for the first one. */
  readonly after: string | undefined;
}

const faultsOf: Readonly<Record<`${Means} ${Language}`, Faults>> = {
  'mouse en': {
    item: 'home/quickLinks/patientPortal',
    link: 'patientPortal',
    deleted: ['home', 'home', 'quickLinks', 'changePcp'],
    after: 'patientPortal',
  },
  'keyboard es': {
    item: 'home/networkCare/tier2',
    link: 'nationalNetwork',
    deleted: ['home', 'home', 'quickLinks', 'drugCosts'],
    after: 'behavioralHealth',
  },
  'mouse es': {
    item: 'coverage.wellness/savings/gyms',
    link: 'gymDiscounts',
    deleted: ['coverage', 'coverage.wellness', 'savings', 'discounts'],
    after: undefined,
  },
  'keyboard en': {
    item: 'coverage.wellness/quickLinks/startFitness',
    link: 'fitness',
    deleted: ['coverage', 'coverage.wellness', 'programs', 'travel'],
    after: 'nurseLine',
  },
};

const listOf = ([file, screen, block]: Faults['deleted']): string =>
  `config/screens/${file}.json#screens/[${screen}]/blocks/[${block}]/items`;

const textsOf = (language: Language, [file, screen, , id]: Faults['deleted']): string =>
  `locales/${language}/${file}.json#${screen}/items/${id}`;

const placesOf = (deleted: Faults['deleted']): readonly string[] => [
  `${listOf(deleted)}/[${deleted[3]}]`,
  textsOf('en', deleted),
  textsOf('es', deleted),
];

const laterText = 'locales/en/home.json#home/items/urgentCare/label';

const wrong = 'https://wrong.example/';

/** Wrong links and deleted items of an older release are put right, and what later releases changed stays. */
export const historyJourneys = () => {
  const journeys = openWorkbenchJourneys();
  const linkAt = (name: string): string => `${links}#links/${name}/href`;
  const liveValue = async (address: string): Promise<unknown> => {
    const file = address.slice(0, address.indexOf('#'));
    return valueAt({ [file]: await journeys.liveText(file) }, address).value;
  };
  const before = new Map<string, unknown>();
  const weekly = { number: 0 };
  const remember = async (...addresses: readonly string[]): Promise<void> => {
    for (const address of addresses) before.set(address, await liveValue(address));
  };

  beforeAll(async () => {
    const all = Object.values(faultsOf);
    await remember(...all.flatMap(({ link, deleted }) => [linkAt(link), ...placesOf(deleted)]));
    await journeys.publishValues(
      'Weekly changes',
      Object.fromEntries<string | null>([
        ...all.map(({ link }) => [linkAt(link), wrong] as const),
        ...all.flatMap(({ deleted }) => placesOf(deleted).map((address) => [address, null] as const)),
      ]),
    );
    weekly.number = (await journeys.newestPublication())?.number ?? 0;
    await journeys.publishValues('Later change', { [laterText]: 'Urgent care now' });
  }, 300_000);

  const enter = async (staff: string, means: Means, language: Language, path = '/') => {
    const { page, complaints } = await journeys.enterAs(staff, { path, locale: `${language}-US` });
    const hand = hands(page, means);
    return { page, hand, complaints, editor: editorHands(page, hand, language), ...messagesIn(language) };
  };
  type Visitor = Awaited<ReturnType<typeof enter>>;

  /** Chooses a draft in the dialog that undoes or restores, and does it. */
  const into = async ({ page, hand, editor, say }: Visitor, draft: string, does: string): Promise<void> => {
    await hand.choose(editor.dialog.getByLabel(say('history.undo.into')), draft);
    await editor.send(editor.dialog.getByRole('button', { name: does, exact: true }));
    await page.getByText(say('history.undo.done')).waitFor();
  };

  /** Finds in the history of an item who changed its link, and undoes only that change. */
  const undoWrongLink = async (visitor: Visitor, draft: string, { item }: Faults): Promise<void> => {
    const { page, hand, editor, say } = visitor;
    await editor.begin(draft);
    await editor.open(item);
    const summary = editor.form.locator('summary').filter({ hasText: say('history.open') });
    await editor.go(editor.part(say('editor.form.gate')));
    await hand.use(summary);
    const history = page.getByRole('region', { name: say('history.title'), exact: true });
    const step = history.getByRole('listitem').filter({ hasText: wrong });
    await step.getByText(say('history.wrote', { names: 'Edda Lindqvist' })).waitFor();
    await hand.use(step.getByRole('button', { name: say('history.undo.change') }));
    await into(visitor, draft, say('history.undo.change'));
  };

  /** Finds an item that a release deleted, and restores it. */
  const restoreDeleted = async (visitor: Visitor, draft: string, label: string): Promise<void> => {
    const { page, hand, editor, say } = visitor;
    const number = (await journeys.newestPublication())?.number ?? 0;
    await editor.openRelease(number);
    const newest = page.getByRole('link', { name: say('common.release', { number }), exact: true });
    const summary = page.locator('summary').filter({ hasText: say('releases.deleted.title') });
    await newest.waitFor();
    await hand.use(summary);
    await hand.write(page.getByRole('searchbox', { name: say('releases.deleted.search') }), label);
    const found = page.getByRole('listitem').filter({ hasText: label });
    await hand.use(found.getByRole('button', { name: say('history.undo.restore') }));
    await into(visitor, draft, say('history.undo.restore'));
  };

  /** The older release shows that the new one undid its change. */
  const showsUndo = async ({ page, say }: Visitor, { link }: Faults): Promise<void> => {
    const undone = (await journeys.newestPublication())?.number ?? 0;
    const older = weekly.number;
    await page.goto(`/releases?number=${older}&against=${older - 1}`);
    const change = page.locator('[data-change]').filter({ hasText: link });
    await change
      .getByRole('link', { name: say('history.undone', { number: undone }) })
      .first()
      .waitFor();
    await page.goto(`/releases?number=${undone}&against=${undone - 1}`);
    const back = page.locator('[data-change]').filter({ hasText: link });
    await back
      .getByRole('link', { name: say('history.undoes', { number: older }) })
      .first()
      .waitFor();
  };

  const decide = async (staff: string, draft: string, does: string, [means, language]: [Means, Language]) => {
    const visitor = await enter(staff, means, language);
    await visitor.editor.openDraft(draft);
    const changes = visitor.page.getByRole('link', { name: visitor.say('draft.tabs.review'), exact: true });
    await changes.waitFor();
    await visitor.hand.use(changes);
    await visitor.editor.step(does, 'Right.');
    return visitor;
  };

  return async (means: Means, language: Language): Promise<void> => {
    const faults = faultsOf[`${means} ${language}`];
    const draft = `Put right (${means} ${language})`;
    // Each user has a limit of checks per minute.
    const visitor = await enter(means === 'mouse' ? 'edda' : 'solo', means, language);
    const { say, editor } = visitor;
    const { label, title = label } = before.get(textsOf(language, faults.deleted)) as Readonly<
      Record<string, string>
    >;
    await undoWrongLink(visitor, draft, faults);
    await restoreDeleted(visitor, draft, title ?? '');
    await editor.step(say('draft.do.submit'), 'The link was wrong, and the item is needed.');
    await expect.poll(() => journeys.statesOf([draft]), patience).toMatchObject([{ state: 'review' }]);
    const reviewer = await decide('rita', draft, say('draft.do.approve'), [means, language]);
    await expect.poll(() => journeys.statesOf([draft]), patience).toMatchObject([{ approved: true }]);
    const publisher = await decide('paul', draft, say('draft.do.publish'), [means, language]);
    await expect.poll(() => journeys.statesOf([draft]), patience).toMatchObject([{ state: 'published' }]);
    for (const address of [linkAt(faults.link), ...placesOf(faults.deleted)])
      expect(await liveValue(address)).toEqual(before.get(address));
    const order = (await liveValue(`${listOf(faults.deleted)}/@order`)) as readonly string[];
    const [, , , id] = faults.deleted;
    expect(order.at(order.indexOf(id) - 1)).toBe(faults.after ?? order.at(-1));
    expect(await liveValue(laterText)).toBe('Urgent care now');
    await showsUndo(publisher, faults);
    const errors = [visitor, reviewer, publisher].flatMap(({ complaints }) => complaints.pageErrors);
    expect(errors).toEqual([]);
  };
};
