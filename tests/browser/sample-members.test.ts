import { describe, expect, test } from 'vitest';
import type { MemberRecord } from '../../src/samples/generated/member-record.ts';
import { readMembers } from '../../src/samples/read-members.ts';
import { noComplaints } from '../support/browser/complaints.ts';
import { firstLoginOf } from '../support/browser/first-login.ts';
import { selectorOf, shownHome } from '../support/browser/home.ts';
import { openJourneys } from '../support/browser/journeys.ts';
import { headingOf, languageOf, pathOf } from '../support/browser/page.ts';
import { shellOf } from '../support/browser/shell.ts';
import { signIn } from '../support/browser/sign-in.ts';
import type { Visit } from '../support/browser/visit.ts';
import { promisedHome } from '../support/members/promised-home.ts';

const journeys = openJourneys();
const records = readMembers();

const pathsOf = ({ requests }: Visit): readonly string[] => requests.map(pathOf);

/** Members of two coverages choose the first one. */
const choose = async ({ page }: Visit, { coverages }: MemberRecord): Promise<void> => {
  if (coverages.length < 2) return;
  await headingOf(page).waitFor();
  await expect.poll(() => selectorOf(page).plans.count()).toBe(coverages.length);
  expect(await shellOf(page).mainMenu.count()).toBe(0);
  await selectorOf(page).choose(0);
};

/**
 * Who signs in for the first time, and not as another person's proxy, goes through both steps of the dialog.
 */
const passFirstLogin = async ({ page }: Visit, { account, holder }: MemberRecord): Promise<void> => {
  if (holder !== undefined || !['Yes', 'absent'].includes(account.firstTimeLogin ?? 'No')) return;
  await firstLoginOf(page).close();
  await firstLoginOf(page).dialog.waitFor({ state: 'detached' });
};

const arrive = async (record: MemberRecord, language: 'en' | 'es'): Promise<Visit> => {
  const visit = await journeys.visit();
  await signIn(visit.page, record.id, `/login?lng=${language}`);
  await choose(visit, record);
  await passFirstLogin(visit, record);
  return visit;
};

/** These in each run, all of them in the deep run. */
const some = (ids: readonly string[]): readonly MemberRecord[] =>
  records.filter(({ id }) => process.env['DEEP'] === '1' || ids.includes(id));

const inEnglish = some(['m01', 'm05', 'm08', 'm13', 'm17', 'm19']);
const inSpanish = some(['m02', 'm21']);

describe('every sample member signs in through the framed widget', () => {
  test.each(inEnglish)(
    'R2.105 R2.106 R4.019: $id $summary.en: sees only their own content in English and, after the switch, in Spanish; a reload needs no sign-in',
    async (record) => {
      const visit = await arrive(record, 'en');
      expect(await shownHome(visit.page)).toEqual(promisedHome(record, 'en'));
      const before = visit.requests.length;
      await visit.page.reload();
      expect(await shownHome(visit.page)).toEqual(promisedHome(record, 'en'));
      expect(
        pathsOf(visit)
          .slice(before)
          .filter((path) => /oauth2|inside\.asp|Login/.test(path)),
      ).toEqual([]);
      await shellOf(visit.page).switchLanguage();
      await expect.poll(() => shownHome(visit.page)).toEqual(promisedHome(record, 'es'));
      await expect.poll(() => languageOf(visit.page)).toBe('es');
      expect(visit.complaints).toEqual(noComplaints);
    },
  );

  test.each(inSpanish)(
    'R2.107 R4.033: $id $summary.en: signs in in Spanish and sees the same content in Spanish',
    async (record) => {
      const visit = await arrive(record, 'es');
      expect(await shownHome(visit.page)).toEqual(promisedHome(record, 'es'));
      expect(visit.requests.some((request) => /LoginWidget\?.*lang=es/.test(request.url()))).toBe(true);
      expect(visit.complaints).toEqual(noComplaints);
    },
  );
});
