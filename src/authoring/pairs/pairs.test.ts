import { describe, expect, it } from 'vitest';
import type { ConfigDocument } from '../../config/files/document.ts';
import { readConfig } from '../../config/files/read-config.ts';
import { parseDocument } from '../../config/files/parse-document.ts';
import { confirmPairs, findJointEdits, olderEnglish, outdatedFindings, outdatedTexts } from './pairs.ts';

const documentAt = (file: string, value: object): ConfigDocument =>
  parseDocument(file, JSON.stringify(value));

const portal = (en: string, es: string, hours = 'de 8 a 5'): readonly ConfigDocument[] => [
  documentAt('config/site/values.json', { values: { hours: { en: '8 to 5', es: hours } } }),
  documentAt('locales/en/home.json', { home: { title: en, items: { 'a/b': { label: 'Go' } } } }),
  documentAt('locales/es/home.json', { home: { title: es, items: { 'a/b': { label: 'Ir' } } } }),
];

const title = 'locales/en/home.json#home/title';
const label = 'locales/en/home.json#home/items/a~1b/label';
const hours = 'config/site/values.json#values/hours/en';
const everything = new Set([title, label, hours]);

const withPairs = (
  documents: readonly ConfigDocument[],
  of: readonly ConfigDocument[],
  addresses: ReadonlySet<string> = everything,
) => {
  const { file, text } = confirmPairs(of, addresses);
  return [...documents, parseDocument(file, text)];
};

const stale = (documents: readonly ConfigDocument[]) =>
  outdatedTexts(documents).map(({ word, why }) => [word.address, why]);

describe('pairs of words', () => {
  const first = portal('Home', 'Inicio');

  it('keep translations up to date while both texts are the confirmed ones', () => {
    expect(stale(withPairs(first, first))).toEqual([]);
  });

  it('make a translation outdated when English changes, and up to date again when English is restored', () => {
    expect(stale(withPairs(portal('Start', 'Inicio'), first))).toEqual([[title, 'english']]);
    expect(stale(withPairs(portal('Home', 'Inicio'), first))).toEqual([]);
  });

  it('make a translation outdated when it changes itself, also through values of both languages', () => {
    expect(stale(withPairs(portal('Home', 'Portada', 'de 9 a 5'), first))).toEqual([
      [hours, 'spanish'],
      [title, 'spanish'],
    ]);
  });

  it('are missing for an unconfirmed text, and for all texts without a file', () => {
    expect(stale(withPairs(first, first, new Set([label, hours])))).toEqual([[title, 'unread']]);
    expect(stale(first)).toHaveLength(3);
    expect(outdatedFindings(first)).toEqual([]);
  });

  it('have one line each in sorted order, and are removed with their texts', () => {
    const { text } = confirmPairs(withPairs(first, first), new Set());
    const lines = text.split('\n').filter((line) => line.includes('#'));
    expect(
      lines.map((line) => /"([^"]+)": \{ "en": "[0-9a-f]{8}", "es": "[0-9a-f]{8}" \},?$/.exec(line)?.[1]),
    ).toEqual([hours, label, title]);
    const fewer = withPairs(
      first.filter(({ file }) => file.startsWith('config')),
      first,
    );
    expect(confirmPairs(fewer, new Set()).text).not.toContain('home.json');
  });

  it('are written by an edit of both texts, not by one of only the English text', () => {
    const before = withPairs(first, first);
    const pairs = before.slice(-1);
    expect([...findJointEdits(before, [...portal('Start', 'Portada'), ...pairs])]).toEqual([title]);
    expect([...findJointEdits(before, [...portal('Start', 'Inicio'), ...pairs])]).toEqual([]);
    expect([...findJointEdits(first, portal('Start', 'Portada'))]).toEqual([]);
  });

  it('find the English that was confirmed in an older configuration', () => {
    const now = withPairs(portal('Start', 'Inicio'), first);
    expect(olderEnglish(now, first, new Set([title])).get(title)).toBe('Home');
    expect(olderEnglish(now, portal('Other', 'Inicio'), new Set([title])).get(title)).toBeUndefined();
  });

  it('exist for all shipped texts, and each is confirmed', () => {
    expect(stale(readConfig('config', 'locales'))).toEqual([]);
  });
});
