import { describe, expect, it } from 'vitest';
import { readRowMembers } from '../../src/samples/read-members.ts';
import { type SampleVisit, supportPhoneOf } from '../support/members/sample-context.ts';
import { sampleScreen } from '../support/members/sample-screen.ts';

/** The sample members, with their first coverage selected, who pass the test. */
const membersWith = (test: (visit: SampleVisit) => boolean): readonly string[] =>
  readRowMembers()
    .map(({ id }) => id)
    .filter((id) => test({ id }));

describe('home and its linked screens', () => {
  it('R2.113 R2.115 R2.119: PPO members change no physician and see no care team; drug costs need pharmacy', () => {
    expect(sampleScreen('home', { id: 'm01' }).itemIds).toEqual(
      expect.arrayContaining(['changePcp', 'drugCosts']),
    );
    expect(sampleScreen('home', { id: 'm06' }).itemIds).not.toContain('changePcp');
    expect(sampleScreen('home', { id: 'm07' }).itemIds).not.toContain('drugCosts');
    expect(sampleScreen('home', { id: 'm01' }).blockIds).toContain('careTeam');
    expect(sampleScreen('home', { id: 'm06' }).blockIds).not.toContain('careTeam');
  });

  it('R2.121 R2.123 R6.23: PPO and POS homes have find-care buttons with their own tier names', () => {
    expect(membersWith((visit) => sampleScreen('home', visit).blockIds.includes('networkCare'))).toEqual([
      'm05',
      'm06',
      'm07',
    ]);
    expect(sampleScreen('home', { id: 'm17', selected: 1 }).blockIds).toContain('networkCare');
    expect(membersWith((visit) => sampleScreen('home', visit).blockIds.includes('ppoPlan'))).toEqual([
      'm06',
      'm07',
    ]);
    const tierNames = (id: string) =>
      sampleScreen('home', { id })
        .items.filter((item) => item.id.startsWith('tier'))
        .map(({ title }) => title);
    expect(tierNames('m05')).not.toEqual(tierNames('m06'));
  });

  it('R2.124 R2.125 R8.16: without plans, home greets, explains, offers support and describes how to switch accounts', () => {
    expect(sampleScreen('home', { id: 'm19' }).blockIds).toEqual([
      'greeting',
      'welcome',
      'noCoverage',
      'support',
    ]);
    expect(sampleScreen('home', { id: 'm19' }).blocks).toContainEqual(
      expect.objectContaining({
        content:
          'You currently have no coverage. You can switch accounts in the account menu under Shared Accounts.',
        members: [expect.objectContaining({ name: 'Mateo Cruz' })],
      }),
    );
  });

  it("R3.016: home shows the plan's owner, its start and, if it ends, its end", () => {
    const greeting = (visit: SampleVisit) =>
      sampleScreen('home', visit).blocks.find(({ type }) => type === 'greeting');
    expect(greeting({ id: 'm14' })).toMatchObject({
      corporateName: 'Federal Employees',
      effectiveDate: 'September 23, 2023',
      terminationDate: 'February 19, 2027',
    });
    expect(greeting({ id: 'm03', language: 'es' })).toMatchObject({
      effectiveDate: '25 de enero de 2027',
      terminationDate: undefined,
    });
    expect(greeting({ id: 'm04' })).toMatchObject({
      status: 'Terminated',
      terminationDate: 'November 26, 2026',
    });
    expect(greeting({ id: 'm19' })).toMatchObject({
      corporateName: undefined,
      effectiveDate: undefined,
      terminationDate: undefined,
    });
  });

  it('R3.016: home shows that a coverage ends within 60 days, the day and the phone, and only then', () => {
    const notice = (visit: SampleVisit) =>
      sampleScreen('home', visit).blocks.find(({ id }) => id === 'endsSoon');
    expect(notice({ id: 'm14' })).toMatchObject({
      content: 'Your coverage ends on February 19, 2027. Questions?',
      phone: {
        text: supportPhoneOf({ id: 'm14' }),
        href: `tel:${supportPhoneOf({ id: 'm14' }).replaceAll('-', '')}`,
      },
    });
    expect(notice({ id: 'm18', selected: 1, language: 'es' })).toMatchObject({
      content: 'Su cobertura termina el 14 de enero de 2027. ¿Tiene preguntas?',
      phone: { text: supportPhoneOf({ id: 'm18', selected: 1 }) },
    });
    expect(notice({ id: 'm18', selected: 0 })).toBeUndefined();
    expect(membersWith((visit) => notice(visit) !== undefined)).toEqual(['m14']);
  });

  it('R2.176 R2.178 R2.179: the document center lists six cards, without billing five, without plans three', () => {
    expect(sampleScreen('documentCenter', { id: 'm01' }).itemIds).toEqual([
      'authorizations',
      'claims',
      'letters',
      'coverageDocuments',
      'correspondence',
      'premiumBills',
    ]);
    expect(sampleScreen('documentCenter', { id: 'm05' }).itemIds).not.toContain('premiumBills');
    expect(sampleScreen('documentCenter', { id: 'm19' }).itemIds).toEqual([
      'claims',
      'letters',
      'correspondence',
    ]);
  });

  it('R2.161 R2.162: behavioral health links follow egwp, Medicare, CalPERS, with one of two client ids', () => {
    const href = (id: string) =>
      sampleScreen('coverage.behavioralHealth', { id }).items.find((item) => item.id === 'counseling')?.link
        ?.href ?? '';
    expect(href('m11')).toContain('/group-retirees?client=bhp-senior');
    expect(href('m08')).toContain('/seniors?client=bhp-senior');
    expect(href('m13')).toContain('/public-employees?client=bhp-commercial');
    expect(href('m01')).toContain('/members?client=bhp-commercial');
  });
});
