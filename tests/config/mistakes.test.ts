import { describe, expect, it } from 'vitest';
import { portalNames } from '../../src/authoring/project/problems.ts';
import { checkConfig } from '../../src/config/check/check-config.ts';
import type { Problem } from '../../src/config/check/findings/problem.ts';
import { memoize } from '../../src/rules/memoize.ts';
import { checkEdited } from './check-edited.ts';
import type { Mistake } from './mistakes/mistake.ts';
import { edited, mistakeGroups, shipped, textOf } from './mistakes/mistake-groups.ts';

const inWords = ({ message, nearest, hint }: Problem): string =>
  [message, ...(nearest === undefined ? [] : [`did you mean \`${nearest}\`?`]), hint].join('\n  ');

const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

const expectedPlace = (mistake: Mistake, text: string): string => {
  const file = mistake.at?.file ?? mistake.file;
  const line = mistake.at
    ? lineOf(file === mistake.file ? text : textOf(file), mistake.at.text)
    : lineOf(textOf(file), mistake.find);
  return `${file}:${line}`;
};

const shippedWords = checkConfig(shipped, portalNames).map(inWords);

/** The findings about the edited configuration that are not about the shipped one. */
const newProblems = memoize((mistake: Mistake): readonly Problem[] => {
  const old = [...shippedWords];
  return checkEdited(shipped, mistake.file, edited(mistake)).filter((problem) => {
    const known = old.indexOf(inWords(problem));
    if (known >= 0) old.splice(known, 1);
    return known < 0;
  });
});

describe.each(Object.entries(mistakeGroups))('mistakes of %s', (group, mistakes) => {
  it.each(mistakes.map((mistake) => [mistake.name, mistake] as const))(
    '%s is reported once, at its line',
    (_, mistake) => {
      const text = edited(mistake);
      const { code, severity = 'error', follows = [] } = mistake;
      const [problem, ...others] = newProblems(mistake);
      const printed = problem && `${problem.severity} ${problem.code} ${problem.file}:${problem.line}`;
      expect([printed, ...others.map((other) => other.code)]).toEqual([
        `${severity} ${code} ${expectedPlace(mistake, text)}`,
        ...follows,
      ]);
    },
  );

  it('are reported with these messages', async () => {
    const printed = mistakes.map((mistake) => {
      const problems = newProblems(mistake);
      const problem = problems.find(({ code }) => code === mistake.code);
      return `${mistake.name}\n  ${problem ? inWords(problem) : 'nothing'}\n`;
    });
    await expect(printed.join('\n')).toMatchFileSnapshot(`__snapshots__/${group}.txt`);
  });
});

describe('the corpus of mistakes', () => {
  it('holds at least 60, each under its own name', () => {
    const names = Object.values(mistakeGroups).flatMap((mistakes) => mistakes.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(60);
  });
});
