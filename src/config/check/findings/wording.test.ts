import { describe, expect, it } from 'vitest';
import { nearestName } from './wording.ts';

const names = ['isPPO', 'isPOS', 'isMedicare', 'hasPharmacy'];

describe('nearestName', () => {
  it.each([
    ['isMedicaer', 'isMedicare'],
    ['isMedicar', 'isMedicare'],
    ['hasPharmacyy', 'hasPharmacy'],
    ['ispos', 'isPOS'],
  ])('suggests %s for %s', (written, meant) => {
    expect(nearestName(written, names)).toBe(meant);
  });

  it('suggests nothing for a text that resembles no name, and never suggests the name itself', () => {
    expect(nearestName('zebra', names)).toBeUndefined();
    expect(nearestName('hasPharmacy', ['hasPharmacy'])).toBeUndefined();
  });
});
