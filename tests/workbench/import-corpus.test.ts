import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import refusals from '../../src/authoring/refusals/en.json' with { type: 'json' };
import { placeholdersOf } from '../../src/authoring/words/exchange.ts';
import {
  addressOf,
  comparedCase,
  filesOf,
  type ImportCase,
  importFaults,
  resultsOf,
  type World,
} from './import-world.ts';

// The folder of each format has folders of files, each with the expected results of its files.
const corpus = join(import.meta.dirname, 'import-corpus');

const foldersOf = (format: string): readonly string[] =>
  readdirSync(join(corpus, format)).map((group) => join(format, group));

const expectedIn = <Expected>(folder: string) =>
  Object.entries(
    JSON.parse(readFileSync(join(corpus, folder, 'expected.json'), 'utf8')) as Readonly<
      Record<string, Expected>
    >,
  );

const fits = (template: string, message: string): boolean => {
  let at = 0;
  return template.split(/\{\w+\}/).every((piece) => {
    at = message.indexOf(piece, at);
    return at >= 0;
  });
};

const nameOf = (message: string): string | undefined =>
  Object.entries(refusals.said).find(([, template]) => fits(template, message))?.[0];

const everyChoice = [
  ['the file', () => true],
  ['the draft', () => false],
] as const;

const expectNoLoss = (of: ImportCase): void => {
  const answer = comparedCase(of);
  const texts = 'refused' in answer ? [] : answer.texts;
  for (const [side, isChosen] of everyChoice)
    expect([side, importFaults(of, texts, isChosen)]).toEqual([side, []]);
};

/** The texts that were sent out. */
const sent: World = {
  title: { en: 'Claims', es: 'Reclamos' },
  intro: { en: 'Hello, {name}', es: 'Hola, {name}' },
  menu: { en: 'Menu' },
  plans: { en: 'Plans; costs', es: 'Planes; costos' },
  list: { en: 'Doctors, hospitals', es: 'Médicos, hospitales' },
  lines: { en: 'One\nTwo', es: 'Uno\nDos' },
  quoted: { en: 'The "big" card', es: 'La tarjeta «grande»' },
  sum: { en: '=1+1 is two', es: '=1+1 son dos' },
  newer: { en: 'Visits', es: 'Visitas' },
  changed: { en: 'Drug list', es: 'Lista' },
  both: { en: 'Bills', es: 'Facturas' },
  removed: { en: 'Forms', es: 'Formularios' },
  gone: { en: 'Old', es: 'Viejo' },
  stale: { en: 'Pay now', es: 'Pagar', pair: { en: 'Pay', es: 'Pagar' } },
  phone: { en: 'Call {phone} or {fax}', es: 'Llame al {phone} o {fax}' },
};

/** The same draft when the file comes back. */
const now: World = {
  ...Object.fromEntries(Object.entries(sent).filter(([name]) => name !== 'gone')),
  newer: { en: 'Visits', es: 'Sus visitas', pair: { en: 'Visits', es: 'Visitas' } },
  changed: { en: 'The drug list', es: 'Lista', pair: { en: 'Drug list', es: 'Lista' } },
  both: { en: 'Your bills', es: 'Sus facturas' },
  removed: { en: 'Forms', pair: { en: 'Forms', es: 'Formularios' } },
  fresh: { en: 'New' },
};

interface ExpectedCsv {
  readonly encoding?: string;
  /** False if the export is not known. */
  readonly export?: false;
  /** The result of each text of the file, by name. */
  readonly results?: Readonly<Record<string, string>>;
  /** The Spanish of some texts, as it is shown. */
  readonly spanish?: Readonly<Record<string, string>>;
  /** The lines that are not read, and why. */
  readonly unread?: readonly (readonly [line: number, why: string])[];
  /** Why the whole file is refused, and the line that the message names. */
  readonly refused?: string;
  readonly line?: number;
}

const notReturned = (results: Readonly<Record<string, string>>, unread: readonly (string | undefined)[]) =>
  Object.fromEntries(
    Object.keys(sent)
      .filter((name) => !Object.hasOwn(results, name) && !unread.includes(addressOf(name)))
      .map((name) => [name, 'not-returned']),
  );

