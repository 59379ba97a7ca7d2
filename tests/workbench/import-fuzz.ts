import { csvText } from '../../src/authoring/csv-text.ts';
import type { ExchangedWord } from '../../src/authoring/words/exchange.ts';
import type { ComparedText } from '../../src/authoring/words/import/compare-import.ts';
import { textsToTake } from '../../src/authoring/words/import/take-texts.ts';
import { xliffText } from '../../src/authoring/words/xliff/write-xliff.ts';
import { chance, roll } from '../support/chance.ts';
import {
  addressOf,
  comparedCase,
  filesOf,
  type ImportCase,
  importFaults,
  type World,
} from './import-world.ts';

type Random = () => number;

const pick = <One>(random: Random, all: readonly One[]): One => all[roll(random, all.length)] as One;

const isLucky = (random: Random, oneIn: number): boolean => roll(random, oneIn) === 0;

const sent: World = {
  title: { en: 'Claims', es: 'Reclamos' },
  intro: { en: 'Hello, {name}', es: 'Hola, {name}' },
  menu: { en: 'Menu' },
  plans: { en: 'Plans; costs, and more', es: 'Planes; costos, y más' },
  lines: { en: 'One\nTwo', es: 'Uno\nDos' },
  quoted: { en: 'The "big" card', es: 'La tarjeta "grande"' },
  formula: { en: '=1+1 is two', es: '-1+1 son dos' },
  apostrophe: { en: "'tis 'so'", es: "'así' es" },
  accents: { en: 'Café of the year', es: '¿Qué año? «Ñandú» – único…' },
  apart: { en: 'Résumé'.normalize('NFD'), es: 'Teléfono'.normalize('NFD') },
  marked: { en: 'a < b & c', es: 'á < b & c' },
  phone: { en: 'Call {phone} or {fax}', es: 'Llame al {phone} o {fax}' },
  stale: { en: 'Pay now', es: 'Pagar', pair: { en: 'Pay', es: 'Pagar' } },
  unread: { en: 'Yes', es: 'Sí', pair: null },
};

// What colleagues did to a text after it was sent out.
const drifted = (random: Random): World =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, text]): [string, World[string]][] => {
      const { en, es } = text;
      const pair = text.pair === undefined && es !== undefined ? { en, es } : (text.pair ?? null);
      const changes: readonly (World[string] | undefined)[] = [
        { ...text, es: `${es ?? 'Algo'} (aquí)`, pair },
        { ...text, en: `${en} (new)`, pair },
        { en: `${en} (new)`, es: `${es ?? 'Algo'} (aquí)` },
        { en, pair },
        undefined,
      ];
      const change = isLucky(random, 3) ? pick(random, changes) : text;
      return change ? [[name, change]] : [];
    }),
  );

const translated = (random: Random): readonly ExchangedWord[] =>
  Object.entries(sent).map(([name, { en, es = '' }]) => ({
    address: addressOf(name),
    en,
    es: isLucky(random, 3) ? es : `${es === '' ? en : es} (${pick(random, ['nuevo', 'ñ', 'b, c', 'd; e'])})`,
    note: '',
    ...(isLucky(random, 4) && { isApproved: true }),
  }));

const separators = [',', ';', '\t'];

// As spreadsheet programs write it: quotation marks only where they are needed.
const sparing = (text: string, separator: string): string =>
  text.replaceAll(/"((?:[^"]|"")*)"/g, (field, inner: string) =>
    ['"', '\n', separator].some((sign) => inner.includes(sign)) ? field : inner,
  );

const separated = (words: readonly ExchangedWord[], random: Random): string => {
  const rows = words.map(({ address, en, es }) => [address, en, es, 'fitting', 'everybody']);
  const text = csvText([['address', 'english', 'spanish', 'state', 'readers'], ...rows]);
  const separator = pick(random, separators);
  const own = text.replaceAll('","', `"${separator}"`);
  return isLucky(random, 2) ? sparing(own, separator) : own;
};

const finished = (text: string, random: Random): string =>
  text
    .split('\n')
    .map((line) =>
      line.replace(/state="[\w-]+"/, (state) => (isLucky(random, 3) ? state : 'state="translated"')),
    )
    .join('\n');

const writers = {
  csv: separated,
  xliff12: (words: readonly ExchangedWord[], random: Random) => finished(xliffText(words, '1.2'), random),
  xliff20: (words: readonly ExchangedWord[], random: Random) => finished(xliffText(words, '2.0'), random),
} as const;

/** The formats of translators' files. */
export type Format = keyof typeof writers;

export const formats = Object.keys(writers) as readonly Format[];

const linesChanged = (text: string, change: (lines: string[]) => void): string => {
  const lines = text.split('\n');
  change(lines);
  return lines.join('\n');
};

type TextChange = (text: string, random: Random) => string;

