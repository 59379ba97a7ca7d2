import { describe, expect, it } from 'vitest';
import type { Coverage } from '../../src/member/member.ts';
import { buildShell } from '../../src/view/shell/build-shell.ts';
import { sampleContext, type SampleVisit } from '../support/members/sample-context.ts';

const shell = (visit: SampleVisit) =>
  buildShell(sampleContext(visit), {
    place: { pathname: '/home', search: '', hash: '' },
    currentKey: 'home',
  });

const menu = (visit: SampleVisit): readonly string[] => shell(visit).main.map(({ id }) => id);

describe('menus', () => {
  it('R2.013 R9.03: the main navigation has six entries in order, and closes its gaps', () => {
    expect(menu({ id: 'm01' })).toEqual(['home', 'coverage', 'pharmacy', 'findCare', 'billing', 'claims']);
    expect(menu({ id: 'm07' })).toEqual(['home', 'coverage', 'findCare', 'claims']);
  });

  it('R1.16 R6.10: a member without plans has only home and claims', () => {
    expect(menu({ id: 'm19' })).toEqual(['home', 'claims']);
  });

  it('R6.12: the account menu of a member without plans has no account forms', () => {
    const accessEntries = (id: string) =>
      shell({ id }).accountMenus.flatMap(({ entries }) => entries.map((entry) => entry.id));
    expect(accessEntries('m01')).toContain('account.forms');
    expect(accessEntries('m19')).not.toContain('account.forms');
  });

  it('R2.188: the account menu has its five sections in order', () => {
    expect(shell({ id: 'm20' }).accountMenus.map(({ title }) => title)).toEqual([
      'Personal Information',
      'Important Documents',
      'Account Access and Control',
      'Shared Accounts',
      'Legal Notices',
    ]);
  });

  it('R2.205 R2.206 R2.207: the footer links are in their columns, in order', () => {
    const columns = shell({}).footer.map(({ title, entries }) => [
      title,
      ...entries.map(({ label }) => label),
    ]);
    expect(columns[0]).toEqual([
      'Our plans',
      'Get a quote',
      'Individual and family plans',
      'Medicare plans',
      'Group plans',
    ]);
    expect(columns[1]).toEqual([
      'Helpful links',
      'Login',
      'Manage your plan',
      'Prevention and wellness',
      'Grievance form',
    ]);
    expect(columns[2]).toEqual([
      'Get Care',
      'Doctor search',
      'Drug list and costs',
      'Urgent care',
      'Find a hospital',
      'Patient portal',
    ]);
  });

  it('R2.208 R2.209: the company column and the fifteen languages', () => {
    const { footer, languages } = shell({});
    expect(footer[3]?.entries.map(({ id }) => id)).toEqual([
      'about',
      'honors',
      'community',
      'careers',
      'donate',
    ]);
    expect(languages.map(({ name }) => name)).toEqual([
      'Spanish',
      'Chinese',
      'Vietnamese',
      'Tagalog',
      'Korean',
      'Armenian',
      'Persian',
      'Russian',
      'Japanese',
      'Arabic',
      'Punjabi',
      'Khmer',
      'Hmong',
      'Hindi',
      'Thai',
    ]);
    for (const { tooltip } of languages) expect(tooltip).toContain('1-800-555-0142');
  });

  it('R3.016: the line with the current plan shows the employer if two plans of a member have the same name', () => {
    const context = sampleContext({ id: 'm17', selected: 1 });
    const planOnView = (member = context.member!) =>
      buildShell(
        { ...context, member },
        { place: { pathname: '/home', search: '', hash: '' }, currentKey: 'home' },
      ).account?.viewing.plan;
    expect(planOnView()).toBe('Choice POS 3-Tier');
    const [other, own] = context.member!.coverages as [Coverage, Coverage];
    const sameName = { ...other, planInfo: { ...other.planInfo, planName: own.planInfo.planName } };
    expect(planOnView({ ...context.member!, coverages: [sameName, own] })).toBe(
      'Choice POS 3-Tier · Puerto Logistics',
    );
  });

  it('R2.212 R1.13: Medicare and federal employees get separate grievance links', () => {
    const grievance = (id: string) =>
      shell({ id }).footer[1]?.entries.find((entry) => entry.id === 'grievance')?.link.href;
    expect(new Set([grievance('m01'), grievance('m08'), grievance('m14')]).size).toBe(3);
    expect(grievance('m01')).toBe('/grievance-form');
  });
});
