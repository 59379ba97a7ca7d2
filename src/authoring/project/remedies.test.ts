import { expect, test } from 'vitest';
import { withText } from '../../../tests/config/check-edited.ts';
import { frozenDocuments } from '../../../tests/support/config/frozen-config.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import { withRemedies } from './remedies.ts';

const shipped = frozenDocuments();

type Edit = readonly [place: string, find: string, replace: string];

const edited = (edits: readonly Edit[]): readonly ConfigDocument[] =>
  edits.reduce<readonly ConfigDocument[]>((documents, [file, find, replace]) => {
    const text = documents.find((document) => document.file === file)?.text ?? '';
    expect(text).toContain(find);
    return withText(documents, file, text.replace(find, replace));
  }, shipped);

const textsOf = (documents: readonly ConfigDocument[]): readonly string[] =>
  documents.map(({ text }) => text);

const home = 'config/screens/home.json';
const plans = 'config/rules/plans.json';

test('errors of several files are fixed together, one after another, and all other text stays', () => {
  const wrong = edited([
    [home, '"when": "isPosOrPpo"', '"when":   "isPosOrPp"'],
    [home, '"link": "route:urgentCare"', '"link": "route:urgentCares"'],
    ['locales/en/home.json', '"label": "Urgent care"', '"label": "Urgent care",'],
    ['config/screens/billing.json', '"in": "main"', '"in": "Main"'],
    [plans, '"when": "isCalpersEGWP"', '"when": { "=": [{ "var": "isCalpersEGWP" }, true] }'],
  ]);
  const right = edited([
    [home, '"when": "isPosOrPpo"', '"when":   "isPosOrPpo"'],
    [plans, '"when": "isCalpersEGWP"', '"when": { "===": [{ "var": "isCalpersEGWP" }, true] }'],
  ]);
  expect(textsOf(withRemedies(wrong))).toEqual(textsOf(right));
});

test('menu entries with the same number keep their order and get separate numbers', () => {
  const menus = 'config/site/menus.json';
  const wrong = edited([[menus, '"order": 2', '"order": 1']]);
  const orders = (documents: readonly ConfigDocument[]) =>
    [...(documents.find(({ file }) => file === menus)?.text ?? '').matchAll(/"order": (\d+)/g)]
      .slice(0, 2)
      .map(([, order]) => order);
  expect(orders(wrong)).toEqual(['1', '1']);
  expect(orders(withRemedies(wrong))).toEqual(['1', '2']);
});

test('ambiguous errors and correct texts are not changed', () => {
  const unclear = edited([[home, '"when": "isPosOrPpo"', '"when": "isPO"']]);
  expect(withRemedies(unclear)).toBe(unclear);
  expect(withRemedies(shipped)).toBe(shipped);
});
