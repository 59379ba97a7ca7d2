import { describe, expect, it } from 'vitest';
import { formatCurrency } from './money.ts';

describe('formatCurrency', () => {
  it('R5.13: writes a dollar sign, thousands commas and two decimals', () => {
    const written = [1204.5, 214.36, 0, 64, 1234567.891, -25.5].map((amount) =>
      formatCurrency(amount, { cents: 'always' }),
    );
    expect(written).toEqual(['$1,204.50', '$214.36', '$0.00', '$64.00', '$1,234,567.89', '-$25.50']);
  });

  it('R5.13: drops the decimals of whole dollars when they are optional', () => {
    const written = [45, 1204.5, 8700, 0, -3, 44.999].map((amount) =>
      formatCurrency(amount, { cents: 'auto' }),
    );
    expect(written).toEqual(['$45', '$1,204.50', '$8,700', '$0', '-$3', '$45']);
  });

  it('writes zero without a minus sign', () => {
    expect([-0, -0.001].map((amount) => formatCurrency(amount, { cents: 'always' }))).toEqual([
      '$0.00',
      '$0.00',
    ]);
  });
});