describe.each(foldersOf('csv'))('%s', (folder) => {
  const all = expectedIn<ExpectedCsv>(folder);

  test('each file has an expected result', () => {
    const files = readdirSync(join(corpus, folder)).filter((file) => file.endsWith('.csv'));
    expect(files.toSorted()).toEqual(all.map(([name]) => `${name}.csv`).toSorted());
  });

  test.each(all)(`R10.55 R10.56: %s.csv`, (name, wanted) => {
    const isKnown = wanted.export !== false;
    const of: ImportCase = {
      bytes: readFileSync(join(corpus, folder, `${name}.csv`)),
      base: filesOf(sent),
      now: filesOf(now),
      sent: isKnown ? filesOf(sent) : undefined,
    };
    expectNoLoss(of);
    const answer = comparedCase(of);
    if ('refused' in answer) {
      expect([nameOf(answer.refused.en), answer.refused.en, answer.refused.es]).toEqual([
        wanted.refused,
        expect.stringMatching(new RegExp(`[Ll]ine ${wanted.line}\\b`)) as string,
        expect.stringMatching(new RegExp(`línea ${wanted.line}\\b`)) as string,
      ]);
      return;
    }
    const { texts, unread, format, encoding } = answer;
    const { results = {}, spanish = {} } = wanted;
    const missing = isKnown
      ? notReturned(
          results,
          unread.map(({ address }) => address),
        )
      : {};
    expect(wanted.refused).toBeUndefined();
    expect(resultsOf(texts)).toEqual({ ...results, ...missing });
    expect(unread.map(({ line, why }) => [line, nameOf(why.en)])).toEqual(wanted.unread ?? []);
    expect([format, encoding]).toEqual(['CSV', wanted.encoding ?? 'UTF-8']);
    const shown = new Map(texts.map(({ address, file }) => [address, file?.es]));
    expect(Object.keys(spanish).map((one) => [one, shown.get(addressOf(one))])).toEqual(
      Object.entries(spanish),
    );
  });
});

interface ExpectedUnits {
  readonly words?: readonly {
    readonly address: string;
    readonly en: string;
    readonly es: string;
    readonly state: 'approved' | 'translated' | 'unfinished' | 'untranslated';
  }[];
  readonly unread?: readonly { readonly address: string }[];
  readonly refused?: string;
}

type Unit = NonNullable<ExpectedUnits['words']>[number];

const nameIn = ({ address }: Unit): string => address.slice(addressOf('').length);

// Others are in files that the world of the test does not have.
const isInHome = (unit: Unit): boolean =>
  unit.address.startsWith(addressOf('')) && !nameIn(unit).includes('/');

/** An older translation, which the file replaces. */
const older = (en: string): string => ['Antes', ...new Set(placeholdersOf(en))].join(' ');

// Texts must not have other line breaks than \\n.
const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'xliff12/texts/characters': { separators: 'damaged' },
};

const unitResult = ({ en, es, state }: Unit): string => {
  if (es.trim() === '' || (es === en && state !== 'approved')) return 'emptied';
  const [own, english] = [es, en].map((text) => [...new Set(placeholdersOf(text))].toSorted());
  if (String(own) !== String(english)) return 'placeholder-lost';
  return state === 'unfinished' ? 'unconfirmed' : 'taken';
};

describe.each(['xliff12', 'xliff20'].flatMap(foldersOf))('%s', (folder) => {
  test.each(expectedIn<ExpectedUnits>(folder))(
    `R10.55 R10.56: %s.xlf has a result for each text, and loses none`,
    (name, { words = [], unread = [], refused }) => {
      const units = words.filter(isInHome);
      const world = Object.fromEntries(
        units.map((unit) => [nameIn(unit), { en: unit.en, es: older(unit.en) }]),
      );
      const of: ImportCase = {
        bytes: readFileSync(join(corpus, folder, `${name}.xlf`)),
        base: filesOf(world),
        now: filesOf(world),
        sent: filesOf(world),
      };
      expectNoLoss(of);
      const answer = comparedCase(of);
      if ('refused' in answer) {
        expect(nameOf(answer.refused.en)).toBe(refused);
        return;
      }
      expect(refused).toBeUndefined();
      const own = new Set(units.map(({ address }) => address));
      expect(resultsOf(answer.texts.filter(({ address }) => own.has(address)))).toEqual({
        ...Object.fromEntries(units.map((unit) => [nameIn(unit), unitResult(unit)])),
        ...exceptions[`${folder}/${name}`],
      });
      expect(answer.unread).toHaveLength(unread.length);
    },
  );
});
