import { beforeAll, expect, test } from 'vitest';
import { outlineOf } from '../../src/authoring/draft/outline.ts';
import { postedAnswers } from '../../src/rules/posted-answers.ts';
import { workerAnswers } from '../../src/workbench/web/worker/answers.ts';
import { editTexts, openTexts } from '../../src/workbench/web/worker/texts.ts';
import { largeSource } from '../support/config/large-source.ts';
import { countCalls } from '../support/reports/count-calls.ts';

/** What is done for an item, a rule, a part of the texts, a cell that is compared, a screen of the tree. */
const counted = [
  ...(['makeItem', 'ruleFindings', 'filledObject', 'itemChanges', 'groupFindings', 'pairFindings'] as const),
  ...([
    'screenNode',
    'placed',
    'wordsOf',
    'schemaFindings',
    'structureFindings',
    'duplicateFindings',
  ] as const),
];

const file = 'locales/en/coverage.json';
const en = { language: 'en' } as const;

/** What a page and its worker do after a key, once they know the portal. */
const countsAfterKey = async (copies: number) => {
  const files = largeSource(copies);
  const answers = workerAnswers(() => Date.parse('2026-11-23T12:00:00Z'));
  const posted = postedAnswers();
  let texts = openTexts(files, files);
  const answer = (): number => {
    const counts = {
      compiled: answers.compiled({ ...en, side: 'draft' }, texts),
      problems: answers.problems(en, texts),
      meaning: answers.meaning(en, texts),
    };
    return JSON.stringify(posted.post('all', counts)).length;
  };
  let bytes = 0;
  const type = (typed: string): void => {
    const text = (files[file] ?? '').replace('"title": "', `"title": "${typed}`);
    texts = editTexts(texts, file, text);
    bytes = answer();
    outlineOf({ ...files, [file]: text });
  };
  answer();
  type('A');
  const calls = await countCalls(counted, () => type('Ab'));
  return { items: answers.compiled({ ...en, side: 'draft' }, texts)?.config.screens.length, calls, bytes };
};

let [few, many]: readonly Awaited<ReturnType<typeof countsAfterKey>>[] = [];

beforeAll(async () => {
  few = await countsAfterKey(0);
  many = await countsAfterKey(32);
}, 120_000);

test('an edit of a text compiles and compares nothing else, in a portal of 400 items and of 10,000', () => {
  expect(many?.items).toBeGreaterThan(1_000);
  expect(many?.calls).toEqual(few?.calls);
});

test('after a key of a large portal the worker posts as little as after one of a small portal', () => {
  expect(many?.bytes).toBeLessThan((few?.bytes ?? 0) + 2_000);
});
