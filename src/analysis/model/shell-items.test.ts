import { expect, it } from 'vitest';
import { frozenMeaning } from '../../../tests/support/config/analysed-portal.ts';

const { before, after } = frozenMeaning();
const [first, ...others] = before.config.redirects;
const elsewhere = { ...first!, to: 'route:home' };

it('a redirect that replaces another one is reported as a new target of the address', () => {
  const { isEmpty, changes } = after(
    ({ config }) => void (config.redirects = [elsewhere, first!, ...others]),
  );
  expect(isEmpty).toBe(false);
  expect(changes.map(({ item }) => item)).toEqual([
    expect.stringContaining(`shell/redirects/${first!.path}`),
  ]);
});

it('a redirect that is never followed changes nothing', () => {
  expect(after(({ config }) => void (config.redirects = [first!, ...others, elsewhere])).isEmpty).toBe(true);
});

it('redirects of one address on different days are reported separately', () => {
  const early = { ...first!, until: '2027-03-31' };
  const late = { ...elsewhere, from: '2027-04-01' };
  const { changes } = after(({ config }) => void (config.redirects = [early, late, ...others]));
  expect(new Set(changes.map(({ item }) => item)).size).toBe(3);
});
