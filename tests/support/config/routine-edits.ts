import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import { projectFiles } from '../project-files.ts';

/** A copy of the whole project, as an editor works on it. */
export interface ProjectCopy {
  readonly read: (file: string) => unknown;
  /** Sets one value of a JSON file; every other letter stays. */
  readonly set: (file: string, path: JSONPath, value: unknown) => void;
  /** Adds an entry at the front of a list. */
  readonly insert: (file: string, path: JSONPath, value: unknown) => void;
  /** Writes a new file. */
  readonly add: (file: string, value: unknown) => void;
  /** Runs a `portal` command; throws, with what it printed, where it fails. */
  readonly portal: (...args: readonly string[]) => string;
}

/** The project in `folder`, ready to be edited. */
export const projectCopy = (folder: string): ProjectCopy => {
  const change = (file: string, path: JSONPath, value: unknown, isArrayInsertion: boolean): void => {
    const text = readFileSync(join(folder, file), 'utf8');
    const formattingOptions = { insertSpaces: true, tabSize: 2 };
    writeFileSync(
      join(folder, file),
      applyEdits(text, modify(text, path, value, { isArrayInsertion, formattingOptions })),
    );
  };
  return {
    read: (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown,
    set: (file, path, value) => change(file, path, value, false),
    insert: (file, path, value) => change(file, [...path, 0], value, true),
    add: (file, value) => {
      mkdirSync(join(folder, file, '..'), { recursive: true });
      writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
    },
    portal: (...args) =>
      execFileSync(process.execPath, ['src/cli/portal.mjs', ...args], {
        cwd: folder,
        encoding: 'utf8',
        stdio: 'pipe',
      }),
  };
};

type Names = Readonly<Record<string, unknown>>;

/** The path to an entry of a file. A step such as `key=home` is the entry of a list with this key. */
const pathTo = (project: ProjectCopy, file: string, ...words: readonly string[]): JSONPath => {
  let inner = project.read(file);
  return words.map((word) => {
    const [name = '', wanted] = word.split('=');
    const step = Array.isArray(inner)
      ? (inner as readonly Names[]).findIndex((entry) => entry[name] === wanted)
      : word;
    inner = (inner as Names)[step];
    if (inner === undefined) throw new Error(`${file} has no ${words.join('/')}`);
    return step;
  });
};

const inBoth = (edit: (language: 'en' | 'es') => void): void => (['en', 'es'] as const).forEach(edit);

const newCard = (project: ProjectCopy): void => {
  const card = ['--screen', 'claims', '--block', 'forms', '--link', 'route:claims', '--icon', 'document'];
  project.portal(
    'new',
    'card',
    '--id',
    'dentalClaim',
    ...card,
    '--en',
    'Dental claim',
    '--es',
    'Reclamo dental',
  );
};

const newScreen = (project: ProjectCopy): void => {
  const english = [
    '--path-en',
    'appeals',
    '--en',
    'Appeals',
    '--text-en',
    'How to ask us to look at a claim again.',
  ];
  const spanish = [
    '--path-es',
    'apelaciones',
    '--es',
    'Apelaciones',
    '--text-es',
    'Cómo pedirnos que revisemos un reclamo.',
  ];
  project.portal(
    'new',
    'screen',
    '--id',
    'claims.appeals',
    '--section',
    'claims',
    '--parent',
    'claims',
    ...english,
    ...spanish,
  );
};

const newRule = (project: ProjectCopy): void => {
  const says = ['--en', 'PPO plan with pharmacy benefit', '--es', 'plan PPO con beneficio de farmacia'];
  project.portal(
    'new',
    'rule',
    '--id',
    'isPpoWithPharmacy',
    ...says,
    '--logic',
    '{"and":[{"var":"isPPO"},{"var":"hasPharmacy"}]}',
  );
  const card = ['--screen', 'pharmacy', '--link', 'route:findCare', '--when', 'isPpoWithPharmacy'];
  project.portal(
    'new',
    'card',
    '--id',
    'ppoDrugs',
    ...card,
    '--en',
    'Drugs in your PPO plan',
    '--es',
    'Medicamentos de su plan PPO',
  );
};

const phoneOfAPlan = (project: ProjectCopy): void =>
  project.set('config/site/values.json', ['values', 'supportPhone'], {
    default: '1-800-555-0199',
    medicare: '1-800-555-0177',
  });

const textInBothLanguages = (project: ProjectCopy): void => {
  const texts = {
    en: 'For trips to care that your plan approved.',
    es: 'Para los viajes a recibir atención que su plan aprobó.',
  };
  inBoth((language) =>
    project.set(
      `locales/${language}/claims.json`,
      ['claims', 'items', 'travelReimbursement', 'content'],
      texts[language],
    ),
  );
  project.portal('words', 'confirm', 'locales/en/claims.json#claims/items/travelReimbursement/content');
};

const planVariantOfATitle = (project: ProjectCopy): void => {
  const titles = { en: 'Quick actions for your PPO plan', es: 'Acciones rápidas de su plan PPO' };
  inBoth((language) =>
    project.set(
      `locales/${language}/home.json`,
      ['home', 'items', 'quickLinks', 'ppoTitle'],
      titles[language],
    ),
  );
  project.portal('words', 'confirm', 'locales/en/home.json#home/items/quickLinks/ppoTitle');
};

const planFlag = (project: ProjectCopy): void => {
  project.set('config/rules/facts.json', ['facts', 'isUnion'], {
    type: 'boolean',
    from: 'data:isUnion',
    changes: 'never',
    says: { en: 'the plan is a union plan', es: 'el plan es de un sindicato' },
    saysNot: { en: 'the plan is not a union plan', es: 'el plan no es de un sindicato' },
  });
  project.set('config/rules/properties.json', ['properties', 'isUnion'], 'isUnion');
  project.insert('config/rules/plans.json', ['variants'], {
    name: 'union',
    when: 'isUnion',
    says: { en: 'union plan', es: 'plan de un sindicato' },
  });
  const constraints = 'config/rules/constraints.json';
  project.insert(
    constraints,
    [...pathTo(project, constraints, 'constraints', 'id=flagsNeedCoverage', 'logic', 'or'), 1, 'and'],
    {
      '!': { var: 'isUnion' },
    },
  );
  const menus = 'config/site/menus.json';
  const grievance = pathTo(project, menus, 'menus', 'id=accountLegal', 'entries', 'id=grievance');
  project.set(menus, [...grievance, 'unionLink'], 'link:groupPlans');
  project.add('src/samples/more/m22.json', {
    $schema: '../member-record.schema.json',
    id: 'm22',
    summary: { en: 'Odalys Ferrer: union PPO', es: 'Odalys Ferrer: PPO de un sindicato' },
    first: 'Odalys',
    last: 'Ferrer',
    account: {},
    coverages: [
      {
        coverageId: 'CVG-2201',
        memberId: 'BM4100220001',
        coverageName: 'Harbor Pilots Union',
        networkName: 'Choice',
        effectiveDate: 'T-210',
        filingOrder: 1,
        flags: ['isPPO', 'isUnion'],
        planInfo: { sobId: 'SOB-UN-22', planName: 'Union PPO', productType: 'Large Group' },
        pharmacyVendor: 'default',
      },
    ],
  });
};

const orderChanged = (project: ProjectCopy): void => {
  const file = 'config/screens/home.json';
  const items = pathTo(project, file, 'screens', 'key=home', 'blocks', 'id=quickLinks', 'items');
  const [first, second] = items.reduce(
    (value, step) => (value as Names)[step],
    project.read(file),
  ) as readonly unknown[];
  project.set(file, [...items, 0], second);
  project.set(file, [...items, 1], first);
  project.set(
    'config/site/menus.json',
    [...pathTo(project, 'config/site/menus.json', 'menus', 'id=header', 'entries', 'id=help'), 'order'],
    0.5,
  );
};

const pathWithAlias = (project: ProjectCopy): void => {
  project.portal('new', 'path', '--id', 'billing', '--path-es', 'pagos');
  project.insert('config/addresses/redirects.json', ['redirects'], {
    path: 'appeals.asp',
    to: 'route:claims',
  });
};

const daysOfAnItem = (project: ProjectCopy): void => {
  const file = 'config/screens/claims.json';
  const card = pathTo(
    project,
    file,
    'screens',
    'key=claims',
    'blocks',
    'id=forms',
    'items',
    'id=prescriptionRefund',
  );
  project.set(file, [...card, 'from'], '2026-01-01');
  project.set(file, [...card, 'until'], '2099-03-01');
};

/** A text, or every text of a tree, between two signs; the space around it stays outside. */
const marked = (value: unknown, sign: string): unknown =>
  typeof value === 'string'
    ? value.replace(/^(\s*)(.*?)(\s*)$/s, `$1${sign}$2${sign}$3`)
    : Object.fromEntries(Object.entries(value as Names).map(([name, inner]) => [name, marked(inner, sign)]));

/** Every message of the workbench says something else. */
const otherMessages = (project: ProjectCopy): void =>
  inBoth((language) => {
    const sign = language === 'en' ? '¤' : '§';
    for (const file of projectFiles([`src/workbench/web/i18n/${language}`], /\.json$/))
      project.add(file, marked(project.read(file), sign));
  });

/**
 * Ten edits such as editors make every week, by name, and one of developers; the first four follow the
 * examples of the documents letter by letter.
 */
export const routineEdits: Readonly<Record<string, (project: ProjectCopy) => void>> = {
  newCard,
  newScreen,
  newRule,
  phoneOfAPlan,
  textInBothLanguages,
  planVariantOfATitle,
  planFlag,
  orderChanged,
  pathWithAlias,
  daysOfAnItem,
  otherMessages,
};
