import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type TextChange, withProblems as unfinished } from '../../src/sandbox/prepared-drafts.ts';
import { hands, type Means } from '../support/workbench/hands.ts';
import { editorHands } from '../support/workbench/editor-hands.ts';
import { pairAt, pairOf } from '../support/workbench/editor-tasks.ts';
import { messagesIn } from '../support/workbench/message.ts';
import { openWorkbenchJourneys } from '../support/workbench/workbench-journeys.ts';

type Language = 'en' | 'es';

const journeys = openWorkbenchJourneys();

// Each walk once, and each means and each language once; all pairs are in the deep run.
const all: readonly (readonly [Means, Language])[] = [
  ['mouse', 'es'],
  ['keyboard', 'en'],
  ['mouse', 'en'],
  ['keyboard', 'es'],
];
const isDeep = process.env['DEEP'] === '1';

const enter = async (staff: string, means: Means, language: Language, path = '/') => {
  const visitor = await journeys.enterAs(staff, { path, locale: `${language}-US` });
  const hand = hands(visitor.page, means);
  return {
    ...visitor,
    ...messagesIn(language),
    hand,
    isMouse: means === 'mouse',
    editor: editorHands(visitor.page, hand, language),
  };
};
type Visitor = Awaited<ReturnType<typeof enter>>;

const programs = 'config/screens/coverage.json#screens/[coverage.wellness]/blocks/[programs]/items';
const card = 'coverage.wellness/programs/stretching';
const vendor = 'https://www.vendor.example/members/preventive-visits';

const nameAddress = async ({ editor, hand, isMouse, say }: Visitor): Promise<void> => {
  const { form, part, go, button } = editor;
  await editor.open('coverage.wellness/programs/preventive');
  await go(part(say('editor.form.link')));
  const link = form.getByRole('combobox', { name: say('editor.form.everybody'), exact: true });
  await hand.paste(link, vendor);
  await hand.write(form.getByLabel(say('editor.link.nameIt')), 'vendorVisits');
  await (isMouse ? hand.use(button(say('editor.link.nameDo'))) : hand.press('Enter'));
  await expect.poll(() => link.inputValue()).toBe('link:vendorVisits');
};

const makeCard = async ({ editor, hand, say }: Visitor): Promise<void> => {
  const { form, dialog, part, go } = editor;
  const fieldOf = (name: 'title' | 'content', language: 'english' | 'spanish'): string =>
    `${say(`draft.field.${name}`)}, ${say(`editor.form.${language}`)}`;
  await editor.make(say('editor.new.kinds.item'));
  await hand.write(dialog.getByLabel(fieldOf('title', 'english')), 'Stretching');
  await hand.write(dialog.getByLabel(fieldOf('title', 'spanish')), 'Estiramientos');
  await editor.send(dialog.getByRole('button', { name: say('editor.new.make') }));
  await form.getByText(card, { exact: true }).first().waitFor();
  await go(part(say('editor.form.words')));
  await hand.write(form.getByLabel(fieldOf('content', 'english')), 'Ten minutes a day.');
  await hand.write(form.getByLabel(fieldOf('content', 'spanish')), 'Diez minutos al día.');
};

const seeOnDay = async ({ page, editor, hand, isMouse, say, like }: Visitor): Promise<void> => {
  const personas = page.getByRole('button', { name: like('preview.as.label') });
  await editor.act(personas, say('find.command.persona'));
  const choice = page
    .getByRole('region', { name: say('preview.as.label') })
    .getByRole('button', { name: new RegExp(`^${say('preview.as.sees')}`) });
  if (isMouse) await hand.use(choice);
  else {
    await hand.type(say('preview.as.sees'));
    await choice.waitFor();
    await hand.press('Enter');
  }
  await page.waitForURL('**as=sees**');
  await hand.use(page.getByLabel(say('preview.more'), { exact: true }));
  // The same day whether the browser puts the month or the day first.
  await hand.write(page.getByLabel(say('preview.day')), '01012099');
  await page.waitForURL('**on=2099-01-01**');
  const preview = page.frameLocator('iframe[title=Preview]');
  const shown = preview.locator(`[data-item="${card}"]`);
  await shown.waitFor();
  expect(await shown.getAttribute('data-ghost')).toBeNull();
};

