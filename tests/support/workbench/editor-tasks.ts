import { readMembers } from '../../../src/samples/read-members.ts';
import type { CompiledPortal } from '../../../src/config/compile/compile-config.ts';
import type { Language } from '../../../src/config/portal-config.ts';
import { openAddress } from '../../../src/view/screen/open-address.ts';
import { contextIn } from '../members/sample-context.ts';
import { screenIn } from '../members/sample-screen.ts';
import type { EditorHands } from './editor-hands.ts';
import type { Hands } from './hands.ts';

/** Something that a content editor does in a draft of their own. */
export interface EditorTask {
  /** What is wanted. */
  readonly title: string;
  /** With how many interactions it is done at most, from the list of drafts on, by mouse and by keyboard alone. */
  readonly most: { readonly mouse: number; readonly keyboard: number };
  readonly work: (editor: EditorHands, hand: Hands) => Promise<void>;
  /** What members get of it. */
  readonly outcome: (portal: CompiledPortal) => unknown;
  readonly wanted: unknown;
}

/** What a sample member gets of a screen of a portal. */
const shown = (portal: CompiledPortal, screen: string, id: string, language: Language = 'en') =>
  screenIn(screen, contextIn(portal, { id, language }));

const itemOf = (portal: CompiledPortal, screen: string, id: string, item: string) =>
  shown(portal, screen, id).items.find((one) => one.id === item);

const readersOf = (portal: CompiledPortal, screen: string, item: string): readonly string[] =>
  readMembers().flatMap(({ id }) => (itemOf(portal, screen, id, item) ? [id] : []));

const linkOf: EditorTask = {
  title: 'a link of one plan',
  most: { mouse: 9, keyboard: 12 },
  work: async ({ open, go, part, form }, hand) => {
    await open('coverage.wellness/programs/preventive');
    await go(part('Link'));
    await hand.find(form.getByLabel('Medicare plan', { exact: true }), 'Find care');
  },
  outcome: (portal) => ['m08', 'm01'].map((id) => itemOf(portal, 'coverage.wellness', id, 'preventive')?.link?.href),
  wanted: ['/find-care', 'https://www.brisamar.example/wellness/preventive-care'],
};

const labelOf: EditorTask = {
  title: 'a label of one plan',
  most: { mouse: 12, keyboard: 16 },
  work: async ({ open, go, part, form }, hand) => {
    await open('home/quickLinks/urgentCare');
    await go(part('Words'));
    await hand.use(part('Words').getByRole('button', { name: 'Another text' }));
    await hand.find(form.getByLabel('Another text', { exact: true }), 'Label Medicare plan');
    await hand.write(form.getByLabel('Label for Medicare plan, English'), 'Care today');
    await hand.write(form.getByLabel('Label for Medicare plan, Spanish'), 'Atención hoy');
  },
  outcome: (portal) => ['m08', 'm01'].map((id) => itemOf(portal, 'home', id, 'urgentCare')?.label),
  wanted: ['Care today', 'Urgent care'],
};

const cardOfPpo: EditorTask = {
  title: 'a card for PPO members only',
  most: { mouse: 20, keyboard: 28 },
  work: async ({ open, go, part, form, dialog, button }, hand) => {
    await open('claims/forms/travelReimbursement');
    await hand.use(form.getByRole('button', { name: 'More', exact: true }));
    await hand.use(button('New …'));
    await hand.write(dialog.getByLabel('Title, English'), 'Care away from home');
    await hand.write(dialog.getByLabel('Title, Spanish'), 'Atención fuera de casa');
    await hand.find(dialog.getByLabel('Goes to', { exact: true }), 'Find care');
    await hand.use(dialog.getByRole('button', { name: 'Make it' }));
    await form.getByRole('heading', { name: 'Care away from home', level: 2 }).waitFor();
    await go(part('Who sees it'));
    await hand.use(part('Who sees it').getByRole('button', { name: 'Condition' }));
    await hand.find(form.getByLabel('Add a condition', { exact: true }), 'the plan is a PPO');
  },
  outcome: (portal) => readersOf(portal, 'claims', 'careAwayFromHome'),
  wanted: ['m06', 'm07'],
};

const datedCard: EditorTask = {
  title: 'a card that is hidden until a day',
  most: { mouse: 8, keyboard: 8 },
  work: async ({ open, go, part, form }, hand) => {
    await open('claims/forms/medicalReimbursement');
    await go(part('More'));
    await hand.write(form.getByLabel('From', { exact: true }), '02012027');
  },
  // The views of the samples are those of 5 January 2027.
  outcome: (portal) => [readersOf(portal, 'claims', 'medicalReimbursement'), JSON.stringify(portal.config).includes('"from":"2027-02-01"')],
  wanted: [[], true],
};

const orderOnHome: EditorTask = {
  title: 'another order on home',
  most: { mouse: 7, keyboard: 12 },
  work: async ({ open, row, form }, hand) => {
    await open('home/quickLinks/drugCosts', 'home/quickLinks/');
    if (hand.means === 'mouse') await hand.drag(row('home/quickLinks/drugCosts'), row('home/quickLinks/requestIdCard'));
    else
      for (let place = 5; place > 0; place -= 1) {
        await hand.press('Alt+ArrowUp');
        await form.getByText(`${place} of 6`, { exact: true }).first().waitFor();
      }
  },
  outcome: (portal) =>
    ['m01', 'm07'].map((id) => shown(portal, 'home', id).itemIds.filter((item) => ['drugCosts', 'requestIdCard'].includes(item))),
  wanted: [['drugCosts', 'requestIdCard'], ['requestIdCard']],
};

const otherPath: EditorTask = {
  title: 'another Spanish path, with the old one leading on',
  most: { mouse: 9, keyboard: 11 },
  work: async ({ open, go, part, form }, hand) => {
    await open('pharmacy', 'farmacia');
    await go(part('Address'));
    await hand.write(form.getByLabel('Path, Spanish'), 'mi-farmacia');
    if (hand.means === 'mouse') await hand.use(form.getByRole('button', { name: 'Change the path' }));
    else await hand.press('Enter');
  },
  outcome: (portal) => {
    const opened = openAddress({ pathname: '/farmacia', search: '' }, contextIn(portal, { id: 'm09', language: 'es' }));
    return 'href' in opened ? opened.href : opened.kind;
  },
  wanted: '/mi-farmacia',
};

/** Tasks that change one item or make one. */
export const itemTasks: readonly EditorTask[] = [linkOf, labelOf, cardOfPpo, datedCard, orderOnHome, otherPath];
