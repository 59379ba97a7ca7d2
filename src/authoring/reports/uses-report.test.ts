import { frozenDocuments } from '../../../tests/support/config/frozen-config.ts';
import { describe, expect, it } from 'vitest';
import { frozenPortal } from '../../../tests/support/config/analysed-portal.ts';
import { usesReport } from './uses-report.ts';

const { model } = frozenPortal();
const documents = frozenDocuments();

/** The lines of the files that say a piece of text. */
const linesWith = (name: string): readonly string[] => usesReport(model, documents, { kind: 'word', name, language: 'en' }).lines.slice(1);

describe('words that are looked for', () => {
  it.each([
    ['atencion de urgencia', 'Atención de urgencia'],
    ['ATENCIÓN DE URGENCIA', 'Atención de urgencia'],
    ['informacion PERSONAL', 'Información personal'],
    ['úrgent cäre', 'Urgent care'],
    ['espanol', 'español'],
  ])('%s finds %s, without accents and in any letter case', (typed, written) => {
    const found = linesWith(typed);
    expect(found.some((line) => line.includes(written))).toBe(true);
    expect(found).toEqual(linesWith(written));
  });

  it('finds a word in the letters of both languages at once, each with its file and line', () => {
    const files = linesWith('medicare').map((line) => /\((\S+?)\/\w+\.json:\d+\)$/.exec(line)?.[1]);
    expect(new Set(files)).toEqual(new Set(['locales/en', 'locales/es']));
  });
});

describe('values that are looked for', () => {
  it('shows the value and every text that uses it, with file and line', () => {
    const { lines } = usesReport(model, documents, { kind: 'value', name: 'nurseLineHours', language: 'en' });
    expect(lines[1]).toContain('values.nurseLineHours.en: 5 pm to 8 am on weekdays');
    expect(lines.filter((line) => /\(locales\/(en|es)\/[\w-]+\.json:\d+\)$/.test(line))).toHaveLength(10);
  });

  it('names the nearest value where there is none of that name', () => {
    expect(() => usesReport(model, documents, { kind: 'value', name: 'nurseLineHour', language: 'en' })).toThrow(
      'Did you mean nurseLineHours?',
    );
  });
});

it.each([
  ['es.www.brisamar.example', 'links.privacy.href'],
  ['WWW.Brisamar.example', 'links.privacy.href'],
  ['security@brisamar.example', 'security.contacts.0'],
])('an address is found by the piece %s of what pages lead to', (name, place) => {
  const { lines } = usesReport(model, documents, { kind: 'address', name, language: 'en' });
  expect(lines.some((line) => line.includes(place))).toBe(true);
});
