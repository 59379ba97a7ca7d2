import { describe, expect, it } from 'vitest';
import type { TierCardsView } from '../../src/view/blocks/tier-cards.ts';
import type { SampleVisit } from '../support/members/sample-context.ts';
import { itemOf, sampleScreen } from '../support/members/sample-screen.ts';

const ids = (key: string, block: string, visit: SampleVisit): readonly string[] => {
  const found = sampleScreen(key, visit).blocks.find(({ id }) => id === block);
  return found && 'items' in found ? found.items.map(({ id }) => id) : [];
};

const query = (id: string, visit: SampleVisit): Readonly<Record<string, string>> =>
  Object.fromEntries(new URL(itemOf('findCare', id, visit)?.link?.href ?? 'x:').searchParams);

const searches = ['doctor', 'specialist', 'behavioral', 'urgentCare', 'hospital', 'lab'];

describe('finding care without a PPO', () => {
  it('R2.147 R2.148: the care team with its change of physician, and six searches', () => {
    expect(ids('findCare', 'careTeam', { id: 'm01' })).toEqual(['changePcp']);
    expect(itemOf('findCare', 'changePcp', { id: 'm01' })?.link?.href).toBe('/find-care/change-pcp');
    expect(ids('findCare', 'search', { id: 'm01' })).toEqual(searches);
  });

  it('R2.156 R7.026 R7.046: each search has its parameters, the network and the medical group of the plan', () => {
    const shared = {
      networkId: '6',
      medGroupNameFacet: 'Bahia Medical Group',
      addressState: 'ca',
      startRow: '0',
    };
    const expected = [
      { provType: 'P' },
      { provType: 'S' },
      { provType: 'BH' },
      ...['UC', 'HOSP', 'LAB'].map((providerSpecialty) => ({ provType: 'H', providerSpecialty })),
    ];
    expect(searches.map((id) => query(id, { id: 'm01' }))).toEqual(
      expected.map((own) => ({ ...shared, ...own })),
    );
    expect(query('doctor', { id: 'm12' })).toEqual({ provType: 'P', addressState: 'ca', startRow: '0' });
  });

  it('R2.149 R2.150 R2.151: additional care, manage your care, and the health library', () => {
    expect(ids('findCare', 'additionalCare', { id: 'm01' })).toEqual([
      'nurseLine',
      'behavioralHealth',
      'travel',
      'wellness',
    ]);
    expect(ids('findCare', 'manageCare', { id: 'm01' })).toEqual([
      'seeCareTeam',
      'authorizations',
      'careForms',
    ]);
    expect(itemOf('findCare', 'openLibrary', { id: 'm01' })?.link?.href).toBe('/find-care/health-library');
  });

  it('R2.152 R6.09: the personal programme is for members with assigned education', () => {
    expect(itemOf('findCare', 'personalProgram', { id: 'm05' })?.link?.href).toBe(
      'http://localhost:4301/education',
    );
    expect(itemOf('findCare', 'personalProgram', { id: 'm09' })).toBeDefined();
    for (const id of ['m01', 'm08', 'm15'])
      expect(itemOf('findCare', 'personalProgram', { id })).toBeUndefined();
  });

  it('R2.157: supplemental links leave assisted reproduction to PPO plans', () => {
    const names = (id: string) =>
      sampleScreen('findCare', { id })
        .items.filter((item) => item.id.startsWith('supplementalLinks'))
        .map(({ title }) => title);
    expect(names('m05')).toEqual(['Chiropractic', 'Vision']);
    expect(names('m06')).toEqual([
      'Acupuncture',
      'Chiropractic',
      'ART (assisted reproductive technologies)',
      'Pharmacy',
    ]);
  });

  it('R2.059 R2.062: the care forms list two referrals, each a questionnaire', () => {
    expect(sampleScreen('findCare', { id: 'm01' }).isOpen).toBe(true);
    expect(ids('findCare.forms', 'referrals', { id: 'm01' })).toEqual([
      'caseManagement',
      'diseaseManagement',
    ]);
    for (const name of ['caseManagement', 'diseaseManagement'])
      expect(sampleScreen(`findCare.forms.${name}Referral`, { id: 'm01' }).blocks).toEqual([
        expect.objectContaining({
          src: expect.stringContaining(`mode=questionnaire&form=${name}Referral`) as string,
        }),
      ]);
  });
});