// What leaves each text whole, or makes the file unreadable.
const structural: Readonly<Record<'csv' | 'xml', readonly TextChange[]>> = {
  csv: [
    (text, random) => linesChanged(text, (lines) => lines.splice(roll(random, lines.length), 1)),
    (text, random) =>
      linesChanged(text, (lines) =>
        lines.splice(
          roll(random, lines.length),
          0,
          pick(
            random,
            lines.filter((line) => line !== ''),
          ),
        ),
      ),
    (text, random) =>
      linesChanged(text, (lines) => {
        const at = roll(random, lines.length);
        lines[at] = (lines[at] ?? '').replaceAll('","', pick(random, ['";"', '"\t"', '"|"', '", "']));
      }),
    (text, random) =>
      linesChanged(text, (lines) => {
        const at = roll(random, lines.length);
        lines[at] = (lines[at] ?? '').replaceAll('"', pick(random, ['', ...separators]));
      }),
    (text) => text.replaceAll('"', ''),
    (text, random) => text.replaceAll('\r\n', pick(random, ['\n', '\r', '\r\n\r\n'])),
    (text, random) => text.slice(0, roll(random, text.length)),
    (text, random) => text.replace(pick(random, ['address', 'english', 'state']), pick(random, ['x', ''])),
    (text) => `\ufeff${text}`,
  ],
  xml: [
    (text, random) => linesChanged(text, (lines) => lines.splice(roll(random, lines.length), 1)),
    (text, random) => text.slice(0, roll(random, text.length)),
    (text) => text.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n'),
    (text) => `\ufeff${text}`,
  ],
};

const signs = [
  '"',
  ',',
  ';',
  '\t',
  '\n',
  '\r',
  '<',
  '>',
  '&',
  "'",
  '{',
  '}',
  '=',
  '#',
  'ñ',
  '\ufffd',
  '\0',
  '\u0301',
  'Ã±',
  '\ud83d',
];

const fieldNames = ['address', 'english', 'spanish', 'source', 'target', 'id', 'name', 'state', 'approved'];

// Parts of texts, in both languages.
const pieces = [
  'Claims',
  'Hola',
  'costs',
  'costos',
  '{name}',
  '{phone}',
  'Pagar',
  'tarjeta',
  'Visits',
  'son dos',
];

// What may change a text, which is then shown as it became.
const pieceChanges: readonly TextChange[] = [
  (text, random) =>
    text.replace(pick(random, pieces), (piece) => piece.slice(0, 2) + pick(random, signs) + piece.slice(2)),
  (text, random) => text.replace(pick(random, pieces), pick(random, pieces)),
];

const anyChange: readonly TextChange[] = [
  ...Array.from({ length: 6 }, () => pieceChanges).flat(),
  (text, random) => {
    const at = roll(random, text.length);
    return text.slice(0, at) + pick(random, signs) + text.slice(at);
  },
  (text, random) => {
    const at = roll(random, text.length);
    return text.slice(0, at) + text.slice(at + 1 + roll(random, 3));
  },
  (text, random) =>
    linesChanged(text, (lines) => {
      const [one, other] = [roll(random, lines.length), roll(random, lines.length)];
      [lines[one], lines[other]] = [lines[other] ?? '', lines[one] ?? ''];
    }),
  (text, random) =>
    text.replace(addressOf(pick(random, Object.keys(sent))), addressOf(pick(random, Object.keys(sent)))),
  (text, random) => text.replace(pick(random, fieldNames), pick(random, fieldNames)),
  (text, random) =>
    text.replaceAll(
      pick(random, ['"', '""', '","', '</target>', '<target', '{']),
      pick(random, ['', '"', "'", '<x/>']),
    ),
];

const utf16 = (text: string): Uint8Array => {
  const codes = Uint16Array.from(`\ufeff${text}`, (_, at) => `\ufeff${text}`.charCodeAt(at));
  return new Uint8Array(codes.buffer);
};

const windowsSigns = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 256 }, (_, byte) => byte),
);

// As programs of Windows write it: composed letters, and ? for all others.
const windows = (text: string): Uint8Array =>
  Uint8Array.from(text.normalize('NFC'), (sign) => {
    const byte = windowsSigns.indexOf(sign);
    return byte < 0 ? '?'.charCodeAt(0) : byte;
  });

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const encoders: readonly ((text: string) => Uint8Array)[] = [utf8, utf8, utf8, utf8, utf16, windows];

const bytesChanged = (bytes: Uint8Array, random: Random): Uint8Array => {
  const copy = Uint8Array.from(bytes);
  if (copy.length > 0) copy[roll(random, copy.length)] = roll(random, 256);
  return copy;
};

interface Mutant extends ImportCase {
  /** The translations, if the changes leave each text whole; undefined if they may change texts. */
  readonly whole: ReadonlyMap<string, string> | undefined;
}

