import { describe, expect, test } from 'vitest';
import { withRemedies } from '../../src/authoring/project/remedies.ts';
import { portalNames } from '../../src/authoring/project/problems.ts';
import { configFindings } from '../../src/config/check/check-config.ts';
import { codeOf, type Finding } from '../../src/config/check/findings/finding.ts';
import { problemOf } from '../../src/config/check/findings/problem.ts';
import type { ConfigDocument } from '../../src/config/files/document.ts';
import { memoize } from '../../src/rules/memoize.ts';
import { withText } from './check-edited.ts';
import type { Mistake, TextEdit } from './mistakes/mistake.ts';
import { edited, mistakeGroups, shipped, withEdit } from './mistakes/mistake-groups.ts';

const mistakes = Object.values(mistakeGroups).flat();
const made = (mistake: Mistake): readonly ConfigDocument[] =>
  withText(shipped, mistake.file, edited(mistake));

/** The findings about a mistake, which the shipped configuration is free of. */
const findingsOf = memoize((mistake: Mistake): readonly Finding[] =>
  configFindings(made(mistake), portalNames),
);

const isCertain = (mistake: Mistake): boolean =>
  findingsOf(mistake).length > 0 && findingsOf(mistake).every(({ remedy }) => remedy !== undefined);
const certain = mistakes.filter((mistake) => mistake.remedy === undefined && isCertain(mistake));
const written = mistakes.filter(({ remedy }) => remedy !== undefined);

/** The problems that remain after a fix, except for a name that became unused by the error. */
const leftIn = (documents: readonly ConfigDocument[]): readonly string[] =>
  configFindings(documents, portalNames)
    .map(codeOf)
    .filter((code) => code !== 'unused-name');

const follow = (documents: readonly ConfigDocument[], edit: TextEdit): readonly ConfigDocument[] =>
  withText(
    documents,
    edit.file,
    withEdit(documents.find(({ file }) => file === edit.file)?.text ?? '', edit),
  );

describe('a hundred mistakes of editors and their remedies', () => {
  test.each(certain.map((mistake) => [mistake.name, mistake] as const))(
    '%s is fixed by --fix',
    (_, mistake) => {
      const before = made(mistake);
      const after = withRemedies(before);
      expect(after).not.toBe(before);
      expect(leftIn(after)).toEqual([]);
    },
  );

  test.each(written.map((mistake) => [mistake.name, mistake] as const))(
    '%s is fixed by following the hint',
    (_, mistake) => {
      expect(leftIn((mistake.remedy ?? []).reduce(follow, made(mistake)))).toEqual([]);
    },
  );

  test('at least a hundred hints are followed, forty of them for new mistakes', () => {
    expect(certain.length + written.length).toBeGreaterThanOrEqual(100);
    expect(
      mistakeGroups['editors']?.filter((mistake) => certain.includes(mistake) || written.includes(mistake))
        .length,
    ).toBeGreaterThanOrEqual(40);
  });
});

/** The words of a message that are its own: not those of names, values and examples of JSON. */
const ownWords = (text: string): readonly string[] =>
  text
    .replace(/`[^`]*`|"[^"]*"|\{[^{}]*\}/g, '')
    .toLowerCase()
    .split(/\P{L}+/u);

/** Words that occur in every English sentence of the check and in no Spanish one. */
const english: readonly string[] =
  'the is are be of has have with write delete give put this that here must cannot it an'.split(' ');

test('no problem is reported in Spanish with an English sentence', () => {
  const findings = mistakes.flatMap(findingsOf);
  const spanish = findings.map((finding) => [problemOf(finding, 'en'), problemOf(finding, 'es')] as const);
  expect(spanish.filter(([en, es]) => en.message === es.message || en.hint === es.hint)).toEqual([]);
  const sentences = spanish.flatMap(([, { message, hint }]) => [message, hint]);
  expect(sentences.filter((sentence) => ownWords(sentence).some((word) => english.includes(word)))).toEqual(
    [],
  );
});
