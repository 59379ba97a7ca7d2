import type { SourceFiles } from '../../src/config/files/source.ts';
import { smallSource } from '../support/workbench/small-source.ts';
import { localSource } from '../support/config/frozen-config.ts';

/** A value that walks change: its address for the workbench, and its place for the referee. */
export interface Field {
  readonly name: string;
  readonly address: string;
  readonly file: string;
  readonly path: readonly (string | number)[];
  /** The first one is in the files at the start, so that walks often edit a text back. */
  readonly values: readonly [string, ...string[]];
}

/** What walks change, and what members get from it. */
export interface World {
  readonly files: SourceFiles;
  readonly fields: readonly Field[];
  /** The names of the fields of a notice, which may go live without an approval. */
  readonly urgent: readonly string[];
  /** What an item means for members: who sees it, and what they get. */
  readonly items: Readonly<Record<string, (valueOf: (field: string) => string) => string>>;
}

type Place = Field['path'][number];

const inside = (value: unknown, step: Place): unknown => (value as Readonly<Record<Place, unknown>>)[step];

/** The value of a field in a source. */
export const valueIn = (files: SourceFiles, { file, path }: Field): string =>
  path.reduce(inside, JSON.parse(files[file] ?? '{}') as unknown) as string;

const field = (
  name: string,
  file: string,
  [address, ...path]: readonly [string, ...Place[]],
  ...values: Field['values']
): Field => ({ name, address: `${file}#${address}`, file, path, values });

const linksFile = 'config/addresses/links.json';
const english = 'locales/en/home.json';
const home = 'config/screens/home.json';

const cards = 'screens/[home]/blocks/[cards]/items';
const cardPath = ['screens', 0, 'blocks', 0, 'items'] as const;

const smallCard = (id: string, at: number, link: string): readonly Field[] => [
  field(
    `${id} title`,
    english,
    [`home/items/${id}/title`, 'home', 'items', id, 'title'],
    `${id} 1`,
    `${id} 2`,
    `${id} 3`,
  ),
  field(`${id} when`, home, [`${cards}/[${id}]/when`, ...cardPath, at, 'when'], 'isMedicare', 'hasPharmacy'),
  field(
    `${id} link`,
    home,
    [`${cards}/[${id}]/link`, ...cardPath, at, 'link'],
    link,
    link === 'one' ? 'two' : 'one',
  ),
];

const notice = 'screens/[home]/blocks/[n]';
const noticePath = ['screens', 0, 'blocks', 1] as const;

// The last text has an address that is not live at the start.
const smallNotice: readonly Field[] = [
  field(
    'n content',
    english,
    ['home/items/n/content', 'home', 'items', 'n', 'content'],
    'n 1',
    'n 2',
    'See https://n.example',
  ),
  field('n when', home, [`${notice}/when`, ...noticePath, 'when'], 'isMedicare', 'hasPharmacy'),
  field('n link', home, [`${notice}/items/[call]/link`, ...noticePath, 'items', 0, 'link'], 'one', 'two'),
];

const smallLink = (name: string): Field =>
  field(
    `link ${name}`,
    linksFile,
    [`links/${name}`, 'links', name],
    `https://${name}1.example`,
    `https://${name}2.example`,
  );

const smallMeans = (id: string, text: string) => (valueOf: (name: string) => string) =>
  [valueOf(`${id} when`), valueOf(`${id} ${text}`), valueOf(`link ${valueOf(`${id} link`)}`)].join(', ');

const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Two cards, a notice and two links, in files that nothing compiles. */
export const smallWorld: World = {
  files: {
    ...smallSource,
    [linksFile]: written({ links: { one: 'https://one1.example', two: 'https://two1.example' } }),
    [home]: written({
      screens: [
        {
          key: 'home',
          blocks: [
            {
              type: 'linkCards',
              id: 'cards',
              items: [
                { id: 'a', when: 'isMedicare', link: 'one' },
                { id: 'b', when: 'isMedicare', link: 'two' },
              ],
            },
            { type: 'notice', id: 'n', when: 'isMedicare', items: [{ id: 'call', link: 'one' }] },
          ],
        },
      ],
    }),
    [english]: written({
      home: { items: { a: { title: 'a 1' }, b: { title: 'b 1' }, n: { content: 'n 1' } } },
    }),
  },
  fields: [
    ...smallCard('a', 0, 'one'),
    ...smallCard('b', 1, 'two'),
    ...smallNotice,
    smallLink('one'),
    smallLink('two'),
  ],
  urgent: smallNotice.map(({ name }) => name),
  items: { a: smallMeans('a', 'title'), b: smallMeans('b', 'title'), n: smallMeans('n', 'content') },
};

