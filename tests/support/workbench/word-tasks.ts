import { fieldIn, message, messagePattern } from './message.ts';
import { readMembers } from '../../../src/samples/read-members.ts';
import type { BlockView } from '../../../src/view/blocks/block-views.ts';
import { type EditorTask, itemOf, otherTexts, pairAt, pairOf, shown } from './editor-tasks.ts';

const phoneOfPlan: EditorTask = {
  title: "a plan's own phone",
  most: { mouse: 8, keyboard: 11 },
  work: async ({ openFound, form }, hand) => {
    await openFound(
      'supportPhone',
      form.getByText('config/site/values.json#values/supportPhone', { exact: true }),
    );
    await hand.write(form.getByLabel('Medicare plan', { exact: true }), '1-800-555-0177');
  },
  changes: { 'config/site/values.json#values/supportPhone/medicare': '1-800-555-0177' },
  members: (portal) =>
    ['m08', 'm01'].map((id) => itemOf(portal, 'coverage.wellness', id, 'nurseLine')?.link?.href),
  get: ['tel:18005550177', 'tel:18005550166'],
};

const isPastDue = (block: BlockView): boolean => block.type === 'premiumDue' && block.isPastDue;

const pastDue: EditorTask = {
  title: 'the past-due words',
  most: { mouse: 12, keyboard: 12 },
  work: async ({ openFound, page, button }, hand) => {
    await openFound(
      'PAST DUE',
      page.getByRole('textbox', { name: message('words.field.en', { name: 'PAST DUE' }) }),
    );
    await hand.write(
      page.getByRole('textbox', { name: message('words.field.en', { name: 'PAST DUE' }) }),
      'PAYMENT LATE',
    );
    if (hand.means === 'mouse') await hand.use(button(`${message('words.write.es')} VENCIDO`));
    else await hand.press('Control+Enter');
    await hand.write(page.getByRole('textbox', { name: messagePattern('words.field.es') }), 'PAGO ATRASADO');
    await (hand.means === 'mouse' ? hand.use(button(message('words.done'))) : hand.press('Escape'));
  },
  changes: otherTexts('components', 'premiumDue/pastDue', 'PAYMENT LATE', 'PAGO ATRASADO'),
  members: (portal) =>
    readMembers().flatMap(({ id }) => (shown(portal, 'home', id).blocks.some(isPastDue) ? [id] : [])),
  get: ['m02', 'm09'],
};

/** Every text that says it. */
const urgentCare = [
  'components.json#costShares/uc',
  'find-care.json#findCare/items/tier1UrgentCare/label',
  'find-care.json#findCare/items/urgentCare/label',
  'home.json#home/items/urgentCare/label',
  'search.json#urgentCare/title',
  'shell.json#menus/footerCare/urgentCare',
];

const phrase: EditorTask = {
  title: 'a phrase everywhere',
  most: { mouse: 9, keyboard: 12 },
  work: async ({ goToWords, act, send, button, dialog }, hand) => {
    await goToWords();
    await act(button(message('words.replace.do')), message('words.replace.do'));
    await hand.write(dialog.getByLabel(message('words.replace.phrase'), { exact: true }), 'Urgent care');
    await hand.write(dialog.getByLabel(message('words.replace.by'), { exact: true }), 'Care today');
    await send(dialog.getByRole('button', { name: messagePattern('words.replace.apply_other') }));
    await dialog.waitFor({ state: 'detached' });
  },
  changes: Object.fromEntries(urgentCare.map((file) => [`locales/en/${file}`, 'Care today'])),
  // Their Spanish, which is older now.
  warnings: urgentCare.map((file) => `locales/es/${file}`),
  members: (portal) => ['m01', 'm08'].map((id) => itemOf(portal, 'home', id, 'urgentCare')?.label),
  get: ['Care today', 'Care today'],
};

const tier1 = 'home/items/tier1/ppoLinkText';

const staleSpanish: EditorTask = {
  title: 'Spanish that is still right',
  most: { mouse: 8, keyboard: 9 },
  work: async ({ openFound, form }, hand) => {
    await openFound('Search tier 1', form.getByText('home/networkCare/tier1', { exact: true }));
    await hand.write(
      form.getByLabel(
        fieldIn(
          'en',
          `${message('draft.field.linkText')} ${message('editor.form.addFor', { variant: 'PPO plan' })}`,
        ),
        {
          exact: true,
        },
      ),
      'Find care in tier 1',
    );
    const right = form.getByRole('button', { name: message('editor.stale.right') });
    await right.waitFor();
    if (hand.means === 'mouse') return hand.use(right);
    // Out of the field, where a letter is a key.
    await hand.press('F6');
    return hand.press('y');
  },
  changes: {
    [`locales/en/home.json#${tier1}`]: 'Find care in tier 1',
    [`${pairAt(`locales/en/home.json#${tier1}`)}/en`]: pairOf('Find care in tier 1', '').en,
  },
};

/** Tasks about texts and values that occur in several files. */
export const wordTasks: readonly EditorTask[] = [phoneOfPlan, pastDue, phrase, staleSpanish];