describe('finding care in a PPO', () => {
  const tiers = (visit: SampleVisit) =>
    sampleScreen('findCare', visit).blocks.find(
      (block): block is TierCardsView => block.type === 'tierCards',
    );

  it('R2.153 R2.154: three tiers and the supplemental benefits: searches, national links, text, benefits', () => {
    const cards = tiers({ id: 'm06' })?.cards ?? [];
    expect(cards.map(({ id, cost, items }) => [id, cost, items.length])).toEqual([
      ['tier1', 1, 6],
      ['tier2', 2, 2],
      ['tier3', 3, 0],
      ['supplementalPpo', undefined, 4],
    ]);
    expect(query('tier1Specialist', { id: 'm06' })).toMatchObject({ provType: 'S', networkId: '6' });
    expect(tiers({ id: 'm05' })).toBeUndefined();
    expect(tiers({ id: 'm07' })?.cards.length).toBeGreaterThanOrEqual(3);
  });

  it('R9.06 R9.07 R9.08: the tiers are distinguished by their providers', () => {
    const content = (tiers({ id: 'm06' })?.cards ?? []).map((card) => card.content ?? '');
    expect(content[0]).toBe('Our own network, with regional access.');
    expect(content[1]).toContain('open-choice PPO network across the country');
    expect(content[2]).toContain('Any licensed provider in the U.S.');
  });

  it('R2.155 R6.24: care is managed by other cards, and no care team is shown', () => {
    const { blockIds } = sampleScreen('findCare', { id: 'm06' });
    expect(blockIds).toEqual(['tiers', 'manageCarePpo']);
    expect(ids('findCare', 'manageCarePpo', { id: 'm06' })).not.toEqual(
      ids('findCare', 'manageCare', { id: 'm01' }),
    );
    expect(itemOf('home', 'tier1', { id: 'm06' })?.linkText).toBe('Search tier 1');
    expect(sampleScreen('home', { id: 'm06' }).blockIds).not.toContain('careTeam');
  });
});

describe('wellness and behavioral health', () => {
  it('R2.158: wellness has buttons, resources, discounts and a call to the health library', () => {
    expect(sampleScreen('coverage.wellness', { id: 'm01' }).blocks.map(({ type, id }) => [type, id])).toEqual(
      [
        ['quickLinks', 'quickLinks'],
        ['linkCards', 'programs'],
        ['linkCards', 'savings'],
        ['banner', 'library'],
      ],
    );
  });

  it('R2.159: Medicare has other texts and links', () => {
    const shown = (id: string) =>
      ['startFitness', 'preventive', 'resources', 'gyms'].map((item) =>
        itemOf('coverage.wellness', item, { id }),
      );
    expect(shown('m08').map((item) => item?.label ?? item?.title)).toEqual([
      'Silver & Fit',
      'Annual wellness visit',
      'Senior wellness resources',
      'Home fitness kits',
    ]);
    shown('m08').forEach((item, index) => expect(item?.link?.href).not.toBe(shown('m01')[index]?.link?.href));
  });

  it('R2.160: behavioral health has buttons, resources and a call to wellness', () => {
    expect(
      sampleScreen('coverage.behavioralHealth', { id: 'm01' }).blocks.map(({ type, id }) => [type, id]),
    ).toEqual([
      ['quickLinks', 'care'],
      ['linkCards', 'resources'],
      ['banner', 'healthCoaching'],
    ]);
    expect(itemOf('coverage.behavioralHealth', 'seeWellness', { id: 'm01' })?.link?.href).toBe(
      '/coverage/prevention-&-wellness',
    );
  });

  it('R9.19 R9.20 R9.21: coaching, nurse line and travel assistance show their facts', () => {
    const content = (item: string) => itemOf('coverage.wellness', item, { id: 'm01' })?.content;
    expect(content('coaching')).toMatch(/^Weekly phone sessions for six weeks/);
    expect(content('nurseLine')).toBe('5 pm to 8 am on weekdays, 24 hours on weekends.');
    expect(content('travel')).toBe('Help when you are 100 or more miles from home or outside the U.S.');
  });
});
