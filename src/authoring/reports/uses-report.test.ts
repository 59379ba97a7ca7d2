import { frozenDocuments } from '../../../tests/support/config/frozen-config.ts';
import { describe, expect, it } from 'vitest';
import { frozenPortal } from '../../../tests/support/config/analysed-portal.ts';
import { derivedFactNames } from '../../member/facts.ts';
import { namesIn } from '../../analysis/model/named-conditions.ts';
import { usesReport } from './uses-report.ts';

const { model } = frozenPortal();
const documents = frozenDocuments();

const linesWith = (name: string): readonly string[] =>
  usesReport(model, documents, { kind: 'word', name, language: 'en' }).lines.slice(1);

describe('searched texts', () => {
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

  it('finds a word with letters of either language, with file and line', () => {
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

  it('names the nearest value for an unknown name', () => {
    expect(() =>
      usesReport(model, documents, { kind: 'value', name: 'nurseLineHour', language: 'en' }),
    ).toThrow('Did you mean nurseLineHours?');
  });
});

it.each([
  ['es.www.brisamar.example', 'links.privacy.href'],
  ['WWW.Brisamar.example', 'links.privacy.href'],
  ['security@brisamar.example', 'security.contacts.0'],
])('an address is found by %s, a part of a link target', (name, file) => {
  const { lines } = usesReport(model, documents, { kind: 'address', name, language: 'en' });
  expect(lines.some((line) => line.includes(file))).toBe(true);
});

describe('calculated facts', () => {
  const calculated = (kind: 'rule' | 'fact', name: string): readonly string[] =>
    usesReport(model, documents, { kind, name, language: 'en' }).lines.filter((line) =>
      line.includes(' is calculated in '),
    );
  const declared = Object.entries(model.portal.config.facts);

  it('name the file of their calculation, which exports a function with that name; other facts have no file', () => {
    for (const [name, { from }] of declared) {
      const [kind, source] = from.split(':');
      expect(calculated('fact', name), name).toEqual(
        kind === 'derived' ? [`${name} is calculated in src/member/facts.ts.`] : [],
      );
      if (kind === 'derived') expect(derivedFactNames).toContain(source);
    }
  });

  it('are listed once each for a rule that depends on them, also through other rules', () => {
    const depends = (name: string): boolean => calculated('rule', name).length > 0;
    const isDerived = (name: string): boolean =>
      model.portal.config.facts[name]?.from.startsWith('derived:') ?? false;
    for (const [name, logic] of Object.entries(model.portal.config.rules)) {
      const direct = namesIn(logic);
      expect(depends(name), name).toBe(
        direct.some((one) => isDerived(one) || (one in model.portal.config.rules && depends(one))),
      );
      expect(new Set(calculated('rule', name)).size).toBe(calculated('rule', name).length);
    }
  });
});