/** Clicks in the scaled frame: the browser's driver does not reckon with its scale. */
const clickInFrame = async (page: Page, element: Locator): Promise<void> => {
  const frame = await page.locator('iframe[title=Preview]').boundingBox();
  const at = await element.evaluate((inside) => {
    inside.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = inside.getBoundingClientRect();
    return { x: (left + width / 2) / window.innerWidth, y: (top + height / 2) / window.innerHeight };
  });
  if (!frame) throw new Error('The editor has no preview.');
  await page.mouse.click(frame.x + at.x * frame.width, frame.y + at.y * frame.height);
};

const openFromPreview = async ({ page, editor, hand, isMouse }: Visitor): Promise<void> => {
  const preview = page.frameLocator('iframe[title=Preview]');
  const choose = async (id: string): Promise<void> => {
    const mark = preview.locator(`[data-mark="${id}"]`).first();
    if (isMouse) return clickInFrame(page, mark);
    await mark.focus();
    return hand.press('Enter');
  };
  const entry = 'menus/main/claims';
  await choose(entry);
  await editor.form.getByText('claims', { exact: true }).first().waitFor();
  await page.keyboard.down('Control');
  await choose(entry);
  await page.keyboard.up('Control');
  await page.waitForURL('**screen=claims**');
  const hidden = preview.locator('.ghost[data-mark^="claims/forms/"]').first();
  const id = (await hidden.getAttribute('data-mark')) ?? '';
  expect(await preview.locator('[data-ghost]').count()).toBeGreaterThan(0);
  await choose(id);
  await editor.form.getByText(id, { exact: true }).first().waitFor();
};

const deleteAndUndo = async ({ page, editor, hand, isMouse, say }: Visitor, name: string): Promise<void> => {
  const { form, dialog, button, go } = editor;
  await editor.open('claims');
  await go(form);
  await hand.use(form.getByRole('button', { name: say('editor.acts.more'), exact: true }));
  await hand.use(button(say('editor.acts.remove')));
  await hand.use(dialog.getByRole('button', { name: say('editor.acts.removeDo'), exact: true }));
  const deleted = { 'config/screens/claims.json#screens/[claims]': null };
  await expect.poll(() => journeys.changesOf(name), { timeout: 20_000 }).toMatchObject(deleted);
  await (isMouse
    ? hand.use(page.getByRole('button', { name: say('common.do.undo'), exact: true }).last())
    : hand.press('Control+z'));
};

const contentAt = 'coverage.wellness/items/stretching/content';

test.each(isDeep ? all : all.slice(1, 2))(
  'by %s, with the workbench in %s: a pasted address gets a name, a new card its text; the page is seen on a day by a member who sees the card; menu and hidden items are opened on it; a deleted screen comes back',
  async (means, language) => {
    const visitor = await enter('edda', means, language);
    const { page, complaints, editor, say } = visitor;
    const row = (draft: string) => page.getByRole('row').filter({ hasText: draft });
    await expect.poll(() => row(unfinished.name).innerText()).toContain(say('drafts.errors', { count: 1 }));
    const name = `Walk, by ${means}, ${language}`;
    await editor.begin(name);
    await nameAddress(visitor);
    await makeCard(visitor);
    await seeOnDay(visitor);
    await openFromPreview(visitor);
    await deleteAndUndo(visitor, name);
    const order: unknown = expect.arrayContaining(['preventive', 'stretching']);
    await expect
      .poll(() => journeys.changesOf(name), { timeout: 20_000 })
      .toEqual({
        'config/addresses/links.json#links/vendorVisits': { href: vendor },
        [`${programs}/[preventive]/link`]: 'link:vendorVisits',
        [`${programs}/[stretching]`]: { id: 'stretching' },
        [`${programs}/@order`]: order,
        'locales/en/coverage.json#coverage.wellness/items/stretching': {
          title: 'Stretching',
          content: 'Ten minutes a day.',
        },
        'locales/es/coverage.json#coverage.wellness/items/stretching': {
          title: 'Estiramientos',
          content: 'Diez minutos al día.',
        },
        [pairAt('locales/en/coverage.json#coverage.wellness/items/stretching/title')]: pairOf(
          'Stretching',
          'Estiramientos',
        ),
        [pairAt(`locales/en/coverage.json#${contentAt}`)]: pairOf(
          'Ten minutes a day.',
          'Diez minutos al día.',
        ),
      });
    expect(complaints.pageErrors).toEqual([]);
    expect(complaints.policyViolations).toEqual([]);
  },
);

