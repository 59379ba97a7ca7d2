import { expect, test } from 'vitest';
import { staleWords } from '../authoring/pairs/pairs.ts';
import { editedDocuments } from '../authoring/project/edit-documents.ts';
import { everyProblem } from '../authoring/project/problems.ts';
import { readConfig } from '../config/files/read-config.ts';
import { approved, changedText, withProblems } from './prepared-drafts.ts';

const shipped = readConfig('config', 'locales');

const after = ({ changes }: typeof approved) => {
  const texts = shipped.map(({ place, text }) => ({ place, text: changedText(place, text, changes) }));
  return editedDocuments(
    shipped,
    texts.filter(({ text }, index) => text !== shipped[index]?.text),
  );
};

test('every change of the prepared drafts finds its text in the shipped configuration', () => {
  const texts = new Map(shipped.map(({ place, text }) => [place, text]));
  const lost = [...approved.changes, ...withProblems.changes].filter(({ place, from }) => !texts.get(place)?.includes(from));
  expect(lost).toEqual([]);
});

test('the approved draft has no problem; the open one has an error and a Spanish text that is older than its English', () => {
  expect(everyProblem(after(approved))).toEqual([]);
  const open = after(withProblems);
  expect(everyProblem(open).map(({ severity, file }) => [severity, file])).toEqual([['error', 'config/screens/home.json']]);
  expect(staleWords(open).map(({ word }) => word.address)).toEqual(['locales/en/claims.json#claims/items/travelReimbursement/content']);
});
