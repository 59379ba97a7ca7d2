import { fieldIn, message } from './message.ts';
import { openAddress } from '../../../src/view/screen/open-address.ts';
import { contextIn } from '../members/sample-context.ts';
import { type EditorTask, pairAt, pairOf } from './editor-tasks.ts';

const pharmacy = 'config/screens/pharmacy.json#screens/';

const otherPath: EditorTask = {
  title: 'another Spanish path, with the old one leading on',
  most: { mouse: 9, keyboard: 11 },
  work: async ({ open, go, part, form }, hand) => {
    await open('pharmacy', 'farmacia');
    await go(part(message('editor.path.title')));
    await hand.write(form.getByLabel(fieldIn('es', message('editor.path.label'))), 'mi-farmacia');
    if (hand.means === 'mouse')
      await hand.use(form.getByRole('button', { name: message('editor.path.save') }));
    else await hand.press('Enter');
  },
  changes: {
    [`${pharmacy}[pharmacy]/aliasesIn`]: { es: ['/farmacia'] },
    [`${pharmacy}[pharmacy.formsAndPolicies]/aliasesIn`]: { es: ['/farmacia/formularios-y-políticas'] },
    'locales/es/pharmacy.json#pharmacy/path': 'mi-farmacia',
  },
  members: (portal) => {
    const opened = openAddress(
      { pathname: '/farmacia', search: '' },
      contextIn(portal, { id: 'm09', language: 'es' }),
    );
    return 'href' in opened ? opened.href : opened.kind;
  },
  get: '/mi-farmacia',
};

const appeals = 'claims.json#claims.appeals';
const appealsSay = {
  en: 'How to ask us to look at a claim again.',
  es: 'Cómo pedirnos que revisemos un reclamo.',
};

const newScreen: EditorTask = {
  title: 'a new screen',
  most: { mouse: 15, keyboard: 20 },
  work: async ({ open, make, send, form, dialog }, hand) => {
    await open('claims');
    await make();
    await hand.write(dialog.getByLabel(fieldIn('en', message('draft.field.title'))), 'Appeals');
    await hand.write(dialog.getByLabel(fieldIn('es', message('draft.field.title'))), 'Apelaciones');
    await hand.write(dialog.getByLabel(fieldIn('en', message('editor.new.paragraph'))), appealsSay.en);
    await hand.write(dialog.getByLabel(fieldIn('es', message('editor.new.paragraph'))), appealsSay.es);
    await send(dialog.getByRole('button', { name: message('editor.new.make') }));
    await form.getByRole('heading', { name: 'Appeals', level: 2 }).waitFor();
  },
  changes: {
    'config/screens/claims.json#screens/[claims.appeals]': {
      key: 'claims.appeals',
      parent: 'claims',
      blocks: [{ type: 'text', id: 'intro' }],
    },
    [`locales/en/${appeals}`]: {
      path: 'appeals',
      title: 'Appeals',
      items: { intro: { content: appealsSay.en } },
    },
    [`locales/es/${appeals}`]: {
      path: 'apelaciones',
      title: 'Apelaciones',
      items: { intro: { content: appealsSay.es } },
    },
    [pairAt(`locales/en/${appeals}/title`)]: pairOf('Appeals', 'Apelaciones'),
    [pairAt(`locales/en/${appeals}/items/intro/content`)]: pairOf(appealsSay.en, appealsSay.es),
  },
};

const newVariant: EditorTask = {
  title: 'a new plan variant',
  most: { mouse: 12, keyboard: 12 },
  work: async ({ make, send, form, dialog }, hand) => {
    await make(message('editor.new.kinds.variant'));
    await hand.write(dialog.getByLabel(fieldIn('en', message('editor.variant.says'))), 'plan with pharmacy');
    await hand.write(dialog.getByLabel(fieldIn('es', message('editor.variant.says'))), 'plan con farmacia');
    await hand.choose(
      dialog.getByLabel(message('editor.variant.when'), { exact: true }),
      'the plan includes pharmacy benefits',
    );
    await send(dialog.getByRole('button', { name: message('editor.new.make') }));
    await form.getByText('config/rules/plans.json#variants/[planWithPharmacy]', { exact: true }).waitFor();
  },
  changes: {
    'config/rules/plans.json#variants/[planWithPharmacy]': {
      name: 'planWithPharmacy',
      when: 'hasPharmacy',
      says: { en: 'plan with pharmacy', es: 'plan con farmacia' },
    },
  },
};

/** Tasks about screens and plans. */
export const screenTasks: readonly EditorTask[] = [otherPath, newScreen, newVariant];
