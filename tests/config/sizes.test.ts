import { describe, expect, test } from 'vitest';
import { withRisks } from '../../src/authoring/project/all-problems.ts';
import { fileProblems, portalNames } from '../../src/authoring/project/problems.ts';
import { compileWithoutErrors } from '../../src/authoring/project/read-portal.ts';
import { downloadSizes, sizesPath, sizesText } from '../../src/config/check/risks/download-sizes.ts';
import { findNewRisks } from '../../src/config/check/risks/new-risks.ts';
import type { ConfigDocument } from '../../src/config/files/document.ts';
import { parseDocument } from '../../src/config/files/parse-document.ts';
import type { Language } from '../../src/config/portal-config.ts';
import { frozenConfig, frozenDocuments } from '../support/config/frozen-config.ts';
import { withText } from './check-edited.ts';

const plain = frozenDocuments();
const figures = sizesText(frozenConfig);
const measured: readonly ConfigDocument[] = [...plain, parseDocument(sizesPath, figures)];

const textOf = (documents: readonly ConfigDocument[], file: string): string =>
  documents.find((document) => document.file === file)?.text ?? '';

const edited = (documents: readonly ConfigDocument[], file: string, find: string, replace: string) => {
  expect(textOf(documents, file)).toContain(find);
  return withText(
    documents,
    file,
    textOf(documents, file).replace(find, () => replace),
  );
};

/** The label of the urgent care card of Home, longer by some bytes. */
const withLonger = (documents: readonly ConfigDocument[], bytes: number, language: Language = 'en') => {
  const [label, letter] = language === 'en' ? ['Urgent care', 'a'] : ['Atención de urgencia', 'a'];
  return edited(
    documents,
    `locales/${language}/home.json`,
    `"label": "${label}"`,
    `"label": "${label}${letter.repeat(bytes)}"`,
  );
};

const messagesOf = (documents: readonly ConfigDocument[]) =>
  withRisks(fileProblems(documents), documents, 'en')
    .filter(({ code }) => code === 'large-download')
    .map(({ severity, file, message }) => ({ severity, file, message }));

const home = downloadSizes(frozenConfig, 'en').screens['home'] ?? 0;

describe('the sizes of what members download', () => {
  test('are not compared without stored sizes', () => {
    expect(messagesOf(withLonger(plain, 1_000_000))).toEqual([]);
  });

  test('have no warning up to one and a half times the stored size', () => {
    expect(messagesOf(measured)).toEqual([]);
    expect(messagesOf(withLonger(measured, Math.floor(home * 1.5) - home))).toEqual([]);
  });

  test('R10.66: have a warning above one and a half times the stored size, with the position and the largest parts', () => {
    const [found, ...others] = messagesOf(withLonger(measured, Math.floor(home * 1.5) - home + 1));
    expect(others).toEqual([]);
    expect(found).toMatchObject({ severity: 'warning', file: 'locales/en/home.json' });
    expect(found?.message).toMatch(/`home` has 9\.\d kB in English: 1\.5 times the 6\.\d kB/);
    expect(found?.message).toMatch(/: `items\/urgentCare` 3\.\d kB, `/);
  });

  test('R10.66: have an error above three times the stored size, which stops a release', () => {
    const large = withLonger(measured, home * 2 + 1);
    expect(messagesOf(withLonger(measured, home * 2))).toMatchObject([{ severity: 'warning' }]);
    expect(messagesOf(large)).toMatchObject([{ severity: 'error', file: 'locales/en/home.json' }]);
    expect(() => compileWithoutErrors(large, false)).toThrow(/3\.0 times/);
    expect(() => compileWithoutErrors(withLonger(measured, home * 2), false)).not.toThrow();
  });

  test('are those of each language', () => {
    expect(messagesOf(withLonger(measured, home, 'es'))).toMatchObject([{ file: 'locales/es/home.json' }]);
    expect(messagesOf(withLonger(withLonger(measured, home, 'es'), home))).toHaveLength(2);
  });

  test('are bytes: a letter with an accent has two', () => {
    const sizesWith = (sign: string) => {
      const documents = edited(plain, 'locales/es/home.json', 'Atención de urgencia', sign);
      return downloadSizes(compileWithoutErrors(documents, false), 'es').total;
    };
    expect(sizesWith('Atencion')).toBe(sizesWith('Atención') - 1);
  });

  test('of a small screen count as 2 kB', () => {
    const small = (bytes: number) =>
      messagesOf(
        edited(measured, 'locales/en/messages.json', '"title": "', `"title": "${'a'.repeat(bytes)}`),
      );
    expect(small(2_500)).toEqual([]);
    expect(small(3_000)).toMatchObject([{ severity: 'warning', file: 'locales/en/messages.json' }]);
  });

  test('of a new screen are compared with the largest screen', () => {
    const without = (text: string): string => {
      const { en, ...rest } = JSON.parse(text) as {
        readonly en: { readonly screens: Readonly<Record<string, number>> };
      };
      const screens = Object.fromEntries(Object.entries(en.screens).filter(([name]) => name !== 'home'));
      return JSON.stringify({ ...rest, en: { ...en, screens } });
    };
    const documents = withText(measured, sizesPath, without(figures));
    expect(messagesOf(documents)).toEqual([]);
    const [found] = messagesOf(withLonger(documents, 10_000));
    expect(found?.message).toMatch(
      /^the new screen `home` has 16\.\d kB in English: 2\.\d times the largest/,
    );
  });

  test('in total name the parts that grew most', () => {
    const { en } = JSON.parse(figures) as { readonly en: { readonly total: number } };
    const half = String(Math.floor(en.total / 2));
    const documents = edited(
      withLonger(measured, 2_000),
      sizesPath,
      `"total": ${en.total}`,
      `"total": ${half}`,
    );
    const [found, ...others] = messagesOf(documents);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ severity: 'warning', file: sizesPath });
    expect(found?.message).toContain('grew most: `home` 2.0 kB');
  });

  test('of a draft are compared with the stored sizes of the live release', () => {
    const raised = edited(withLonger(measured, home), sizesPath, `"home": ${home}`, `"home": ${home * 3}`);
    expect(messagesOf(raised)).toEqual([]);
    const risks = findNewRisks({ documents: raised, base: measured }, portalNames, 'es');
    expect(risks.map(({ code }) => code)).toEqual(['large-download']);
    expect(risks[0]?.message).toContain('veces los');
  });
});
