import type { Cell, CellOutcome, Further, OwnFields, Verdict } from '../../analysis/table/cells.ts';
import type { GatingTable, Row } from '../../analysis/table/gating-table.ts';
import type { Sentence } from '../../analysis/words/sentences.ts';

// Longer texts are cut in overview tables: about one line of a cell.
export const shortText = 80;

const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

// Names and addresses are never cut.
const pointers: readonly string[] = [
  ...['link', 'address', 'recover', 'recoverAddress', 'frame', 'frameAddress', 'faqMain', 'icon', 'tone'],
];

// These fields are not mentioned when they are absent, which is the normal case.
const omitted: readonly string[] = ['pastDue', 'address', 'openInNewTab'];

const marks: readonly string[] = ['pastDue', 'openInNewTab'];

const fieldText = (
  [name, value]: readonly [string, string | null],
  isName: boolean,
  { say, most }: Wording,
): string => {
  if (value === null) return omitted.includes(name) ? '' : say('field.none', { field: say(`field.${name}`) });
  if (marks.includes(name)) return say(`field.${name}`);
  if (name === 'link') return `→ ${value}`;
  const text = pointers.includes(name) ? value : shortened(value, most);
  return isName ? text : say('field.is', { field: say(`field.${name}`), value: text });
};

export interface Wording {
  readonly say: Sentence;
  readonly most: number;
}

/** Formats fields in one line: the title or label, `→` and the link target, then the other fields by name. */
export const fieldsText = (fields: OwnFields, wording: Wording): string => {
  const entries = Object.entries(fields);
  const name = entries.find(([field, value]) => (field === 'title' || field === 'label') && value !== null);
  return entries
    .map((entry) => fieldText(entry, entry === name, wording))
    .filter((text) => text !== '')
    .join(' · ')
    .replaceAll(' · →', ' →');
};

/** Describes an outcome of a cell in one line. */
export const outcomeText = ({ when, fields }: CellOutcome, wording: Wording): string => {
  const { say } = wording;
  const what = fieldsText(fields, wording);
  if (when === undefined) return what === '' ? say('cell.shown') : what;
  return what === '' ? say('cell.when', { when }) : say('cell.whenWhat', { when, what });
};

export const verdictText = ({ outcomes }: Verdict, wording: Wording): string =>
  outcomes.length === 0
    ? wording.say('cell.hidden')
    : outcomes.map((outcome) => outcomeText(outcome, wording)).join('; ');

export const cellsByColumn = ({ cells }: Row, columns: GatingTable['columns']): ReadonlyMap<string, Cell> =>
  new Map(cells.map((cell, index) => [columns[index]?.name ?? '', cell]));

const furtherText = (
  { also, ...verdict }: Further,
  cells: ReadonlyMap<string, Cell>,
  wording: Wording,
): string => {
  const own = JSON.stringify(verdict);
  const asThere = also.every((name) => {
    const there = cells.get(name);
    return (
      there !== undefined && JSON.stringify({ verdict: there.verdict, outcomes: there.outcomes }) === own
    );
  });
  const what = asThere ? wording.say('cell.asThere') : verdictText(verdict, wording);
  return wording.say('cell.further', { variants: also.join(wording.say('comma')), what });
};

const assumedText = ({ assumes = [] }: Cell, { say }: Wording): readonly string[] =>
  assumes.length === 0 ? [] : [say('cell.assumed', { constraints: assumes.join(say('comma')) })];

export const cellNotes = (
  cell: Cell,
  cells: ReadonlyMap<string, Cell>,
  wording: Wording,
): readonly string[] => [
  ...(cell.further ?? []).map((one) => furtherText(one, cells, wording)),
  ...assumedText(cell, wording),
];

export const groupNotes = (
  columns: readonly string[],
  cells: ReadonlyMap<string, Cell>,
  wording: Wording,
): readonly string[] => {
  const notes = new Map<string, string[]>();
  for (const name of columns) {
    const cell = cells.get(name);
    for (const note of cell ? cellNotes(cell, cells, wording) : [])
      notes.set(note, [...(notes.get(note) ?? []), name]);
  }
  const { say } = wording;
  return [...notes].map(([note, names]) =>
    names.length === columns.length
      ? note
      : say('field.is', { field: names.join(say('comma')), value: note }),
  );
};

export const ownText = ({ verdict, outcomes }: Cell): string => JSON.stringify([verdict, outcomes]);

export const cellText = (cell: Cell, cells: ReadonlyMap<string, Cell>, wording: Wording): string =>
  [verdictText(cell, wording), ...cellNotes(cell, cells, wording)].join(' · ');
