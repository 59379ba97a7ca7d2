import { describe, expect, it } from 'vitest';
import { linkAddress } from '../../src/view/links/link-address.ts';
import { sampleContext } from '../support/members/sample-context.ts';

const filters = (target: string, id: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URL(linkAddress(target, sampleContext({ id })) ?? '').searchParams);

const address = (target: string, id: string): string | undefined =>
  linkAddress(target, sampleContext({ id }));

describe('searches of the provider directory', () => {
  it('R7.026 R3.050: every search has state, start row, network and the mapped medical group', () => {
    expect(filters('directory:doctor', 'm01')).toEqual({
      medGroupNameFacet: 'Bahia Medical Group',
      networkId: '6',
      provType: 'P',
      addressState: 'ca',
      startRow: '0',
    });
  });

  it('R7.046 R3.052 R3.053: each search has its provider type, and urgent care, hospital and lab a specialty', () => {
    const typeOf = (search: string) => filters(`directory:${search}`, 'm01')['provType'];
    expect(['doctor', 'specialist', 'behavioralHealth', 'urgentCare', 'hospital', 'lab'].map(typeOf)).toEqual(
      ['P', 'S', 'BH', 'H', 'H', 'H'],
    );
    const specialties = ['urgentCare', 'hospital', 'lab'].map(
      (search) => filters(`directory:${search}`, 'm01')['providerSpecialty'],
    );
    expect(new Set(specialties).size).toBe(3);
  });

  it('R3.051: the five networks have their five ids', () => {
    const idOf = (id: string) => filters('directory:doctor', id)['networkId'];
    expect(['m02', 'm05', 'm15', 'm01', 'm08', 'm12'].map(idOf)).toEqual([
      '2',
      '4',
      '5',
      '6',
      '7',
      undefined,
    ]);
  });
});

describe('addresses of the pharmacy vendor', () => {
  it('R3.047: the default, the employer group and the union group have separate vendors', () => {
    const hosts = ['m01', 'm15', 'm16'].map((id) => new URL(address('pharmacy:drugListUrl', id) ?? '').host);
    expect(hosts).toEqual(['www.harborrx.example', 'www.meridianorx.example', 'www.gremioscript.example']);
  });

  it('R9.26: the Medicare drug list and locator have the two-digit year', () => {
    expect(address('pharmacy:medicareDrugListUrl', 'm08')).toContain('/medicare-27/');
    expect(address('pharmacy:medicareLocatorUrl', 'm08')).toContain('/medicare-27/');
  });

  it('R3.049: an over-the-counter link exists where the Medicare data bring one', () => {
    expect(address('pharmacy:otcLink', 'm08')).toMatch(/^https:/);
    expect(address('pharmacy:otcLink', 'm09')).toBeUndefined();
    expect(address('pharmacy:otcLink', 'm01')).toBeUndefined();
  });
});
