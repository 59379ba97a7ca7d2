import type { Accumulator } from './member.ts';

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