/** A translator's file with one or two changes, for a draft that colleagues edited. */
const mutant = (format: Format, random: Random): Mutant => {
  const all = translated(random);
  const words = isLucky(random, 3) ? all.filter(() => isLucky(random, 8)) : all;
  const isWhole = isLucky(random, 2);
  const changes = isWhole ? structural[format === 'csv' ? 'csv' : 'xml'] : anyChange;
  const text = Array.from({ length: 1 + roll(random, 2) }).reduce<string>(
    (now) => pick(random, changes)(now, random),
    writers[format](words, random),
  );
  const encoded = pick(random, encoders)(text);
  return {
    bytes: !isWhole && isLucky(random, 5) ? bytesChanged(encoded, random) : encoded,
    base: filesOf(sent),
    now: filesOf(drifted(random)),
    sent: isLucky(random, 4) ? undefined : filesOf(sent),
    whole: isWhole ? new Map(words.map(({ address, es }) => [address, es])) : undefined,
  };
};

const isReplaced = ({ es, en }: { readonly es: string; readonly en: string }): boolean =>
  [es, en].some((text) =>
    [...text].some((sign) => sign === '\ufffd' || (sign < ' ' && !'\n\t'.includes(sign))),
  );

// Without a known export, a text of another English is shown with both, and an editor may choose it.
const isOfOtherEnglish = ({ sent: known }: Mutant, { en, file }: ComparedText): boolean =>
  !known && en?.normalize('NFC') !== file?.en;

const textFaults = (of: Mutant, text: ComparedText): readonly string[] => {
  const { address, file } = text;
  if (!file) return [`${address} is taken without a text`];
  const english = of.sent && sent[address.slice(addressOf('').length)]?.en;
  const whole = isOfOtherEnglish(of, text) ? undefined : of.whole?.get(address);
  return [
    ...(isReplaced(file) ? [`${address} is taken with a replaced letter`] : []),
    ...(of.sent && english?.normalize('NFC') !== file.en ? [`${address} is taken for another English`] : []),
    ...(whole !== undefined && whole.normalize('NFC') !== file.es
      ? [`${address} is not whole: ${file.es}`]
      : []),
  ];
};

// A text that was changed after it was sent out is replaced only by choice.
const unaskedFaults = (
  { sent: known }: Mutant,
  { address, result, es, file }: ComparedText,
): readonly string[] => {
  if (!known || result === 'conflict') return [];
  const own = sent[address.slice(addressOf('').length)]?.es;
  const isExpected = [own, file?.es].some(
    (text = '') => text.normalize('NFC') === (es ?? '').normalize('NFC'),
  );
  return isExpected ? [] : [`${address} replaces a newer text unasked`];
};

const missingFaults = (
  { sent: known }: Mutant,
  texts: readonly ComparedText[],
  unread: readonly { readonly address?: string }[],
): readonly string[] => {
  const reported = new Set([...texts, ...unread].map(({ address }) => address));
  return Object.keys(known ? sent : {})
    .map(addressOf)
    .filter((address) => !reported.has(address))
    .map((address) => `${address} has no result`);
};

/** What happened to the texts of many files. */
export type Outcomes = Readonly<Record<string, number>>;

interface Proof {
  readonly faults: readonly string[];
  readonly outcomes: readonly string[];
}

const proofOf = (format: Format, seed: number): Proof => {
  const random = chance(seed);
  const of = mutant(format, random);
  const answer = comparedCase(of);
  if ('refused' in answer) {
    const isExplained = answer.refused.en !== '' && answer.refused.es !== '';
    return { faults: isExplained ? [] : ['refused without a message'], outcomes: ['refused'] };
  }
  const { texts, unread } = answer;
  const chosen = new Set(texts.filter(() => isLucky(random, 2)).map(({ address }) => address));
  const isChosen = (address: string): boolean => chosen.has(address);
  const taken = new Set(textsToTake(texts, ({ address }) => isChosen(address)).map(({ address }) => address));
  return {
    faults: [
      ...importFaults(of, texts, isChosen),
      ...texts
        .filter(({ address }) => taken.has(address))
        .flatMap((text) => [...textFaults(of, text), ...unaskedFaults(of, text)]),
      ...missingFaults(of, texts, unread),
    ],
    outcomes: [...texts.map(({ result }) => result), ...unread.map(() => 'unread')],
  };
};

/**
 * Compares and takes mutated files of all formats. Returns what was lost in silence, and how often each
 * result occurred.
 */
export const fuzzImports = (count: number, seed: number) => {
  const faults: string[] = [];
  const outcomes: Record<string, number> = {};
  for (let at = 0; at < count; at += 1) {
    const format = formats[at % formats.length] as Format;
    const proof = proofOf(format, seed + at);
    for (const fault of proof.faults) faults.push(`${format}, seed ${seed + at}: ${fault}`);
    for (const one of proof.outcomes) outcomes[one] = (outcomes[one] ?? 0) + 1;
  }
  return { faults, outcomes: outcomes as Outcomes };
};
