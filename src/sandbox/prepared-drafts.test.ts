import { frozenDocuments } from '../../tests/support/config/frozen-config.ts';
import { expect, test } from 'vitest';
import { outdatedTexts } from '../authoring/pairs/pairs.ts';
import { editDocuments } from '../authoring/project/edit-documents.ts';
import { findProblems } from '../authoring/project/problems.ts';
import { approved, changedText, withProblems } from './prepared-drafts.ts';

const documents = frozenDocuments();

const after = ({ changes }: typeof approved) => {
  const texts = documents.map(({ file, text }) => ({ file, text: changedText(file, text, changes) }));
  return editDocuments(
    documents,
    texts.filter(({ text }, index) => text !== documents[index]?.text),
  );
};

test('every change of the prepared drafts finds its text in the configuration that they were written for', () => {
  const texts = new Map(documents.map(({ file, text }) => [file, text]));
  const lost = [...approved.changes, ...withProblems.changes].filter(
    ({ file, from }) => !texts.get(file)?.includes(from),
  );
  expect(lost).toEqual([]);
});

test('the approved draft has no problem; the open one has an error and a Spanish text that is older than its English', () => {
  expect(findProblems(after(approved))).toEqual([]);
  const open = after(withProblems);
  expect(findProblems(open).map(({ severity, file }) => [severity, file])).toEqual([
    ['error', 'config/screens/home.json'],
  ]);
  expect(outdatedTexts(open).map(({ word }) => word.address)).toEqual([
    'locales/en/claims.json#claims/items/travelReimbursement/content',
  ]);
});
