import { frozenSource } from '../../../../tests/support/config/frozen-config.ts';
import { describe, expect, it } from 'vitest';
import { workerAnswers } from './answers.ts';
import { nextOf } from './ask-queue.ts';
import { editTexts, openTexts } from './texts.ts';

const now = Date.parse('2026-11-17T20:00:00Z');
const files = frozenSource();
const shipped = openTexts(files, files);
const answers = workerAnswers(() => now);
const language = 'en';

const edited = (file: string, from: string, to: string) => {
  const text = files[file] ?? '';
  expect(text).toContain(from);
  return editTexts(shipped, file, text.replace(from, to));
};

const page = 'config/screens/claims.json';

describe('the texts', () => {
  it('a file that was not edited stays the same document, on both sides and after every edit', () => {
    const after = edited(page, '"key"', ' "key"');
    expect(
      after.draft.filter((document) => !shipped.draft.includes(document)).map(({ file }) => file),
    ).toEqual([page]);
    expect(shipped.draft.every((document, at) => document === shipped.base[at])).toBe(true);
    expect(editTexts(after, page, files[page] ?? '').draft).toEqual(shipped.draft);
  });
});

describe('what is asked', () => {
  it('the shipped texts have no problem and change nothing', () => {
    expect(answers.problems({ language }, shipped)).toEqual([]);
    expect(answers.meaning({ language }, shipped).meaning?.isEmpty).toBe(true);
    expect(answers.mended({}, shipped)).toEqual([]);
  });

  it('invalid JSON is a problem at its position, and the page keeps the last portal without errors', () => {
    const drawn = answers.compiled({ language, side: 'draft' }, shipped);
    const broken = editTexts(shipped, page, '{');
    expect(answers.problems({ language }, broken)[0]).toMatchObject({
      severity: 'error',
      file: page,
      address: `${page}#`,
    });
    expect(answers.compiled({ language, side: 'draft' }, broken)).toEqual({ ...drawn, isKept: true });
    expect(answers.meaning({ language }, broken)).toMatchObject({ meaning: null, untold: 'errors' });
  });

  it('a misspelt rule is fixed by an edit of its address', () => {
    const wrong = edited('config/screens/pharmacy.json', '"when": "hasPharmacy"', '"when": "hasPharmcy"');
    const [edit] = answers.mended({}, wrong);
    const [problem] = answers.problems({ language }, wrong);
    expect(edit).toMatchObject({ address: problem?.address, value: 'hasPharmacy' });
  });

  it('every member named as seeing an item sees it, and one who misses it by one fact does not', () => {
    for (const item of ['pharmacy', 'coverage.forms/forms/lateEnrollment']) {
      for (const who of ['sees', 'misses'] as const) {
        const { persona, untrue } = answers.persona({ item, who, on: '2026-11-17', language }, shipped);
        expect(untrue).toEqual([]);
        const seen = answers.seen(
          { dataString: persona?.dataString, coverage: persona?.coverage, side: 'draft', language },
          shipped,
        );
        expect(seen[item]?.isShown, `${who} ${item}`).toBe(who === 'sees');
        expect(seen[item]?.reason === '').toBe(who === 'sees');
      }
    }
  });

  it('a member who sees an item is found for the day, with the facts of that day; none is found before its start or after its end', () => {
    const card = '"id": "requestIdCard",';
    const dated = edited(
      'config/screens/home.json',
      card,
      `${card} "from": "2027-02-01", "until": "2027-03-01",`,
    );
    const item = 'home/quickLinks/requestIdCard';
    const on = (day: string) => answers.persona({ item, who: 'sees', on: day, language }, dated).persona;
    expect(
      ['2027-01-31', '2027-02-01', '2027-02-28', '2027-03-01'].map((day) => on(day) !== undefined),
    ).toEqual([false, true, true, false]);
    const { dataString, coverage } = on('2027-02-01') ?? {};
    const seen = answers.seen({ dataString, coverage, side: 'draft', language, on: '2027-02-01' }, dated);
    expect(seen[item]).toEqual({ isShown: true, reason: '' });
  });

  it('the explanation of an item for a column agrees with its cell in the table, and lists every condition on the way', () => {
    const item = 'coverage.forms/forms/lateEnrollment';
    const { columns, rows } = answers.table({ side: 'draft', language }, shipped);
    const row = rows.find(({ id }) => id === item);
    columns.forEach(({ name }, at) => {
      const explanation = answers.explain({ item, column: name, side: 'draft', language }, shipped);
      const verdict = row?.cells[at]?.verdict;
      expect(explanation?.verdict, name).toBe(verdict === 'conditional' ? 'depends' : verdict);
      expect(explanation?.steps.every(({ says }) => says !== '')).toBe(true);
      expect(explanation?.example?.sentences[0]).toContain(verdict === 'hidden' ? 'hidden' : 'shown');
    });
  });
});

it('the most urgent question is answered first, and questions about older texts are dropped', () => {
  const asked = (id: number, kind: 'hashes' | 'problems' | 'meaning', revision: number) =>
    ({ type: 'ask', id, kind, revision, ask: {} }) as const;
  const { next, rest } = nextOf([asked(1, 'hashes', 2), asked(2, 'meaning', 1), asked(3, 'problems', 2)], 2);
  expect(next?.id).toBe(3);
  expect(rest.map(({ id }) => id)).toEqual([1]);
});
