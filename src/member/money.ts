import type { Accumulator } from './member.ts';

type Cents = 'always' | 'auto';

/** The formats made so far; none before it is used, as in `calendar-day.ts`. */
const made: Partial<Record<Cents, Intl.NumberFormat>> = {};

const dollars = { style: 'currency', currency: 'USD', signDisplay: 'negative' } as const;

/** Dollars as `$1,204.50`, the same in both languages (R5.13); `auto` drops `.00` (A98: copays and accumulators). */
export const formatCurrency = (amount: number, { cents }: { readonly cents: Cents }): string => {
  made[cents] ??= new Intl.NumberFormat('en-US', { ...dollars, trailingZeroDisplay: cents === 'auto' ? 'stripIfInteger' : 'auto' });
  return made[cents].format(amount);
};

const amountPattern = /^(-?)\$?(\d+|\d{1,3}(?:,\d{3})+)(\.\d+)?%?$/;

/** Dollars or percent written as `45`, `1,204.50`, `-25.50`, `$45` or `30%`; undefined when unreadable. */
export const parseAmount = (text: string): number | undefined => {
  const match = amountPattern.exec(text.trim());
  if (match === null) return undefined;
  const [, sign = '', whole = '', cents = ''] = match;
  const amount = Number(`${sign}${whole.replaceAll(',', '')}${cents}`);
  return Number.isFinite(amount) ? amount : undefined;
};

export interface AccumulatorProgress {
  /** 0 to 100, not rounded. */
  readonly percent: number;
  readonly paid: number;
  readonly remaining: number;
}

const wholeCents = (dollars: number): number => Math.round(dollars * 100) / 100;

/** How far an accumulator is filled, in dollars; spent is held between 0 and the limit everywhere (R5.07 to R5.09, A95). A limit of 0 or none gives 0 % (A94). */
export const accumulatorProgress = ({ spent, total }: Pick<Accumulator, 'spent' | 'total'>): AccumulatorProgress => {
  if (!Number.isFinite(total) || total <= 0) return { percent: 0, paid: 0, remaining: 0 };
  const paid = Math.min(Math.max(Number.isNaN(spent) ? 0 : spent, 0), total);
  return { percent: (paid / total) * 100, paid, remaining: wholeCents(total - paid) };
};
