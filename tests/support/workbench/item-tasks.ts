import { fieldIn, message } from './message.ts';
import { type EditorTask, itemOf, newTexts, pairAt, pairOf, readersOf, shown } from './editor-tasks.ts';

const preventive =
  'config/screens/coverage.json#screens/[coverage.wellness]/blocks/[programs]/items/[preventive]';

/** A plan's members get another link. */
export const linkOf: EditorTask = {
  title: 'a link of one plan',
  most: { mouse: 9, keyboard: 12 },
  work: async ({ open, go, part, form, option }, hand) => {
    await open('coverage.wellness/programs/preventive');
    await go(part(message('editor.form.link')));
    await hand.find(form.getByLabel('Medicare plan', { exact: true }), 'Find care', option('route:findCare'));
  },
  changes: { [`${preventive}/medicareLink`]: 'route:findCare' },
  // What Medicare members had until then.
  warnings: ['config/addresses/links.json#links/medicarePreventiveCare'],
  members: (portal) =>
    ['m08', 'm01'].map((id) => itemOf(portal, 'coverage.wellness', id, 'preventive')?.link?.href),
  get: ['/find-care', 'https://www.brisamar.example/wellness/preventive-care'],
};

const labelForMedicare = `${message('draft.field.label')} ${message('editor.form.addFor', { variant: 'Medicare plan' })}`;

const labelOf: EditorTask = {
  title: 'a label of one plan',
  most: { mouse: 12, keyboard: 18 },
  work: async ({ open, go, part, form, option }, hand) => {
    await open('home/quickLinks/urgentCare');
    await go(part(message('editor.form.words')));
    await hand.use(
      part(message('editor.form.words')).getByRole('button', { name: message('editor.form.add') }),
    );
    await hand.find(
      form.getByLabel(message('editor.form.add'), { exact: true }),
      `${message('draft.field.label')} Medicare`,
      option(/Medicare plan/),
    );
    await hand.write(form.getByLabel(fieldIn('en', labelForMedicare)), 'Care today');
    await hand.write(form.getByLabel(fieldIn('es', labelForMedicare)), 'Atención hoy');
  },
  changes: newTexts('home', 'home/items/urgentCare/medicareLabel', 'Care today', 'Atención hoy'),
  members: (portal) =>
    (['en', 'es'] as const).map((language) =>
      ['m08', 'm01'].map((id) => itemOf(portal, 'home', id, 'urgentCare', language)?.label),
    ),
  get: [
    ['Care today', 'Urgent care'],
    ['Atención hoy', 'Atención de urgencia'],
  ],
};

const forms = 'config/screens/claims.json#screens/[claims]/blocks/[forms]/items';

const cardOfPpo: EditorTask = {
  title: 'a card for PPO members only',
  most: { mouse: 17, keyboard: 19 },
  work: async ({ open, make, send, part, form, dialog, option }, hand) => {
    await open('claims/forms/travelReimbursement');
    await make();
    await hand.write(dialog.getByLabel(fieldIn('en', message('draft.field.title'))), 'Care away from home');
    await hand.write(
      dialog.getByLabel(fieldIn('es', message('draft.field.title'))),
      'Atención fuera de casa',
    );
    await hand.find(
      dialog.getByLabel(message('editor.form.to'), { exact: true }),
      'Find care',
      option('route:findCare'),
    );
    await send(dialog.getByRole('button', { name: message('editor.new.make') }));
    await form.getByRole('heading', { name: 'Care away from home', level: 2 }).waitFor();
    if (hand.means === 'keyboard') await hand.press('e');
    await hand.use(
      part(message('editor.form.gate')).getByRole('button', { name: message('editor.gate.add') }),
    );
    await hand.find(
      form.getByLabel(message('editor.form.gateAdd'), { exact: true }),
      'is a PPO',
      option('isPPO'),
    );
  },
  changes: {
    [`${forms}/[careAwayFromHome]`]: { id: 'careAwayFromHome', when: 'isPPO', link: 'route:findCare' },
    [`${forms}/@order`]: [
      ...[
        'medicalReimbursement',
        'atHomeCovid19',
        'calpersReimbursement',
        'travelReimbursement',
        'careAwayFromHome',
      ],
      ...['prescriptionRefund', 'planForms'],
    ],
    'locales/en/claims.json#claims/items/careAwayFromHome': { title: 'Care away from home' },
    'locales/es/claims.json#claims/items/careAwayFromHome': { title: 'Atención fuera de casa' },
    [pairAt('locales/en/claims.json#claims/items/careAwayFromHome/title')]: pairOf(
      'Care away from home',
      'Atención fuera de casa',
    ),
  },
  members: (portal) => readersOf(portal, 'claims', 'careAwayFromHome'),
  get: ['m06', 'm07'],
};

/** A card is hidden until a day. */
export const datedCard: EditorTask = {
  title: 'a card that is hidden until a day',
  most: { mouse: 8, keyboard: 11 },
  work: async ({ open, go, part, form }, hand) => {
    await open('claims/forms/medicalReimbursement');
    await go(part(message('editor.form.more')));
    await hand.write(form.getByLabel(message('editor.schema.field.from.label'), { exact: true }), '02012027');
  },
  changes: { [`${forms}/[medicalReimbursement]/from`]: '2027-02-01' },
  // Nothing leads to its screen until then.
  warnings: ['config/screens/claims.json#screens/[claims.medicalReimbursement]'],
  // The views of the samples are those of 5 January 2027.
  members: (portal) => readersOf(portal, 'claims', 'medicalReimbursement'),
  get: [],
};

const orderOnHome: EditorTask = {
  title: 'another order on home',
  most: { mouse: 7, keyboard: 11 },
  work: async ({ open, row, form }, hand) => {
    await open('home/quickLinks/drugCosts', 'home/quickLinks/');
    if (hand.means === 'mouse')
      await hand.drag(row('home/quickLinks/drugCosts'), row('home/quickLinks/requestIdCard'));
    else
      for (let place = 5; place > 0; place -= 1) {
        await hand.press('Alt+ArrowUp');
        await form
          .getByText(message('editor.form.orderOf', { place, count: 6 }), { exact: true })
          .first()
          .waitFor();
      }
  },
  changes: {
    'config/screens/home.json#screens/[home]/blocks/[quickLinks]/items/@order': [
      ...['drugCosts', 'requestIdCard', 'urgentCare', 'patientPortal', 'changePcp', 'behavioralHealth'],
    ],
  },
  members: (portal) =>
    ['m01', 'm07'].map((id) =>
      shown(portal, 'home', id).itemIds.filter((item) =>
        ['drugCosts', 'requestIdCard', 'urgentCare'].includes(item),
      ),
    ),
  get: [
    ['drugCosts', 'requestIdCard', 'urgentCare'],
    ['requestIdCard', 'urgentCare'],
  ],
};

/** Tasks about one item, and one that makes an item. */
export const itemTasks: readonly EditorTask[] = [linkOf, labelOf, cardOfPpo, datedCard, orderOnHome];
