import { outlineOf } from '../../../src/authoring/draft/outline.ts';
import type { SourceFiles } from '../../../src/config/files/source.ts';
import { postedAnswers } from '../../../src/rules/posted-answers.ts';
import { workerAnswers } from '../../../src/workbench/web/worker/answers.ts';
import { editTexts, openTexts } from '../../../src/workbench/web/worker/texts.ts';

export type EditKind = 'text' | 'gate' | 'rule' | 'usedRule';

const rules = 'config/rules/rules.json';
const screens = 'config/screens/coverage.json';

/** Writes another condition into a rule, one of two by turns. */
const ruleEdit = (name: string) => (text: string, typed: string) => {
  const file = JSON.parse(text) as { readonly rules: Record<string, { logic: unknown }> };
  const rule = file.rules[name];
  if (rule) rule.logic = { and: [rule.logic, { var: typed === 'A' ? 'isMedicare' : 'isCalpers' }] };
  return JSON.stringify(file, undefined, 2);
};

/** What is typed. No copied screen uses the first rule; each copy of one screen uses the second. */
const edits: Readonly<
  Record<EditKind, { readonly file: string; readonly type: (text: string, typed: string) => string }>
> = {
  text: {
    file: 'locales/en/coverage.json',
    type: (text, typed) => text.replace('"title": "', `"title": "${typed}`),
  },
  gate: {
    file: screens,
    type: (text, typed) =>
      text.replace(
        '"isNotSubscriber"',
        typed === 'A' ? '"isSubscriber"' : '["isNotSubscriber", "isMedicare"]',
      ),
  },
  rule: { file: rules, type: ruleEdit('isPosOrPpo') },
  usedRule: { file: rules, type: ruleEdit('isNotSubscriber') },
};

const en = { language: 'en' } as const;

/** A page and its worker that know a portal; an edit is answered as after each key. */
export const openPortal = (files: SourceFiles) => {
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
  answer();
  return {
    problems: (): number => answers.problems(en, texts).length,
    screens: (): number => answers.compiled({ ...en, side: 'draft' }, texts)?.config.screens.length ?? 0,
    /** Returns the length of what the worker posts. */
    type: (kind: EditKind, typed: string): number => {
      const { file, type } = edits[kind];
      const text = type(files[file] ?? '', typed);
      if (text === files[file]) throw new Error(`The edit of a ${kind} changes nothing`);
      texts = editTexts(texts, file, text);
      const bytes = answer();
      outlineOf({ ...files, [file]: text });
      return bytes;
    },
  };
};

export type OpenPortal = ReturnType<typeof openPortal>;

const cpuOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

const keys = 11;

/**
 * Returns the median processor time of a key in milliseconds, in each of the portals. They are typed into by turns, so
 * that what else the machine does slows all of them.
 */
export const keyTimes = (portals: readonly OpenPortal[], kind: EditKind): readonly number[] => {
  const times = portals.map((): number[] => []);
  for (let key = 0; key < keys + 4; key += 1)
    for (const [at, portal] of portals.entries()) {
      const time = cpuOf(() => void portal.type(kind, key % 2 === 0 ? 'A' : 'Ab'));
      if (key >= 4) times[at]?.push(time);
    }
  return times.map((own) => own.toSorted((one, other) => one - other)[Math.floor(keys / 2)] ?? Number.NaN);
};
