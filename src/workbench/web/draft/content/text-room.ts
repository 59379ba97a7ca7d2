import { textRuns } from './placeholders.ts';
import type { WordRow } from './word-rows.ts';

export interface TextRoom {
  /** The width of the line in CSS pixels on a page 390 px wide. */
  readonly width: number;
  /** Weight, size in CSS pixels and family, in the format of a canvas `font`. */
  readonly font: string;
}

// With a third line, the target of a card is hard to see at a glance.
export const mostLines = 2;

const sans = "'Source Sans 3 Variable'";
const serif = "'Fraunces'";
const card: TextRoom = { width: 316, font: `640 24px ${sans}` };
const section: TextRoom = { width: 358, font: `600 26px ${serif}` };

// Measured in the portal at 390 px for two sample members: the element's widest line and its computed font.
// Paragraphs have no limit.
const rooms: Readonly<Record<string, TextRoom>> = {
  'screen title': { width: 358, font: `600 32px ${serif}` },
  'linkCards title': section,
  'tierCards title': section,
  'banner title': { ...section, width: 302 },
  'documentList title': card,
  'infoCard title': card,
  'careTeam title': card,
  'costShares title': card,
  'planSpending title': card,
  'invoice title': card,
  'item quickLinks label': { width: 154, font: `600 18px ${sans}` },
  'item linkCards title': { width: 256, font: `640 18px ${sans}` },
  'item linkCards linkText': { width: 236, font: `600 18px ${sans}` },
  'item documentList title': { width: 225, font: `600 18px ${sans}` },
  'item banner label': { width: 282, font: `640 18px ${sans}` },
  'item infoCard label': { width: 296, font: `600 18px ${sans}` },
  'item careTeam label': { width: 238, font: `600 18px ${sans}` },
  'item premiumDue label': { width: 270, font: `640 18px ${sans}` },
};

export const roomOf = ({ item, name: { known } }: Pick<WordRow, 'item' | 'name'>): TextRoom | undefined => {
  if (!item || known === undefined) return undefined;
  const { kind, type = item.above.at(-1)?.type ?? '' } = item.node;
  if (kind === 'screen') return rooms[`screen ${known}`];
  return rooms[kind === 'item' ? `item ${type} ${known}` : `${type} ${known}`];
};

// About as wide as the real value: a year, a phone, else a short name.
const sampleOf = (name: string, values: Readonly<Record<string, string>>): string => {
  if (name.startsWith('{value.')) return values[name.slice('{value.'.length, -1)] ?? name;
  if (name.toLowerCase().includes('phone')) return '1-800-555-0142';
  return name.toLowerCase().includes('year') ? '2027' : 'Anderson';
};

export const sampleText = (text: string, values: Readonly<Record<string, string>>): string =>
  textRuns(text)
    .map((run) => (run.isFilledIn ? sampleOf(run.text, values) : run.text))
    .join('');

export type Measure = (text: string, font: string) => number;

const softHyphen = '\u00AD';

// A word that is wider than the line breaks, at a soft hyphen if it has one.
export const linesOf = (text: string, { width, font }: TextRoom, measure: Measure): number => {
  const widthOf = (one: string): number => measure(one.replaceAll(softHyphen, ''), font);
  const space = widthOf(' ');
  let lines = 1;
  let used = 0;
  for (const word of text.split(' ').filter((one) => one !== '')) {
    const wide = widthOf(word);
    const pieces = wide > width && word.includes(softHyphen) ? word.split(softHyphen) : [word];
    pieces.forEach((piece, at) => {
      const own = widthOf(piece);
      const gap = used === 0 || at > 0 ? 0 : space;
      if (used + gap + own <= width) used += gap + own;
      else {
        const broken = Math.max(1, Math.ceil(own / width));
        lines += used === 0 ? broken - 1 : broken;
        used = own - (broken - 1) * width;
      }
    });
  }
  return lines;
};
