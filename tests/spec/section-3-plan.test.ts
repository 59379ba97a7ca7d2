import { describe, expect, it } from 'vitest';
import { parseMember } from '../../src/member/data-string/parse-member.ts';
import { networkOf } from '../../src/member/facts.ts';
import type { Coverage } from '../../src/member/member.ts';
import { scriptAddress } from '../support/services/hostile-texts.ts';

const base = [
  'memberEncryptedId,0,WP-long,short',
  'coverageId,1,C1',
  'effectiveDate,1,1/1/2026',
  'filingOrder,1,1',
];
const parse = (...properties: readonly string[]) =>
  parseMember([...base, ...properties].join('|'), { properties: {} });
const coverage = (...properties: readonly string[]): Coverage => parse(...properties).member.coverages[0]!;
const codes = (...properties: readonly string[]) => parse(...properties).problems.map(({ code }) => code);

describe('provider and supplemental benefits', () => {
  it('R3.033: the provider has a medical group, a name with suffix, a phone and an npi', () => {
    const read = coverage(
      'pmgName,1,Bahía Medical Group',
      'providerName,1,Rafael,"Rafa",Montes,III,Dr. Rafael Montes III',
      'providerPhone,1,1-800-555-0100',
      'npi,1,1234567890',
    );
    expect(read.provider).toEqual({
      pmgName: 'Bahía Medical Group',
      name: {
        first: 'Rafael',
        middle: '"Rafa"',
        last: 'Montes',
        suffix: 'III',
        full: 'Dr. Rafael Montes III',
      },
      phone: '1-800-555-0100',
      npi: '1234567890',
    });
    expect(coverage('providerName,1,Imelda,,Strand').provider?.name.full).toBe('Imelda Strand');
    expect(coverage('pmgName,1,Group only').provider).toMatchObject({
      pmgName: 'Group only',
      name: { full: '' },
    });
  });

  it('R3.035 R3.036 R3.038: benefits are triples of ten known types, stored as id and type', () => {
    const types = [
      'Acupuncture',
      'Chiropractic',
      'Acu/Chiro',
      'Pediatric Vision',
      'Vision',
      'ART',
      'Silver & Fit',
      'Hearing Aid',
      'Pharmacy',
      'Pediatric Dental',
    ];
    const triples = types.flatMap((type, at) => [type, `SB-${at}`, `${type} name`]).join(',');
    expect(coverage(`supplementalBenefits,1,${triples}`).supplementalBenefits).toEqual(
      types.map((benefitType, at) => ({ id: `SB-${at}`, benefitType })),
    );
  });

  it('R3.037: an unknown benefit type is dropped and reported', () => {
    const written = 'supplementalBenefits,1,Acu/Chiro,1,One,Massage,2,Two,Pharmacy,3,Three';
    expect(coverage(written).supplementalBenefits.map(({ id }) => id)).toEqual(['1', '3']);
    expect(codes(written)).toEqual(['unknown-value']);
  });
});

describe('plan information and pharmacy', () => {
  it('R3.039: reads the plan information', () => {
    const read = coverage(
      'sobId,1,SOB-S70-01',
      'planName,1,Silver 70',
      'grandfathered,1,Yes',
      'metalTier,1,Silver',
      'productType,1,IFP On Exchange',
    );
    expect(read.planInfo).toMatchObject({
      sobId: 'SOB-S70-01',
      planName: 'Silver 70',
      grandfathered: true,
      metalTier: 'Silver',
      productType: 'IFP On Exchange',
    });
  });

  it('handbooks are the years with Yes, oldest first', () => {
    expect(
      coverage('handbookNext,1,Yes', 'handbookCurrent,1,yes', 'handbookPrevious,1,No').planInfo.handbooks,
    ).toEqual(['current', 'next']);
  });

  it('R3.043: other coverages have a document type and an address', () => {
    const written = [
      'otherCoverage,1,Dental,https://docs.brisamar.example/dental.pdf',
      'otherCoverage,1,Broken',
    ];
    expect(coverage(...written).planInfo.otherCoverages).toEqual([
      { documentType: 'Dental', url: 'https://docs.brisamar.example/dental.pdf' },
    ]);
    expect(codes(...written)).toEqual(['incomplete-entry']);
  });

  it('forms have a group, a name, one of four types and a target; other types are dropped and reported', () => {
    const types = ['url', 'questionnaire', 'deepLink', 'modeOpener'];
    const written = types.map((type, at) => `form,1,claims,Form ${at},${type},target${at}`);
    expect(coverage(...written).planInfo.forms).toEqual(
      types.map((type, at) => ({ group: 'claims', name: `Form ${at}`, type, target: `target${at}` })),
    );
    expect(coverage('form,1,claims,Fax,fax,1-800').planInfo.forms).toEqual([]);
    expect(codes('form,1,claims,Fax,fax,1-800')).toEqual(['unknown-value']);
    expect(coverage('form,1,claims,,url,target', 'form,1,claims,No target,url').planInfo.forms).toEqual([]);
    expect(codes('form,1,claims,No target,url')).toEqual(['incomplete-entry']);
  });

  it('R3.047: the pharmacy vendor is the one in the data, or the default', () => {
    expect(coverage('hasPharmacy,1,Yes').pharmacy).toMatchObject({ hasPharmacy: true, vendor: 'default' });
    expect(coverage('hasPharmacy,1,Yes', 'pharmacyVendor,1,gremio').pharmacy.vendor).toBe('gremio');
    expect(coverage('hasPharmacy,1,Yes', 'pharmacyVendor,1,meridiano').pharmacy.vendor).toBe('meridiano');
  });

  it('R3.049: the over-the-counter link is used only for Medicare', () => {
    const otcLink = 'https://otc.example/shop';
    expect(coverage('isMedicare,1,Yes', `otcLink,1,${otcLink}`).pharmacy.otcLink).toBe(otcLink);
    expect(coverage(`otcLink,1,${otcLink}`).pharmacy.otcLink).toBeUndefined();
  });

  it('an over-the-counter link that is not a web address is ignored, so that no broken link is offered', () => {
    for (const otcLink of [scriptAddress, 'https://', '/shop', 'shop'])
      expect(coverage('isMedicare,1,Yes', `otcLink,1,${otcLink}`).pharmacy.otcLink).toBeUndefined();
  });

  it('finds the plan network that a network name contains, in any letter case', () => {
    expect(['Brisamar PERFORMANCE HMO', 'Choice', 'value', 'Premier Plus', 'Direct Advantage', 'direct advantage value'].map(networkOf)).toEqual(
      ['performance', 'choice', 'value', 'premier', 'directAdvantage', 'directAdvantage']); // prettier-ignore
    expect(networkOf('Statewide')).toBeUndefined();
  });
});