interface Block {
  readonly id: string;
  items?: readonly { readonly id: string }[];
}
interface Screens {
  readonly screens: ({ readonly key: string; readonly blocks: Block[] } & Record<string, unknown>)[];
}

/** A file of the project, edited as JSON. */
const edited = <Content>(file: string, edit: (content: Content) => void): TextChange => {
  const from = readFileSync(file, 'utf8');
  const content = JSON.parse(from) as Content;
  edit(content);
  return { file, from, to: `${JSON.stringify(content, null, 2)}\n` };
};

const screenOf = ({ screens }: Screens, key: string) => {
  const screen = screens.find((one) => one.key === key);
  if (!screen) throw new Error(`There is no screen ${key}.`);
  return screen;
};
const blockOf = (content: Screens, key: string, id: string): Block => {
  const block = screenOf(content, key).blocks.find((one) => one.id === id);
  if (!block) throw new Error(`There is no block ${id}.`);
  return block;
};

const reviewed = {
  name: 'Changes of every kind',
  note: '',
  changes: [
    edited<Screens>('config/screens/claims.json', (content) => {
      screenOf(content, 'claims')['aliasesIn'] = { en: ['/old-claims'], es: ['/viejos-reclamos'] };
      const forms = blockOf(content, 'claims', 'forms');
      forms.items = forms.items?.filter(({ id }) => id !== 'travelReimbursement') ?? [];
    }),
    edited<Screens>('config/screens/coverage.json', (content) => {
      const { items = [] } = blockOf(content, 'coverage.wellness', 'programs');
      blockOf(content, 'coverage.wellness', 'programs').items = items.toReversed();
    }),
    edited<{ links: Record<string, { href: string }> }>('config/addresses/links.json', ({ links }) => {
      links['healthCoaching'] = { href: 'https://coach.example/start' };
    }),
    {
      file: 'locales/en/home.json',
      from: '"label": "Urgent care"',
      to: '"label": "Urgent care today"',
    },
  ],
};

test.each(isDeep ? all : all.slice(0, 1))(
  'by %s, with the workbench in %s: a review describes a deletion, an order, an old path and an address in words, beside the unchanged translation; Ctrl Enter or a press sends the comment and nothing else',
  async (means, language) => {
    const name = `${reviewed.name}, by ${means}, ${language}`;
    await journeys.leaveDraft({ ...reviewed, name });
    const visitor = await enter('solo', means, language);
    const { page, hand, isMouse, editor, workbench, say } = visitor;
    await editor.openDraft(name);
    const changes = page.getByRole('link', { name: say('draft.tabs.review'), exact: true });
    await changes.waitFor();
    await hand.use(changes);
    await page.waitForURL('**/review');
    const list = page.getByRole('region', { name: say('draft.tabs.review'), exact: true });
    for (const expected of [
      'https://coach.example/start',
      '/old-claims',
      '/viejos-reclamos',
      'Urgent care today',
      'Atención de urgencia',
      say('editor.schema.field.aliasesIn.label'),
    ])
      await expect.poll(() => list.innerText(), { message: expected }).toContain(expected);
    expect(await list.innerText()).not.toMatch(/[{"]\s*:|":|@order|aliasesIn/);

    const [add] = await page.getByRole('button', { name: new RegExp(`^${say('draft.threads.add')}`) }).all();
    if (!add) throw new Error('There is no button for a comment.');
    await hand.use(add);
    await hand.write(page.getByLabel(say('draft.threads.text')), 'Who asked for it?');
    await (isMouse ? hand.use(workbench.button(say('draft.threads.send'))) : hand.press('Control+Enter'));
    await page.locator('main').getByText('Who asked for it?').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page
      .locator('main')
      .getByText(say('common.state.open'), { exact: true })
      .first()
      .waitFor({ state: 'attached' });
  },
);
