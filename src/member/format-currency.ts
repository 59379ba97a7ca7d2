const always = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', signDisplay: 'negative' });
const auto = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  signDisplay: 'negative',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Dollars as `$1,204.50`, the same in both languages (R5.13); `auto` drops `.00` (A98: copays and accumulators). */
export const formatCurrency = (amount: number, options: { readonly cents: 'always' | 'auto' }): string =>
  (options.cents === 'always' ? always : auto).format(amount);