const claims = 'locales/en/claims.json';
const claimsScreen = 'config/screens/claims.json';
const formPath = ['screens', 0, 'blocks', 2, 'items'] as const;

const claimsTitle = (id: string, title: string): Field =>
  field(
    `${id} title`,
    claims,
    [`claims/items/${id}/title`, 'claims', 'items', id, 'title'],
    title,
    `${title} (new)`,
    `Newest: ${title}`,
  );

/** A few values of a configuration that the real program compiles, compares and publishes. */
export const compiledWorld = (): World => ({
  files: localSource(),
  fields: [
    claimsTitle('prescriptionRefund', 'Prescription refund form'),
    claimsTitle('travelReimbursement', 'Travel reimbursement'),
    field(
      'prescriptionRefund when',
      claimsScreen,
      ['screens/[claims]/blocks/[forms]/items/[prescriptionRefund]/when', ...formPath, 4, 'when'],
      'hasPharmacy',
      'isMedicare',
    ),
    field(
      'link about',
      linksFile,
      ['links/about/href', 'links', 'about', 'href'],
      'https://{host}/about-us',
      'https://{host}/about',
    ),
    field(
      'paperlessOn content',
      'locales/en/account.json',
      ['account.paperless/items/paperlessOn/content', 'account.paperless', 'items', 'paperlessOn', 'content'],
      'Paperless is on.',
      'Paperless delivery is on.',
      'Paperless is on: www.paperless.example.',
    ),
  ],
  urgent: ['paperlessOn content'],
  items: {
    prescriptionRefund: (valueOf) =>
      [valueOf('prescriptionRefund when'), valueOf('prescriptionRefund title')].join(', '),
    travelReimbursement: (valueOf) => valueOf('travelReimbursement title'),
    about: (valueOf) => valueOf('link about'),
    paperlessOn: (valueOf) => valueOf('paperlessOn content'),
  },
});

/** What a change does: every changed value of any file, and every item that members get differently. */
export interface Report {
  readonly list: ReadonlyMap<string, readonly [before: string | undefined, after: string | undefined]>;
  readonly listed: string;
  readonly effect: string;
  /** True if it changes only fields of a notice, and adds no address to what is in the files before. */
  readonly isUrgent: boolean;
}

const leavesOf = (value: unknown, at: string): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${at}/${name}`))
    : [[at, JSON.stringify(value)]];

const leavesIn = (files: SourceFiles): ReadonlyMap<string, string> =>
  new Map(Object.entries(files).flatMap(([file, text]) => leavesOf(JSON.parse(text), file)));

const addressesIn = (text: string): readonly string[] =>
  text.split(/[\s"]+/u).filter((word) => word.startsWith('https://') || word.startsWith('www.'));

/**
 * What a change does, read from the files alone, without the program's own comparisons. Both parts are texts
 * in a fixed order, to be compared.
 */
export const reportOf = (
  { fields, items, urgent }: World,
  base: SourceFiles,
  source: SourceFiles,
): Report => {
  const [before, after] = [leavesIn(base), leavesIn(source)];
  const list = new Map(
    [...new Set([...before.keys(), ...after.keys()])]
      .filter((at) => before.get(at) !== after.get(at))
      .sort()
      .map((at) => [at, [before.get(at), after.get(at)] as const]),
  );
  const own = new Set(
    fields.filter(({ name }) => urgent.includes(name)).map(({ file, path }) => [file, ...path].join('/')),
  );
  const known = new Set([...before.values()].flatMap(addressesIn));
  const means = (files: SourceFiles, item: string): string =>
    items[item]?.((name) => {
      const found = fields.find((one) => one.name === name);
      return found ? valueIn(files, found) : '';
    }) ?? '';
  const effects = Object.keys(items)
    .map((item) => [item, means(base, item), means(source, item)])
    .filter(([, was, is]) => was !== is);
  const isUrgent =
    list.size > 0 &&
    [...list].every(
      ([at, [, value]]) => own.has(at) && addressesIn(value ?? '').every((one) => known.has(one)),
    );
  return { list, listed: JSON.stringify([...list]), effect: JSON.stringify(effects), isUrgent };
};
