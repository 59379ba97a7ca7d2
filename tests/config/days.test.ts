import { describe, expect, it } from 'vitest';
import { findProblems } from '../../src/authoring/project/problems.ts';
import { withText } from './check-edited.ts';
import { frozenDocuments } from '../support/config/frozen-config.ts';

const shipped = frozenDocuments();
const billing = 'config/screens/billing.json';
const coverage = 'config/screens/coverage.json';

/** The shipped files after edits of one file each: the first occurrence of a text is replaced. */
const after = (...edits: readonly (readonly [place: string, find: string, replace: string])[]) =>
  edits.reduce((documents, [file, find, replace]) => {
    const text = documents.find((document) => document.file === file)?.text ?? '';
    if (!text.includes(find)) throw new Error(`${file} has no ${find}`);
    return withText(
      documents,
      file,
      text.replace(find, () => replace),
    );
  }, shipped);

const messagesOf = (documents: ReturnType<typeof after>, today?: string): readonly string[] =>
  findProblems(documents, 'en', today)
    .filter(({ code }) => !known.includes(code))
    .map(({ severity, code, file, line }) => `${severity} ${code} ${file}:${line}`);

const known = findProblems(shipped).map(({ code }) => code);

describe('problems with days', () => {
  it('reports what ended 30 days ago or longer, once with everything inside, and gets the current day from the caller', () => {
    const ended = after([
      billing,
      '"key": "billing.payNow",',
      '"key": "billing.payNow", "until": "2027-01-01",',
    ]);
    expect(messagesOf(ended)).toEqual([]);
    expect(messagesOf(ended, '2027-01-30')).toEqual([]);
    expect(messagesOf(ended, '2027-01-31')).toEqual(['warning has-ended config/screens/billing.json:38']);
  });

  it('reports an item that no member sees on any day, because its target screen starts later', () => {
    const never = after(
      [billing, '"key": "billing.payNow",', '"key": "billing.payNow", "from": "2027-03-01",'],
      [billing, '"id": "oneTimePayment",', '"id": "oneTimePayment", "until": "2027-03-01",'],
    );
    expect(messagesOf(never).filter((one) => one.includes('never-shown'))).toEqual([
      'error never-shown config/screens/billing.json:20',
    ]);
  });

  it('reports a screen without incoming links on some days', () => {
    const way = '"id": "guestPay", ';
    const lost = after([billing, way, `${way}"from": "2027-01-01", "until": "2027-03-01", `]);
    const [only, ...more] = findProblems(lost).filter(({ code }) => code === 'unreachable-days');
    expect(more).toEqual([]);
    expect(only).toMatchObject({ severity: 'warning', file: billing });
    expect(only?.message).toBe(
      'nothing links to the screen `billing.guestPay` on the dates ..2027-01-01, 2027-03-01..',
    );
  });

  it('reports a screen that is empty on some days', () => {
    const frame = '"type": "frame", "id": "frame", "frame": "guestPay"';
    const empty = after([billing, frame, `${frame}, "from": "2027-01-01"`]);
    const [only] = findProblems(empty).filter(({ code }) => code === 'empty-days');
    expect(only?.message).toBe(
      'the screen `billing.guestPay` is empty for some members on the dates ..2027-01-01',
    );
  });

  it('accepts two redirects of one address in different periods, and rejects one that never applies', () => {
    const file = 'config/addresses/redirects.json';
    const find =
      '{ "path": "inside.asp", "query": { "mode": "questionnaire", "form": "nameChange" }, "to": "route:account.forms.planName" }';
    const other = (days: string, more: string) =>
      after([
        file,
        find,
        `${find.slice(0, -2)}, ${days} },\n    ${find.replace('account.forms.planName', 'claims').slice(0, -2)}${more} }`,
      ]);
    expect(messagesOf(other('"until": "2027-01-01"', ', "from": "2027-01-01"'))).toEqual([]);
    expect(messagesOf(other('"until": "2027-01-01"', ', "until": "2026-01-01"'))).toEqual([
      'error shadowed-redirect config/addresses/redirects.json:10',
    ]);
  });

  it('finds the days of screens above and of shared blocks', () => {
    const above = after(
      [coverage, '"key": "coverage.forms",', '"key": "coverage.forms", "until": "2027-01-01",'],
      [
        coverage,
        '"key": "coverage.forms.changeMyPlan",',
        '"key": "coverage.forms.changeMyPlan", "from": "2027-01-01",',
      ],
    );
    expect(messagesOf(above)).toEqual([
      expect.stringMatching(/^error contradicting-spans config.screens.coverage.json:/),
    ]);
    const shared = after(
      ['config/shared/blocks.json', '"id": "premiumDue",', '"id": "premiumDue", "until": "2027-01-01",'],
      [billing, '"use": "premiumDue"', '"use": "premiumDue", "from": "2027-02-01"'],
    );
    expect(messagesOf(shared)).toEqual(['error contradicting-spans config/screens/billing.json:14']);
  });
});
